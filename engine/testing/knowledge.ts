import { expect } from 'vitest'
import { copyFate, learned, newFate, type Faces } from '../fate.ts'
import { heard, type Game } from '../game.ts'
import {
  anyone,
  type Ask,
  type Decision,
  type Listener,
  type RealDie,
  type TableEvent,
  type TableState,
} from '../play.ts'
import { Run } from '../run.ts'
import type { Table } from '../table.ts'
import { reasons, Refused, type Reason } from '../why.ts'
import { fatesIn } from './fates-in.ts'
import { none, same } from './hold.ts'
import type { Check } from './walk.ts'

// What a seat may know. Each check plays a table beside a twin with other hidden cards and dice: what a seat sees, is
// asked, may answer, may not answer and why, and hears must be the same at both, until it learns something by the rules.

/** A view shows a seat nothing hidden: twins that could be the true table look the same. */
export const hidesFromSeats: Check = (game, trial) => {
  let others = 0
  return {
    step: (step) => {
      const { table, decision, seats } = step
      for (const seat of seats) {
        const other = imagined(table, seat)
        same(
          known(game, other.state, decision, seat),
          known(game, table.state, decision, seat, [], step.view(seat)),
        )
        none(game.broken(other.state, decision))
        if (pieces(other.state) !== pieces(table.state)) others++
        // With the true dice to come, a companion could see the future.
        if (other.state.fate.a === table.state.fate.a) expect.fail('the dice to come are the true ones')
      }
    },
    // If imagining kept the true cards, this would prove nothing.
    done: () => {
      if (trial.places) expect(others).toBeGreaterThan(0)
    },
  }
}

/** Whoever sees more than an onlooker has secrets, so that a shared screen is passed on unseen. */
export const keepsSecrets: Check = (game) => ({
  step: (step) => {
    const open = withoutSeat(step.view(anyone))
    for (const seat of step.seats) {
      const view = step.view(seat)
      if (withoutSeat(view) === open) continue
      if ((game.secrets?.(view) ?? []).length === 0)
        expect.fail(`seat ${seat} sees more than others and has no secrets`)
    }
  },
})

/** Undo passes only over choices that revealed nothing. */
export const undoesOnlyTheKnown: Check = (game) => {
  let events: TableEvent[] = []
  /** The same choice at a table with another fate, to be compared after it. */
  let other: { run: Run; events: TableEvent[]; seat: number } | null = null
  const compare = (table: Table): void => {
    // If chance or a hidden card had mattered, another fate would show something else.
    if (!other || table.undoStop !== null) return
    const { run, seat } = other
    same(
      known(game, run.state, run.decision, seat, reasons(run)),
      known(game, table.state, table.decision, seat, reasons(table)),
    )
    same(allHeard(game, run.state, other.events, seat), allHeard(game, table.state, events, seat))
  }
  return {
    begin: () => {
      other = null
    },
    event: (event) => void events.push(event),
    step: ({ table, decision, pick }) => {
      compare(table)
      const { seat } = decision.ask
      const otherEvents: TableEvent[] = []
      const run = imagined(table, seat)
      run.state.listener = { event: (event) => void otherEvents.push(event) }
      run.choose(pick)
      other = { run, events: otherEvents, seat }
      events = []
    },
    over: compare,
  }
}

/** An event with what each seat heard of it at the table's state of that moment. */
interface Said {
  heard: (seat: number) => string
  /** The beginning of the round. Distinguishes rounds without a decision, which share a position. */
  start: TableState
}

/** In a whole round a seat is asked and told nothing that depends on cards and dice hidden from it. */
export const tellsOnlyTheKnown: Check = (game) => {
  let said: Said[] = []
  /** How many events of a round were compared already, by seat: a twin of the same round says them again. */
  let compared = new Map<TableState, Map<number, number>>()
  /** The round of the last decision: what its last choice led to is told in it, or in the next. */
  let last: Table['newest'] | null = null
  let secretRolls = 0
  let swapped = 0
  return {
    begin: () => {
      said = []
      compared = new Map()
      last = null
    },
    event: (event, { state, newest }) => {
      if (event.type === 'rolledSecretly') secretRolls++
      const then = game.copy(state)
      const texts = new Map<number, string>()
      const heard = (seat: number): string => {
        const text = texts.get(seat) ?? JSON.stringify(heardOf(game, then, event, seat))
        texts.set(seat, text)
        return text
      }
      said.push({ heard, start: newest.state })
    },
    step: (step) => {
      const { table, decision, leftOut } = step
      const { newest } = table
      for (const round of last && last.state !== newest.state ? [last, newest] : [newest]) {
        const since = round === newest ? said.filter(({ start }) => start === newest.state) : said
        const before = compared.get(round.state) ?? new Map<number, number>()
        compared.set(round.state, before)
        for (const seat of step.seats) {
          if (learned(table.state.fate, seat) !== learned(round.state.fate, seat)) continue
          const from = before.get(seat) ?? 0
          const twin = twinOf(game, table, round, seat, from)
          if (!twin) continue
          swapped += twin.swapped
          // Reasons are collected from the beginning of the newest round.
          const whyNot = round === newest
          same(
            known(game, twin.state, twin.decision, seat, whyNot ? twin.leftOut : []),
            known(game, table.state, decision, seat, whyNot ? leftOut : [], step.view(seat)),
          )
          same(JSON.stringify(twin.heard), JSON.stringify(since.slice(from).map(({ heard }) => heard(seat))))
          before.set(seat, since.length)
        }
      }
      for (const state of compared.keys()) if (state !== newest.state) compared.delete(state)
      last = newest
      said = said.filter(({ start }) => start === newest.state)
    },
    // If every twin had the true dice, this would prove nothing.
    done: () => {
      if (secretRolls > 0) expect(swapped).toBeGreaterThan(0)
    },
  }
}

interface Twin extends Pick<Run, 'state' | 'decision'> {
  /** What the seat heard of the events that were not compared before. */
  heard: string[]
  leftOut: readonly Reason[]
  /** How many dice that others rolled in secret show something else. */
  swapped: number
}

/**
 * The table, replayed from the beginning of a round with other hidden cards and other dice wherever another seat rolled
 * in secret; all other dice are the same. Null if the same choices cannot be made there.
 */
function twinOf(
  game: Game,
  table: Table,
  round: Table['newest'],
  seat: number,
  comparedBefore: number,
): Twin | null {
  const heardThere: string[] = []
  let events = 0
  let swapped = 0
  const replay = (refused?: Refused): Run | null => {
    const state = game.copy(round.state)
    const dice = fatesIn(round.state)
    game.imagine(state, seat, newFate(`a twin ${round.position}`))
    for (const [i, fate] of fatesIn(state).entries()) Object.assign(fate, copyFate(dice[i]))
    const listener: Listener = {
      swap: (roller, face, faces) => {
        if (roller === seat) return face
        swapped++
        return anotherFace(face, faces)
      },
    }
    if (!refused)
      listener.event = (event) => {
        if (events++ >= comparedBefore) heardThere.push(JSON.stringify(heardOf(game, state, event, seat)))
      }
    state.listener = listener
    const choices = table.since(round.position)
    const listenForReasons = (): void => {
      listener.refusal = (option, rule) => refused?.refusal(option, rule)
      listener.unasked = () => refused?.unasked()
    }
    if (refused && choices.length === 0) listenForReasons()
    const run = new Run(game, state)
    for (const [i, { option }] of choices.entries()) {
      if (!run.decision) return null
      const { ask, options } = run.decision
      const same = JSON.stringify(option)
      const there = options.findIndex((it) => JSON.stringify(it) === same)
      if (there < 0) return null
      const isHidden = isRealDie(ask) && ask.secret === true && ask.seat !== seat
      if (isHidden) swapped++
      if (refused && i === choices.length - 1) listenForReasons()
      run.choose(isHidden ? (there + 1) % options.length : there)
    }
    return run
  }
  const run = replay()
  if (!run) return null
  // A list may name more when somebody asks why not, so reasons are collected at a twin of their own.
  const refused = new Refused()
  replay(refused)
  return { state: run.state, decision: run.decision, heard: heardThere, leftOut: refused.found, swapped }
}

function anotherFace(face: number, faces: Faces): number {
  if (typeof faces === 'number') return (face % faces) + 1
  return faces.find((other) => other !== face) ?? face
}

function isRealDie(ask: Ask): ask is RealDie {
  return ask.kind === 'realDie'
}

/** A fork with other hidden cards and dice to come, which looks the same to this seat. */
function imagined(table: Table, seat: number): Run {
  const other = table.fork()
  other.imagine(seat, newFate(`another fate ${table.position}`))
  return other
}

/**
 * Everything that a seat sees, and what it may know of the question: if it is the one asked, all of it, with what is
 * left out and why.
 */
function known(
  game: Game,
  state: TableState,
  decision: Decision | null,
  seat: number,
  leftOut: readonly Reason[] = [],
  view = game.view(state, seat),
): string {
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
function heardOf(game: Game, state: TableState, event: TableEvent, seat: number): unknown {
  const known = heard(game, event, seat, state)
  if (!known) return null
  const view = game.view(state, seat)
  return [known, game.words.event(known, view), game.touches(known, view)]
}

function allHeard(game: Game, state: TableState, events: readonly TableEvent[], seat: number): string {
  return JSON.stringify(events.map((event) => heardOf(game, state, event, seat)))
}

/** A view but for whose it is. */
function withoutSeat(view: unknown): string {
  return JSON.stringify(typeof view === 'object' ? { ...view, seat: anyone } : view)
}

/** The state without the dice to come. */
function pieces(state: TableState): string {
  return JSON.stringify({ ...state, fate: null, listener: null })
}
