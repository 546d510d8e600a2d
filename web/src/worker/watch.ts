import { readSave, Refusal } from '@dicehearth/engine'
import type { Update } from '../table/client.ts'
import { Host } from '../table/host.ts'
import { findTable } from '../table/store.ts'
import { desk, gameOf } from './desk.ts'

/** A game that was played, to look at again. */
export interface Recording {
  game: string
  /** How many choices there are. */
  length: number
  /** Where its chapters begin. */
  chapters: readonly { position: number; text: string }[]
  notice: string | null
}

let recording: { host: Host; choices: readonly number[] } | undefined

function playing(): { host: Host; choices: readonly number[] } {
  if (!recording) throw new Refusal('no-recording', 'No game is open here.')
  return recording
}

export const watch = {
  /** A table of this browser. */
  async openTable(id: string): Promise<Recording> {
    const record = await findTable(id)
    if (!record)
      throw new Refusal('unknown-table', 'This table is not in this browser. It may have been removed.')
    return open(JSON.stringify(record.saved))
  },

  /** A saved game from a file or a link. */
  async openText(text: string): Promise<Recording> {
    return open(text)
  },

  async at(position: number): Promise<Update> {
    const { host, choices } = playing()
    host.seek(Math.max(0, Math.min(position, choices.length)), choices)
    return host.update()
  },

  /** Plays on from what is being looked at: the id of the new table. */
  async playOn(): Promise<string> {
    return desk.load(JSON.stringify(playing().host.save()))
  },

  async text(): Promise<string> {
    const { host, choices } = playing()
    const { position } = host.table
    host.seek(choices.length, choices)
    const text = JSON.stringify(host.save())
    host.seek(position, choices)
    return text
  },
}

async function open(text: string): Promise<Recording> {
  const saved = readSave(text)
  const game = await gameOf(saved.game)
  const host = new Host(game, saved, { takebacks: false, guide: null }, 'replay')
  recording = { host, choices: host.table.choices }
  const chapters = host.chapters.map(({ position, text }) => ({ position, text }))
  return { game: saved.game, length: host.table.position, chapters, notice: host.notice }
}
