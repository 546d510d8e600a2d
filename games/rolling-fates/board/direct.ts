import { anyone } from '@dicehearth/engine'
import { isDie, without, type Manner, type Picked, type Press, type Presses } from '@dicehearth/tabletop'
import { actionDice } from '../rules/dice.ts'
import type { FatesOption } from '../rules/decisions.ts'
import type { FatesView } from '../view.ts'
import { piece } from '../rules/pieces.ts'
import type { FatesDecision } from './context.ts'

type Found = Map<string, Press>

/** What the pieces of the board are for; dice are what is picked. */
export const manner: Manner<FatesDecision, FatesView> = {
  presses,
  left,
  // A die joins those that are already held.
  takenUp: (_, __, picked, id, way) =>
    isDie(id) && way && 'pick' in way ? (picked.includes(id) ? picked : way.pick) : null,
  // What an ability lacks is told in one line; anything else is taken up to be read.
  reads: (id, decision) => /^(?:hero|enemy|card|ability):/.test(id) && decision?.ask.kind !== 'act',
}

// Buttons on the board that stand for one answer.
export const goOnPiece = 'go-on'
export const rollPiece = (seat: number): string => `roll:${seat}`
export const passPiece = (seat: number): string => `pass:${seat}`
export const votePiece = (seat: number, option: number): string => `vote:${seat}:${option}`
export const verbPiece = (verb: string): string => `verb:${verb}`

function presses(decision: FatesDecision, view: FatesView, picked: Picked): Presses {
  const found: Found = new Map()
  decision.options.forEach((option, n) => {
    const id = ownPiece(option, decision)
    if (id !== null) found.set(id, { choose: n })
  })
  switch (decision.ask.kind) {
    case 'fate':
      keepPresses(found, decision, view, picked)
      break
    case 'payment':
      payPresses(found, decision, view, picked)
      break
    default:
      touchPresses(found, decision)
  }
  return found
}

/** The button of an option; null where a piece or the prompt stands for it. */
function ownPiece(option: FatesOption, { options }: FatesDecision): string | null {
  switch (option.verb) {
    case 'goOn':
      return goOnPiece
    case 'pass':
      return passPiece(option.seat)
    case 'decide':
      return votes(options) ? votePiece(option.seat, option.option) : null
    case 'accept':
    case 'decline':
      return option.seat !== anyone &&
        options.some(({ seat, verb }) => verb === option.verb && seat !== option.seat)
        ? `${verbPiece(option.verb)}:${option.seat}`
        : verbPiece(option.verb)
    case 'done':
    case 'agree':
    case 'leaveCard':
    case 'enough':
    case 'endPhase':
    case 'undoUse':
    case 'confirm':
    case 'cancel':
    case 'addTarget':
    case 'giveUp':
    case 'gameOver':
    case 'concede':
    case 'correctLife':
      return verbPiece(option.verb)
    default:
      return null
  }
}

/** Whether several may answer the same. */
function votes(options: readonly FatesOption[]): boolean {
  const cast = options.filter(({ verb }) => verb === 'decide')
  return cast.some(({ seat }) => seat !== cast[0].seat)
}

/** A piece answers if only one option touches it; with several it is taken up to choose. */
function touchPresses(found: Found, { options, choices }: FatesDecision): void {
  const touching = new Map<string, number[]>()
  options.forEach((option, n) => {
    // Whose turn it is says nothing about what to do.
    const own = option.verb === 'use' || option.verb === 'pass'
    // Where people vote, every ballot has a button of its own.
    if (option.verb === 'decide' && votes(options)) return
    for (const id of choices[n].pieces)
      if (!own || !id.startsWith('hero:')) touching.set(id, [...(touching.get(id) ?? []), n])
  })
  for (const [id, [first, ...others]] of touching) {
    const { verb } = options[first]
    // Whoever has not picked a Character yet picks in the order of the seats.
    const isClear = others.length === 0 || verb === 'pickCharacter'
    found.set(id, isClear && verb !== 'offerCard' ? { choose: first } : { read: id })
  }
}

// Dice: those that are taken hold of are kept, and the others rolled.

function keepPresses(
  found: Found,
  { options, choices }: FatesDecision,
  view: FatesView,
  picked: Picked,
): void {
  options.forEach((option, n) => {
    if (option.verb !== 'keep') {
      for (const id of choices[n].pieces) found.set(id, { choose: n })
      return
    }
    const dice = diceOnBar(view, option.seat).map(piece.die)
    for (const die of dice) found.set(die, { pick: toggled(picked, die) })
    if (sameFaces(option.faces, facesOf(picked, view, option.seat)))
      found.set(rollPiece(option.seat), { choose: n })
  })
}

/** Dice are pointed at until they pay; equal dice are as good as each other. */
function payPresses(found: Found, { options }: FatesDecision, view: FatesView, picked: Picked): void {
  options.forEach((option, n) => {
    if (option.verb !== 'pay') return
    const faces = facesOf(picked, view, option.seat)
    for (const die of diceOnBar(view, option.seat)) {
      const id = piece.die(die)
      if (picked.includes(id)) found.set(id, { pick: without(picked, id) })
      else if (sameFaces(option.faces, [...faces, view.face[die]])) found.set(id, { choose: n })
      else if (!found.has(id) && holds(option.faces, [...faces, view.face[die]]))
        found.set(id, { pick: [...picked, id] })
    }
  })
}

/** What keeps or pays with at least the dice that are picked. */
function left({ options }: FatesDecision, view: FatesView, picked: Picked): number[] {
  return options.flatMap((option, n) => {
    if (option.verb !== 'keep' && option.verb !== 'pay') return []
    const faces = facesOf(picked, view, option.seat)
    return faces.length > 0 && holds(option.faces, faces) ? [n] : []
  })
}

/** What the picked dice of a Character show. */
function facesOf(picked: Picked, view: FatesView, seat: number): number[] {
  return diceOnBar(view, seat).flatMap((die) => (picked.includes(piece.die(die)) ? [view.face[die]] : []))
}

export function diceOnBar(view: FatesView, seat: number): number[] {
  return actionDice(seat).filter((die) => view.face[die] > 0)
}

function toggled(picked: Picked, id: string): Picked {
  return picked.includes(id) ? without(picked, id) : [...picked, id]
}

function sameFaces(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && holds(a, b)
}

/** Whether these numbers are all among the others. */
function holds(all: readonly number[], some: readonly number[]): boolean {
  const left = all.slice()
  return some.every((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
