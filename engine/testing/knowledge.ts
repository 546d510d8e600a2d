import * as fc from 'fast-check'
import { expect } from 'vitest'
import { learned, newFate } from '../fate.ts'
import type { Game } from '../game.ts'
import type { Decision, TableEvent, TableState } from '../play.ts'
import { Run } from '../run.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table, type TableListener } from '../table.ts'
import { reasons, Refused, type Reason } from '../why.ts'
import type { Trial } from './battery.ts'
import { pickOf, tableOf, walks, walkThrough, type Walk } from './walk.ts'

// What a seat may know. Each check plays a table beside a twin with other hidden cards: what a seat sees, is asked,
// may answer, may not answer and why, and hears must be the same at both, until it learns something by the rules.

/** Checks that a view shows a seat nothing hidden, on twins that could be the true table. */
export function hidesFromSeats<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  let others = 0
  fc.assert(
    fc.property(walks, (walk) => {
      walkThrough(tableOf(game, trial, walk), walk, (table) => {
        for (const seat of seatsOf(table)) {
          const other = imagined(table, seat)
          expect(known(game, other.state, table.decision, seat)).toBe(
            known(game, table.state, table.decision, seat),
          )
          expect(game.broken(other.state, table.decision)).toEqual([])
          if (pieces(other.state) !== pieces(table.state)) others++
          // With the true dice to come, a companion could see the future.
          expect(other.state.fate.a).not.toBe(table.state.fate.a)
        }
      })
    }),
    { numRuns: runs },
  )
  // If imagining kept the true cards, this would prove nothing.
  if (trial.hides !== false) expect(others).toBeGreaterThan(0)
}

/** Checks that undo passes only over choices that revealed nothing. */
export function undoesOnlyTheKnown<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      const events: TableEvent[] = []
      const table = listenedTo(game, trial, walk, (event) => void events.push(event))
      while (table.decision) {
        const { seat } = table.decision.ask
        const other = imagined(table, seat)
        const otherEvents: TableEvent[] = []
        other.state.listener = { event: (event) => void otherEvents.push(event) }
        events.length = 0
        const pick = pickOf(walk, table.position, table.decision.options.length)
        table.choose(pick)
        other.choose(pick)
        // If chance or a hidden card had mattered, another fate would show something else.
        if (table.undoStop !== null) continue
        expect(known(game, other.state, other.decision, seat, reasons(other))).toBe(
          known(game, table.state, table.decision, seat, reasons(table)),
        )
        expect(heard(game, other.state, otherEvents, seat)).toBe(heard(game, table.state, events, seat))
      }
    }),
    { numRuns: runs },
  )
}

/** Checks that in a whole round a seat is asked and told nothing that depends on cards hidden from it. */
export function tellsOnlyTheKnown<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  runs: number,
): void {
  fc.assert(
    fc.property(walks, (walk) => {
      const said: Said<S>[] = []
      const table = listenedTo(game, trial, walk, (event, _, { state, newest }) => {
        said.push({ event, state: game.copy(state as S), start: newest.state })
      })
      walkThrough(table, walk, () => {
        const { state: start } = table.newest
        const since = said.filter((it) => it.start === start)
        const leftOut = reasons(table)
        for (const seat of seatsOf(table)) {
          if (learned(table.state.fate, seat) !== learned(start.fate, seat)) continue
          const twin = twinOf(game, table, seat)
          if (!twin) continue
          expect(known(game, twin.state, twin.decision, seat, twin.leftOut)).toBe(
            known(game, table.state, table.decision, seat, leftOut),
          )
          expect(JSON.stringify(twin.heard)).toBe(
            JSON.stringify(since.map(({ event, state }) => heardOf(game, state, event, seat))),
          )
        }
      })
    }),
    { numRuns: runs },
  )
}

/** An event with the table at that moment and at the beginning of the round. */
interface Said<S> {
  event: TableEvent
  state: S
  /** Distinguishes rounds without a decision, which share a position. */
  start: TableState
}

function listenedTo<S extends TableState>(
  game: Game<Config, S>,
  trial: Trial,
  walk: Walk,
  listener: TableListener,
): Table<S> {
  return new Table(game, readConfig(game, trial.setups(walk.setup)), walk.seed, { listener })
}

interface Twin<S extends TableState> extends Pick<Run<S>, 'state' | 'decision'> {
  heard: unknown[]
  leftOut: readonly Reason[]
}

/**
 * The current round, replayed from its beginning with other hidden cards and the same dice; null if the same choices
 * cannot be made there.
 */
function twinOf<S extends TableState>(game: Game<Config, S>, table: Table<S>, seat: number): Twin<S> | null {
  const { position, state: start } = table.newest
  const state = game.copy(start)
  game.imagine(state, seat, newFate(`a twin ${position}`))
  const heard: unknown[] = []
  const refused = new Refused()
  state.listener = {
    event: (event) => void heard.push(heardOf(game, state, event, seat)),
    refusal: (option, rule) => refused.refusal(option, rule),
    unasked: () => refused.unasked(),
  }
  const run = new Run(game, state)
  for (const { option } of table.since(position)) {
    const same = JSON.stringify(option)
    const there = run.decision?.options.findIndex((it) => JSON.stringify(it) === same) ?? -1
    if (there < 0) return null
    refused.found = []
    run.choose(there)
  }
  return { state, decision: run.decision, heard, leftOut: refused.found }
}

/** Whose knowledge is checked: every seat's, and an onlooker's. */
function seatsOf(table: Table): number[] {
  return Array.from({ length: table.config.players + 1 }, (_, n) => n - 1)
}

/** A fork with other hidden cards and dice to come, which looks the same to this seat. */
function imagined<S extends TableState>(table: Table<S>, seat: number): Run<S> {
  const other = table.fork()
  other.imagine(seat, newFate(`another fate ${table.position}`))
  return other
}

/**
 * Everything that a seat sees, and what it may know of the question: if it is the one asked, all of it, with what is
 * left out and why.
 */
function known<S extends TableState>(
  game: Game<Config, S>,
  state: S,
  decision: Decision | null,
  seat: number,
  leftOut: readonly Reason[] = [],
): string {
  const view = game.view(state, seat)
  if (!decision) return JSON.stringify([view])
  const { ask, options } = decision
  const isAsked = ask.seat === seat || options.some((option) => option.seat === seat)
  const own = isAsked || !game.overhears
  const knownAsk = own ? ask : (game.overhears?.(ask, seat, state) ?? null)
  return JSON.stringify([
    view,
    knownAsk,
    knownAsk && game.words.prompt(knownAsk, view),
    own &&
      options.map((option) => [option, game.words.option(option, ask, view), game.touches(option, view)]),
    own && leftOut,
  ])
}

/** What a seat hears of an event, as data and in words. */
function heardOf<S extends TableState>(
  game: Game<Config, S>,
  state: S,
  event: TableEvent,
  seat: number,
): unknown {
  const known = game.hears ? game.hears(event, seat, state) : event
  const view = game.view(state, seat)
  return known && [known, game.words.event(known, view), game.touches(known, view)]
}

function heard<S extends TableState>(
  game: Game<Config, S>,
  state: S,
  events: readonly TableEvent[],
  seat: number,
): string {
  return JSON.stringify(events.map((event) => heardOf(game, state, event, seat)))
}

/** The state without the dice to come. */
function pieces(state: TableState): string {
  return JSON.stringify({ ...state, fate: null })
}
