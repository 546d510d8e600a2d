import type { Guide } from '@dicehearth/engine'
import type { AdventureOption } from './rules/decisions.ts'

/** A first evening alone: the opening of The Mute Bell, with a check, a move, a combat and a rest. */
export const guide: Guide<AdventureOption> = {
  setup: { players: 1, script: [2, 3, 5, 1, 3, 4, 5, 6, 1, 3, 4] },
  seed: 'first bell',
  steps: [
    {
      say: 'A campaign begins with a character. Each has six attributes, a class with an ability, and five cards. Take Sile Quick: she is quick with black dice.',
      take: { verb: 'takeHero', name: 'Sile Quick' },
    },
    {
      say: 'The book is read aloud. Lines with an exclamation mark have been carried out already; now it is your turn to choose. Ask the reeve: the book remembers that you did.',
      take: { verb: 'takeWay', choice: 0 },
    },
    {
      say: 'Some choices can be made only once. Hob gives you two items. They belong to the whole party and wait for a place where they are of use.',
      take: { verb: 'takeWay', choice: 1 },
    },
    { say: 'Now the sexton’s cottage. Nobody is in.', take: { verb: 'takeWay', choice: 3 } },
    {
      say: 'A lock. Behind a choice like this there is often a skill check.',
      take: { verb: 'takeWay', choice: 0 },
    },
    {
      say: 'Sleight I: one slot wants any black die, the other a 4 of any colour. Before the roll you may add dice of colours that you choose. Each costs one stamina for every player: it moves from the row of that attribute to your fatigue box. Black belongs to dexterity.',
      take: { verb: 'buyDie', colour: 1 },
    },
    {
      say: 'The rest of the pool is drawn blindly from the bag. Then all dice are rolled, once.',
      take: { verb: 'ready' },
    },
    {
      say: 'A black die and no 4. Cards change dice. Twitchy raises or lowers a die that shows 2 or 5.',
      take: { verb: 'playCard', card: 'TR08' },
    },
    { say: 'The green 5.', take: { verb: 'pickDie', die: 12 } },
    { say: 'Down to a 4.', take: { verb: 'adjust', by: -1 } },
    {
      say: 'That is all you need. After this no more cards can be played in this check.',
      take: { verb: 'ready' },
    },
    {
      say: 'Now dice are placed on slots that they match. Black on black.',
      take: { verb: 'placeDie', foe: 0, slot: 0 },
    },
    {
      say: 'And the 4. A covered slot pays its reward, here 1 gold, even if the check as a whole fails.',
      take: { verb: 'placeDie', foe: 0, slot: 1 },
    },
    {
      say: 'Passed, and the book has moved on by itself. The played card is back in your hand. Time to look at the bell: move on the map.',
      take: { verb: 'takeWay', choice: 9 },
    },
    {
      say: 'Paths with a token hold an encounter; this one has none. You must stop at every place that you have not explored.',
      take: { verb: 'takePath', to: 'B' },
    },
    {
      say: 'A combat. It lasts three rounds at most, and your pool is three dice in each. Every slot that is empty at the end of a round hits everybody. A black die again.',
      take: { verb: 'buyDie', colour: 1 },
    },
    { say: 'The other two come from the bag.', take: { verb: 'ready' } },
    {
      say: 'The class ability needs no card and does not count against the play limit, but it comes back only with a rest. The Knife-runner moves black dice.',
      take: { verb: 'useClass' },
    },
    { say: 'Make the 3 a 2: the first slot takes a black or white 2.', take: { verb: 'adjust', by: -1 } },
    { say: 'Go on to placing.', take: { verb: 'ready' } },
    { say: 'The black 2.', take: { verb: 'placeDie', foe: 0, slot: 0 } },
    {
      say: 'And the 5. A white die is still wanted, so the round ends, and the enemy’s round track acts.',
      take: { verb: 'placeDie', foe: 0, slot: 2 },
    },
    {
      say: 'Round two. Dice that were placed stay where they are. Your last dexterity for one more black die.',
      take: { verb: 'buyDie', colour: 1 },
    },
    { say: 'Roll.', take: { verb: 'ready' } },
    {
      say: 'No white die. But Knots lets a black one count as another colour.',
      take: { verb: 'playCard', card: 'SK06' },
    },
    { say: 'White.', take: { verb: 'beColour', colour: 4 } },
    { say: 'Done with cards.', take: { verb: 'ready' } },
    {
      say: 'The last slot. A combat is won when every slot of every enemy is covered.',
      take: { verb: 'placeDie', foe: 0, slot: 1 },
    },
    {
      say: 'Won. Three stamina are in your fatigue box; if they ever equal your health, you are exhausted. A rest costs XP, removes fatigue by dice, fills your rows, and turns the class card up again.',
      take: { verb: 'takeWay', choice: 4 },
    },
    {
      say: 'That is the game: read, choose, move, and pay for what goes wrong. Nobody wins alone. From here the evening is yours.',
      take: { verb: 'takeWay', choice: 0 },
    },
  ],
}
