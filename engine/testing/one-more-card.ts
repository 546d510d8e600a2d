import { expect } from 'vitest'
import { digest, written } from '../digest.ts'
import { newFate, pick } from '../fate.ts'
import type { Game } from '../game.ts'
import { readSave, readyFor, replay, resume, save, type Saved } from '../save.ts'
import type { Table } from '../table.ts'
import { none } from './hold.ts'
import { longestGame } from './walk.ts'

/** An edit of a game's content that must not disturb tables under way, as its author would make it. */
export interface Growth {
  /** What is new, such as "one more Trait". */
  name: string
  /** For each file the texts, each there once, and what stands there instead. */
  edits: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Old journals lead elsewhere, because the story has another page. */
  retold?: boolean
}

/** A saved table as it is before the box grows. */
export interface Before extends Pick<Table, 'position' | 'decision'> {
  saved: Saved
  notice: string | null
  /** Where its journal leads. */
  replayed: unknown
}

export async function before(game: Game, saved: Saved): Promise<Before> {
  await readyFor(game, saved)
  // A book's words may have been mended under the same rules since this was saved: neither game claims to prove it.
  const now = { ...game, rulesVersion: game.rulesVersion + 1 }
  const { table, notice } = resume(now, saved)
  const { position, decision } = table
  return { saved, notice, position, decision, replayed: lastOf(replay(game, saved).table) }
}

/** A table that was saved before a box grew loads in the grown game, replays as it did, and plays on to its end. */
export async function goesOn(
  { saved, notice, position, decision, replayed }: Before,
  grown: Game,
  { retold = false } = {},
): Promise<void> {
  const later = { ...grown, rulesVersion: grown.rulesVersion + 1 }
  await readyFor(later, saved)
  const after = resume(later, saved)
  expect(after.notice).toBe(notice)
  expect(after.table.position).toBe(position)
  if (!retold) expect(after.table.decision).toEqual(decision)
  // Its own file is trusted, and leads to the same table.
  expect(lastOf(resume(later, saved, { own: true }).table)).toEqual(lastOf(after.table))
  playsOut(after.table)
  const over = readSave(JSON.stringify(save(after.table)))
  for (const own of [true, false]) expect(resume(later, over, { own }).table.decision).toBeNull()
  if (!retold) expect(lastOf(replay(later, saved).table)).toEqual(replayed)
}

function lastOf({ state, position }: Table): unknown {
  return { position, outcome: state.outcome, dice: state.fate, state: written(state) }
}

/** Plays at random until the game is over; all invariants hold all the way. */
export function playsOut(table: Table): void {
  const chance = newFate(digest(table.state))
  while (table.decision) {
    if (table.position > longestGame) throw new Error(`not over after ${table.position} decisions`)
    none(table.game.broken(table.state, table.decision))
    table.choose(pick(chance, table.decision.options.length))
  }
  none(table.game.broken(table.state, null))
}
