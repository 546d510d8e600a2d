import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day. */
export const growths: readonly Growth[] = [
  {
    name: 'one more Market card',
    edits: {
      'content/traits.ts': {
        "  {\n    id: 'ruthless',": `  {
    id: 'idle',
    type: 'trait',
    name: 'Idle',
    box: 'base',
    dots: 1,
    cost: 3,
    arrow: 'evil',
    final: [{ stars: 2, if: [{ token: 'good' }] }],
  },
  {
    id: 'ruthless',`,
      },
    },
  },
  {
    name: 'one more Fiend',
    edits: {
      'content/fiends.ts': {
        "  { id: 'fiendOfClumsiness',": `  { id: 'fiendOfYawns', name: 'Fiend of Yawns', always: [{ is: 'forbid', what: 'WIS' }] },
  { id: 'fiendOfClumsiness',`,
      },
    },
  },
  {
    name: 'one more Minion',
    edits: {
      'content/minions.ts': {
        'export const minions: readonly Minion[] = [': `export const minions: readonly Minion[] = [
  { id: 'doorman', name: 'Doorman', dots: 1, weakness: null, levels: [{ from: 1, trophy: true, gives: [] }] },`,
      },
    },
  },
  {
    name: 'one more Familiar',
    edits: {
      'content/familiars.ts': {
        'export const familiars: readonly Familiar[] = [': `export const familiars: readonly Familiar[] = [
  { id: 'moth', name: 'Moth', range: [5, 7], stars: 2, colours: ['white', 'blue', 'green'], does: [] },`,
      },
    },
  },
  {
    name: 'one more race',
    edits: {
      'content/races.ts': {
        "['human', ": "['human', 'gnome', ",
        '  dwarf: {': "  gnome: { name: 'Gnome', modifiers: {} },\n  dwarf: {",
      },
    },
  },
  {
    name: 'one more Class',
    edits: {
      'content/classes.ts': {
        "  'berserker',\n": "  'brawler',\n  'berserker',\n",
        '  berserker: {': `  brawler: {
    name: 'Brawler',
    colour: 'red',
    box: 'base',
    goals: {
      STR: [17, more, 3],
      DEX: [13, 15, 2],
      CON: [15, 16, 3],
      INT: [8, 10, 1],
      WIS: [10, 12, 1],
      CHA: [12, 14, 2],
    },
    ability: { name: 'Elbow', always: [] },
  },
  berserker: {`,
      },
    },
  },
  {
    name: 'one more Backstory',
    edits: {
      'content/backstories.ts': {
        "  'saltSmuggler',": "  'cardinalsCook',\n  'saltSmuggler',",
        '  saltSmuggler: {': `  cardinalsCook: {
    name: "Cardinal's Cook",
    spaces: {
      STR: [3, 'white'],
      DEX: [1, 'blue'],
      CON: [2, 'red'],
      INT: [1, 'purple'],
      WIS: [2, 'green'],
      CHA: [3, 'black'],
    },
  },
  saltSmuggler: {`,
      },
    },
  },
  {
    name: 'one more Alignment',
    edits: {
      'content/alignments.ts': {
        "  'wicked',": "  'drowsy',\n  'wicked',",
        '  wicked: {': `  drowsy: {
    name: 'Drowsy',
    stars: { LG: 0, NG: 0, CG: 0, LN: 0, N: 3, CN: 0, LE: 0, NE: 0, CE: 0 },
  },
  wicked: {`,
      },
    },
  },
  {
    name: 'one more Monster',
    edits: {
      'content/monsters.ts': {
        "  'frostLeviathan',": "  'attic',\n  'frostLeviathan',",
        '  frostLeviathan: {': `  attic: {
    name: 'Attic',
    colour: 'blue',
    strength: 12,
    stars: [[12, 2]],
    champion: 2,
    ability: { is: 'noHonor' },
    soloStrength: 13,
  },
  frostLeviathan: {`,
      },
      'content/adventures.ts': {
        'export const adventures: readonly Adventure[] = [': `export const adventures: readonly Adventure[] = [
  ...adventureTypes.map((type): Adventure => ({
    id: \`attic \${type}\`,
    name: 'Upstairs',
    monster: 'attic',
    type,
    who: { most: score('CON') },
    dice: 2,
    xp: 0,
    solo: null,
  })),`,
      },
    },
  },
  {
    name: 'one more Adventure of every sort',
    edits: {
      'content/adventures.ts': {
        'export const adventures: readonly Adventure[] = [': `export const adventures: readonly Adventure[] = [
  ...(['cinderDrake', 'frostLeviathan', 'plagueHydra', 'mindTyrant', 'nightLich', 'boneColossus'] as const).flatMap(
    (monster) =>
      adventureTypes.map((type): Adventure => ({
        id: \`\${monster} \${type} again\`,
        name: 'Once More',
        monster,
        type,
        who: { most: score('CON') },
        dice: 2,
        xp: 0,
        solo: null,
      })),
  ),`,
      },
    },
  },
  {
    name: 'a mended cost',
    edits: {
      'content/traits.ts': {
        "    name: 'Ruthless',\n    box: 'base',\n    dots: 1,\n    cost: 3,":
          "    name: 'Ruthless',\n    box: 'base',\n    dots: 1,\n    cost: 4,",
      },
    },
  },
]
