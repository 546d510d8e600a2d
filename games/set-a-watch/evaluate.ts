import { abilities } from './content/abilities.ts'
import { lastRound } from './content/camp.ts'
import { cardsLeft, participants, takesPart } from './rules/company.ts'
import {
  freeDice,
  kindOf,
  locationOf,
  none,
  ownerOf,
  type CardId,
  type DieId,
  type Watch,
} from './rules/state.ts'
import { attackBeasts, attackDice, attackValue, damage, health, tamedValue } from './rules/values.ts'

/** What things are worth to the group, in one place. */
const worth = {
  card: 62,
  restingCard: 55,
  danger: 420,
  horde: 42,
  foe: 45,
  perDamage: 62,
  perHealth: 4,
  pip: 7,
  tamed: 20,
  ward: 35,
  trap: 5,
} as const

/** How well things stand, for the greedy companion: a rough sum of what a player would point at. */
export function evaluate(t: Watch): number {
  if (t.outcome) return t.outcome.result === 'won' ? 20_000 + 100 * cardsLeft(t) : -20_000 + 100 * t.round
  if (t.location === none) return 0
  return 300 * t.round + life(t) + fire(t.firewood) - dangers(t) + means(t) + roadAhead(t) + attackUnderWay(t)
}

/** Unexhausted cards are life; the fewer are left, the more each counts. */
function life(t: Watch): number {
  let sum = 0
  t.adventurers.forEach((it, who) => {
    for (const slot of it.equipped) {
      if (!slot.exhausted) sum += who === t.resting ? worth.restingCard : worth.card
    }
  })
  const left = cardsLeft(t)
  return sum - worth.danger / (left + 0.5)
}

function fire(wood: number): number {
  return 13 * Math.min(wood, 7) + 6 * Math.max(0, Math.min(wood, 12) - 7) + 2 * Math.max(0, wood - 12)
}

/** What stands in the line and waits in the horde. */
function dangers(t: Watch): number {
  let sum = 0
  t.line.forEach((foe, at) => {
    if (foe.faceup)
      sum += worth.foe + worth.perDamage * damage(t, at) + worth.perHealth * Math.min(30, health(t, at))
    else sum += worth.foe + 1.3 * worth.perDamage + 6 * worth.perHealth
  })
  for (const card of t.horde)
    sum += t.seen[card] ? worth.horde + 12 * (printedDamage(t, card) - 1) : 1.4 * worth.horde
  return sum
}

function printedDamage(t: Watch, card: CardId): number {
  const kind = kindOf(t, card)
  return kind.kind === 'creature' ? kind.damage : 3
}

/** Dice and wards with which the watch can still do something. */
function means(t: Watch): number {
  if (t.step === 'endure' || t.step === 'onward' || t.step === 'roll') return worth.ward * t.tonight.wards
  let sum = worth.ward * Math.min(2, t.tonight.wards)
  for (const who of participants(t))
    for (const die of freeDice(t, who)) sum += worth.pip * attackValue(t, die)
  for (const it of t.adventurers) {
    sum += worth.tamed * it.tamed.length
    for (const slot of it.equipped)
      if (!slot.exhausted && abilities[slot.ability].kind === 'passive') sum += 6
  }
  sum += 14 * t.tonight.range + 10 * t.tonight.level
  const trap = t.lies.indexOf('trap')
  return trap === none ? sum : sum + worth.trap * t.face[trap]
}

/** The next location, if it is known: few creatures and much wood are welcome. */
function roadAhead(t: Watch): number {
  const next = t.map.at(-1)
  if (next === undefined || !t.seen[next] || t.round >= lastRound - 1) return 0
  const { firewood, creatures } = locationOf(t, next)
  return 12 * firewood - 50 * (creatures - 5)
}

/** An attack under way is as good as the blow that it leads to, with as little waste as can be. */
function attackUnderWay(t: Watch): number {
  if (!t.attack) return 0
  const { at, dice, tamed } = t.attack
  const needed = health(t, at)
  const rest = [
    ...attackDice(t, at)
      .filter((die) => !dice.includes(die))
      .map((die) => attackValue(t, die)),
    ...attackBeasts(t, at)
      .filter((card) => !tamed.includes(card))
      .map((card) => tamedValue(t, card)),
  ]
  const now = sum(t, dice, tamed)
  const spent = leastTotal(now, rest, needed)
  // Dice that count more than they show are better spent than kept.
  return (
    worth.foe +
    worth.perDamage * damage(t, at) +
    worth.perHealth * needed -
    worth.pip * spent +
    joiners(t, dice)
  )
}

function sum(t: Watch, dice: readonly DieId[], tamed: readonly CardId[]): number {
  let total = 0
  for (const die of dice) total += attackValue(t, die)
  for (const card of tamed) total += tamedValue(t, card)
  return total
}

/** The least sum of what is in the attack and more that is enough. */
function leastTotal(now: number, more: readonly number[], needed: number): number {
  if (now >= needed) return now
  let reached = [now]
  let best = Infinity
  for (const value of more) {
    const next: number[] = []
    for (const total of reached) {
      if (total + value >= needed) best = Math.min(best, total + value)
      else next.push(total + value)
    }
    reached = [...new Set([...reached, ...next])]
  }
  return best
}

/** A slight liking for fewer dice. */
function joiners(t: Watch, dice: readonly DieId[]): number {
  return -dice.filter((die) => takesPart(t, ownerOf(die))).length
}
