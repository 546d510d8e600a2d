import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day. */
export const growths: readonly Growth[] = [
  {
    name: 'one more copy of four cards',
    edits: { 'content/enemies.ts': { "2: ['a', 'b'],": "2: ['a', 'b', 'c']," } },
  },
  {
    name: 'one more card',
    edits: {
      'content/enemies.ts': {
        "only('GI2',": "only('GI7', 'Slow Mountain', 'the', { kind: 'giant', rank: 3 }),\n    only('GI2',",
      },
    },
  },
  {
    name: 'one more hero',
    edits: {
      'content/heroes.ts': {
        '  warrior: {': `  bystander: {
    name: 'Bystander',
    rule: 'RFA-R70',
    starter: true,
    window: 'passive',
    uses: 0,
    text: 'Looks on.',
  },
  warrior: {`,
      },
    },
  },
  {
    name: 'a mended text',
    edits: {
      'content/heroes.ts': {
        'Whenever you put dice on an enemy, count 2 more for that blow.':
          'Count 2 more whenever you put dice on an enemy.',
      },
    },
  },
]
