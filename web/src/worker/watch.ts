import { anyone, readyFor, Refusal } from '@dicehearth/engine'
import {
  isRecording,
  Playback,
  readKept,
  readRecording,
  Room,
  sharedText,
  Told,
  type Update,
} from '@dicehearth/host'
import { findTable, savedTable, type TableRecord } from '../table/store.ts'
import { addCopy } from './chain.ts'
import { desk, gameOf } from './desk.ts'

/** A game to watch. */
export interface Watched {
  game: string
  /** How many choices there are. */
  length: number
  /** Where its chapters begin. */
  chapters: readonly { position: number; text: string }[]
  notice: string | null
  /** Whether it can be reviewed: it is over, there are odds, and its choices lead to its end. */
  reviewed: boolean
}

/** What is being watched: a game that is replayed, or a recording of one in progress. */
interface Playing {
  at(position: number): Promise<Update>
  /** Starts a new table from the position on screen; returns its id. */
  playOn(): Promise<string>
  /** The whole game, for a file. */
  text(): string
  /** The game for a link. */
  share(): string
}

let watched: Playing | undefined

function playing(): Playing {
  if (!watched) throw new Refusal('no-recording', 'No game is open here.')
  return watched
}

export const watch = {
  /** A table of this browser. */
  async openTable(id: string): Promise<Watched> {
    const record = await findTable(id)
    if (!record)
      throw new Refusal('unknown-table', 'This table is not in this browser. It may have been removed.')
    return open(JSON.stringify(await savedTable(record)), record)
  },

  /** A saved game from a file or a link. */
  async openText(text: string): Promise<Watched> {
    return open(text, null)
  },

  async at(position: number): Promise<Update> {
    return playing().at(position)
  },

  /** Starts a new table from the position on screen; returns its id. */
  async playOn(): Promise<string> {
    return playing().playOn()
  },

  async text(): Promise<string> {
    return playing().text()
  },

  async shareReplay(): Promise<string> {
    return playing().share()
  },
}

async function open(text: string, record: TableRecord | null): Promise<Watched> {
  return isRecording(text) ? openRecording(text) : openSaved(text, record)
}

async function openSaved(text: string, record: TableRecord | null): Promise<Watched> {
  const saved = readKept(text)
  const game = await gameOf(saved.game)
  await readyFor(game, saved)
  const room = Room.replay(game, saved)
  watched = replaying(room, record)
  const chapters = room.story.chapters.map(({ position, text }) => ({ position, text }))
  const reviewed = room.over && room.notice === null && game.mind?.ahead !== undefined
  return { game: saved.game, length: room.table.position, chapters, notice: room.notice, reviewed }
}

function replaying(room: Room, record: TableRecord | null): Playing {
  const place = room.place()
  const { choices } = room.table
  /** How much of which log the page has. */
  let has = { position: -1, viewer: anyone }
  const whole = <T>(read: () => T): T => {
    const { position } = room.table
    room.seek(choices.length, choices)
    const result = read()
    room.seek(position, choices)
    return result
  }
  return {
    async at(position) {
      const wanted = Math.max(0, Math.min(position, choices.length))
      // Only the last step is animated; those before it are skipped.
      const from = wanted > room.table.position ? wanted - 1 : wanted
      room.seek(wanted, choices)
      const { scenes, standing, lines } = new Told().hear(await place.since({ position: from }))
      const held = standing.viewer === has.viewer ? Math.min(has.position, wanted) : -1
      const keep = lines.filter((line) => line.position <= held).length
      has = { position: wanted, viewer: standing.viewer }
      return { scenes, standing, keep, lines: lines.slice(keep) }
    },
    async playOn() {
      // In the same campaign, if there is one.
      if (record?.campaign) return addCopy(record, room.table, room.seats)
      return desk.load(JSON.stringify(room.save()), true)
    },
    text: () => whole(() => JSON.stringify(room.save())),
    share: () => whole(() => sharedText(room.table, room.seats)),
  }
}

async function openRecording(text: string): Promise<Watched> {
  const read = readRecording(text)
  const game = await gameOf(read.save.game)
  const playback = new Playback(game, read)
  watched = {
    at: async (position) => playback.at(Math.max(0, Math.min(position, playback.length))),
    // There is only one table to play on from: the last one.
    playOn: async () => desk.load(JSON.stringify(read.save), true),
    text: () => JSON.stringify(read.save),
    share: () => text,
  }
  return {
    game: game.id,
    length: playback.length,
    chapters: playback.chapters,
    notice: null,
    reviewed: false,
  }
}
