import type { Creature, Summon } from './cards.ts'

type Printed = Omit<Creature, 'kind' | 'copies' | 'type'>

const printed: readonly Printed[] = [
  {
    id: 'lich',
    name: 'Lich',
    edition: 'base',
    health: 14,
    damage: 3,
    ongoing: [{ is: 'shieldsBehind' }],
  },
  {
    id: 'dreadDrakerider',
    name: 'Dread Drakerider',
    edition: 'base',
    health: 17,
    damage: 3,
    ongoing: [{ is: 'rides', type: 'dragon' }],
  },
  {
    id: 'hornedHuntmaster',
    name: 'Horned Huntmaster',
    edition: 'base',
    health: 17,
    damage: 3,
    ongoing: [{ is: 'rides', type: 'forest' }],
  },
  {
    id: 'boneSovereign',
    name: 'Bone Sovereign',
    edition: 'base',
    health: 18,
    damage: 4,
    reveal: [{ do: 'graveToLine', type: 'undead' }],
  },
  {
    id: 'emberTyrant',
    name: 'Ember Tyrant',
    edition: 'base',
    health: 19,
    damage: 4,
    first: [{ do: 'firewood', by: -4 }],
  },
  {
    id: 'bloodCountess',
    name: 'Blood Countess',
    edition: 'base',
    health: 18,
    damage: 3,
    reveal: [{ do: 'steal', which: 'highest', dice: 2 }],
  },
  {
    id: 'mindDevourer',
    name: 'Mind Devourer',
    edition: 'base',
    health: 19,
    damage: 4,
    reveal: [{ do: 'stun', dice: 3 }],
  },
  {
    id: 'gloomTitan',
    name: 'Gloom Titan',
    edition: 'base',
    health: 23,
    damage: 4,
    ongoing: [{ is: 'level', by: -1 }],
  },
  {
    id: 'manyHeadedWyrm',
    name: 'Many-Headed Wyrm',
    edition: 'base',
    health: 17,
    damage: 4,
    ongoing: [{ is: 'healthPer', by: 2, type: 'any' }],
  },
  {
    id: 'plagueBishop',
    name: 'Plague Bishop',
    edition: 'deluxe',
    health: 18,
    damage: 3,
    reveal: [{ do: 'exhaust', cards: 1 }],
  },
  {
    id: 'hollowKing',
    name: 'Hollow King',
    edition: 'deluxe',
    health: 18,
    damage: 3,
    first: [{ do: 'deckToHorde', cards: 1 }],
  },
  {
    id: 'whisperingIdol',
    name: 'Whispering Idol',
    edition: 'deluxe',
    health: 16,
    damage: 3,
    ongoing: [{ is: 'untargetable' }],
  },
  {
    id: 'frostRevenant',
    name: 'Frost Revenant',
    edition: 'deluxe',
    health: 17,
    damage: 3,
    first: [{ do: 'lowerDice', by: 2 }],
  },
]

/** The strongest creatures, one card each. */
export const unhallowed: readonly Creature[] = printed.map((it) => ({
  kind: 'creature',
  copies: 1,
  type: 'unhallowed',
  ...it,
}))

const summon = (it: Pick<Summon, 'id' | 'name'> & Partial<Summon>): Summon => ({
  kind: 'summon',
  edition: 'deluxe',
  copies: 1,
  before: [],
  after: [],
  goesTo: 'graveyard',
  ...it,
})

/** The cards that bring them: the four of the base game are alike, the deluxe variants are not. */
export const summons: readonly Summon[] = [
  summon({ id: 'summon', name: 'Summon', edition: 'base', copies: 4, before: 'oneExhausts' }),
  summon({ id: 'summonOfAsh', name: 'Summon of Ash', before: [{ do: 'firewood', by: -3 }] }),
  summon({ id: 'summonOfBone', name: 'Summon of Bone', before: [{ do: 'deckToHorde', cards: 2 }] }),
  summon({ id: 'summonOfChains', name: 'Summon of Chains', before: [{ do: 'stun', dice: 2 }] }),
  summon({
    id: 'summonOfHunger',
    name: 'Summon of Hunger',
    after: [{ do: 'steal', which: 'highest', dice: 1 }],
  }),
  summon({
    id: 'summonOfEchoes',
    name: 'Summon of Echoes',
    before: 'oneExhausts',
    goesTo: 'underTheDeck',
  }),
]
