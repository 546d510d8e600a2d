import { end, type Outcome, type Play, type SeatResult } from '@dicehearth/engine'
import { backstoryStars } from '../content/backstories.ts'
import { boxOf, known } from '../content/box.ts'
import { familiarStars } from '../content/familiars.ts'
import type { Stars } from '../content/language.ts'
import { armorSetIds, armorSets, type ArmorSet } from '../content/market.ts'
import { goldPerStar, soloRanks, type SoloRank } from '../content/prices.ts'
import { scoreLines, tell, type ScoreLine } from './events.ts'
import { cardCalled, classOf, familiarOf, fiendsUp, isSolo } from './heroes.ts'
import {
  alignmentStars,
  armorPieces,
  backstoryMatches,
  classColourDice,
  familiarMatches,
  goalsMet,
  hasFamiliarPower,
} from './metrics.ts'
import { countOf } from '../content/words/metrics.ts'
import { holds } from './counting.ts'
import { ownSources } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Final scoring and ties, chapters 20 and 21. */

/** The stars of one line of the score sheet, as things stand. */
const lineStars: Readonly<Record<ScoreLine, (t: RollPlayer, seat: Seat) => number>> = {
  monster: (t, seat) => t.heroes[seat].monsterStars,
  champion: (t, seat) => t.heroes[seat].championStars,
  familiarPower: (t, seat) => (hasFamiliarPower(t, t.heroes[seat]) ? familiarOf(t, t.heroes[seat]).stars : 0),
  familiarBackstory: (t, seat) => familiarStars[familiarMatches(t, t.heroes[seat])],
  goals: (t, seat) => {
    const { goals } = classOf(t.heroes[seat])
    return sum(goalsMet(t, seat).map((attribute) => goals[attribute][2]))
  },
  classColour: (t, seat) => classColourDice(t.heroes[seat]),
  alignment: (t, seat) => alignmentStars(t.heroes[seat]),
  backstory: (t, seat) => backstoryStars[backstoryMatches(t.heroes[seat])],
  armor: (t, seat) => sum(armorSetIds.map((set) => armorStars(t, seat, set))),
  traits: (t, seat) => sum(t.heroes[seat].cards.map((card) => traitStars(t, seat, card))),
  otherCards: (t, seat) => sum(otherFinals(t, seat).map((final) => starsOf(t, seat, final))),
  // Gold is worth stars only to whoever plays alone (RP-201, RP-238).
  gold: (t, seat) => (isSolo(t) ? Math.floor(t.heroes[seat].gold / goldPerStar) : 0),
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

/** By the number of pieces, and one more for whom the set is made (RP-198, RP-199). */
export function armorStars(t: RollPlayer, seat: Seat, set: ArmorSet): number {
  const hero = t.heroes[seat]
  const pieces = armorPieces(t, hero, set)
  const { stars, colours } = armorSets[set]
  if (pieces === 0) return 0
  return stars[Math.min(pieces, stars.length - 1)] + (colours.includes(classOf(hero).colour) ? 1 : 0)
}

/** The stars of a Trait (RP-200); other cards are no Traits. */
export function traitStars(t: RollPlayer, seat: Seat, id: string): number {
  const card = cardCalled(t, id)
  return card.type === 'trait' ? starsOf(t, seat, card.final) : 0
}

/** Final effects of Class, Weapons and Fiends that still lie face up. */
export function otherFinals(t: RollPlayer, seat: Seat): Stars[] {
  const fiends = fiendsUp(t.heroes[seat]).map((id) => known(boxOf(t.own).fiends, id))
  const printed = [...ownSources(t, seat).map((source) => source.printed), ...fiends]
  return printed.flatMap(({ final }) => (final ? [final] : []))
}

/** STARS_IF and STARS_PER. */
export function starsOf(t: RollPlayer, seat: Seat, final: Stars): number {
  if (Array.isArray(final))
    return final.find((line) => line.if.every((condition) => holds(t, seat, condition)))?.stars ?? 0
  return Math.min(final.most, Math.floor(countOf(t, seat, final.per) / final.every))
}

/** The score sheet of a player as things stand, in its order (RP-186). */
export function scoreSheet(t: RollPlayer, seat: Seat): { for: ScoreLine; score: number }[] {
  return scoreLines
    .filter((line) => line !== 'gold' || isSolo(t))
    .map((line) => ({ for: line, score: lineStars[line](t, seat) }))
}

export function* scoreAll(t: RollPlayer): Play {
  const seats = results(t)
  if (t.listener) {
    for (const { seat, score } of seats) {
      for (const line of scoreSheet(t, seat))
        if (line.score !== 0) tell(t, { type: 'scored', seat, line: line.for, stars: line.score })
      tell(t, { type: 'total', seat, stars: score })
    }
  }
  yield* end(t, outcome(t, seats))
}

function outcome(t: RollPlayer, seats: readonly SeatResult[]): Outcome {
  if (!isSolo(t)) return { result: 'finished', seats }
  return { result: 'won', rank: rankFor(seats[0].score), seats }
}

/** The title that so many stars earn (RP-239). */
export function rankFor(stars: number): SoloRank {
  return soloRanks.find(([, least]) => stars >= least)?.[0] ?? 'npc'
}

/** The winner first: most stars, then most Gold, then fewest dice of the own Class Colour (RP-202 to RP-205). */
function results(t: RollPlayer): SeatResult[] {
  const scored = t.heroes.map((_, seat) => {
    const lines = scoreSheet(t, seat)
    return { seat, score: sum(lines.map((line) => line.score)), lines }
  })
  const isAhead = (a: Seat, b: Seat): boolean => compare(t, scored[a].score, a, scored[b].score, b) < 0
  return scored
    .map(({ seat, score, lines }) => {
      const ahead = scored.filter((other) => isAhead(other.seat, seat))
      return { seat, place: 1 + ahead.length, score, lines }
    })
    .sort((a, b) => a.place - b.place)
}

function compare(t: RollPlayer, scoreA: number, a: Seat, scoreB: number, b: Seat): number {
  const [one, other] = [t.heroes[a], t.heroes[b]]
  return scoreB - scoreA || other.gold - one.gold || classColourDice(one) - classColourDice(other)
}
