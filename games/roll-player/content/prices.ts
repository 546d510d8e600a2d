/** What things cost and bring where no card says otherwise. */
export const usual = {
  /** Gold for a gold-coloured die that is placed (RP-064), and for a line that is filled (RP-065). */
  goldDie: 2,
  filledLine: 1,
  /** Gold for discarding a Market card (RP-096). */
  discardGain: 2,
  /** Gold off for a Charisma token (RP-116, RP-117). */
  charisma: 1,
  /** Gold to banish a Fiend (RP-122), or to pass over a Minion (RP-130). */
  banish: 5,
  passOver: 3,
  /** A mercenary (RP-135). */
  mercenary: { xp: 3, gold: 5 },
  /** XP for a reroll, for discarding an Injury, and for an Attribute Action (RP-149). */
  reroll: 1,
  heal: 2,
  train: 5,
  /** Skills refreshed in Cleanup (RP-156). */
  refreshes: 1,
  /** XP for a Trophy when all Adventure tokens are taken (RP-143). */
  furtherTrophy: 1,
  /** What an Injury takes from the total of Monster Combat (RP-153). */
  injury: 1,
} as const

export const hands = 2

/** The solo game: Gold for one star (RP-238), and the titles by stars (RP-239). */
export const goldPerStar = 8
export const soloRanks = [
  ['monsterSlayer', 47],
  ['trueHero', 43],
  ['clanLeader', 39],
  ['luminary', 35],
  ['adventurer', 31],
  ['hireling', 27],
  ['npc', -Infinity],
] as const
export type SoloRank = (typeof soloRanks)[number][0]
