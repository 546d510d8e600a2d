import type { ClassColour } from './dice.ts'
import type { Printed } from './language.ts'
import { free, type Box } from './printed.ts'
import type { Attribute } from './sheet.ts'

/** An Attribute Goal: the least and the most that meet it, and its stars (RP-192). */
export type Goal = readonly [least: number, most: number, stars: number]

export interface Class {
  name: string
  colour: ClassColour
  box: Box
  goals: Readonly<Record<Attribute, Goal>>
  ability: Printed & { name: string }
}

/** A goal that every higher score meets too. */
const more = 99

export const classIds = [
  'warrior',
  'berserker',
  'gladiator',
  'vanguard',
  'mage',
  'illusionist',
  'chronomancer',
  'seer',
  'ranger',
  'druid',
  'beastmaster',
  'warden',
  'bard',
  'enchanter',
  'warlock',
  'jester',
  'rogue',
  'assassin',
  'necromancer',
  'outlaw',
  'cleric',
  'paladin',
  'exorcist',
  'templar',
] as const
export type ClassId = (typeof classIds)[number]

/** The Classes, four of each colour. */
export const classes: Readonly<Record<ClassId, Class>> = {
  warrior: {
    name: 'Warrior',
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
    ability: {
      name: 'Drilled',
      always: [{ is: 'action', row: 'STR', does: [{ do: 'flip', dice: 'any', upTo: 2 }] }],
    },
  },
  berserker: {
    name: 'Berserker',
    colour: 'red',
    box: 'base',
    goals: {
      STR: [17, more, 4],
      DEX: [13, 14, 3],
      CON: [15, 16, 2],
      INT: [9, 11, 1],
      WIS: [11, 13, 1],
      CHA: [10, 12, 1],
    },
    ability: { name: 'Fury', always: [{ is: 'huntDice', by: 1 }] },
  },
  gladiator: {
    name: 'Gladiator',
    colour: 'red',
    box: 'expansion',
    goals: {
      STR: [16, 17, 3],
      DEX: [12, 13, 2],
      CON: [14, 15, 2],
      INT: [11, 13, 1],
      WIS: [9, 11, 1],
      CHA: [14, 14, 3],
    },
    ability: { name: 'Crowd Favourite', on: [{ on: 'trophy', does: [{ do: 'gold', by: 2 }] }] },
  },
  vanguard: {
    name: 'Vanguard',
    colour: 'red',
    box: 'expansion',
    goals: {
      STR: [15, 16, 3],
      DEX: [7, 9, 1],
      CON: [15, 16, 3],
      INT: [11, 12, 1],
      WIS: [13, 14, 2],
      CHA: [13, 14, 2],
    },
    ability: { name: 'Shield Wall', always: [{ is: 'lessInjury', gold: 1 }] },
  },
  mage: {
    name: 'Mage',
    colour: 'blue',
    box: 'base',
    goals: {
      STR: [8, 10, 1],
      DEX: [12, 14, 2],
      CON: [13, 15, 2],
      INT: [17, more, 3],
      WIS: [15, 16, 3],
      CHA: [10, 12, 1],
    },
    ability: {
      name: 'Studied',
      always: [{ is: 'action', row: 'INT', does: [{ do: 'reroll', dice: 'any', rolls: 2 }] }],
    },
  },
  illusionist: {
    name: 'Illusionist',
    colour: 'blue',
    box: 'base',
    goals: {
      STR: [9, 11, 1],
      DEX: [14, 14, 3],
      CON: [11, 13, 1],
      INT: [16, 17, 3],
      WIS: [12, 13, 2],
      CHA: [14, 15, 2],
    },
    ability: { name: 'Misdirection', always: [{ is: 'neighbourAction' }] },
  },
  chronomancer: {
    name: 'Chronomancer',
    colour: 'blue',
    box: 'expansion',
    goals: {
      STR: [11, 12, 1],
      DEX: [15, 16, 3],
      CON: [13, 14, 2],
      INT: [15, 16, 3],
      WIS: [13, 14, 2],
      CHA: [7, 9, 1],
    },
    ability: { name: 'Rewind', always: [{ is: 'refreshes', cards: 2 }] },
  },
  seer: {
    name: 'Seer',
    colour: 'blue',
    box: 'expansion',
    goals: {
      STR: [9, 11, 1],
      DEX: [11, 13, 1],
      CON: [10, 12, 1],
      INT: [15, 16, 2],
      WIS: [17, more, 4],
      CHA: [13, 14, 3],
    },
    ability: {
      name: 'Foresight',
      once: { when: 'beforeMarketAct', pay: free, does: [{ do: 'marketReplace' }] },
    },
  },
  ranger: {
    name: 'Ranger',
    colour: 'green',
    box: 'base',
    goals: {
      STR: [14, 15, 2],
      DEX: [16, 17, 3],
      CON: [12, 13, 2],
      INT: [11, 13, 1],
      WIS: [14, 14, 3],
      CHA: [9, 11, 1],
    },
    ability: { name: 'Tracker', always: [{ is: 'passOverCost', gold: 1 }] },
  },
  druid: {
    name: 'Druid',
    colour: 'green',
    box: 'base',
    goals: {
      STR: [10, 12, 1],
      DEX: [8, 10, 1],
      CON: [15, 16, 3],
      INT: [13, 15, 2],
      WIS: [17, more, 3],
      CHA: [12, 14, 2],
    },
    ability: {
      name: 'Balance',
      always: [{ is: 'action', row: 'WIS', does: [{ do: 'align', steps: 2, may: true }] }],
    },
  },
  beastmaster: {
    name: 'Beastmaster',
    colour: 'green',
    box: 'expansion',
    goals: {
      STR: [15, 16, 3],
      DEX: [13, 14, 2],
      CON: [11, 12, 1],
      INT: [7, 9, 1],
      WIS: [15, 16, 3],
      CHA: [13, 14, 2],
    },
    ability: {
      name: 'Controlling',
      once: { when: 'combat', pay: { gold: 1, injury: 0 }, does: [{ do: 'combatDice', dice: 1 }] },
    },
  },
  warden: {
    name: 'Warden',
    colour: 'green',
    box: 'expansion',
    goals: {
      STR: [13, 14, 3],
      DEX: [11, 13, 1],
      CON: [17, more, 4],
      INT: [10, 12, 1],
      WIS: [15, 16, 2],
      CHA: [9, 11, 1],
    },
    ability: { name: 'Kinship', on: [{ on: 'familiarDie', does: [{ do: 'gold', by: 1 }] }] },
  },
  bard: {
    name: 'Bard',
    colour: 'purple',
    box: 'base',
    goals: {
      STR: [8, 10, 1],
      DEX: [15, 16, 3],
      CON: [10, 12, 1],
      INT: [13, 15, 2],
      WIS: [12, 14, 2],
      CHA: [17, more, 3],
    },
    ability: { name: 'Applause', on: [{ on: 'charismaAction', does: [{ do: 'gold', by: 1 }] }] },
  },
  enchanter: {
    name: 'Enchanter',
    colour: 'purple',
    box: 'base',
    goals: {
      STR: [9, 11, 1],
      DEX: [10, 12, 1],
      CON: [11, 13, 1],
      INT: [15, 16, 2],
      WIS: [13, 14, 3],
      CHA: [17, more, 4],
    },
    ability: {
      name: 'Transfigure',
      always: [{ is: 'actionOr', row: 'DEX', does: [{ do: 'move', dice: 'any' }] }],
    },
  },
  warlock: {
    name: 'Warlock',
    colour: 'purple',
    box: 'expansion',
    goals: {
      STR: [12, 13, 2],
      DEX: [9, 11, 1],
      CON: [14, 14, 3],
      INT: [14, 15, 2],
      WIS: [11, 13, 1],
      CHA: [16, 17, 3],
    },
    ability: {
      name: 'Dark Pact',
      once: { when: 'beforeMarketAct', pay: { gold: 0, injury: 1 }, does: [{ do: 'gold', by: 3 }] },
    },
  },
  jester: {
    name: 'Jester',
    colour: 'purple',
    box: 'expansion',
    goals: {
      STR: [13, 14, 2],
      DEX: [15, 16, 3],
      CON: [11, 12, 1],
      INT: [13, 14, 2],
      WIS: [7, 9, 1],
      CHA: [15, 16, 3],
    },
    ability: { name: 'Encore', always: [{ is: 'repeatAction', gold: 3 }] },
  },
  rogue: {
    name: 'Rogue',
    colour: 'black',
    box: 'base',
    goals: {
      STR: [13, 15, 2],
      DEX: [17, more, 3],
      CON: [10, 12, 1],
      INT: [12, 14, 2],
      WIS: [8, 10, 1],
      CHA: [15, 16, 3],
    },
    ability: { name: 'Pickpocket', always: [{ is: 'gain', for: 'goldDie', gold: 3 }] },
  },
  assassin: {
    name: 'Assassin',
    colour: 'black',
    box: 'base',
    goals: {
      STR: [15, 16, 2],
      DEX: [17, more, 4],
      CON: [10, 12, 1],
      INT: [13, 14, 3],
      WIS: [9, 11, 1],
      CHA: [11, 13, 1],
    },
    ability: { name: 'Ambush', always: [{ is: 'huntLeast', face: 2 }] },
  },
  necromancer: {
    name: 'Necromancer',
    colour: 'black',
    box: 'expansion',
    goals: {
      STR: [13, 14, 2],
      DEX: [11, 12, 1],
      CON: [15, 16, 3],
      INT: [15, 16, 3],
      WIS: [13, 14, 2],
      CHA: [7, 9, 1],
    },
    ability: { name: 'Soulbind', on: [{ on: 'banish', does: [{ do: 'xp', by: 1 }] }] },
  },
  outlaw: {
    name: 'Outlaw',
    colour: 'black',
    box: 'expansion',
    goals: {
      STR: [12, 13, 2],
      DEX: [16, 17, 3],
      CON: [14, 14, 3],
      INT: [9, 11, 1],
      WIS: [11, 13, 1],
      CHA: [14, 15, 2],
    },
    ability: { name: 'Fence', always: [{ is: 'discardGain', gold: 3 }] },
  },
  cleric: {
    name: 'Cleric',
    colour: 'white',
    box: 'base',
    goals: {
      STR: [11, 13, 1],
      DEX: [9, 11, 1],
      CON: [14, 15, 2],
      INT: [12, 13, 2],
      WIS: [16, 17, 3],
      CHA: [14, 14, 3],
    },
    ability: { name: 'Mend', always: [{ is: 'healCost', xp: 1 }] },
  },
  paladin: {
    name: 'Paladin',
    colour: 'white',
    box: 'base',
    goals: {
      STR: [15, 16, 3],
      DEX: [8, 10, 1],
      CON: [12, 14, 2],
      INT: [10, 12, 1],
      WIS: [13, 15, 2],
      CHA: [17, more, 3],
    },
    ability: { name: 'Vow', always: [{ is: 'price', of: 'trait', by: -1 }] },
  },
  exorcist: {
    name: 'Exorcist',
    colour: 'white',
    box: 'expansion',
    goals: {
      STR: [10, 12, 1],
      DEX: [9, 11, 1],
      CON: [13, 14, 3],
      INT: [11, 13, 1],
      WIS: [17, more, 4],
      CHA: [15, 16, 2],
    },
    ability: { name: 'Rite', always: [{ is: 'banishCost', gold: 3 }] },
  },
  templar: {
    name: 'Templar',
    colour: 'white',
    box: 'expansion',
    goals: {
      STR: [13, 14, 2],
      DEX: [11, 12, 1],
      CON: [15, 16, 3],
      INT: [7, 9, 1],
      WIS: [13, 14, 2],
      CHA: [15, 16, 3],
    },
    ability: { name: 'Relic Bearer', always: [{ is: 'price', of: 'armor', by: -1 }] },
  },
}

/** The Classes on offer to the player who drew this colour (RP-023). */
export const classesOf = (colour: ClassColour): ClassId[] =>
  classIds.filter((id) => classes[id].colour === colour)
