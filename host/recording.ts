import {
  anyone,
  kit,
  newFate,
  patchBetween,
  patched,
  readSave,
  readSavedConfig,
  Refusal,
  reseed,
  Run,
  save,
  Table,
  thrown,
  written,
  type Ask,
  type Fate,
  type Game,
  type Patch,
  type Saved,
  type SeatOf,
  type ShownDie,
  type TableState,
} from '@dicehearth/engine'
import * as z from 'zod'
import { namesOf, seatedAt, withNames } from './names.ts'
import { newSecret } from './secrets.ts'
import type { Update } from './standing.ts'
import { Story, type LogLine } from './story.ts'

/** The table between two choices, as an onlooker sees it. */
interface Frame {
  /** What changed in the view since the frame before. */
  view?: Patch | undefined
  /** What is asked, as far as an onlooker may know. */
  ask: Ask | null
  lines: Omit<LogLine, 'position' | 'event'>[]
}

/**
 * A game in progress that is shared: what an onlooker has seen of it, and a table to play on from, on which everything
 * hidden and all dice to come have been replaced. It contains neither the seed nor any card that nobody has seen.
 */
export interface Recording {
  recording: number
  seats: SeatOf[]
  frames: Frame[]
  save: Saved
}

const format = 1

/** Records a table; `chance` decides what is hidden and to come for those who play on from it. */
export function recordingOf(table: Table, seats: readonly SeatOf[], chance: Fate, seed: string): Recording {
  return {
    recording: format,
    seats: [...seats],
    frames: pastOf(table, seats),
    save: withAnotherFuture(table, save(table, [...seats]), chance, seed),
  }
}

/** The saved game as whoever sits at a table may have it: all of it once it is over, before that with another future. */
export function recordFor(table: Table, seats: readonly SeatOf[]): Saved {
  const whole = save(table, [...seats])
  return table.decision ? withAnotherFuture(table, whole, newFate(newSecret()), crypto.randomUUID()) : whole
}

function withAnotherFuture(table: Table, whole: Saved, chance: Fate, seed: string): Saved {
  return { ...whole, ...otherFuture(table, chance), seed, marks: [], digest: '', proven: false }
}

/**
 * A game for a link. When it is over, that is the saved game, from which everything can be replayed; before, it is a
 * recording of what an onlooker has seen.
 */
export function sharedText(table: Table, seats: readonly SeatOf[]): string {
  if (table.decision) {
    const chance = newFate(crypto.randomUUID())
    return JSON.stringify(recordingOf(table, seats, chance, crypto.randomUUID()))
  }
  const { states: _, since: __, ...game } = save(table, [...seats])
  return JSON.stringify({ ...game, marks: [] })
}

/** A frame for every position; only the present one if the past was played under older rules. */
function pastOf(table: Table, seats: readonly SeatOf[]): Frame[] {
  const { game, config, seed } = table
  const story = new Story([anyone], namesOf(seats))
  const past = new Table(game, config, seed, { listener: story.hear })
  const camera = new Camera(game)
  for (const choice of table.choices) {
    camera.take(past, story.linesFor(anyone))
    if (choice >= (past.decision?.options.length ?? 0)) return [new Camera(game).take(table, [])]
    past.choose(choice)
  }
  camera.take(past, story.linesFor(anyone))
  const isTheSame = written(past.state) === written(table.state)
  return isTheSame ? camera.frames : [new Camera(game).take(table, [])]
}

class Camera {
  readonly frames: Frame[] = []
  private readonly game: Game
  private last: unknown = null
  private told = 0

  constructor(game: Game) {
    this.game = game
  }

  take({ state, decision }: Table, lines: readonly LogLine[]): Frame {
    const { game } = this
    const view: unknown = JSON.parse(JSON.stringify(game.view(state, anyone)))
    const ask = decision && (game.overhears ? game.overhears(decision.ask, anyone, state) : decision.ask)
    const frame: Frame = {
      view: patchBetween(this.last, view),
      ask,
      lines: lines.slice(this.told).map(({ text, pieces, opens, dice, danger, digest }) => ({
        text,
        pieces,
        opens,
        dice,
        danger,
        digest,
      })),
    }
    this.last = view
    this.told = lines.length
    this.frames.push(frame)
    return frame
  }
}

/**
 * The current round with other hidden cards and other dice to come: at the open question if the dice and choices of
 * this round lead there, else at the round's beginning.
 */
function otherFuture(table: Table, chance: Fate): Pick<Saved, 'config' | 'choices' | 'states' | 'since'> {
  const { game } = table
  const { position } = table.newest
  const { script: _, ...config } = table.config
  const past = Array.from({ length: position }, () => 0)
  const state = game.copy(table.newest.state)
  game.imagine(state, anyone, chance)
  reseed(state.fate, chance)
  // What seats choose and roll in secret must not be revealed.
  const followed = game.overhears || game.hears || game.secrets ? null : sameRound(table, state)
  if (!followed) return { config, choices: past, states: [{ position, state }], since: [] }
  const since = table.since(position).map(({ option }) => option)
  return {
    config,
    choices: [...past, ...followed.choices],
    states: [{ position, state: followed.start }],
    since,
  }
}

/** The round's beginning with the dice that were rolled since, and the choices; null if they lead elsewhere. */
function sameRound(table: Table, other: TableState): { start: TableState; choices: number[] } | null {
  const { game, newest } = table
  const start = game.copy(other)
  start.fate.script = facesSince(table)
  const run = new Run(game, game.copy(start))
  const choices: number[] = []
  for (const { option } of table.since(newest.position)) {
    const same = JSON.stringify(option)
    const taken = run.decision?.options.findIndex((it) => JSON.stringify(it) === same) ?? -1
    if (taken < 0) return null
    run.choose(taken)
    choices.push(taken)
  }
  const { script, scripted } = run.state.fate
  const sees = (of: Run | Table): string => JSON.stringify([game.view(of.state, anyone), of.decision])
  return scripted === script.length && sees(run) === sees(table) ? { start, choices } : null
}

/** What the dice of the current round showed, in order. */
function facesSince(table: Table): number[] {
  const { game, newest } = table
  const faces: number[] = []
  const state = game.copy(newest.state)
  state.listener = { event: (event) => void faces.push(...thrown(event)) }
  const run = new Run(game, state)
  for (const { choice } of table.since(newest.position)) run.choose(choice)
  return state.fate.real ? [] : faces
}

/** Whether a text is a recording rather than a saved game. */
export function isRecording(text: string): boolean {
  return text.startsWith('{"recording":')
}

const mostFrames = 20_000
const shape = z.object({
  recording: z.literal(format),
  seats: z.array(z.object({ player: z.string().max(60), name: z.string().max(60).exactOptional() })).max(12),
  frames: z
    .array(
      z.object({
        view: z.custom<Patch>((it) => typeof it === 'object' && it !== null).optional(),
        ask: z.looseObject({ kind: z.string(), seat: z.int() }).nullable(),
        lines: z.array(
          z.object({
            text: z.string().max(5000),
            pieces: z.array(z.string()),
            opens: z.boolean(),
            dice: z.array(z.custom<ShownDie>((it) => typeof it === 'object' && it !== null)).max(100),
            danger: z.boolean(),
            digest: z.boolean(),
          }),
        ),
      }),
    )
    .min(1)
    .max(mostFrames),
  save: z.unknown(),
})

/** Reads the text of a recording, or says what is wrong with it. */
export function readRecording(text: string): Recording {
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw damaged()
  return { ...read.data, save: readSave(JSON.stringify(read.data.save)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}

function damaged(): Refusal {
  return new Refusal(
    'bad-recording',
    'This link does not hold a whole game: it was changed on the way. Ask for a new one.',
  )
}

/** Shows a recording, at any position. */
export class Playback {
  readonly recording: Recording
  readonly chapters: readonly { position: number; text: string }[]
  private readonly game: Game
  private readonly views: readonly unknown[]
  private readonly lines: readonly LogLine[]

  constructor(game: Game, recording: Recording) {
    this.game = game
    this.recording = recording
    this.lines = recording.frames.flatMap(({ lines }, position) =>
      lines.map((line) => ({ ...line, position, event: { type: 'recorded' } })),
    )
    this.chapters = this.lines.filter(({ opens }) => opens).map(({ position, text }) => ({ position, text }))
    try {
      let view: unknown = null
      const played = game.kit?.(readSavedConfig(game, recording.save.config))
      this.views = recording.frames.map((frame) => {
        view = patched(view, frame.view)
        return typeof view === 'object' && played ? { ...view, [kit]: played } : view
      })
      for (let position = 0; position <= this.length; position++) this.at(position)
    } catch {
      // Anybody may have written the link: its views need not be views of this game.
      throw damaged()
    }
  }

  /** How many choices were made. */
  get length(): number {
    return this.recording.frames.length - 1
  }

  at(position: number): Update {
    const { game } = this
    const { seats, frames } = this.recording
    const view = withNames(this.views[position], namesOf(seats))
    const { ask } = frames[position]
    const question = ask && {
      position,
      ask,
      options: [],
      choices: [],
      prompt: game.words.prompt(ask, view),
      rules: game.words.rules(ask, view),
      seats: [ask.seat],
      yours: false,
      advice: false,
    }
    return {
      scenes: [],
      keep: 0,
      lines: this.lines.filter((line) => line.position <= position),
      standing: {
        game: game.id,
        position,
        viewer: anyone,
        secret: false,
        view,
        texts: game.texts(view),
        seats: seatedAt(seats, game, view),
        question,
        remark: null,
        dangers: game.words.dangers(view),
        undoStop: null,
        canRedo: false,
        coach: null,
        ending: null,
      },
    }
  }
}
