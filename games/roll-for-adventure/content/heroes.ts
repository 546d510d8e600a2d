/** When a hero may act: see RFA-R18. */
export type Window = 'start' | 'afterRoll' | 'afterPlacement' | 'enemyStep' | 'passive'

export interface Hero {
  name: string
  /** Where the ledger tells of the ability. */
  rule: `RFA-${string}`
  /** One of the four for a first game. */
  starter: boolean
  window: Window
  /** How often a turn; a passive ability is always there. */
  uses: number
  text: string
}

/** The strengths of heroes that are numbers: tune them here. */
export const strength = {
  fighterBonus: 2,
  healerNeedsDice: 2,
  hearthkeeperMostDice: 3,
  wayfinderNeedsCards: 2,
} as const

export const heroes = {
  adventurer: {
    name: 'Adventurer',
    rule: 'RFA-R67',
    starter: true,
    window: 'afterRoll',
    uses: 1,
    text: 'Once a turn, after a roll: turn one of your dice to a face of your choice.',
  },
  fighter: {
    name: 'Fighter',
    rule: 'RFA-R68',
    starter: true,
    window: 'passive',
    uses: 0,
    text: 'Whenever you put dice on an enemy, count 2 more for that blow.',
  },
  healer: {
    name: 'Healer',
    rule: 'RFA-R69',
    starter: true,
    window: 'start',
    uses: 1,
    text: 'Once a turn, before the first roll, with two dice or more: let one rest, and bring one die back from Oblivion.',
  },
  warrior: {
    name: 'Warrior',
    rule: 'RFA-R70',
    starter: true,
    window: 'enemyStep',
    uses: 1,
    text: 'Once a turn, when an enemy or phantom would do damage for want of dice: give a die from your board to Oblivion instead.',
  },
  wayfinder: {
    name: 'Wayfinder',
    rule: 'RFA-R71',
    starter: false,
    window: 'start',
    uses: 1,
    text: 'Once a turn, before the first roll: look at the top enemy card. You may put it under the deck, but never the Master of Shadows.',
  },
  coinsinger: {
    name: 'Coinsinger',
    rule: 'RFA-R72',
    starter: false,
    window: 'afterRoll',
    uses: 2,
    text: 'Twice a turn, after a roll: roll any of your dice again before you place.',
  },
  twinhand: {
    name: 'Twinhand',
    rule: 'RFA-R73',
    starter: false,
    window: 'afterPlacement',
    uses: 0,
    text: 'Once a roll, after a placement: make a second one from the same roll.',
  },
  glasswright: {
    name: 'Glasswright',
    rule: 'RFA-R74',
    starter: false,
    window: 'afterRoll',
    uses: 1,
    text: 'Once a turn, after a roll: turn all dice of one number to their opposite face.',
  },
  ferrywoman: {
    name: 'Ferrywoman',
    rule: 'RFA-R75',
    starter: false,
    window: 'afterPlacement',
    uses: 1,
    text: 'Once a turn, after you used the Vortex of Resurrection: go on rolling with the dice you still hold.',
  },
  hearthkeeper: {
    name: 'Hearthkeeper',
    rule: 'RFA-R76',
    starter: false,
    window: 'start',
    uses: 1,
    text: 'Once a turn, before the first roll, with three dice or fewer: take a bonus die and roll it at once.',
  },
} as const satisfies Record<string, Hero>

export type HeroId = keyof typeof heroes

export const heroIds = Object.keys(heroes) as HeroId[]
export const starterHeroes = heroIds.filter((id) => heroes[id].starter)
