import type { Decision } from '@dicehearth/engine'
import { abilities, abilitiesOf } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { isKnown } from '../content/box.ts'
import { adventurersInPlay, campSpaces, firewoodMost, lastRound, mostTamed } from '../content/camp.ts'
import { inBox } from '../content/printings.ts'
import { cardsLeft } from './company.ts'
import { cardsOf } from './line.ts'
import type { CardId, Watch } from './state.ts'
import { health, revealLevel } from './values.ts'
import { creatureOf, diceOf, isSummon, kindOf, locationOf, none, ownerOf, sidesOf, trait } from './lookups.ts'

type Holds = (t: Watch, decision: Decision | null) => boolean

/** The invariants of the ledger that a state breaks, by id. Between two rounds no decision is open. */
export function broken(t: Watch, decision: Decision | null): string[] {
  // A saved game may name cards that do not exist.
  if (!t.box.every((id) => isKnown(t.own, id))) return ['INV-01']
  if (t.adventurers.length < adventurersInPlay || t.location === none) return []
  // If a card or a die is missing or misplaced, the other checks cannot be made.
  if (!cardsInPlace(t)) return ['INV-01']
  const lost = failing(complete, t, decision)
  if (lost.length > 0) return lost
  const found = failing(always, t, decision)
  return found.length > 0 || decision?.ask.kind !== 'watchAction' ? found : failing(whenActing, t, decision)
}

function failing(rules: Readonly<Record<string, Holds>>, t: Watch, decision: Decision | null): string[] {
  return Object.entries(rules).flatMap(([id, holds]) => (holds(t, decision) ? [] : [id]))
}

/** Every card is in exactly one zone, and a zone for its kind. */
function cardsInPlace(t: Watch): boolean {
  const places = [t.location, ...t.map, ...t.unused, ...t.past]
  const cards = [...creaturesAndSummons(t), ...places, ...t.aside]
  return (
    cards.length === t.box.length &&
    new Set(cards).size === t.box.length &&
    cards.every((card) => card >= 0 && card < t.box.length) &&
    places.every((card) => kindOf(t, card).kind === 'location') &&
    creaturesAndSummons(t).every((card) => kindOf(t, card).kind !== 'location')
  )
}

function creaturesAndSummons(t: Watch): CardId[] {
  return [
    ...t.deck,
    ...t.line.flatMap(cardsOf),
    ...t.graveyard,
    ...t.horde,
    ...t.unhallowed,
    ...t.adventurers.flatMap((it) => it.tamed),
    ...t.removed,
  ]
}

const campPlaces = new Set<string>([...campSpaces, 'trap'])

/** Cards and dice of the adventurers. */
const complete: Readonly<Record<string, Holds>> = {
  'INV-02': (t) =>
    t.adventurers.every((it) => {
      const cards = [...it.equipped.map((slot) => slot.ability), ...it.leftover]
      return (
        it.equipped.length === 3 &&
        JSON.stringify(cards.toSorted()) === JSON.stringify(inBox(t, abilitiesOf(it.class)).toSorted())
      )
    }),
  'INV-03': (t) =>
    t.face.length === 12 &&
    t.lies.length === 12 &&
    t.face.every((face, die) => face >= 1 && face <= sidesOf(t, die)) &&
    t.lies.every((place, die) => {
      if (place === 'creature') return t.line.some((foe) => foe.card === t.on[die])
      if (place === 'ability') return t.on[die] >= 0 && t.on[die] < 3
      return t.on[die] === none
    }),
}

const always: Readonly<Record<string, Holds>> = {
  'INV-04': (t, decision) =>
    t.firewood <= firewoodMost &&
    (t.firewood >= 1 ||
      t.outcome !== null ||
      (decision?.ask.kind === 'exhaustCard' && cause(decision) === 'zero')),
  'INV-08': (t) => t.line.every((foe) => !foe.faceup || !isSummon(t, foe.card)),
  'INV-10': (t, decision) => restsAddUp(t, decision),
  'INV-11': (t) => campDiceFit(t),
  'INV-12': (t) => {
    if (t.step === 'roll' || t.step === 'rest' || t.step === 'camp' || t.resting === none) return true
    const runes = diceOf(t.resting).filter((die) => ['seal', 'vanquish', 'bolster'].includes(t.lies[die]))
    const places = new Set(runes.map((die) => t.lies[die]))
    const faces = new Set(runes.map((die) => t.face[die]))
    return (
      runes.length !== 1 &&
      places.size === runes.length &&
      (faces.size <= 1 || trait(t, 'runesMatchAny') !== undefined)
    )
  },
  'INV-13': (t) =>
    t.lies.every((place, die) => {
      if (place !== 'ability') return true
      const it = t.adventurers[ownerOf(die)]
      const others = diceOf(ownerOf(die)).filter((d) => t.lies[d] === 'ability' && t.on[d] === t.on[die])
      return it.equipped[t.on[die]].byDie && others.length === 1
    }),
  'INV-14': (t) =>
    t.lies.every(
      (place, die) =>
        place !== 'ability' ||
        abilities[t.adventurers[ownerOf(die)].equipped[t.on[die]].ability].kind === 'die',
    ),
  'INV-15': (t) =>
    t.adventurers.every(
      (it) =>
        it.tamed.length <= mostTamed &&
        (it.tamed.length === 0 || it.class === 'beastMaster') &&
        it.tamed.every((card) => !isSummon(t, card) && creatureOf(t, card).type === 'forest'),
    ),
  'INV-16': (t) =>
    t.resting === none ||
    t.step === 'camp' ||
    diceOf(t.resting).every((die) => !['creature', 'ability', 'attack'].includes(t.lies[die])),
  'INV-17': (t) => {
    if (t.outcome) return t.outcome.result === 'won' ? cardsLeft(t) > 0 : true
    return !watching(t) || cardsLeft(t) > 0
  },
  'INV-19': (t) =>
    t.map.length === lastRound - t.round &&
    (t.map.length === 0
      ? locationOf(t, t.location).sort === 'final'
      : locationOf(t, t.map[0]).sort === 'final' &&
        t.map.slice(1).every((card) => locationOf(t, card).sort !== 'final')),
  'INV-20': (t) => t.unused.length === unusedAtFirst(t),
  'INV-21': (t, decision) => decision?.options.length !== 0 && attackFits(t),
  'INV-26': (t) => {
    const over = t.step === 'roll' || t.step === 'rest' || t.step === 'camp'
    return (
      t.line.every((foe) => foe.faceup || foe.wounds === 0) &&
      (!over ||
        (t.line.length === 0 && Object.values(t.tonight).every((value) => !value) && t.once.length === 0))
    )
  },
}

/** What must hold when the group may act. */
const whenActing: Readonly<Record<string, Holds>> = {
  'INV-05': (t) =>
    t.line.slice(0, revealLevel(t)).every((foe) => foe.faceup) &&
    t.line.every((foe) => !foe.pending) &&
    (t.line.length === 0 ||
      t.line[0].led ||
      t.line[0].ignored ||
      creatureOf(t, t.line[0].card).first === undefined ||
      t.once.includes(t.line[0].card)),
  'INV-07': (t) => t.line.every((foe, at) => !foe.faceup || health(t, at) > 0),
  'INV-09': (t) => t.line.length > 0,
}

/** An attack is put together on a faceup card, with what is at hand; else there would be nothing to ask (SAW-R81). */
function attackFits({ step, attack, line, lies, adventurers }: Watch): boolean {
  if (attack === null) return step !== 'attack'
  return (
    step === 'attack' &&
    attack.at < line.length &&
    line[attack.at].faceup &&
    attack.dice.every((die) => lies[die] === 'free') &&
    attack.tamed.every((card) => adventurers.some((it) => it.tamed.includes(card)))
  )
}

function watching(t: Watch): boolean {
  return t.step === 'watch' || t.step === 'attack' || t.step === 'endure'
}

function cause(decision: Decision): unknown {
  return Object.entries(decision.ask).find(([key]) => key === 'cause')?.[1]
}

function restsAddUp(t: Watch, decision: Decision | null): boolean {
  const rests = t.adventurers.reduce((sum, it) => sum + it.rests, 0)
  if (t.adventurers.some((it) => it.rests > 2)) return false
  if (t.round === lastRound)
    return t.resting === none || t.step === 'roll' || t.step === 'onward' ? rests === 8 : false
  const before = t.step === 'roll' || t.step === 'rest' || decision?.ask.kind === 'chooseRest'
  const waiting = decision?.ask.kind === 'restRefresh' || decision?.ask.kind === 'springRefresh'
  return t.outcome !== null || rests === t.round - (before && !waiting ? 1 : 0) || t.step === 'onward'
}

function campDiceFit(t: Watch): boolean {
  return t.lies.every((place, die) => {
    const face = t.face[die]
    if (!campPlaces.has(place)) return true
    if (t.step !== 'roll' && t.resting !== none && ownerOf(die) !== t.resting) return false
    const alone = t.lies.filter((other) => other === place).length === 1
    const glade = trait(t, 'healFace')
    switch (place) {
      case 'chop':
        return t.lies.filter((other) => other === 'chop').length <= (trait(t, 'chopSpaces')?.spaces ?? 3)
      case 'scout': {
        const faces = t.face.filter((_, d) => t.lies[d] === 'scout')
        return new Set(faces).size === faces.length
      }
      case 'map':
        return alone && face >= 4
      case 'heal':
        return alone && (glade ? face >= glade.least : face === 6)
      case 'special':
        return alone && (classes[t.adventurers[ownerOf(die)].class].special !== 'mend' || face >= 4)
      default:
        return alone
    }
  })
}

/** Normal locations that are not in the map deck, and all respites (SAW-030). */
function unusedAtFirst(t: Watch): number {
  const places = t.box.flatMap((_, card) => {
    const kind = kindOf(t, card)
    return kind.kind === 'location' ? [kind.sort] : []
  })
  return places.filter((sort) => sort !== 'final').length - 8
}
