import { adventureTypes, type Adventure } from '../content/adventures.ts'
import { adventureCalled } from '../content/box.ts'
import { soloStars } from '../content/monsters.ts'
import { usual } from '../content/prices.ts'
import { isRolled } from '../rules/combat-roll.ts'
import { isSolo, playerOrder, seatInTurn } from '../rules/heroes.ts'
import { countOf } from '../content/words/metrics.ts'
import { holds } from '../rules/counting.ts'
import { finalTotal } from '../rules/monster-combat.ts'
import { sumOf } from '../rules/powers.ts'
import type { RollPlayer, Seat, Step } from '../rules/state.ts'
import { strengthOf, monsterOf } from '../rules/monster.ts'

/** What to expect of the last battle. */

export interface Battle {
  stars: number
  /** The chance to beat the Monster at all. */
  won: number
}

const aDie = 3.5
const spreadOfDie = 1.7
/** What an unknown Adventure card may bring, and what a round to come adds to the total. */
const unknownDice = 1
const perRound = 0.6

const fighting: ReadonlySet<Step> = new Set<Step>([
  'combatBefore',
  'combatAfter',
  'champion',
  'discard',
  'score',
])
const finale: ReadonlySet<Step> = new Set<Step>(['last', 'adventure', 'hire', ...fighting])

export function isFinale({ step }: RollPlayer): boolean {
  return finale.has(step)
}

export function battleOf(t: RollPlayer, seat: Seat, rounds: number): Battle {
  const hero = t.heroes[seat]
  if (t.monster === null) return { stars: 0, won: 0.5 }
  if (hero.total !== null)
    return { stars: hero.monsterStars + hero.championStars, won: hero.total >= strengthOf(t) ? 1 : 0 }
  const { mean, spread } = totalOf(t, seat, rounds)
  const excess = isSolo(t) ? strengthOf(t) : 0
  const chart = isSolo(t) ? soloStars : monsterOf(t).stars
  let stars = 0
  let before = 0
  for (const [from, worth] of chart) {
    stars += (worth - before) * chanceToReach(from + excess, mean, spread)
    before = worth
  }
  const won = chanceToReach(strengthOf(t), mean, spread)
  return { stars: stars + (isSolo(t) ? 0 : (monsterOf(t).champion * won) / t.players), won }
}

/** The logistic curve, close to the normal one and quickly computed. */
function chanceToReach(least: number, mean: number, spread: number): number {
  if (spread === 0) return mean >= least ? 1 : 0
  return 1 / (1 + Math.exp((-1.7 * (mean - least + 0.5)) / spread))
}

function totalOf(t: RollPlayer, seat: Seat, rounds: number): { mean: number; spread: number } {
  const hero = t.heroes[seat]
  if (t.step === 'combatAfter' && isRolled(t) && seatInTurn(t) === seat)
    return { mean: finalTotal(t, seat), spread: hero.xp > 0 ? 1.5 : 0 }
  const dice = diceOf(t, seat, rounds)
  const { ability } = monsterOf(t)
  const tokens =
    (ability.is === 'noHonor' ? 0 : hero.honor) -
    hero.injury * (ability.is === 'injury' ? ability.minus : usual.injury)
  const lost = ability.is === 'topCut' ? 4.5 : ability.is === 'zero' ? dice / 6 : 0
  const more = sumOf(t, seat, 'combatTotal', (power) => power.by)
  return {
    mean: aDie * dice + rerolled(hero.xp, dice) + tokens + more - lost + perRound * rounds,
    spread: spreadOfDie * Math.sqrt(dice) + rounds / 4,
  }
}

/** The dice pool: one die, those of Adventure cards with their token, and hired ones once the heroes are complete. */
function diceOf(t: RollPlayer, seat: Seat, rounds: number): number {
  const hero = t.heroes[seat]
  const fromCards = adventureTypes
    .slice(t.revealed, Math.max(t.revealed, Math.min(hero.trophies.length, adventureTypes.length)))
    .reduce((sum, _, i) => {
      const now = diceFrom(t, seat, adventureCalled(t.adventure[t.revealed + i]), t.revealed + i)
      const known = 1 - rounds / 12
      return sum + known * now + (1 - known) * unknownDice
    }, 0)
  const pool = Math.max(1, hero.pool) + fromCards
  return rounds === 0 && mayHire(t, seat) ? pool + 0.95 * hired(hero.gold, hero.xp) : pool
}

/** Everybody hires in turn, before the first roll against the Monster. */
function mayHire(t: RollPlayer, seat: Seat): boolean {
  return t.step === 'hire' ? playerOrder(t).indexOf(seat) >= t.turn : !fighting.has(t.step)
}

/** What a hero can still hire: the first XP are kept for rerolls. */
function hired(gold: number, xp: number): number {
  return Math.floor(gold / usual.mercenary.gold) + Math.floor(Math.max(0, xp - 2) / usual.mercenary.xp) * 0.5
}

/** As if the card were revealed now. */
function diceFrom(t: RollPlayer, seat: Seat, { who, dice, solo }: Adventure, type: number): number {
  if (isSolo(t) && solo && !holds(t, seat, solo)) return 0
  if ('each' in who) return holds(t, seat, who.each) ? dice : 0
  if ('per' in who) return dice * Math.min(who.most, Math.floor(countOf(t, seat, who.per) / who.every))
  const own = countOf(t, seat, who.most)
  const isBeaten = t.heroes.some(
    ({ trophies }, other) => trophies.length > type && countOf(t, other, who.most) > own,
  )
  return own > 0 && !isBeaten ? dice : 0
}

/** What rerolls add: the lowest of so many dice first. */
function rerolled(xp: number, dice: number): number {
  let gain = 0
  for (let n = 1; n <= Math.min(xp, dice); n++) gain += Math.max(0, aDie - (0.5 + (6 * n) / (dice + 1)))
  return gain
}
