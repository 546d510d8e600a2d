import { anyone, choicesOf, guidedOption, patchBetween, type Lesson } from '@dicehearth/engine'
import { endingOf } from './ending.ts'
import type { Moment } from './moment.ts'
import { seatedAt } from './names.ts'
import type { Place } from './place.ts'
import { inCircles } from './circles.ts'
import type { Room } from './room.ts'
import { holdsSecret } from './secrets.ts'
import type { Coach, Cursor, News, Question, SentScene, Standing } from './standing.ts'
import type { LogLine } from './story.ts'

/** How many of the last tables are remembered: a screen that is not further behind gets only what has changed. */
const mostRemembered = 2

/**
 * What is seen from a place: only what its seats may know. People who share a screen see the table as the one who is
 * deciding sees it.
 */
export class Outlook {
  private readonly room: Room
  private readonly place: Place
  /** The lessons of a guided game that have come up, and when. */
  private readonly met = new Map<Lesson, number>()
  /** The last tables that were told, by revision, the newest last. */
  private told: { revision: number; standing: Standing }[] = []

  constructor(room: Room, place: Place) {
    this.room = room
    this.place = place
  }

  /** What has happened since a cursor: a function of the table's journal, whoever asks and however often. */
  since(from?: Cursor, moment = this.room.moment()): News {
    const { room } = this
    const { cursor, story } = room
    const earlier = this.told.find(({ revision }) => revision === from?.revision)?.standing
    const standing = this.standingNow(moment)
    const reader = story.readerFor(standing.viewer)
    const held = from ? room.heldSince(from) : null
    const lines = story.linesFor(reader)
    const keep = held !== null && this.hasLogOf(reader, earlier) ? linesUpTo(lines, held) : 0
    const happened = from ? room.scenesSince(held ?? from.position, reader) : []
    let view = earlier?.view
    const scenes = happened.map(({ sound, line, position, event, pieces, ...scene }): SentScene => {
      const patch = patchBetween(view, scene.view)
      view = scene.view
      return { view: patch, sound, unsaid: line ? null : { position, event, pieces } }
    })
    const patch = patchBetween(earlier && { ...earlier, view }, standing)
    return { cursor, scenes, standing: patch, keep, lines: lines.slice(keep) }
  }

  /** Whether a screen that was told a table has the log of this reader: people who share it may have different ones. */
  private hasLogOf(reader: number, earlier: Standing | undefined): boolean {
    const { story } = this.room
    const had = earlier ? [earlier.viewer] : this.place.seats
    return had.every((seat) => story.readerFor(seat) === reader)
  }

  /** The table as it stands, made once for each revision. */
  private standingNow(moment: Moment): Standing {
    const { revision = 0 } = this.room.cursor
    const last = this.told.at(-1)
    if (last?.revision === revision) return last.standing
    const standing = moment.copy(this.standing(moment), last?.standing, this.room.shown)
    this.room.shown = standing
    this.told = [...this.told, { revision, standing }].slice(-mostRemembered)
    return standing
  }

  /** Who looks: whoever is asked here or, while others play, was asked last. */
  private get viewer(): number {
    const { room, place } = this
    const [first = anyone] = place.seats
    const [asked] = place.asked
    if (asked !== undefined || room.over) return asked ?? first
    for (let position = room.table.position - 1; ; position--) {
      const answer = room.answerAt(position)
      if (!answer) return first
      const mine = answer.asked.find((seat) => place.seats.includes(seat))
      if (mine !== undefined) return mine
    }
  }

  private standing(moment: Moment): Standing {
    const { room, viewer } = this
    const { table, game, seats, story } = room
    const view = moment.view(viewer)
    return {
      game: game.id,
      position: table.position,
      viewer,
      secret: holdsSecret(table, viewer, this.place.seats),
      view,
      texts: moment.textsIn(view),
      seats: seatedAt(seats, game, view),
      question: this.question(view, viewer),
      remark: room.remark(view),
      dangers: room.over ? [] : [...game.words.dangers(view), ...(room.inCircles ? [inCircles] : [])],
      undoStop: this.place.undoStop,
      canRedo: this.place.canRedo,
      coach: this.coach(view),
      ending: room.over ? endingOf(table, seats, view, story) : null,
    }
  }

  private question(view: unknown, viewer: number): Question | null {
    const { room } = this
    const { game, table } = room
    const { decision } = table
    if (!decision) return null
    const { asked } = this.place
    const yours = asked.length > 0
    const mayKnow = yours || !game.overhears
    const ask = mayKnow ? decision.ask : (game.overhears?.(decision.ask, viewer, table.state) ?? null)
    const options = mayKnow ? decision.options : []
    const slip = ask && game.words.slip(ask)
    return {
      position: table.position,
      ask: ask ?? { kind: 'others', seat: room.answering[0] },
      options,
      choices: choicesOf(game, { ask: decision.ask, options }, view),
      prompt: ask ? game.words.prompt(ask, view) : '',
      rules: ask ? game.words.rules(ask, view) : [],
      ...(slip && { slip }),
      seats: [...new Set([...asked, ...room.answering])],
      yours,
      advice: yours && room.mayAdvise,
    }
  }

  private coach(view: unknown): Coach | null {
    const { guide, table } = this.room
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
    const lesson =
      position > of
        ? lessons.find((it) => (this.met.get(it) ?? position) === position && it.when(decision.ask, view))
        : undefined
    if (lesson) this.met.set(lesson, position)
    return { say: lesson?.say ?? '', option: null, step: of, of, left: lessons.length - this.met.size }
  }
}

/** How many lines were written up to a position. */
function linesUpTo(lines: readonly LogLine[], position: number): number {
  const later = lines.findIndex((line) => line.position > position)
  return later < 0 ? lines.length : later
}
