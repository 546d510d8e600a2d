import type { Guide } from '@dicehearth/engine'
import { iceA } from './content/boards.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import { speech } from './speech/index.ts'
import type { RfaView } from './view.ts'

/** What the dice show, roll by roll: the dice of a hand in their order. */
const script = [
  // Turn 1, Red.
  [1, 1, 6, 6, 3, 1, 5],
  [6, 6, 2, 4],
  [3, 3],
  // Turn 2, Blue.
  [6, 3, 3, 2, 5, 1],
  [3, 3, 4, 1, 5],
  [4, 2, 4],
  [5, 5],
  // Turn 3, Red.
  [6, 6, 2, 4],
  [4],
  // Turn 4, Blue.
  [2, 5, 4, 5, 1, 3],
  [2, 2, 2, 5, 1],
  [5, 4],
  [3],
  // Turn 5, Red.
  [6, 5, 4, 1, 1, 3],
  [4, 3, 1, 3, 6],
  [5, 5, 2, 3],
  // Turn 6, Blue.
  [3, 4],
  [3],
  // Turn 7, Red, with a bonus die.
  [2, 5, 6, 1, 5, 2, 2, 1],
  [6, 3, 4, 1, 5],
  [2, 6, 3, 4],
  [5, 5, 5],
  // Turn 8, Blue.
  [4, 4, 4, 1],
  [4],
  // Turn 9, Red; then the territory die of the Master of Shadows: the forest.
  [3, 1, 3, 1],
  [1, 1],
  [3],
].flat()

/**
 * A first game, explained step by step. The seed orders the deck so that every land sends its first enemy before the
 * stronger ones come, and the Master of Shadows is the ninth card.
 */
export const guide: Guide<RfaOption, RfaAsk, RfaView> = {
  setup: { players: 2, heroes: ['adventurer', 'healer'], first: '1', script },
  seed: 'first game 7369',
  steps: [
    {
      say: 'Welcome! You play Red and Blue, side by side against the Master of Shadows. Five power stones win. Red has rolled all seven dice: five red ones and two green allies. Choose one number and send its dice to one place. Three 1s: the desert takes them.',
      take: { verb: 'place', number: 1, own: 2, ally: 1, at: 'desert' },
    },
    {
      say: 'Three 1s fill the first row of the sand. One die must wander on, the others come home. Send the green one: it is the first of three on the way to a stone.',
      take: { verb: 'move', die: 10 },
    },
    {
      say: 'Home means rest: those dice are rolled again next turn. What you did not place was rolled again now. Two 6s! The forest takes 5s and 6s, up to the golden boundary.',
      take: { verb: 'place', number: 6, own: 2, at: 'forest' },
    },
    {
      say: 'Two dice left, two 3s. The fortress wants four 2s, four 3s and four 4s behind its barriers. Begin with these.',
      take: { verb: 'place', number: 3, own: 1, ally: 1, at: 'fortress' },
    },
    {
      say: 'After every turn one enemy comes. A Tree Shrike swooped on the forest and dropped a red die into Oblivion. But Blue is the Healer: before rolling she may let one die rest to free one that is lost. Rest the green one.',
      take: { verb: 'heal', rest: 12 },
    },
    {
      say: 'Enemies stay until dice worth 6 lie on them. Blue rolled a 6: that is enough for the Tree Shrike. Strike!',
      take: { verb: 'place', number: 6, own: 1, at: 'enemy', card: 'W1b' },
    },
    {
      say: 'Gone, and the die came straight home. Now two 3s join the two in the fortress. It does not matter whose they are.',
      take: { verb: 'place', number: 3, own: 2, at: 'fortress' },
    },
    {
      say: 'The first barrier breaks and all four dice come home. In the ice cave every number has one space, and only one die per roll may go there. Put the 2 on its space.',
      take: { verb: 'place', number: 2, own: 1, at: 'iceCave' },
    },
    {
      say: 'Two 5s for the forest: 5s and 6s share the path.',
      take: { verb: 'place', number: 5, own: 1, ally: 1, at: 'forest' },
    },
    {
      say: 'A Sand Devil found no dice in the first row of the desert, so the desert itself was damaged. A skull that reaches the red hole loses the game. Red is the Adventurer: once a turn she turns a die to any face. Turn the 4 to a 6.',
      take: { verb: 'turn', die: 4, face: 6 },
    },
    {
      say: 'Three 6s, and exactly three spaces before the boundary. Go!',
      take: { verb: 'place', number: 6, own: 3, at: 'forest' },
    },
    {
      say: 'The first power stone shines! The boundary moves on, and six dice are home. One die left, a 4: put it on the Sand Devil. It stays there and counts.',
      take: { verb: 'place', number: 4, own: 1, at: 'enemy', card: 'D1a' },
    },
    {
      say: 'A Rampart Ghoul reached the empty fortress: one damage. Blue can finish the Sand Devil: 4 and 2 make 6.',
      take: { verb: 'place', number: 2, ally: 1, at: 'enemy', card: 'D1a' },
    },
    {
      say: 'Three 2s against the next barrier. Dice in a land also shield it: an attack takes dice first, and only hurts where it finds none.',
      take: { verb: 'place', number: 2, own: 2, ally: 1, at: 'fortress' },
    },
    {
      say: 'Into the ice with the 5. Four dice there earn a reward, five a better one, six the best.',
      take: { verb: 'place', number: 5, own: 1, at: 'iceCave' },
    },
    {
      say: 'One more number for the row: the 3.',
      take: { verb: 'place', number: 3, own: 1, at: 'iceCave' },
    },
    {
      say: 'A Cave Troll! Stronger enemies drive on all that are weaker: the red number is their rank. First the Rampart Ghoul strikes the fortress again and takes one of your 2s. You choose: let the green one go.',
      take: { verb: 'lose', die: 11 },
    },
    {
      say: 'Then the Troll itself took the highest die in the ice. Enough of that: one red 6 fells it.',
      take: { verb: 'place', number: 6, own: 1, at: 'enemy', card: 'I2a' },
    },
    {
      say: 'Red joins the row in the ice with a 1. Whoever has a die of their own colour there shares the reward.',
      take: { verb: 'place', number: 1, own: 1, at: 'iceCave' },
    },
    {
      say: 'Two dice lie in Oblivion. The Vortex of Resurrection takes any number: at 10 both vortexes give back everything. It ends your placing at once. Two 5s make 10.',
      take: { verb: 'place', number: 5, own: 1, ally: 1, at: 'resurrection' },
    },
    {
      say: 'All of them came home, and Red keeps what was not placed. Then a Rime Sprite snatched a 3 from the ice. Blue could heal again, but she needs both of her dice now. An ability is an offer, never a duty: not this turn.',
      take: { verb: 'decline' },
    },
    {
      say: 'The 4 goes into the ice: three dice lie there.',
      take: { verb: 'place', number: 4, own: 1, at: 'iceCave' },
    },
    {
      say: 'And the 3 makes four.',
      take: { verb: 'place', number: 3, ally: 1, at: 'iceCave' },
    },
    {
      say: 'Claim now, or wait for five and risk losing dice? Take it: a grey bonus die for everybody with their own colour in the row.',
      take: { verb: 'claimRow' },
    },
    {
      say: 'A Winter Revenant, rank 3, drove everybody on. That hurt, but look: Red rolls eight dice, one of them grey. Three 2s break the second barrier. A bonus die works once; then it goes back to its pool.',
      take: { verb: 'place', number: 2, own: 2, bonus: 1, at: 'fortress' },
    },
    {
      say: 'Enemies left alone strike again and again. A 6 for the Rampart Ghoul.',
      take: { verb: 'place', number: 6, ally: 1, at: 'enemy', card: 'F1c' },
    },
    {
      say: 'And a 6 for the Rime Sprite.',
      take: { verb: 'place', number: 6, own: 1, at: 'enemy', card: 'I1c' },
    },
    {
      say: 'Three 5s: the path through the forest begins anew, seven spaces long this time.',
      take: { verb: 'place', number: 5, own: 2, ally: 1, at: 'forest' },
    },
    {
      say: 'A Dune Stalker came, but no weaker enemy was left for it to drive on: your blows paid off. Heal once more: rest the green die, free a blue one.',
      take: { verb: 'heal', rest: 12 },
    },
    {
      say: 'Only the barrier of the 4s still stands. Three 4s, the grey one among them.',
      take: { verb: 'place', number: 4, own: 2, bonus: 1, at: 'fortress' },
    },
    {
      say: 'The last die, and it is a 4. Break through!',
      take: { verb: 'place', number: 4, own: 1, at: 'fortress' },
    },
    {
      say: 'The second power stone! The barriers rise again for another try. Now a Bramble Hag takes a 5 from the forest. You choose which: the green one.',
      take: { verb: 'lose', die: 13 },
    },
    {
      say: 'The Winter Revenant is still there. Two 3s are worth 6: dice of one number may strike together.',
      take: { verb: 'place', number: 3, own: 1, ally: 1, at: 'enemy', card: 'I3a' },
    },
    {
      say: 'Two 1s for the desert. Then the Dune Stalker will take a die, not a piece of the land. You will need that shield: somebody is coming.',
      take: { verb: 'place', number: 1, own: 2, at: 'desert' },
    },
    {
      say: 'The Master of Shadows! He drove on every enemy, then his die fell on the forest: two damage. He cannot be beaten, only outlasted; now he hides in the deck again. You have two stones of five, you know every place, and both heroes stand. Free a blue die, and then the table is yours. Good luck!',
      take: { verb: 'heal', rest: 12, release: 5 },
    },
  ],
  lessons: [
    {
      when: (_, view) => speech.words.dangers(view).length > 0,
      say: 'Danger: look at the skulls. A land whose skull reaches the last hole loses the game at once. Dice in it shield it, fallen enemies strike no more, and six dice in the ice mend it.',
    },
    {
      when: (ask) => ask.kind === 'movesOn' && ask.from !== 'first',
      say: 'Three dice have been sent on: the desert devours one of them for a power stone. It is gone for the rest of the game, so give one that you can spare.',
    },
    {
      when: (ask) => ask.kind === 'claimRow' && ask.dice >= iceA.enemy,
      say: 'Five dice in the ice: bonus dice, and one enemy falls. Six would mend a land as well, but every attack on the cave takes your highest die.',
    },
    {
      when: ({ kind }) => kind === 'defeatOne',
      say: 'The ice shatters an enemy of your choice, whatever its rank. The strongest drive on all others: mind the red numbers.',
    },
    {
      when: (_, { oblivion }) => oblivion.length >= 6,
      say: 'Many dice turn in Oblivion. Fewer dice mean fewer choices: 10 points on Resurrection bring all of them back.',
    },
    {
      when: (_, { stones, spaces }) => stones === spaces - 1,
      say: 'One stone is missing. Look which land is closest to giving one, and send everything there.',
    },
  ],
}
