import type { Decision } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import { ownerOf, type CardId, type DieId } from '../rules/state.ts'
import { piece, touches } from '../touches.ts'
import type { SawView } from '../view.ts'

/** What somebody has pointed at so far on the way to an answer. */
export interface Picked {
  /** Dice that rise: for an attack, or for an ability. */
  dice: readonly DieId[]
  /** A piece that was named before the one that goes with it. */
  piece: string | null
}

export const nothing: Picked = { dice: [], piece: null }

export type SawDecision = Decision<SawAsk, SawOption>
/** Besides answering and pointing: a card is taken up, because there is more than one thing to do with it. */
export type Click = Clicked<Picked> | { read: string }
export type Clicks = ReadonlyMap<string, Click>

/** Cards and classes that a question lays out: pieces of the board alone. */
export const laid = (nth: number): string => `laid:${nth}`
export const classPiece = (id: string): string => `class:${id}`

/** Every piece that does something when it is clicked now, and what it does. */
export function clicks(decision: SawDecision, view: SawView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  switch (decision.ask.kind) {
    case 'watchAction':
      watchClicks(found, decision, view, picked)
      break
    case 'placeDie':
    case 'stunPick':
      pairClicks(found, pairs(decision, view), picked)
      break
    default:
      decision.options.forEach((option, n) => {
        for (const id of pressed(option, decision.ask, view)) if (!found.has(id)) found.set(id, { choose: n })
      })
  }
  return found
}

/** The pieces that stand for a simple answer. */
function pressed(option: SawOption, ask: SawAsk, view: SawView): readonly string[] {
  switch (option.verb) {
    case 'pickDie':
    case 'addDie':
      return alike(option.die, view)
        .filter((die) => ask.kind !== 'attackDie' || !ask.dice.includes(die))
        .map(piece.die)
    case 'placeRune':
      return [piece.space(option.rune)]
    case 'strike':
      return ask.kind === 'attackDie' ? [piece.position(ask.at)] : []
    case 'target':
      return [piece.position(option.at)]
    case 'pickCard':
    case 'addTamed':
      return sameKind(option.card, view).map(piece.card)
    case 'takeLocation':
      return [piece.card(option.card)]
    case 'nextCard':
      return [laid(option.nth)]
    case 'pickClass':
      return [classPiece(option.class)]
    case 'removeIt':
    case 'arrange':
    case 'toEnd':
      return []
    default:
      return touches(option, view)
  }
}

// The watch: dice first, then what they are for.

function watchClicks(found: Map<string, Click>, decision: SawDecision, view: SawView, picked: Picked): void {
  const { options } = decision
  options.forEach((option, n) => {
    switch (option.verb) {
      case 'attack':
        found.set(piece.position(option.at), { choose: n })
        for (const die of watchDice(view)) found.set(piece.die(die), { pick: toggled(picked, die) })
        break
      case 'byDie':
        for (const die of alike(option.die, view)) found.set(piece.die(die), { pick: toggled(picked, die) })
        abilityClick(found, piece.ability(option.ability), decision, view, picked)
        break
      case 'byExhausting':
        abilityClick(found, piece.ability(option.ability), decision, view, picked)
        break
      case 'feedFire':
        found.set(piece.fire, { pick: { dice: [], piece: picked.piece === piece.fire ? null : piece.fire } })
        abilityClick(found, piece.ability(option.ability), decision, view, picked)
        break
      case 'shootAgain':
        for (const die of alike(option.die, view)) found.set(piece.die(die), { choose: n })
        break
      default:
    }
  })
}

/** With the fire or one die pointed at it is clear what the card is for; otherwise it is taken up. */
function abilityClick(
  found: Map<string, Click>,
  id: string,
  { options }: SawDecision,
  view: SawView,
  picked: Picked,
): void {
  if (found.has(id)) return
  const [die] = picked.dice
  const n = options.findIndex((option) =>
    picked.piece === piece.fire
      ? option.verb === 'feedFire' && piece.ability(option.ability) === id
      : option.verb === 'byDie' &&
        piece.ability(option.ability) === id &&
        picked.dice.length === 1 &&
        alike(option.die, view).includes(die),
  )
  found.set(id, n < 0 ? { read: id } : { choose: n })
}

function toggled({ dice }: Picked, die: DieId): Picked {
  return {
    dice: dice.includes(die) ? dice.filter((other) => other !== die) : [...dice, die],
    piece: null,
  }
}

/** Dice that lie free before those who keep watch. */
function watchDice(view: SawView): DieId[] {
  return view.lies.flatMap((lies, die) => {
    const who = ownerOf(die)
    return lies === 'free' && who !== view.resting && !view.adventurers[who].sitsOut ? [die] : []
  })
}

/** Of dice picked for an attack, the next that can be added: the option's number and the dice still to come. */
export function nextOf(
  { ask, options }: SawDecision,
  view: SawView,
  dice: readonly DieId[],
): { option: number; rest: readonly DieId[] } | null {
  if (ask.kind !== 'attackDie') return null
  for (const die of dice) {
    const option = options.findIndex((it) => it.verb === 'addDie' && alike(it.die, view).includes(die))
    if (option >= 0) return { option, rest: dice.filter((other) => other !== die) }
  }
  return null
}

// Two pieces make an answer, whichever is named first: a die and a space, a die and a card.

interface Pair {
  option: number
  ends: readonly [readonly string[], string]
}

function pairs({ options }: SawDecision, view: SawView): Pair[] {
  return options.flatMap((it, option): Pair[] => {
    if (it.verb === 'placeDie')
      return [{ option, ends: [alike(it.die, view).map(piece.die), piece.space(it.space)] }]
    if (it.verb === 'stun')
      return [{ option, ends: [alike(it.die, view).map(piece.die), piece.ability(it.ability)] }]
    return []
  })
}

function pairClicks(found: Map<string, Click>, all: readonly Pair[], picked: Picked): void {
  const named = picked.piece ?? (picked.dice.length > 0 ? piece.die(picked.dice[0]) : null)
  for (const { ends } of all) {
    const [dice, place] = ends
    for (const id of dice)
      found.set(id, { pick: { dice: named === id ? [] : [Number(id.split(':')[1])], piece: null } })
    const only = all.filter((other) => other.ends[1] === place)
    found.set(
      place,
      only.length === 1
        ? { choose: only[0].option }
        : { pick: { dice: [], piece: named === place ? null : place } },
    )
  }
  if (named === null) return
  const isDie = all.some(({ ends }) => ends[0].includes(named))
  for (const { option, ends } of all) {
    if (ends[0].includes(named)) found.set(ends[1], { choose: option })
    if (ends[1] === named) for (const id of ends[0]) found.set(id, { choose: option })
  }
  // Spaces that do not take this die wait for another one.
  if (isDie)
    for (const { ends } of all)
      if (!all.some((other) => other.ends[1] === ends[1] && other.ends[0].includes(named)))
        found.delete(ends[1])
}

// Pieces that are as good as each other: the options name one of them.

function alike(die: DieId, view: SawView): readonly DieId[] {
  return view.face.flatMap((_, other) =>
    ownerOf(other) === ownerOf(die) &&
    view.face[other] === view.face[die] &&
    view.doubled[other] === view.doubled[die] &&
    view.lies[other] === view.lies[die] &&
    view.on[other] === view.on[die]
      ? [other]
      : [],
  )
}

function sameKind(card: CardId, view: SawView): readonly CardId[] {
  const heaps = [view.graveyard, ...view.adventurers.map((it) => it.tamed)]
  const heap = heaps.find((cards) => cards.includes(card)) ?? [card]
  return heap.filter((other) => view.box[other] === view.box[card])
}
