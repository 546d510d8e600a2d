import { lastRound } from '../content/camp.ts'
import type { Effect } from '../content/effects.ts'
import type { Ongoing } from '../content/ongoing.ts'
import type { CardId, Foe, Watch } from '../rules/state.ts'
import { damage, has, health } from '../rules/values.ts'
import { toll, usual, worth } from './weights.ts'
import { creatureOf, kindOf, locationOf, none } from '../rules/lookups.ts'

/** A card that stands, or will stand, before the camp tonight. */
export interface Threat {
  /** Whether anybody knows what it is. */
  known: boolean
  /** The pips that it takes to be rid of it, its powers included. */
  need: number
  damage: number
  /** What it costs in later nights if it stays. */
  later: number
}

/** Everybody before the camp, or who will come there tonight, from the front on. */
export function threatsTonight(t: Watch): Threat[] {
  switch (t.step) {
    case 'watch':
    case 'attack':
    case 'endure':
      return inLine(t)
    case 'onward':
      return []
    default:
      return toCome(t)
  }
}

function inLine(t: Watch): Threat[] {
  const threats = t.line.map((foe, at) => (foe.faceup ? standing(t, at) : hidden(t, foe.card)))
  // Who comes back when defeated must be fought twice.
  for (const foe of t.line)
    if (foe.faceup && comesBack(t, foe))
      threats.push({ ...hidden(t, foe.card), need: likelyHealth(t, foe.card) })
  return threats
}

function standing(t: Watch, at: number): Threat {
  const foe = t.line[at]
  const behind = t.line.at(at + 1)
  const growing = behind?.faceup === false && has(t, foe, 'healthOfNext') !== undefined
  return {
    known: true,
    need: health(t, at) + (foe.pending ? tollOf(t, foe.card) : 0) + (growing ? usual.health : 0),
    damage: damage(t, at),
    later: laterCost(t, foe.card) * (foe.under === none ? 1 : 2),
  }
}

/** The cards on top of the deck, and in the final round the horde. */
function toCome(t: Watch): Threat[] {
  const threats: Threat[] = []
  for (let n = 1; n <= locationOf(t, t.location).creatures; n++) {
    const card = t.deck.at(-n)
    threats.push(card === undefined ? unknown(t) : hidden(t, card))
  }
  if (t.round === lastRound) for (const card of t.horde.toReversed()) threats.push(hidden(t, card))
  return threats
}

/** A facedown card: what people know of it, else what is usual. */
export function hidden(t: Watch, card: CardId): Threat {
  if (!t.seen[card]) return unknown(t)
  const kind = kindOf(t, card)
  const later = laterCost(t, card)
  if (kind.kind !== 'creature')
    return { known: true, need: usual.summonNeed, damage: usual.summonDamage, later }
  return { known: true, need: likelyHealth(t, card) + tollOf(t, card), damage: kind.damage, later }
}

function unknown(t: Watch): Threat {
  return {
    known: false,
    need: usual.need,
    damage: usual.damage,
    later: t.round === lastRound ? 0 : worth.horde,
  }
}

/** After the last night nothing comes any more. */
function laterCost(t: Watch, card: CardId): number {
  return t.round === lastRound ? 0 : hordeCost(t, card)
}

/** What a card in the horde costs in the last night, as far as it is known. */
export function hordeCost(t: Watch, card: CardId): number {
  const unhallowed = t.seen[card] ? isUnhallowed(t, card) : card === t.horde[0]
  return unhallowed ? worth.hordeUnhallowed : worth.horde
}

/** An Unhallowed, or a summon that brings one. */
export function isUnhallowed(t: Watch, card: CardId): boolean {
  const kind = kindOf(t, card)
  return kind.kind !== 'creature' || kind.type === 'unhallowed'
}

function comesBack(t: Watch, { card, ignored }: Foe): boolean {
  if (ignored || t.once.includes(card)) return false
  return creatureOf(t, card).defeated?.some((effect) => effect.do === 'returnToLine') ?? false
}

/** The health that a creature will have once it stands faceup. */
function likelyHealth(t: Watch, card: CardId): number {
  const { health: printed, ongoing = [] } = creatureOf(t, card)
  let sum = printed
  for (const power of ongoing) sum += likelyBonus(t, power)
  return sum
}

function likelyBonus(t: Watch, power: Ongoing): number {
  switch (power.is) {
    case 'healthOfNext':
    case 'healthOfGrave':
    case 'healthOfStolen':
      return usual.health
    case 'healthOfFirewood':
      return t.firewood
    case 'healthOfDark':
      return power.from - t.firewood
    case 'healthPer':
      return power.by
    default:
      return 0
  }
}

/** What the powers of a creature will take, in pips. */
function tollOf(t: Watch, card: CardId): number {
  const { reveal = [], first = [], defeated = [] } = creatureOf(t, card)
  let sum = 0
  for (const effect of reveal) sum += tollOfEffect(t, effect, card)
  for (const effect of first) sum += tollOfEffect(t, effect, card)
  for (const effect of defeated) sum += tollOfEffect(t, effect, card)
  return sum
}

function tollOfEffect(t: Watch, effect: Effect, card: CardId): number {
  switch (effect.do) {
    case 'steal':
      return effect.dice * (effect.which === 'highest' ? toll.highestDie : toll.lowestDie)
    case 'stun':
      return effect.dice * toll.stunnedDie
    case 'lowerDice':
      return effect.by * t.adventurers.length
    case 'deckToHorde':
      return effect.cards * toll.hordeCard
    case 'exhaust':
      return effect.cards * toll.card
    case 'graveToLine':
    case 'deckToLine':
      return toll.company
    case 'returnToLine':
      return t.once.includes(card) ? 0 : creatureOf(t, card).health
    case 'firewood':
      return -effect.by * toll.wood
    case 'summonToDeck':
      return 0
  }
}
