import { written } from '../digest.ts'
import { isLike, type Game } from '../game.ts'
import {
  anyone,
  kit,
  type Ask,
  type Decision,
  type Option,
  type TableState,
  type TableEvent,
} from '../play.ts'
import { trials, type Trial } from '../preview.ts'
import { deal } from '../run.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'
import { reasons } from '../why.ts'
import { same } from './hold.ts'

/**
 * A position on the table, and what happens from there. After every choice the scenario also undoes and redoes it
 * and reloads from what a save would hold, so that each test covers those too.
 */
export class Scenario<S extends TableState, A extends Ask, O extends Option, E extends TableEvent, V> {
  readonly events: E[] = []
  private readonly game: Game<Config, S, A, O, E, V>
  private readonly table: Table<S>
  private readonly start: S

  constructor(
    game: Game<Config, S, A, O, E, V>,
    {
      setup = {},
      dice = [],
      arrange,
      seed = 'scenario',
    }: {
      setup?: Readonly<Record<string, unknown>>
      /** What the next dice show, in order. */
      dice?: readonly number[]
      /** Arranges the pieces for the scenario. */
      arrange?: (t: S) => void
      seed?: string
    },
  ) {
    const config = readConfig(game, setup)
    this.game = game
    this.start = deal<S>(game, config, seed)
    this.start.fate.script = [...dice]
    arrange?.(this.start)
    this.table = new Table<S>(game, config, seed, {
      start: this.start,
      listener: (event) => this.events.push(event as E),
    })
  }

  /** The current state. */
  get t(): S {
    return this.table.state
  }

  get ask(): A {
    return this.decision.ask
  }

  /** All legal options, in order. */
  get options(): readonly O[] {
    return this.decision.options
  }

  /** What each option leads to, as far as that is certain. */
  get trials(): readonly (Trial<S> | null)[] {
    return trials(this.table)
  }

  get over(): boolean {
    return this.table.decision === null
  }

  get result(): string | undefined {
    return this.t.outcome?.result
  }

  get prompt(): string {
    return this.game.words.prompt(this.ask, this.view)
  }

  /** The options as people read them. */
  get texts(): string[] {
    return this.options.map((option) => this.game.words.option(option, this.ask, this.view))
  }

  /** The table as the seat that is asked sees it. */
  get view(): V {
    return this.game.view(this.t, this.table.decision?.ask.seat ?? anyone)
  }

  /** All options that have these properties. */
  which(like: Partial<O>): O[] {
    return this.options.filter((option) => isLike(option, like))
  }

  /** Takes the one option that has these properties. */
  choose(like: Partial<O>): this {
    const fitting = this.options.flatMap((option, i) => (isLike(option, like) ? [i] : []))
    if (fitting.length !== 1) {
      const there = this.options.map((option) => JSON.stringify(option)).join('\n  ')
      throw new Error(
        `${fitting.length} options are like ${JSON.stringify(like)} at "${this.ask.kind}":\n  ${there}`,
      )
    }
    this.take(fitting[0])
    return this
  }

  /** Events of one type, in the order in which they happened. */
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type)
  }

  /** The rules that keep out every option that would touch all of these pieces. */
  whyNot(...pieces: readonly string[]): string[] {
    const found = reasons(this.table).filter(({ option }) => {
      const touched = this.game.touches(option as O, this.view)
      return pieces.every((piece) => touched.includes(piece))
    })
    return [...new Set(found.map(({ rule }) => rule))].sort()
  }

  get undoStop(): Table['undoStop'] {
    return this.table.undoStop
  }

  undo(): this {
    this.table.undo()
    return this
  }

  private get decision(): Decision<A, O> {
    const decision = this.table.decision
    if (!decision) throw new Error(`the game is over: ${JSON.stringify(this.t.outcome)}`)
    return decision as Decision<A, O>
  }

  private take(option: number): void {
    const before = written(this.t)
    this.table.choose(option)
    const after = written(this.t)
    const heard = this.events.length
    this.table.rewind(this.table.position - 1)
    same(written(this.t), before)
    this.table.redo()
    same(written(this.t), after)
    this.events.splice(heard)
    const kept = { ...(JSON.parse(written(this.start)) as S), [kit]: this.start[kit] }
    const again = new Table<S>(this.table.game, this.table.config, this.table.seed, { start: kept })
    for (const choice of this.table.choices) again.choose(choice)
    same(written(again.state), after)
  }
}
