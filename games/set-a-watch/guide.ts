import type { Guide } from '@dicehearth/engine'
import { lastRound } from './content/camp.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import type { SawView } from './view.ts'

/** A first round explained step by step and the beginning of the second; then what is new, when it comes. */
export const guide: Guide<SawOption, SawAsk, SawView> = {
  setup: {
    players: 1,
    difficulty: 'easy',
    classes: 'picked',
    final: 'forbiddenTower',
    script: [6, 3, 5, 7, 4, 2, 4, 4, 2, 6, 3, 1, 5, 2, 7, 8, 6, 3, 6, 5, 2, 5, 5, 3, 6],
  },
  seed: 'first watch 11',
  steps: [
    {
      say: 'Four adventurers travel for nine rounds, each a night in camp. On your own you lead all four. Begin with the Ranger: she shoots, so she reaches the first two creatures of the line.',
      take: { verb: 'pickClass', class: 'ranger' },
    },
    {
      say: 'The Warrior fights hand to hand: he reaches only the first creature, but he throws three eight-sided dice.',
      take: { verb: 'pickClass', class: 'warrior' },
    },
    {
      say: 'The Wizard has small dice and strong abilities.',
      take: { verb: 'pickClass', class: 'wizard' },
    },
    {
      say: 'The Cleric completes the party. Everybody has three ability cards: two ready, one exhausted. These cards are your life: when every card of those on watch is exhausted, the game is lost.',
      take: { verb: 'pickClass', class: 'cleric' },
    },
    {
      say: 'The dice are rolled. One of you rests in camp, three keep watch. The Wizard rolled poorly: send him to rest. Resting refreshes one of his exhausted cards. (Everybody must rest exactly twice in the first eight rounds.)',
      take: { verb: 'pickWho', who: 2 },
    },
    {
      say: 'His dice are spent in camp. Put the 2 on Scout Ahead to look at the next two creatures.',
      take: { verb: 'placeDie', die: 8, space: 'scout' },
    },
    {
      say: 'The Grave Caller wakes the dead: put it under the deck. The Eagle may stay on top.',
      take: { verb: 'arrange', top: [2] },
    },
    {
      say: 'Check Map needs a 4 or more. See which location comes next.',
      take: { verb: 'placeDie', space: 'map' },
    },
    {
      say: 'Snowy Pass would cost three firewood and a die. Dry Riverbed gives firewood instead.',
      take: { verb: 'takeLocation', card: 64 },
    },
    {
      say: 'Chop Wood with the last die: two more firewood. The fire lights one position, two from 7 firewood up, and three from 12 up.',
      take: { verb: 'placeDie', space: 'chop' },
    },
    {
      say: 'Five cards stand before the camp, two of them in the light. Attack the Eagle: a direct attack needs dice that add up to its health or more.',
      take: { verb: 'attack', at: 0 },
    },
    {
      say: "Dice are added one by one. The Warrior's 7 is more than enough; watch what his Cleave does with the rest.",
      take: { verb: 'addDie', die: 3 },
    },
    {
      say: 'Until you strike, nothing is spent and every step can be taken back. Strike!',
      take: { verb: 'strike' },
    },
    {
      say: 'Cleave is passive: it works by itself. The Warrior keeps the surplus of 3, and the die can fight again.',
      take: { verb: 'pickDie', die: 3 },
    },
    {
      say: "The line moves up and the fire shows the next card: a Vampire. When it is revealed it steals your highest die. There are two 6s: let it take the Cleric's.",
      take: { verb: 'pickDie', die: 9 },
    },
    {
      say: "The Vampire's health is that of the stolen die, and 2 more in the Boneyard. But abilities work with any number: spend the Cleric's 1 on Smite.",
      take: { verb: 'byDie', ability: 'smite', die: 11 },
    },
    {
      say: 'Smite hits the undead hard. Abilities reach every faceup creature, wherever it stands.',
      take: { verb: 'target', at: 1 },
    },
    {
      say: 'The stolen die came back, spent. A Cutpurse took its place and took your lowest die. First the Cave Bear: several adventurers can strike together.',
      take: { verb: 'attack', at: 0 },
    },
    { say: "The Warrior's 4 makes a start.", take: { verb: 'addDie', die: 4 } },
    { say: "The Cleric's 3 makes it exactly seven.", take: { verb: 'addDie', die: 10 } },
    { say: 'Strike together.', take: { verb: 'strike' } },
    { say: "Now the Cutpurse, who holds the Warrior's die.", take: { verb: 'attack', at: 0 } },
    { say: "The Ranger's 6 is enough by itself.", take: { verb: 'addDie', die: 0 } },
    { say: 'Strike.', take: { verb: 'strike' } },
    {
      say: 'The Mire Hulk is the last in this line. Dice that show 1 or 2 do nothing to it, but you have better ones.',
      take: { verb: 'attack', at: 0 },
    },
    { say: "The Ranger's 5 first.", take: { verb: 'addDie', die: 2 } },
    { say: 'And her 3: eight.', take: { verb: 'addDie', die: 1 } },
    {
      say: 'Strike, and the watch is over without a scratch. Whatever is left in the line at the end of a watch exhausts your cards and joins the horde, and the whole horde stands in the last line.',
      take: { verb: 'strike' },
    },
    {
      say: 'The second round, with new dice. The Cleric has two 5s: send her to rest. Equal dice wake the runes.',
      take: { verb: 'pickWho', who: 3 },
    },
    {
      say: 'From the beginning one Unhallowed waits in the horde. Vanquish removes the top card of the horde from the game.',
      take: { verb: 'placeDie', space: 'vanquish' },
    },
    {
      say: 'The second 5 must wake another rune: Bolster lets everybody on watch roll dice again.',
      take: { verb: 'placeRune', rune: 'bolster' },
    },
    { say: "Roll the Ranger's 2 again.", take: { verb: 'pickDie', die: 1 } },
    { say: 'Better. Keep the rest.', take: { verb: 'decline' } },
    { say: 'The Warrior keeps his dice.', take: { verb: 'decline' } },
    { say: 'So does the Wizard.', take: { verb: 'decline' } },
    {
      say: 'Chop Wood: with 12 firewood the fire lights three positions.',
      take: { verb: 'placeDie', space: 'chop' },
    },
    {
      say: 'The Iron Golem shrugs off abilities, and a Grave Caller woke the Mire Hulk. An ability can also be used by exhausting its card, without a die. That costs the card, but it may be worth it: exhaust Long Shot.',
      take: { verb: 'byExhausting', ability: 'longShot' },
    },
    {
      say: 'It defeats a facedown card anywhere, before anybody knows what it is. Shoot the last one. The rest of the journey is yours: keep the fire burning, and somebody awake until dawn.',
      take: { verb: 'target', at: 6 },
    },
  ],
  lessons: [
    {
      when: ({ kind }, { round }) => kind === 'watchAction' && round === lastRound,
      say: 'The final night. Nobody rests, all four keep watch, and behind the creatures of this place stands the whole horde. Spend everything: dice, cards, firewood. If one card is still unexhausted when the line is gone or endured, you have won.',
    },
    {
      when: ({ kind }, view) => kind === 'watchAction' && !canFell(view),
      say: 'The dice that you have left cannot fell the first creature. You can still use abilities, exhaust cards for their abilities or for firewood, or end the watch and endure: every creature that is left exhausts as many cards as its damage says, and joins the horde. The button shows what it would cost.',
    },
    {
      when: (ask) => ask.kind === 'exhaustCard' && ask.cause === 'damage',
      say: 'You endure: cards for damage. Any card of those on watch will do, even one that has been used tonight. Keep what you need for the next nights, and mind that an adventurer without a ready card sits the watch out.',
    },
    {
      when: (ask) => ask.kind === 'exhaustCard' && ask.cause === 'power',
      say: 'Some creatures drain the watch just by showing up. You choose which card it costs.',
    },
    {
      when: (ask) => ask.kind === 'exhaustCard' && ask.cause === 'zero',
      say: 'The fire went out. Somebody on watch throws a card on it, and it burns again, low. Chop wood while you can.',
    },
    {
      when: ({ kind }) => kind === 'summonWho' || kind === 'summonCard',
      say: 'A Summon! Somebody on watch exhausts a card, and an Unhallowed takes its place in the line: the strongest there are. Sometimes it is wiser to endure one than to fight it, but it will wait for you in the horde.',
    },
    {
      when: ({ kind }) => kind === 'chooseRest',
      say: 'Who rests is yours to choose now. Whoever rests refreshes a card and spends the dice in camp, so send somebody whose dice suit the camp better than the fight. Everybody rests twice in the first eight rounds.',
    },
    {
      when: ({ kind }) => kind === 'stunPick',
      say: 'Stunned: a die is wasted on a card without doing anything. Choose the pair that hurts least.',
    },
    {
      when: ({ kind }) => kind === 'riderMount',
      say: 'A rider mounts a creature beside it. The two become one, with the health of both.',
    },
    {
      when: ({ kind }) => kind === 'equipOut',
      say: 'Equip swaps one of the three cards for one of the two that were left over. An exhausted card may go too; then the new one comes exhausted.',
    },
    {
      when: ({ kind }) => kind === 'healTarget',
      say: 'A 6 in camp heals: any exhausted card of anybody is refreshed.',
    },
  ],
}

/** Whether the dice that reach the first creature are enough for it. */
function canFell({ line, worth }: SawView): boolean {
  if (line.length === 0 || !line[0].faceup) return true
  return line[0].dice.reduce((sum, die) => sum + worth[die], 0) >= line[0].health
}
