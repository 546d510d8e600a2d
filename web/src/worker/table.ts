import { anyone, readyFor, Refusal, type Preview } from '@dicehearth/engine'
import {
  counts,
  endOf,
  pastGameOf,
  Room,
  Viewpoint,
  type Change,
  type PastGame,
  type Place,
  type WhyNot,
} from '@dicehearth/host'
import { appendTo, findTable, recentTable, savedTable, type TableRecord } from '../table/store.ts'
import { gameOf } from './desk.ts'
import { tellPage } from './rpc.ts'
import { sharedText } from './sharing.ts'

/** A table of this browser, hosted by a worker. */
interface Hosted {
  room: Room
  place: Place
  screen: Viewpoint
  record: TableRecord
  channel: BroadcastChannel
}

let hosted: Hosted | undefined
/** Companions play in only one tab: the one that holds the table's lock. */
let leading = false
/** The page has shown everything so far. */
let shown = false
/** Answers, news from other tabs and companions' moves arrive at any time and are handled one by one. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}

function here(): Hosted {
  if (!hosted) throw new Refusal('no-table', 'No table is open here.')
  return hosted
}

export const table = {
  async open(id: string): Promise<string | null> {
    const record = await findTable(id)
    if (!record)
      throw new Refusal('unknown-table', 'This table is not in this browser. It may have been removed.')
    const game = await gameOf(record.head.game)
    const guide = record.guided ? ((await game.guide?.()) ?? null) : null
    const saved = await recentTable(record)
    await readyFor(game, saved)
    const room = Room.resume(game, saved, {
      own: true,
      takebacks: record.takebacks,
      guide,
      keeper: { keep },
    })
    const place = room.place()
    const channel = new BroadcastChannel(`table ${id}`)
    hosted = { room, place, screen: new Viewpoint(room), record, channel }
    hosted.channel.addEventListener('message', () => void inTurn(catchUp))
    tell()
    void inTurn(recall)
    void navigator.locks.request(`table ${id}`, async () => {
      leading = true
      letCompanionsPlay()
      // Hold the lock until the worker ends with its page.
      await new Promise(() => undefined)
    })
    return room.notice ?? record.notice ?? null
  },

  async choose(position: number, option: number): Promise<void> {
    return change(({ place }) => place.choose(position, option))
  },

  async undo(): Promise<void> {
    return change(({ place }) => place.undo())
  },

  async redo(): Promise<void> {
    return change(({ place }) => place.redo())
  },

  async whyNot(pieces: readonly string[]): Promise<WhyNot> {
    return here().place.whyNot(pieces)
  },

  async previews(position: number): Promise<readonly (Preview | null)[]> {
    return here().place.previews(position)
  },

  async save(): Promise<string> {
    return inTurn(async () => JSON.stringify(here().room.save()))
  },

  /** The game for a link. */
  async share(): Promise<string> {
    return inTurn(async () => {
      const { room, record } = here()
      room.table.learn(await savedTable(record))
      return sharedText(room.table, room.seats)
    })
  },

  /** The page has shown everything: companions may continue. */
  async shown(): Promise<void> {
    shown = true
    letCompanionsPlay()
  },
}

/** Makes and stores a change, and only then tells the page. */
async function change(act: (at: Hosted) => Promise<unknown>): Promise<void> {
  return inTurn(async () => {
    const at = here()
    const { room, screen, channel } = at
    const before = room.table.position
    try {
      await screen.watching(async () => void (await act(at)))
    } catch (error) {
      await catchUp()
      throw error
    }
    if (room.table.position === before) return
    channel.postMessage('changed')
    tell()
  })
}

/** Stores a change; throws if another tab was first, so that it did not happen. */
async function keep(changed: Change, room: Room): Promise<void> {
  const at = here()
  const finished = await finishedGame(at.record, room)
  const next = await appendTo(at.record, changed, lastLine(room), endOf(room.table), finished)
  if (!next)
    throw new Refusal('late-answer', `Decision ${changed.from} has already been answered in another tab.`)
  at.record = next
}

/** What is remembered of the game once it is over; null before, and for games that do not count. */
async function finishedGame({ id, head, ...how }: TableRecord, room: Room): Promise<PastGame | null> {
  if (!room.over || !counts(head, how)) return null
  return pastGameOf(room.game, room.save(), { id, when: Date.now() })
}

function lastLine(room: Room): string {
  const { over, game, story, people } = room
  const viewer = people[0] ?? anyone
  return over ? game.words.outcome(room.view(viewer)) : (story.linesFor(viewer).at(-1)?.text ?? '')
}

/** Catches up with the choices of another tab that was first. */
async function catchUp(): Promise<void> {
  const at = here()
  const there = await findTable(at.record.id)
  if (!there || there.revision === at.record.revision) return
  at.record = there
  const { choices } = await savedTable(there)
  await at.screen.watching(() => at.room.follow(choices))
  tell()
}

/** Reads the earlier story and adds it to the log once the table is on screen. */
async function recall(): Promise<void> {
  const { room, screen, record } = here()
  room.table.learn(await savedTable(record))
  if (!room.recall()) return
  screen.startOver()
  tell()
}

function tell(): void {
  shown = false
  tellPage(here().screen.update())
}

function letCompanionsPlay(): void {
  if (!leading || !shown || here().room.personDecides) return
  // If another tab was first, the companion's move is dropped.
  change(async ({ room }) => room.letCompanionChoose()).catch(console.warn)
}
