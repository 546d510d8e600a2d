import { lastRound, lightsThree, lightsTwo, restsEach } from '../content/camp.ts'
import { power } from './power.ts'
import { night } from './night.ts'
import { hidden, hordeCost, isUnhallowed } from './threat.ts'
import { toll, usual, worth } from './weights.ts'
import { cardsLeft } from '../rules/company.ts'
import type { Adventurer, Watch } from '../rules/state.ts'
import { isSummon, locationOf, none } from '../rules/lookups.ts'

/** How well things stand, for the greedy companion: a rough sum of what a player would point at. */
export function evaluate(t: Watch): number {
  if (t.outcome) return t.outcome.result === 'won' ? 20_000 + 100 * cardsLeft(t) : -20_000 + 100 * t.round
  let sum = 0
  for (const it of t.adventurers) sum += life(it)
  if (t.location === none) return sum
  sum += worth.round * t.round + fire(t.firewood) - night(t)
  return t.round === lastRound ? sum : sum + roadAhead(t) - laterNights(t)
}

/** Cards are life; who has none left misses a watch. What a rest will bring back is not quite lost. */
function life(it: Adventurer): number {
  let sum = worth.tamed * it.tamed.length
  let cards = 0
  for (const { ability, exhausted } of it.equipped) {
    sum += worth.perPower * power[ability] * (exhausted ? worth.exhaustedPower : 1)
    if (!exhausted) cards++
  }
  sum += worth.card * cards + worth.rest * Math.min(it.equipped.length - cards, restsEach - it.rests)
  return cards === 0 ? sum - worth.spentAdventurer : sum
}

/** Every piece of wood is worth less than the one before. */
function fire(wood: number): number {
  const upTo = (from: number, to: number): number => Math.max(0, Math.min(wood, to) - from)
  return (
    worth.ember * upTo(0, safe) +
    worth.wood * upTo(safe, lightsTwo + 1) +
    worth.moreWood * upTo(lightsTwo + 1, lightsThree) +
    worth.muchWood * upTo(lightsThree, Infinity)
  )
}
/** With so much wood the fire does not go out at once. */
const safe = 4

/** The next location, if it is known: few creatures and much wood are welcome. */
function roadAhead(t: Watch): number {
  const next = t.map.at(-1)
  if (next === undefined || !t.seen[next] || t.round === lastRound - 1) return 0
  const { firewood, creatures, sort } = locationOf(t, next)
  return (
    worth.nextWood * (firewood - usual.firewood) -
    worth.nextCreature * (creatures - usual.creatures) +
    (sort === 'respite' ? worth.respite : 0)
  )
}

/** What waits: the horde, Unhallowed in a graveyard that will be the deck again, and what lies on the deck. */
function laterNights(t: Watch): number {
  let sum = 0
  for (const card of t.horde) sum += hordeCost(t, card)
  for (const card of t.graveyard)
    if (!isSummon(t, card) && isUnhallowed(t, card)) sum += worth.buriedUnhallowed
  return sum + waiting(t)
}

/** Cards that are known to lie on top of the deck, once tonight's line stands. */
function waiting(t: Watch): number {
  if (t.step !== 'watch' && t.step !== 'attack' && t.step !== 'endure') return 0
  let sum = 0
  for (let n = 1; n <= usual.creatures; n++) {
    const card = t.deck.at(-n)
    if (card === undefined || !t.seen[card]) break
    const { need, damage } = hidden(t, card)
    sum += worth.waiting * (need - usual.need + toll.card * (damage - usual.damage))
  }
  return sum
}
