import { useSyncExternalStore } from 'react'
import type { PieceText, TableEvent } from '@dicehearth/engine'
import { still } from '@dicehearth/tabletop/motion.ts'
import { settings, type Settings } from '../settings.ts'
import type { LogLine, Standing, Update } from '@dicehearth/host'
import { momentOf, news, saying, type Moment, type Saying } from './news.ts'
import { play, playLoudest } from './sound.ts'
import { momentsOf, show as showMoment } from './moments.ts'
import { land, throwFor } from './throwing.ts'
import { reusing } from './unchanged.ts'

/** What the page shows at this moment. */
export interface Shown {
  /** The table once everything has been shown; null until it has loaded. */
  standing: Standing | null
  view: unknown
  /** What is printed on the pieces; while something is shown, of the table before and after it. */
  texts: readonly PieceText[]
  happening: TableEvent | null
  /** The pieces of what is happening. */
  touched: readonly string[]
  lines: readonly LogLine[]
  /** Whether something is still being shown. */
  showing: boolean
  /** The last choice made at this screen, once what followed is shown. */
  since: Choice | null
  /** What a screen reader says, the newest last. */
  said: readonly Saying[]
  /** To whom the device is being passed; null while the table is open. */
  passedTo: string | null
}

/** A choice that was made at this screen. */
export interface Choice {
  position: number
  seat: number
}

const pauses: Readonly<Record<Settings['pace'], number>> = { calm: 1100, brisk: 480, swift: 200 }
/** How fast dice roll. */
const tempos: Readonly<Record<Settings['pace'], number>> = { calm: 0.85, brisk: 1, swift: 1.5 }
/** A person's own move is shown for a shorter time. */
const own = 0.6
const fewLines = 3

/** Shows what happens, scene by scene, so that people can follow. All of it can be skipped. */
export class Stage {
  private shown: Shown = {
    standing: null,
    view: null,
    texts: [],
    happening: null,
    touched: [],
    lines: [],
    showing: false,
    since: null,
    said: [],
    passedTo: null,
  }
  /** What whoever hears the table was last told. */
  private heard: Moment | null = null
  private readonly listeners = new Set<() => void>()
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  private chosen: Choice | null = null
  private skipping = false
  /** Nothing is shown until somebody here must decide. */
  private rushing = false
  private wake: (() => void) | null = null
  private lifted: (() => void) | null = null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly current = (): Shown => this.shown

  /** Resolves once everything has been shown. */
  async play(update: Update): Promise<void> {
    this.waiting++
    this.queue = this.queue.then(async () => this.perform(update))
    return this.queue
  }

  /** Somebody chose here. Nothing is drawn for that: what follows will be. */
  chose(choice: Choice): void {
    this.chosen = choice
  }

  /** Shows everything that is left at once. */
  skip(): void {
    if (!this.shown.showing) return
    this.skipping = true
    land()
    this.wake?.()
  }

  /** The device has reached whoever may look. */
  lift(): void {
    this.lifted?.()
  }

  /** Shows nothing more until somebody here must decide, or the game is over. */
  toMyTurn(): void {
    const { standing, showing } = this.shown
    if (!showing && (!standing || isOurTurn(standing))) return
    this.rushing = true
    this.wake?.()
  }

  private async perform({ scenes, standing, keep, lines }: Update): Promise<void> {
    if (standing.secret && standing.viewer !== this.shown.standing?.viewer)
      await this.pass(standing, scenes[0]?.view ?? standing.view, keep)
    const read = this.shown.lines.slice(0, keep)
    const share = lines.length > fewLines || this.shown.standing?.question?.yours === false ? 1 : own
    if (still()) playLoudest(scenes.map(({ sound }) => sound))
    const texts = [...standing.texts, ...this.shown.texts]
    const momentIn = this.hurries() ? null : await momentsOf(standing.game)
    const lastTold = scenes.findLastIndex(({ line }) => line !== null)
    for (const [n, scene] of scenes.entries()) {
      if (this.hurries()) break
      const { event, view, pieces, line, sound } = scene
      if (line) read.push(line)
      const thrown = throwFor(scene, tempos[settings().pace])
      if (sound && !thrown) play(sound)
      this.show({
        view: reusing(this.shown.view, view),
        texts,
        happening: event,
        touched: pieces,
        lines: line ? read.slice() : this.shown.lines,
        showing: true,
      })
      // What follows would tell how the dice fall. Where nothing does, nobody has to wait for them.
      const great = this.hurries() ? null : momentIn?.(event, view)
      if (great) await showMoment(great, scene, tempos[settings().pace])
      else if (thrown) await (n < lastTold && this.pause(thrown))
      else if (line) await this.pause(pauses[settings().pace] * share)
    }
    this.waiting--
    if (this.waiting === 0) this.skipping = false
    if (isOurTurn(standing)) this.rushing = false
    const all = [...this.shown.lines.slice(0, keep), ...lines]
    const before = this.heard
    this.heard = momentOf(standing, all)
    this.show({
      standing,
      view: reusing(this.shown.view, standing.view),
      texts: reusing(this.shown.standing?.texts, standing.texts),
      happening: null,
      touched: [],
      lines: all,
      showing: this.waiting > 0,
      since: this.chosen,
      said: saying(this.shown.said, news(before, this.heard, this.chosen, settings().told)),
    })
    // A companion pauses, so that people notice its turn.
    if (standing.question && !standing.question.yours) await this.pause(pauses[settings().pace])
  }

  /** Hides everything until whoever may see the table has the device. */
  private async pass(standing: Standing, view: unknown, keep: number): Promise<void> {
    const { seats, viewer, texts } = standing
    await new Promise<void>((resolve) => {
      this.lifted = resolve
      // What the last player saw, read and heard does not come back while the table turns to the next.
      this.show({
        passedTo: seats[viewer]?.name ?? '',
        standing,
        view,
        texts,
        lines: this.shown.lines.slice(0, keep),
        said: [],
        showing: true,
      })
    })
    this.lifted = null
    this.show({ passedTo: null })
  }

  /** Whether to skip to the end instead of showing each scene. */
  private hurries(): boolean {
    return this.skipping || this.rushing || still()
  }

  private async pause(until: number | Promise<void>): Promise<void> {
    if (this.hurries()) return
    await new Promise<void>((resolve) => {
      if (typeof until === 'number') setTimeout(resolve, until)
      else void until.then(resolve)
      this.wake = resolve
    })
    this.wake = null
  }

  private show(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change }
    for (const listener of this.listeners) listener()
  }
}

function isOurTurn({ question, ending }: Standing): boolean {
  return ending !== null || question?.yours === true
}

export function useShown(stage: Stage): Shown {
  return useSyncExternalStore(stage.subscribe, stage.current)
}
