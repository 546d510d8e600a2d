import { abilities } from './content/abilities.ts'
import { lastRound } from './content/camp.ts'
import { cardsLeft, participants, unexhaustedOf } from './rules/company.ts'
import { freeDice, kindOf, locationOf, none, type CardId, type DieId, type Watch } from './rules/state.ts'
import { attackBeasts, attackDice, attackValue, damage, health, tamedValue } from './rules/values.ts'

/** What things are worth to the group, in one place. */
const worth = {
  card: 62,
  restingCard: 55,
  danger: 500,
  horde: 42,
  foe: 45,
  perDamage: 62,
  perHealth: 4,
  pip: 7,
  tamed: 20,
  ward: 35,
  trap: 5,
  unknownDamage: 1.35,
  pipsPerDamage: 7,
  spentAdventurer: 140,
  wastedDie: 90,
  whatComesNext: 20,
} as const

/** How well things stand, for the greedy companion: a rough sum of what a player would point at. */
export function evaluate(t: Watch): number {
  if (t.outcome) return t.outcome.result === 'won' ? 20_000 + 100 * cardsLeft(t) : -20_000 + 100 * t.round
  if (t.location === none) return 0
  return 300 * t.round + life(t) + fire(t.firewood) - dangers(t) + means(t) + roadAhead(t) + attackUnderWay(t)
}

/** Unexhausted cards are life; whoever has none left will miss the next watch. */
function life(t: Watch): number {
  let sum = 0
  t.adventurers.forEach((_, who) => {
    const cards = unexhaustedOf(t, who).length
    sum += cards * (who === t.resting ? worth.restingCard : worth.card)
    if (cards === 0) sum -= worth.spentAdventurer
  })
  return sum + balance(t, 0, 0)
}

/**
 * The fewer cards would be left after what still threatens tonight, the more each counts. A blow under way takes
 * away some of the threat, and some of the pips.
 */
function balance(t: Watch, hit: number, used: number): number {
  const left = cardsLeft(t) - Math.max(0, threat(t) - hit - (pips(t) - used) / worth.pipsPerDamage)
  return -worth.danger / Math.max(0.3, left + 0.5)
}

/** The damage of all that stands or will stand in the line tonight. */
function threat(t: Watch): number {
  if (t.step === 'onward') return 0
  const ahead = t.step === 'rest' || t.step === 'camp' || t.step === 'roll' || t.step === 'line'
  if (ahead)
    return (
      worth.unknownDamage *
      (locationOf(t, t.location).creatures + (t.round === lastRound ? t.horde.length : 0))
    )
  let sum = -t.tonight.wards
  t.line.forEach((foe, at) => (sum += foe.faceup ? damage(t, at) : worth.unknownDamage))
  return sum
}

/** What the dice of those who will fight are worth. */
function pips(t: Watch): number {
  if (t.step === 'endure' || t.step === 'onward' || t.step === 'roll') return 0
  let sum = 0
  for (const who of participants(t)) {
    const spent = unexhaustedOf(t, who).length === 0
    if (spent && (t.step === 'rest' || t.step === 'camp' || t.step === 'line')) continue
    for (const die of freeDice(t, who)) sum += attackValue(t, die)
  }
  return sum
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
    else sum += worth.foe + worth.unknownDamage * worth.perDamage + 6 * worth.perHealth
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
  const wasted = dice.filter((die) => now - attackValue(t, die) >= needed).length
  const gain = worth.foe + worth.perDamage * damage(t, at) + worth.perHealth * needed
  const life = balance(t, damage(t, at), spent) - balance(t, 0, 0)
  return gain + life - worth.pip * spent - dice.length - worth.wastedDie * wasted - worth.whatComesNext
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
