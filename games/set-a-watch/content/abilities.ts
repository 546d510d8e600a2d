import type { ClassId } from './adventurers.ts'

/** By die and by exhausting, by exhausting alone, or always at work. */
export type AbilityKind = 'die' | 'exhaust' | 'passive'

export interface Ability {
  name: string
  class: ClassId
  kind: AbilityKind
  text: string
}

/** The numbers in ability texts: tune them here, the texts follow. */
export const strength = {
  arrowStorm: 2,
  beastBond: 2,
  shadowWalk: 2,
  battleCry: 2,
  topple: { strong: 9, weak: 5, from: 10 },
  hurledAxe: 6,
  grit: { upTo: 4, becomes: 5 },
  arcBolt: 7,
  chainSpark: { target: 5, beside: 2 },
  kindle: 3,
  turnUndead: 7,
  smite: { usual: 5, holy: 9 },
  sanctuary: 2,
  beacon: 2,
  rage: { always: 1, perExhausted: 1 },
  bloodFrenzy: 2,
  fireFlask: { needs: 3, burns: 2, wounds: 10 },
  acidVial: 5,
  catalyst: 1,
} as const

const s = strength

/** The ability cards, five of each class. */
export const abilities = {
  longShot: {
    name: 'Long Shot',
    class: 'ranger',
    kind: 'die',
    text: 'Defeat one facedown card anywhere in the line. (A summon comes first; then the Unhallowed in its place falls.)',
  },
  farSight: {
    name: 'Far Sight',
    class: 'ranger',
    kind: 'die',
    text: 'This round everybody reaches one position further.',
  },
  elfSenses: {
    name: 'Elf Senses',
    class: 'ranger',
    kind: 'die',
    text: 'This round the fire lights one more position, and the next reveal power is lost.',
  },
  sharpshooter: {
    name: 'Sharpshooter',
    class: 'ranger',
    kind: 'passive',
    text: 'Once a round: roll one of your dice that was spent on a direct attack again and use it anew.',
  },
  arrowStorm: {
    name: 'Arrow Storm',
    class: 'ranger',
    kind: 'die',
    text: `Every faceup creature is wounded for ${s.arrowStorm}.`,
  },
  tameBeast: {
    name: 'Tame Beast',
    class: 'beastMaster',
    kind: 'die',
    text: 'Tame a faceup forest creature anywhere in the line. You hold two at most.',
  },
  setSnares: {
    name: 'Set Snares',
    class: 'beastMaster',
    kind: 'die',
    text: 'Put a faceup creature back on top of the creature deck.',
  },
  lure: {
    name: 'Lure',
    class: 'beastMaster',
    kind: 'die',
    text: 'Send a faceup creature to the end of the line.',
  },
  callThePack: {
    name: 'Call the Pack',
    class: 'beastMaster',
    kind: 'die',
    text: 'Tame a forest creature from the graveyard. You hold two at most.',
  },
  beastBond: {
    name: 'Beast Bond',
    class: 'beastMaster',
    kind: 'passive',
    text: `Your tamed creatures count ${s.beastBond} more in direct attacks.`,
  },
  backstab: {
    name: 'Backstab',
    class: 'rogue',
    kind: 'die',
    text: 'Turn the last two cards of the line faceup; you may defeat one of them whose health is at most the total of your three dice.',
  },
  stayDead: {
    name: 'Stay Dead',
    class: 'rogue',
    kind: 'passive',
    text: 'Whenever you defeat a creature, alone or with others: you may remove it from the game instead of burying it.',
  },
  smokeBomb: {
    name: 'Smoke Bomb',
    class: 'rogue',
    kind: 'die',
    text: 'The text of one faceup creature is ignored for this round.',
  },
  sleightOfHand: {
    name: 'Sleight of Hand',
    class: 'rogue',
    kind: 'die',
    text: 'Recover one spent or stolen die of another adventurer who takes part in the watch.',
  },
  shadowWalk: {
    name: 'Shadow Walk',
    class: 'rogue',
    kind: 'die',
    text: `This round you reach the whole line, and each of your dice counts ${s.shadowWalk} more in direct attacks.`,
  },
  cleave: {
    name: 'Cleave',
    class: 'warrior',
    kind: 'passive',
    text: 'You may keep the surplus of a direct attack on one of your dice in it, up to the number it showed.',
  },
  battleCry: {
    name: 'Battle Cry',
    class: 'warrior',
    kind: 'die',
    text: `In the next direct attack of this round every die and tamed creature counts ${s.battleCry} more.`,
  },
  topple: {
    name: 'Topple',
    class: 'warrior',
    kind: 'die',
    text: `The first creature is wounded for ${s.topple.weak}, or for ${s.topple.strong} if its health is ${s.topple.from} or more.`,
  },
  hurledAxe: {
    name: 'Hurled Axe',
    class: 'warrior',
    kind: 'die',
    text: `A faceup creature is wounded for ${s.hurledAxe}.`,
  },
  grit: {
    name: 'Grit',
    class: 'warrior',
    kind: 'die',
    text: `Turn each of your unspent dice that shows ${s.grit.upTo} or less to ${s.grit.becomes}.`,
  },
  polymorph: {
    name: 'Polymorph',
    class: 'wizard',
    kind: 'die',
    text: 'Exchange a faceup creature with a creature of the graveyard that is not Unhallowed. It is not defeated.',
  },
  arcBolt: {
    name: 'Arc Bolt',
    class: 'wizard',
    kind: 'die',
    text: `Defeat a faceup creature with health ${s.arcBolt} or less.`,
  },
  chainSpark: {
    name: 'Chain Spark',
    class: 'wizard',
    kind: 'die',
    text: `A faceup creature is wounded for ${s.chainSpark.target}, each faceup creature beside it for ${s.chainSpark.beside}.`,
  },
  witheringHex: {
    name: 'Withering Hex',
    class: 'wizard',
    kind: 'die',
    text: 'A faceup creature is wounded for half its health, rounded up.',
  },
  kindle: {
    name: 'Kindle',
    class: 'wizard',
    kind: 'die',
    text: `Firewood +${s.kindle}.`,
  },
  turnUndead: {
    name: 'Turn Undead',
    class: 'cleric',
    kind: 'die',
    text: `Defeat a faceup undead, or wound a faceup Unhallowed for ${s.turnUndead}.`,
  },
  smite: {
    name: 'Smite',
    class: 'cleric',
    kind: 'die',
    text: `A faceup creature is wounded for ${s.smite.usual}, or for ${s.smite.holy} if it is undead or Unhallowed.`,
  },
  innerLight: {
    name: 'Inner Light',
    class: 'cleric',
    kind: 'die',
    text: 'Turn one facedown card of the line faceup, if there is one; then you may swap two faceup creatures.',
  },
  sanctuary: {
    name: 'Sanctuary',
    class: 'cleric',
    kind: 'die',
    text: `This round the next ${s.sanctuary} exhaustions demanded by creatures or summons are cancelled.`,
  },
  beacon: {
    name: 'Beacon',
    class: 'cleric',
    kind: 'passive',
    text: `While you take part in the watch the fire lights at least ${s.beacon} positions.`,
  },
  rage: {
    name: 'Rage',
    class: 'barbarian',
    kind: 'passive',
    text: `Each of your dice counts ${s.rage.always} more in direct attacks, and ${s.rage.perExhausted} more for each exhausted card on your board.`,
  },
  thickHide: {
    name: 'Thick Hide',
    class: 'barbarian',
    kind: 'passive',
    text: 'Once a round: one exhaustion demanded by a creature or a summon is cancelled.',
  },
  recklessBlow: {
    name: 'Reckless Blow',
    class: 'barbarian',
    kind: 'exhaust',
    text: 'One of your unspent dice counts double in the direct attack it is spent on this round.',
  },
  roar: {
    name: 'Roar',
    class: 'barbarian',
    kind: 'exhaust',
    text: 'The first creature goes to the end of the line.',
  },
  bloodFrenzy: {
    name: 'Blood Frenzy',
    class: 'barbarian',
    kind: 'exhaust',
    text: 'Recover up to two of your dice that were spent on direct attacks this round.',
  },
  fireFlask: {
    name: 'Fire Flask',
    class: 'alchemist',
    kind: 'die',
    text: `Only with ${s.fireFlask.needs} firewood or more: firewood -${s.fireFlask.burns}, and a faceup creature is wounded for ${s.fireFlask.wounds}.`,
  },
  transmute: {
    name: 'Transmute',
    class: 'alchemist',
    kind: 'die',
    text: 'Turn an unspent die of another adventurer who takes part in the watch to its highest face.',
  },
  acidVial: {
    name: 'Acid Vial',
    class: 'alchemist',
    kind: 'die',
    text: `A faceup creature is wounded for ${s.acidVial}, and its damage is 0 this round.`,
  },
  catalyst: {
    name: 'Catalyst',
    class: 'alchemist',
    kind: 'passive',
    text: `Once a round, when you spend a die on an ability: firewood +${s.catalyst} before it takes effect.`,
  },
  smellingSalts: {
    name: 'Smelling Salts',
    class: 'alchemist',
    kind: 'die',
    text: 'Recover one spent or stolen die of an adventurer who takes part in the watch, and roll it again.',
  },
} as const satisfies Record<string, Ability>

export type AbilityId = keyof typeof abilities
export const abilityIds = Object.keys(abilities) as AbilityId[]

/** The five cards of a class. */
export const abilitiesOf = (of: ClassId): AbilityId[] => abilityIds.filter((id) => abilities[id].class === of)
