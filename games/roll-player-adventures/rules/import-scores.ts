/** What the numbers of Roll Player become in this game (chapter 4 of the ledger). */

/** Health by reputation stars: from so many stars on (RPA-033 to RPA-037). */
const healthByStars = [
  { from: 41, health: 18 },
  { from: 36, health: 17 },
  { from: 26, health: 16 },
  { from: 21, health: 15 },
]
const leastHealth = 14

/** Scores by attribute: from so much on (RPA-039 to RPA-042). */
const scoreByAttribute = [
  { from: 18, score: 3 },
  { from: 16, score: 2 },
  { from: 14, score: 1 },
]

export function healthFor(stars: number): number {
  return healthByStars.find(({ from }) => stars >= from)?.health ?? leastHealth
}

export function scoreFor(attribute: number): number {
  return scoreByAttribute.find(({ from }) => attribute >= from)?.score ?? 0
}
