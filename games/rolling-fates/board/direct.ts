import { anyone } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import { actionDice } from '../rules/dice.ts'
import type { FatesOption } from '../rules/decisions.ts'
import type { FatesView } from '../view.ts'
import { speech } from '../speech/index.ts'
import { diePiece } from '../speech/options.ts'
import type { FatesDecision } from './context.ts'

/** The dice that somebody has taken hold of, by their numbers. */
export type Picked = readonly number[]

export const nothing: Picked = []

/** Besides answering and picking: something is taken up to be read, because there is more to do with it. */
export type Click = Clicked<Picked> | { read: string }
export type Clicks = ReadonlyMap<string, Click>

// Buttons on the board that stand for one answer.
export const goOnPiece = 'go-on'
export const rollPiece = (seat: number): string => `roll:${seat}`
export const passPiece = (seat: number): string => `pass:${seat}`
export const votePiece = (seat: number, option: number): string => `vote:${seat}:${option}`
export const verbPiece = (verb: string): string => `verb:${verb}`

/** Every piece that does something when it is clicked now, and what it does. */
export function clicks(decision: FatesDecision, view: FatesView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  decision.options.forEach((option, n) => {
    const id = ownPiece(option, decision)
    if (id !== null) found.set(id, { choose: n })
  })
  switch (decision.ask.kind) {
    case 'fate':
      keepClicks(found, decision, view, picked)
      break
    case 'payment':
      payClicks(found, decision, view, picked)
      break
    default:
      touchClicks(found, decision, view)
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
function touchClicks(found: Map<string, Click>, { options }: FatesDecision, view: FatesView): void {
  const touching = new Map<string, number[]>()
  options.forEach((option, n) => {
    // Whose turn it is says nothing about what to do.
    const own = option.verb === 'use' || option.verb === 'pass'
    // Where people vote, every ballot has a button of its own.
    if (option.verb === 'decide' && votes(options)) return
    for (const id of speech.touches(option, view))
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

function keepClicks(
  found: Map<string, Click>,
  { options }: FatesDecision,
  view: FatesView,
  picked: Picked,
): void {
  options.forEach((option, n) => {
    if (option.verb !== 'keep') {
      for (const id of speech.touches(option, view)) found.set(id, { choose: n })
      return
    }
    const dice = diceOnBar(view, option.seat)
    for (const die of dice) found.set(diePiece(die), { pick: toggled(picked, die) })
    const kept = dice.filter((die) => picked.includes(die)).map((die) => view.face[die])
    if (sameFaces(option.faces, kept)) found.set(rollPiece(option.seat), { choose: n })
  })
}

/** Dice are pointed at until they pay; equal dice are as good as each other. */
function payClicks(
  found: Map<string, Click>,
  { options }: FatesDecision,
  view: FatesView,
  picked: Picked,
): void {
  const faces = picked.map((die) => view.face[die])
  options.forEach((option, n) => {
    if (option.verb !== 'pay') return
    for (const die of diceOnBar(view, option.seat)) {
      if (picked.includes(die)) found.set(diePiece(die), { pick: toggled(picked, die) })
      else if (sameFaces(option.faces, [...faces, view.face[die]])) found.set(diePiece(die), { choose: n })
      else if (!found.has(diePiece(die)) && holds(option.faces, [...faces, view.face[die]]))
        found.set(diePiece(die), { pick: [...picked, die] })
    }
  })
}

export function diceOnBar(view: FatesView, seat: number): number[] {
  return actionDice(seat).filter((die) => view.face[die] > 0)
}

function toggled(picked: Picked, die: number): Picked {
  return picked.includes(die) ? picked.filter((other) => other !== die) : [...picked, die]
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
