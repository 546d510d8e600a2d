import type { Guide } from '@dicehearth/engine'
import type { RpOption } from './rules/decisions.ts'

/** A hero is made and plays three rounds alone: dice, actions, the Market, a Fiend, a Hunt and its Trophy. */
export const guide: Guide<RpOption> = {
  setup: { players: 1 },
  seed: 'hearth',
  steps: [
    {
      say: 'You build a hero out of dice. The best hero, counted in stars, wins. Begin with a race: a Human has no strengths and no weaknesses.',
      take: { verb: 'takeSheet', race: 'human' },
    },
    {
      say: 'Purple was drawn for you. A Class sets a goal for each of the six Attributes; a Bard wants Charisma (CHA) above all.',
      take: { verb: 'takeClass', class: 'bard' },
    },
    {
      say: 'A Familiar goes with you and has a board of its own. Whenever you place a die there, the Moon Owl lets you roll dice again.',
      take: { verb: 'keepFamiliar', familiar: 'moonOwl' },
    },
    {
      say: 'Six dice to begin with, each in the leftmost empty space of a row. The gold 6 goes to Charisma, where you need 17 or more; a gold die also pays 2 Gold.',
      take: { verb: 'place', die: 65, line: 5 },
    },
    {
      say: 'A Split Die has two colours and counts as both. Each purple die on your sheet is worth a star to you.',
      take: { verb: 'place', die: 79, line: 3 },
    },
    {
      say: 'Three dice must add up to 15 or 16 for Dexterity. A 4 is a beginning.',
      take: { verb: 'place', die: 20, line: 1 },
    },
    {
      say: 'A Bard wants little Strength: the white 1 is welcome there.',
      take: { verb: 'place', die: 52, line: 0 },
    },
    {
      say: 'The green 3 goes to Constitution.',
      take: { verb: 'place', die: 21, line: 2 },
    },
    {
      say: 'The Owl wants a sum of 10 or 11, and colours too: the bar below a space names the colour it wants. Blue is right for the first space.',
      take: { verb: 'place', die: 17, line: 6 },
    },
    {
      say: 'A round begins: dice are rolled onto the Initiative cards, the lowest on card 1. Two dice are equal, so you decide which goes lower.',
      take: { verb: 'sort', die: 36 },
    },
    {
      say: 'Choose a card and take everything on it. The second has a Gold and the purple die. On the third a Fiend is waiting; it would follow you.',
      take: { verb: 'initiative', card: 1 },
    },
    {
      say: 'The purple 4 goes to Charisma: your own colour, and 10 of 17.',
      take: { verb: 'place', die: 36, line: 5 },
    },
    {
      say: 'And the red 3 to Strength.',
      take: { verb: 'place', die: 0, line: 0 },
    },
    {
      say: 'After placing you may take one action: that of a row where you placed a die. Charisma gives a token that lowers a price, and a Bard gets a Gold for it.',
      take: { verb: 'act', attribute: 'CHA' },
    },
    {
      say: 'Now the Market: buy a card, discard one for 2 Gold, or hunt. (Alone, enemy dice take cards away first.) Your token makes Insight cheap: a Skill that can be used again and again.',
      take: { verb: 'buy', card: 'insight', charisma: true },
    },
    {
      say: 'A Skill may be used at any time. Its arrow moves your alignment token: Insight points to Law, where your Alignment card gives you a star.',
      take: { verb: 'skill', card: 'insight' },
    },
    { say: 'The token has moved. Now carry out what the Skill does.', take: { verb: 'carryOut' } },
    { say: 'Roll the poor 1 of the Owl again.', take: { verb: 'die', die: 17 } },
    { say: 'A 3 is better: keep it. Insight is exhausted now.', take: { verb: 'value', value: 3 } },
    {
      say: 'The round ends, and one exhausted Skill may be refreshed: Insight can be used again. New cards come to the Market.',
      take: { verb: 'refresh', card: 'insight' },
    },
    {
      say: 'Round 2. Leave the red 4 on the second card, so that black and purple lie together on the third.',
      take: { verb: 'sort', die: 9 },
    },
    {
      say: 'The best dice often lie with a Fiend. Take them: the Fiend of Mumbling follows you and will forbid the Charisma action, from the Market Phase on.',
      take: { verb: 'initiative', card: 2 },
    },
    {
      say: 'Strength comes to 8: its goal is met. A full row also pays 1 Gold.',
      take: { verb: 'place', die: 45, line: 0 },
    },
    {
      say: 'The purple 5 goes to the Owl. Its dice count for your colours too.',
      take: { verb: 'place', die: 31, line: 6 },
    },
    { say: 'You placed a die on its board, so the Owl may act.', take: { verb: 'familiarAct' } },
    {
      say: 'It rolls up to two dice again. The green 3 in Constitution could be higher.',
      take: { verb: 'die', die: 21 },
    },
    {
      say: 'You may always keep the old value. This time the new one is better.',
      take: { verb: 'value', value: 4 },
    },
    { say: 'One more: the red 3 in Strength.', take: { verb: 'die', die: 0 } },
    {
      say: 'With a 4, Strength is 9, in the middle of its goal of 8 to 10.',
      take: { verb: 'value', value: 4 },
    },
    { say: 'End your Dice turn.', take: { verb: 'endTurn' } },
    {
      say: 'This time go hunting. Trophies let you look at the secret Adventure cards, which help against the Monster at the end.',
      take: { verb: 'hunt' },
    },
    {
      say: 'The Crocodile it is. For Gold you could look for another Minion.',
      take: { verb: 'gather' },
    },
    {
      say: 'One Combat Die is not enough for the 8 that you need: hire a mercenary. Where a Minion is weak, you get extra dice for free.',
      take: { verb: 'hire', with: 'gold' },
    },
    {
      say: 'Eight: the Crocodile is your Trophy, and you have seen the Location card; nobody else has. XP lets you roll Combat Dice again or hire, and 5 XP buy an action. Round 3: let the red 2 go first.',
      take: { verb: 'sort', die: 7 },
    },
    {
      say: 'The white 3 would make the Owl happy, and there is a Gold.',
      take: { verb: 'initiative', card: 1 },
    },
    { say: 'Eleven: the Familiar Power is worth 2 stars.', take: { verb: 'place', die: 58, line: 6 } },
    {
      say: 'The other die goes to Constitution, for its action.',
      take: { verb: 'place', die: 76, line: 2 },
    },
    { say: 'Constitution changes any die by 1.', take: { verb: 'act', attribute: 'CON' } },
    { say: 'Charisma still needs a lot: take the purple 4.', take: { verb: 'die', die: 36 } },
    {
      say: 'Turn it to 5. A 6 in the last space would now meet the goal.',
      take: { verb: 'value', value: 5 },
    },
    {
      say: 'Without the Charisma action a Bard is lost: banish the Fiend. A Charisma token would do it too.',
      take: { verb: 'banish', fiend: 'fiendOfMumbling' },
    },
    {
      say: 'The purse is empty: discard a card for 2 Gold. Press any card to read it, and the score to see what each goal would still bring. Once the Call to Adventure turns up, rounds have one die per card; when all 21 spaces are full, the Monster waits.',
      take: { verb: 'discard', card: 'huntingBow' },
    },
  ],
}
