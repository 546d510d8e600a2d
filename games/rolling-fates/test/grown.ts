import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day. */
export const growths: readonly Growth[] = [
  {
    name: 'one more Treasure',
    edits: {
      'content/treasures.ts': {
        "  treasureOf('T02',":
          "  treasureOf('T61', 'Spare Button', 1, 'any1', 'hit 1 -> enemy'),\n  treasureOf('T02',",
      },
    },
  },
  {
    name: 'one more Trait',
    edits: {
      'content/traits.ts': {
        "  traitOf('X02',": "  traitOf('X41', 'Good Posture', 'blessing', 'mod life +1'),\n  traitOf('X02',",
      },
    },
  },
  {
    name: 'one more Character',
    edits: {
      'content/characters.ts': {
        "  {\n    id: 'leyana',": `  {
    id: 'tollund',
    name: 'Tollund',
    title: 'the Clerk',
    part: 'paperwork',
    rows: rowsOf('18/21/25/28/32', '1/1/2/2/2', '4/5/6/7/8'),
    abilities: [abilityOf('tollund-1', 'Stamp', 'any1', 'hit 1 -> enemy')],
  },
  {
    id: 'leyana',`,
      },
    },
  },
  {
    name: 'one more page of a book',
    edits: {
      'content/books.ts': {
        '## 1.2 Two lights': `## 1.15 A milestone
A stone by the road. It says how far, but not to what.

! say "You walk on."

## 1.2 Two lights`,
      },
    },
    retold: true,
  },
  {
    name: 'a mended sentence of a book',
    edits: {
      'content/books.ts': {
        'The tide is going out with a noise like soup.': 'The tide goes out with a noise like soup.',
      },
    },
    retold: true,
  },
]
