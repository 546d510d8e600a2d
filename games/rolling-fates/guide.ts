import type { Guide } from '@dicehearth/engine'
import type { FatesOption } from './rules/decisions.ts'

/** A first adventure alone, explained step by step: the whole Salt Cellar. */
export const guide: Guide<FatesOption> = {
  setup: {
    players: 1,
    adventure: 'V90',
    characters: ['amakar'],
    script: [6, 4, 4, 4, 2, 1, 5, 3],
  },
  seed: 'first cellar',
  steps: [
    {
      say: 'An adventure is a chain of encounters. Some are story: you read, decide, and live with what comes of it. Take the candle; the story remembers it.',
      take: { verb: 'decide', option: 0 },
    },
    { say: 'The outcome of a decision is shown first. Then you go on.', take: { verb: 'goOn' } },
    {
      say: 'A riddle. An answer that is not listed is spelled out letter by letter. This one was the sea and goes away in water: begin with an s.',
      take: { verb: 'letter', letter: 's' },
    },
    { say: 'Then an a.', take: { verb: 'letter', letter: 'a' } },
    { say: 'An l.', take: { verb: 'letter', letter: 'l' } },
    { say: 'And a t.', take: { verb: 'letter', letter: 't' } },
    { say: 'Say it. Capitals and a leading “the” would not matter.', take: { verb: 'sayIt' } },
    { say: 'Right. Healing never goes beyond your maximum Life.', take: { verb: 'goOn' } },
    {
      say: 'An offer can be accepted only if you can pay it. You carry no Treasure card yet, so you decline.',
      take: { verb: 'decline' },
    },
    { say: 'On to the last room of this area.', take: { verb: 'goOn' } },
    {
      say: 'A combat is announced before it begins. A round has three phases: you roll in the Fate Phase, you act in the Character’s Phase, and then the enemies do.',
      take: { verb: 'goOn' },
    },
    {
      say: 'The Fate Phase. The Luck die stays as it fell. Of the Action dice you keep what you like; the others are rolled again, once. Three equal dice are worth a lot to Amakar: keep the fours.',
      take: { verb: 'keep', faces: [4, 4, 4] },
    },
    {
      say: 'Your dice lie on the bar. Each ability costs a combination of them. Enemies hide what they are like, so test it with something small first: the Haft Jab costs any one die.',
      take: { verb: 'use', ability: 'amakar-1' },
    },
    { say: 'Pay with the 3; the fours are for something better.', take: { verb: 'pay', faces: [3] } },
    {
      say: 'It took nothing! The first touch of each round passes through this enemy. Investigate would have told you. Now the Luck ability: War Howl needs a Luck die of 6, and it makes the enemy weak.',
      take: { verb: 'use', ability: 'amakar-luck' },
    },
    {
      say: 'Every later hit on an enemy with Weakness counts double. That is why the order of your abilities matters: Skullsplitter comes last.',
      take: { verb: 'use', ability: 'amakar-3' },
    },
    {
      say: 'More than it had left: the combat is won. All status effects end, the dice leave the bar, and you get your reward: a Treasure card. It may be an ability or work by itself.',
      take: { verb: 'goOn' },
    },
    {
      say: 'The area is finished, so you gain a level: full Life, the next row of your board, and a Trait card. Traits stay, whether they help or harm.',
      take: { verb: 'goOn' },
    },
    {
      say: 'One more encounter: a check. It needs a Luck die of 4 or more, rolled when you go on. Behind it lies the end of the adventure, and whoever gets there has won.',
      take: { verb: 'goOn' },
    },
  ],
}
