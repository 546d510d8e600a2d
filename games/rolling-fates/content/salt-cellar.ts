import type { Adventure, Line } from './adventure.ts'
import { enemyOf } from './pieces.ts'
import { readEffect } from './read-effects.ts'

const read = (text: string): Line => ({ when: null, text, effect: [] })

/** A short first adventure: one area, one of each kind of encounter. */
export const saltCellar: Adventure = {
  id: 'V90',
  title: 'The Salt Cellar',
  difficulty: 1,
  pitch: 'A tavern keeps its ghost in the cellar, where the rent is low.',
  flags: ['candle'],
  enemies: [
    enemyOf('L01', {
      name: 'Brine Wight',
      tier: 1,
      life: '30h',
      tags: ['immune poison', 'resist stun'],
      mechanics: ['ward 1', 'frenzy 50 1'],
      script: [
        'hit 4 -> heroes(half)',
        'wind "It breathes in, and the barrels creak."',
        'hit 6 -> hero(rival)',
      ],
      at: { 50: ['hit 4 -> hero(weakest)', 'hit 3 + weakness -> heroes(half)'] },
      hint: 'the first touch of each round passes through it',
    }),
  ],
  areas: [
    {
      name: 'Below the taproom',
      encounters: [
        {
          id: '1.1',
          kind: 'choice',
          title: 'One candle',
          by: 'group',
          lines: [read('There is one candle and a long stair.')],
          options: [
            { label: 'Take the candle', when: null, effect: readEffect('flag candle on; goto 1.3') },
            { label: 'Feel your way', when: null, effect: readEffect('treasure 1 -> heroes(all)') },
          ],
          next: null,
        },
        {
          id: '1.2',
          kind: 'trap',
          title: 'The ninth step',
          by: 'group',
          lines: [
            read('It is missing.'),
            { when: null, text: null, effect: readEffect('hit 3 -> hero(random)') },
          ],
          next: null,
        },
        {
          id: '1.3',
          kind: 'riddle',
          title: 'Scratched in the salt',
          by: 'group',
          lines: [],
          question: 'I was the sea and I remember; put me back and I am gone.',
          answers: ['salt'],
          pick: [],
          tries: 2,
          right: readEffect('heal 3 -> heroes(all)'),
          wrong: readEffect('lose 1 -> heroes(all)'),
          next: null,
        },
        {
          id: '1.4',
          kind: 'trade',
          title: 'The cooper',
          by: 'random',
          lines: [read('He collects, he says.')],
          pay: { what: 'value', n: 3 },
          accept: readEffect('treasure 1 -> chosen; heal 4 -> chosen'),
          decline: readEffect('nothing'),
          next: null,
        },
        {
          id: '1.5',
          kind: 'combat',
          title: 'The tenant',
          by: 'group',
          boss: true,
          lines: [
            { when: { flag: 'candle' }, text: 'The flame leans away from the left barrel.', effect: [] },
          ],
          groups: [
            { enemy: 'L01', counts: [1, 1, 1, 1], when: null },
            { enemy: 'E01', counts: [0, 1, 2, 2], when: { not: { flag: 'candle' } } },
          ],
          weaken: [],
          reward: readEffect('nothing'),
          next: null,
        },
      ],
    },
  ],
}
