import type { Choice, Offered } from '@dicehearth/engine'

/** The pieces that somebody has pointed at so far on the way to an answer. */
export type Picked = readonly string[]

export const nothing: Picked = []

/** What a press on a piece does: it answers, picks pieces as a step towards an answer, or takes the piece up to read. */
export type Press = { choose: number } | { pick: Picked } | { read: string }
export type Presses = ReadonlyMap<string, Press>

/** What the pieces of a board are for. Everything else about pressing, picking and dragging is the same everywhere. */
export interface Manner<D extends Offered, V> {
  /** Every piece that does something when it is pressed now, and what it does. */
  presses: (decision: D, view: V, picked: Picked) => Presses
  /** The options that what was picked leaves; those that touch all of it, if left out. */
  left?: (decision: D, view: V, picked: Picked) => readonly number[]
  /** What is picked when a piece is taken up to be dragged, null if it stays; dice that can be picked, if left out. */
  takenUp?: (decision: D, view: V, picked: Picked, id: string, way: Press | undefined) => Picked | null
  /** Pieces that rise although nobody has picked them. */
  raised?: (decision: D | null, view: V, picked: Picked) => readonly string[]
  /** The pieces to ask about when one does nothing; the one that it does not go with, and itself, if left out. */
  asksWhy?: (decision: D, view: V, picked: Picked, id: string) => readonly string[]
  /** Whether a piece that does nothing is taken up to be read. */
  reads?: (id: string, decision: D | null, isPrinted: boolean) => boolean
  /** What will be answered to the questions that follow, because it was picked before. */
  follows?: (picked: Picked) => readonly Answer<D>[]
}

/** An answer given in advance: the option that it means. */
export type Answer<D extends Offered> = (option: D['options'][number], choice: Choice) => boolean

/** The options that touch all of these pieces. */
export function touching({ choices }: Pick<Offered, 'choices'>, ...ids: readonly string[]): number[] {
  return choices.flatMap(({ pieces }, n) => (ids.every((id) => pieces.includes(id)) ? [n] : []))
}

/** A piece stands for an answer if it is the only one that it touches; else it is picked, and narrows the answers. */
export function pressEach(decision: Offered, _: unknown, picked: Picked): Presses {
  const fitting = touching(decision, ...picked)
  const found = new Map<string, Press>(picked.map((id) => [id, { pick: without(picked, id) }]))
  for (const id of new Set(fitting.flatMap((n) => decision.choices[n].pieces))) {
    const [choose, ...others] = touching(decision, ...picked, id)
    if (!picked.includes(id)) found.set(id, others.length === 0 ? { choose } : { pick: [...picked, id] })
  }
  return found
}

export function without(picked: Picked, id: string): Picked {
  return picked.filter((other) => other !== id)
}

/**
 * A press on a piece that does not fit what was picked may pick that piece instead, but never answers: nobody who has
 * picked a six wants to place a three.
 */
export function pickedInstead<D extends Offered, V>(
  { presses }: Manner<D, V>,
  decision: D,
  view: V,
  id: string,
): Press | null {
  const instead = presses(decision, view, nothing).get(id)
  return instead && 'pick' in instead ? instead : null
}

export function leftNow<D extends Offered, V>(
  { left }: Manner<D, V>,
  decision: D,
  view: V,
  picked: Picked,
): readonly number[] | null {
  if (picked.length === 0) return null
  return left ? left(decision, view, picked) : touching(decision, ...picked)
}

export function takenUpNow<D extends Offered, V>(
  { takenUp }: Manner<D, V>,
  ways: Presses,
  decision: D,
  view: V,
  picked: Picked,
  id: string,
): Picked | null {
  const way = ways.get(id)
  if (takenUp) return takenUp(decision, view, picked, id, way)
  if (!isDie(id)) return null
  if (picked.includes(id)) return picked
  return way && 'pick' in way ? [id] : null
}

/** A piece together with one that was picked and does not go with it; two of a kind are never meant together. */
export function asksWhyNow<D extends Offered, V>(
  { asksWhy }: Manner<D, V>,
  decision: D,
  view: V,
  picked: Picked,
  id: string,
): readonly string[] {
  if (asksWhy) return asksWhy(decision, view, picked, id)
  const others = picked.filter((other) => kindOf(other) !== kindOf(id))
  const [wrong] = [...others.filter((other) => touching(decision, other, id).length === 0), ...others]
  return wrong === undefined ? [id] : [wrong, id]
}

function kindOf(id: string): string {
  return id.split(':')[0]
}

export function isDie(id: string): boolean {
  return kindOf(id) === 'die'
}
