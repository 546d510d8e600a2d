import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newFate, pick, readConfig, type Fate, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { Told } from '@dicehearth/host'
import { FileStore } from '../../cli/file-store.ts'
import { readTable } from '../../cli/files.ts'
import { Session } from '../../cli/session.ts'

/** How many choices are made at a table before it is left, and after it is resumed. */
const sitting = 6

/** What is left of all that was opened. */
export interface Left {
  /** How often a table of every game has been opened, played, left, resumed and put away. */
  laps: number
  /** The heap after everything has been cleared away, in bytes. */
  heap: number
  /** Timers, files, connections: whatever would keep this process alive. */
  handles: string[]
}

/** Opens, plays, leaves and resumes tables of all games in this process; after each lap `look` sees what is left. */
export async function soak(look: (left: Left) => boolean): Promise<void> {
  if (!gc) throw new Error('Soaking needs node --expose-gc.')
  const folder = mkdtempSync(path.join(tmpdir(), 'dicehearth-soak-'))
  const games = await Promise.all(gameIds.map(loadGame))
  try {
    for (let laps = 1; ; laps++) {
      const chance = newFate(`lap ${laps}`)
      for (const game of games)
        if (game) await sit(game, path.join(folder, `${game.id}-${laps}.json`), chance)
      // Files and timers are closed a turn later.
      await new Promise((resolve) => setImmediate(resolve))
      gc()
      const handles = process.getActiveResourcesInfo().toSorted()
      if (!look({ laps, heap: process.memoryUsage().heapUsed, handles })) return
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One table from its beginning to the end of a second sitting, with somebody watching from another terminal. */
async function sit(game: Game, file: string, chance: Fate): Promise<void> {
  const config = readConfig(game, {})
  await game.ready?.(config)
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const store = new FileStore()
  const first = await Session.begin({ game, config, seed: file, seats }, { file })
  const stop = store.watch(file, () => undefined)
  await playSome(first, chance)
  first.leave()
  if (!first.room.over) {
    const { saved, revision } = readTable(file)
    const second = await Session.resume(game, saved, { file, revision }, true)
    await playSome(second, chance)
    second.leave()
  }
  stop()
}

async function playSome({ room, place }: Session, chance: Fate): Promise<void> {
  const told = new Told()
  const leave = await place.subscribe((news) => void told.hear(news))
  for (let n = 0; n < sitting && room.table.decision; n++)
    await place.choose(room.table.position, pick(chance, room.table.decision.options.length))
  if (!room.over && room.table.undoStop === null) await place.undo()
  leave()
}
