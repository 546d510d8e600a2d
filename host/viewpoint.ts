import { anyone, choicesOf, guidedOption, type Lesson } from '@dicehearth/engine'
import { endingOf } from './ending.ts'
import { seatedAt } from './names.ts'
import type { Place } from './place.ts'
import type { Room } from './room.ts'
import { holdsSecret } from './secrets.ts'
import type { Coach, Question, Standing, Update } from './standing.ts'
import type { Scene } from './story.ts'

/**
 * A screen at a table, and the seats in front of it: it shows only what they may know. People who share a screen see
 * the table as the one who is deciding sees it.
 */
export class Viewpoint {
  private readonly room: Room
  private readonly place: Place
  private readonly seats: readonly number[]
  /** How many log lines this screen has, and for which seat they were written. */
  private kept = 0
  private viewer: number
  /** The lessons of a guided game that have come up, and when. */
  private readonly met = new Map<Lesson, number>()
  private scenes: { seat: number; scene: Scene }[] = []

  constructor(room: Room, seats: readonly number[] = room.people) {
    this.room = room
    this.place = room.place(seats)
    this.seats = seats
    this.viewer = seats[0] ?? anyone
  }

  /** Runs an act and records the scenes that it causes. */
  async watching(act: () => void | Promise<void>): Promise<void> {
    const { story } = this.room
    const watcher = (seat: number, scene: Scene): void => {
      if (this.seats.some((looking) => story.readerFor(looking) === seat))
        this.scenes.push({ seat, scene: { ...scene, view: structuredClone(scene.view) } })
    }
    this.room.watchers.add(watcher)
    try {
      await act()
    } finally {
      this.room.watchers.delete(watcher)
    }
  }

  /** What has changed since the last update. */
  update(): Update {
    const { story } = this.room
    const before = story.readerFor(this.viewer)
    this.viewer = this.whoLooks()
    const reader = story.readerFor(this.viewer)
    const lines = story.linesFor(reader)
    const keep = reader === before ? Math.min(this.kept, lines.length) : 0
    const { position } = this.room.table
    const scenes = this.scenes
      .filter(({ seat, scene }) => seat === reader && scene.position <= position)
      .map(({ scene }) => scene)
    this.kept = lines.length
    this.scenes = []
    return { scenes, standing: this.standing(), keep, lines: lines.slice(keep) }
  }

  /** Makes the next update send the whole log again. */
  startOver(): void {
    this.kept = 0
  }

  private whoLooks(): number {
    const { room, seats } = this
    const [asked] = this.place.asked
    if (asked !== undefined) return asked
    // While companions play, the view stays with the last seat.
    return room.over ? (seats[0] ?? anyone) : this.viewer
  }

  standing(): Standing {
    const { room, viewer } = this
    const { table, game, seats, story } = room
    const view = room.view(viewer)
    return {
      game: game.id,
      position: table.position,
      viewer,
      secret: holdsSecret(table, viewer, this.seats),
      view,
      texts: game.texts(view),
      seats: seatedAt(seats, game, view),
      question: this.question(view),
      dangers: room.over ? [] : game.words.dangers(view),
      undoStop: this.place.undoStop,
      canRedo: this.place.canRedo,
      coach: this.coach(),
      ending: room.over ? endingOf(table, seats, view, story) : null,
    }
  }

  private question(view: unknown): Question | null {
    const { room, viewer } = this
    const { game, table } = room
    const { decision } = table
    if (!decision) return null
    const { asked } = this.place
    const yours = asked.length > 0
    const mayKnow = yours || !game.overhears
    const ask = mayKnow ? decision.ask : (game.overhears?.(decision.ask, viewer, table.state) ?? null)
    const options = mayKnow ? decision.options : []
    return {
      position: table.position,
      ask: ask ?? { kind: 'others', seat: room.answering[0] },
      options,
      choices: choicesOf(game, { ask: decision.ask, options }, view),
      prompt: ask ? game.words.prompt(ask, view) : '',
      rules: ask ? game.words.rules(ask, view) : [],
      seats: [...new Set([...asked, ...room.answering])],
      yours,
    }
  }

  private coach(): Coach | null {
    const { room, viewer } = this
    const { guide, table } = room
    const { decision, position } = table
    if (!guide || !decision) return null
    const of = guide.steps.length
    const step = guide.steps[position]
    const lessons = guide.lessons ?? []
    if (step) {
      const option = guidedOption(step, decision.options)
      return {
        say: step.say,
        option: option < 0 ? null : option,
        step: position,
        of,
        left: lessons.length,
      }
    }
    // After an undo a lesson comes again.
    for (const [lesson, at] of this.met) if (at > position) this.met.delete(lesson)
    const view = room.view(viewer)
    const lesson =
      position > of
        ? lessons.find((it) => (this.met.get(it) ?? position) === position && it.when(decision.ask, view))
        : undefined
    if (lesson) this.met.set(lesson, position)
    return { say: lesson?.say ?? '', option: null, step: of, of, left: lessons.length - this.met.size }
  }
}
