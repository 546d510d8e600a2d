import {
  anyone,
  facesOf,
  heard,
  snapshot,
  type Game,
  type OnSlip,
  type ShownDie,
  type Sound,
  type Table,
  type TableEvent,
} from '@dicehearth/engine'
import { Moment } from './moment.ts'
import type { Names } from './names.ts'

/** One line of the log, with the pieces that it is about. */
export interface LogLine {
  /** How many choices had been made when it happened. */
  position: number
  text: string
  pieces: readonly string[]
  /** It opens a chapter of the game, such as a turn. */
  opens: boolean
  /** The dice that it is about, as pictures. */
  dice: readonly ShownDie[]
  /** It warns of danger. */
  danger: boolean
  /** It belongs in the summary of what others did. */
  digest: boolean
  /** What it is on a slip; missing for most. */
  slip?: OnSlip
  event: TableEvent
}

/** How each seat was doing at the beginning of a chapter. */
export interface Milestone {
  position: number
  text: string
  worths: readonly number[]
}

/** An event as one seat may know it, with that seat's view at the same moment. */
export interface Scene {
  position: number
  event: TableEvent
  view: unknown
  /** The pieces that it is about. */
  pieces: readonly string[]
  line: LogLine | null
  sound: Sound | null
}

/** A roll, for the statistics. */
interface Roll {
  position: number
  faces: readonly number[]
}

/** What happened at a table, as each of these seats may know it. */
export class Story {
  chapters: Milestone[] = []
  private rolls: Roll[] = []
  private readonly lines: Map<number, LogLine[]>
  private readonly scenes: ((seat: number, scene: Scene, moment: Moment) => void) | null
  /** What its sentences call the seats. */
  private readonly names: Names
  /** Why the choice that is being taken was made, in words that follow "so that"; empty if nobody says it. */
  because = ''

  /** `scenes`, if given, is called for every event with the view at that moment. */
  constructor(
    seats: readonly number[],
    names: Names,
    scenes: ((seat: number, scene: Scene, moment: Moment) => void) | null = null,
  ) {
    this.lines = new Map(seats.map((seat) => [seat, []]))
    this.names = names
    this.scenes = scenes
  }

  /** The seats that have their own log, or just `anyone` where nobody has secrets. */
  get seats(): number[] {
    return [...this.lines.keys()]
  }

  /** Whose log a seat reads. */
  readerFor(seat: number): number {
    return this.lines.has(seat) ? seat : anyone
  }

  linesFor(seat: number): readonly LogLine[] {
    return this.lines.get(this.readerFor(seat)) ?? []
  }

  get faces(): number[] {
    return this.rolls.flatMap((roll) => roll.faces)
  }

  /** The position since which every sentence of the log is one that it had before. */
  get nothingNewSince(): number {
    const said = new Set<string>()
    let freshest = 0
    for (const { text, position } of this.linesFor(anyone)) {
      if (!said.has(text)) freshest = position
      said.add(text)
    }
    return freshest
  }

  readonly hear = (event: TableEvent, position: number, table: Table): void => {
    const { game, state } = table
    const moment = new Moment(table, this.names)
    let read: LogLine | null = null
    let saidWhy = false
    for (const [seat, lines] of this.lines) {
      const scene = sceneFor(seat, event, position, table, moment)
      if (!scene) continue
      if (scene.line) {
        const { text } = scene.line
        if (this.because) scene.line.text = `${text.replace(/\.$/, '')}, so that ${this.because}.`
        saidWhy = true
        // Most of what one reads, all do.
        scene.line = read = snapshot(scene.line, read)
        lines.push(scene.line)
      }
      this.scenes?.(seat, scene, moment)
    }
    if (saidWhy) this.because = ''
    if (game.opens(event)) {
      const text = sceneFor(anyone, event, position, table, moment)?.line?.text ?? ''
      const worths = Array.from({ length: table.config.players }, (_, seat) => game.evaluate(state, seat))
      this.chapters.push({ position, text, worths })
    }
    const faces = facesOf(event)?.map(([, face]) => face) ?? []
    if (faces.length > 0) this.rolls.push({ position, faces })
  }

  /** Drops everything after a position, after going back to it. */
  forget(position: number): void {
    for (const [seat, lines] of this.lines)
      this.lines.set(
        seat,
        lines.filter((line) => line.position <= position),
      )
    this.chapters = this.chapters.filter((chapter) => chapter.position <= position)
    this.rolls = this.rolls.filter((roll) => roll.position <= position)
  }

  /** Prepends what happened earlier. */
  begin(earlier: Story): void {
    for (const [seat, lines] of this.lines) this.lines.set(seat, [...earlier.linesFor(seat), ...lines])
    this.chapters = [...earlier.chapters, ...this.chapters]
    this.rolls = [...earlier.rolls, ...this.rolls]
  }
}

/** What a seat may know of an event; null if nothing. */
function sceneFor(
  seat: number,
  event: TableEvent,
  position: number,
  table: Table,
  moment: Moment,
): Scene | null {
  const game: Game = table.game
  const known = heard(game, event, seat, table.state)
  if (!known) return null
  const view = moment.view(seat)
  const sound = game.sound(known)
  const pieces = game.touches(known, view)
  const text = game.words.event(known, view)
  const slip = game.words.onSlip(known)
  const line =
    text === null
      ? null
      : {
          position,
          text,
          pieces,
          opens: game.opens(known),
          dice: game.words.dice(known, view),
          danger: sound === 'danger',
          digest: game.words.isDigest(known),
          ...(slip && { slip }),
          event: known,
        }
  return { position, event: known, view, pieces, line, sound }
}
