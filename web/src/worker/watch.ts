import { readyFor, Refusal } from '@dicehearth/engine'
import { readKept, Room, Viewpoint, type Update } from '@dicehearth/host'
import { findTable, savedTable, type TableRecord } from '../table/store.ts'
import { addCopy } from './chain.ts'
import { desk, gameOf } from './desk.ts'

/** A recorded game to watch. */
export interface Recording {
  game: string
  /** How many choices there are. */
  length: number
  /** Where its chapters begin. */
  chapters: readonly { position: number; text: string }[]
  notice: string | null
}

interface Playing {
  room: Room
  screen: Viewpoint
  choices: readonly number[]
  /** Its table in this browser, if any. */
  record: TableRecord | null
}

let recording: Playing | undefined

function playing(): Playing {
  if (!recording) throw new Refusal('no-recording', 'No game is open here.')
  return recording
}

export const watch = {
  /** A table of this browser. */
  async openTable(id: string): Promise<Recording> {
    const record = await findTable(id)
    if (!record)
      throw new Refusal('unknown-table', 'This table is not in this browser. It may have been removed.')
    return open(JSON.stringify(await savedTable(record)), record)
  },

  /** A saved game from a file or a link. */
  async openText(text: string): Promise<Recording> {
    return open(text, null)
  },

  async at(position: number): Promise<Update> {
    const { room, screen, choices } = playing()
    const wanted = Math.max(0, Math.min(position, choices.length))
    // Only the last step is animated; those before it are skipped.
    room.seek(wanted > room.table.position ? wanted - 1 : wanted, choices)
    await screen.watching(() => room.seek(wanted, choices))
    return screen.update()
  },

  /** Starts a new table from the position on screen, in the same campaign if there is one; returns its id. */
  async playOn(): Promise<string> {
    const { room, record } = playing()
    if (record?.campaign) return addCopy(record, room.table, room.seats)
    return desk.load(JSON.stringify(room.save()), true)
  },

  async text(): Promise<string> {
    const { room, choices } = playing()
    const { position } = room.table
    room.seek(choices.length, choices)
    const text = JSON.stringify(room.save())
    room.seek(position, choices)
    return text
  },
}

async function open(text: string, record: TableRecord | null): Promise<Recording> {
  const saved = readKept(text)
  const game = await gameOf(saved.game)
  await readyFor(game, saved)
  const room = Room.replay(game, saved)
  recording = { room, screen: new Viewpoint(room), choices: room.table.choices, record }
  const chapters = room.story.chapters.map(({ position, text }) => ({ position, text }))
  return { game: saved.game, length: room.table.position, chapters, notice: room.notice }
}
