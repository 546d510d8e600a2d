import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day. A table goes on with the new edition (RPA-R119), so that its journal may lead elsewhere. */
export const growths: readonly Growth[] = [
  {
    name: 'one more market card',
    edits: {
      'content/armor.ts': {
        "  { id: 'AR02',": `  { id: 'AR99', name: 'Rain Hat', colour: 'R', cost: '4', does: 'flip R' },
  { id: 'AR02',`,
      },
    },
    retold: true,
  },
  {
    name: 'one more class',
    edits: {
      'content/classes.ts': {
        "  { name: 'Gatewarden',": `  { name: 'Doorkeeper', colour: 'R', does: 'heal one 4' },
  { name: 'Gatewarden',`,
      },
    },
    retold: true,
  },
  {
    name: 'one more hero',
    edits: {
      'content/heroes.ts': {
        "  { name: 'Berta Kell',": `  { name: 'Odd Quill', people: 'Stonekin', class: 'Hammerhand', scores: [3, 0, 1, 0, 2, 0], hand: ['AR01', 'WE01', 'SK01', 'TR05', 'SC03'], past: 'was late' },
  { name: 'Berta Kell',`,
      },
    },
    retold: true,
  },
  {
    name: 'one more title',
    edits: {
      'content/titles.ts': {
        "  { id: 'T002',": "  { id: 'T999', name: 'Knows a Shortcut', home: 'ADV1' },\n  { id: 'T002',",
      },
    },
    retold: true,
  },
  {
    name: 'one more entry of a book',
    edits: {
      'content/bound/adv1.ts': {
        '\n## A2\n': '\n## A90\nA bench with a view of a bench.\n\n! goto A\n\n## A2\n',
      },
    },
    retold: true,
  },
  {
    name: 'a mended sentence of a book',
    edits: {
      'content/bound/adv1.ts': {
        'A spoon has stopped halfway to a mouth.': 'Halfway to a mouth a spoon has stopped.',
      },
    },
    retold: true,
  },
]
