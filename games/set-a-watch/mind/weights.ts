/** What things are worth to the group, in one place. */
export const worth = {
  round: 300,

  // Cards: each as such, and more the more its ability does, even while it is exhausted.
  card: 42,
  perPower: 3.5,
  exhaustedPower: 0.6,
  /** An exhausted card that a rest to come will refresh. */
  rest: 15,
  spentAdventurer: 60,
  tamed: 20,

  // The night: cards to be lost, the danger to lose the last one, dice that are left over.
  damage: 62,
  danger: 400,
  /** So many cards left halve the danger. */
  calm: 2,
  /** How far to trust in cards that could still be exhausted against who stands in the way. */
  hope: 0.6,
  spare: 3,
  enough: 12,
  tooMuch: 0.5,
  wastedDie: 120,
  /** Somebody with a first-position power who is not first yet. */
  lurking: 15,

  // Later nights.
  horde: 50,
  hordeUnhallowed: 110,
  buriedUnhallowed: 40,
  /** A pip more than usual to be spent on a card that waits on top of the deck. */
  waiting: 4,
  nextCreature: 50,
  nextWood: 10,
  respite: 20,

  // Firewood, by the piece: against going out, for two positions of light, for three, and beyond.
  ember: 14,
  wood: 6,
  moreWood: 3,
  muchWood: 1,
} as const

/** What people reckon with where they cannot know. */
export const usual = {
  /** Pips to be rid of a card of the deck, its powers included, and its damage. */
  need: 8.3,
  damage: 1.3,
  /** The same for a summon: the Unhallowed that comes, and the card that it takes. */
  summonNeed: 21,
  summonDamage: 4.5,
  health: 6,
  /** How much of the pips does not go to waste against somebody whose health nobody knows yet. */
  wellSpent: 0.85,
  diceInAttack: 2.5,
  creatures: 5.1,
  firewood: -1.2,
} as const

/** What powers take from the group, in pips. */
export const toll = {
  highestDie: 6,
  lowestDie: 2,
  stunnedDie: 2,
  hordeCard: 5,
  card: 7,
  company: 7,
  wood: 1,
} as const
