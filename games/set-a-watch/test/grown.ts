import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day. */
export const growths: readonly Growth[] = [
  {
    name: 'one more creature',
    edits: {
      'content/creatures.ts': {
        "  { id: 'eagle',": `  { id: 'toad', name: 'Toad', type: 'forest', health: 2, damage: 1 },
  { id: 'eagle',`,
      },
    },
  },
  {
    name: 'one more copy of each creature',
    edits: { 'content/creatures.ts': { '  copies: 2,': '  copies: 3,' } },
  },
  {
    name: 'one more Unhallowed',
    edits: {
      'content/unhallowed.ts': {
        "  {\n    id: 'frostRevenant',": `  { id: 'landlord', name: 'Landlord', edition: 'base', health: 12, damage: 2 },
  {
    id: 'frostRevenant',`,
      },
    },
  },
  {
    name: 'one more location',
    edits: {
      'content/locations.ts': {
        "  place('base', 'normal', 'oldCrossroads',": `  place('base', 'normal', 'carPark', 'Car Park', -1, 5),
  place('base', 'normal', 'oldCrossroads',`,
      },
    },
  },
  {
    name: 'one more summon',
    edits: {
      'content/unhallowed.ts': {
        "name: 'Summon', edition: 'base', copies: 4,": "name: 'Summon', edition: 'base', copies: 5,",
      },
    },
  },
  {
    name: 'one more class',
    edits: {
      'content/adventurers.ts': {
        '  rogue: {': `  bard: { name: 'Bard', edition: 'base', dice: 6, attack: 'ranged', special: 'brew' },
  rogue: {`,
      },
      'content/abilities.ts': {
        '  farSight: {': `  hum: { name: 'Hum', class: 'bard', kind: 'passive', text: 'Hums.' },
  tap: { name: 'Tap', class: 'bard', kind: 'passive', text: 'Taps.' },
  nod: { name: 'Nod', class: 'bard', kind: 'passive', text: 'Nods.' },
  farSight: {`,
      },
    },
  },
  {
    name: 'one more ability',
    edits: {
      'content/abilities.ts': {
        '  farSight: {': `  nap: { name: 'Nap', class: 'ranger', kind: 'passive', text: 'Sleeps.' },
  farSight: {`,
      },
    },
  },
  {
    name: 'a mended text',
    edits: {
      'content/abilities.ts': {
        'This round everybody reaches one position further.':
          'Everybody reaches one position further this round.',
      },
    },
  },
]
