import { open } from '@dicehearth/engine'
import * as z from 'zod'

const count = z.int().min(0)

/** What one Character did and suffered (RF-R85). */
const tallyShape = z.strictObject(
  open({
    entered: count,
    taken: count,
    largest: count,
    inflicted: count,
    lostToDamage: count,
    lostOtherwise: count,
    healed: count,
    treasures: count,
    traits: count,
    attempts: count,
    recoveries: count,
  }),
)
export type Tally = z.infer<typeof tallyShape>

export const statisticsShape = z.strictObject(
  open({
    areas: count,
    rounds: count,
    combatsWon: count,
    defeated: count,
    riddles: count,
    /** By seat. */
    deeds: z.array(tallyShape),
  }),
)
export type Statistics = z.infer<typeof statisticsShape>

export function newStatistics(players: number): Statistics {
  return {
    areas: 0,
    rounds: 0,
    combatsWon: 0,
    defeated: 0,
    riddles: 0,
    deeds: Array.from({ length: players }, () => ({
      entered: 0,
      taken: 0,
      largest: 0,
      inflicted: 0,
      lostToDamage: 0,
      lostOtherwise: 0,
      healed: 0,
      treasures: 0,
      traits: 0,
      attempts: 0,
      recoveries: 0,
    })),
  }
}

export function copyStatistics(statistics: Statistics): Statistics {
  return { ...statistics, deeds: statistics.deeds.map((it) => ({ ...it })) }
}
