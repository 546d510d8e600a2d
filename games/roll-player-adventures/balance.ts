import type { Survey } from '@dicehearth/engine/balance'
import { playCampaigns, type Campaigns, type Travels } from './balance/campaigns.ts'
import { playChecks, trials, type Checks, type Tried } from './balance/checks.ts'
import { section } from './balance/section.ts'

type Piece = Campaigns | Checks
type Found = Travels | Tried

/** So many campaigns are played in one piece. */
const together = 4

/** Whole campaigns with parties of every size in both modes, and the rows of the skillbook by themselves. */
export const survey: Survey<Piece, Found> = {
  pieces(campaigns) {
    const numbers = Array.from({ length: campaigns }, (_, n) => n)
    const journeys = numbers
      .filter((n) => n % together === 0)
      .map((n): Piece => ({ kind: 'campaigns', numbers: numbers.slice(n, n + together) }))
    return [...trials.keys()].map((trial): Piece => ({ kind: 'checks', trial })).concat(journeys)
  },
  measure: async (piece) => (piece.kind === 'campaigns' ? playCampaigns(piece) : playChecks(piece)),
  note: (found) =>
    found.kind === 'campaigns'
      ? `${found.plays.length} adventures, ${found.plays.reduce((sum, { deaths }) => sum + deaths, 0)} deaths`
      : `${trials[found.trial].name}: ${found.passed.join(', ')} %`,
  section: (found, campaigns) => section(found, campaigns),
}
