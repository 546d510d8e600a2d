import { anyone, readyFor, Refusal, type Preview } from '@dicehearth/engine'
import {
  counts,
  endOf,
  pastGameOf,
  resumedAs,
  Room,
  sharedText,
  type Advice,
  type Change,
  type News,
  type PastGame,
  type Place,
  type WhyNot,
} from '@dicehearth/host'
import {
  appendTo,
  browserStore,
  findTable,
  recentTable,
  savedTable,
  type TableRecord,
} from '../table/store.ts'
import { gameOf } from './desk.ts'
import { tellPage } from './rpc.ts'

/** A table of this browser, hosted by a worker. */
interface Hosted {
  room: Room
  place: Place
  record: TableRecord
}

let hosted: Hosted | undefined
/** Companions play in only one tab: the one that holds the table's lock. */
let leading = false
/** The page has shown everything so far. */
let shown = false

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
    hosted = { room, place, record }
    if (record.head.rules !== game.rulesVersion) await renew(hosted)
    browserStore.watch(id, () => void room.inTurn(catchUp))
    await place.subscribe(tell)
    void room.inTurn(recall)
    void navigator.locks.request(`table ${id}`, async () => {
      leading = true
      letCompanionsPlay()
      // Hold the lock until the worker ends with its page.
      await new Promise(() => undefined)
    })
    return room.notice ?? record.notice ?? null
  },

  async choose(position: number, option: number): Promise<void> {
    return change(here().place.choose(position, option))
  },

  async undo(): Promise<void> {
    return change(here().place.undo())
  },

  async redo(): Promise<void> {
    return change(here().place.redo())
  },

  async whyNot(pieces: readonly string[]): Promise<WhyNot> {
    return here().place.whyNot(pieces)
  },

  async previews(position: number): Promise<readonly (Preview | null)[]> {
    return here().place.previews(position)
  },

  async advise(): Promise<Advice> {
    return here().place.advise()
  },

  async save(): Promise<string> {
    const { room } = here()
    return room.inTurn(async () => JSON.stringify(room.save()))
  },

  /** The game for a link. */
  async share(): Promise<string> {
    const { room } = here()
    return room.inTurn(async () => {
      room.table.learn(await savedTable(here().record))
      return sharedText(room.table, room.seats)
    })
  },

  /** The page has shown everything: companions may continue. */
  async shown(): Promise<void> {
    shown = true
    letCompanionsPlay()
  },
}

/** Waits for a change; one that could not be stored may have been made in another tab. */
async function change(made: Promise<unknown>): Promise<void> {
  try {
    await made
  } catch (error) {
    await here().room.inTurn(catchUp)
    throw error
  }
}

/** Stores a change; throws if another tab was first, so that it did not happen. */
async function keep(changed: Change, room: Room): Promise<void> {
  const at = here()
  const finished = await finishedGame(at.record, room)
  at.record = await appendTo(at.record.id, at.record.revision, changed, {
    lastLine: lastLine(room),
    ended: endOf(room.table),
    finished,
  })
}

/** Stores the last rounds as the rules of today see them. If that is not possible now, they stay as they were. */
async function renew(at: Hosted): Promise<void> {
  const { room, record } = at
  if (room.over || record.tail.states.length === 0) return
  try {
    at.record = await appendTo(record.id, record.revision, resumedAs(room.table, room.seats))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
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
  at.room.follow(choices)
}

/** Reads the earlier story and adds it to the log once the table is on screen. */
async function recall(): Promise<void> {
  const { room, record } = here()
  room.table.learn(await savedTable(record))
  room.recall()
}

function tell(news: News): void {
  shown = false
  tellPage(news)
}

function letCompanionsPlay(): void {
  if (!leading || !shown) return
  if (here().room.personDecides) {
    void here().room.letCompanionRemark()
    return
  }
  // If another tab was first, the companion's move is dropped.
  change(here().room.letCompanionChoose()).catch(console.warn)
}
