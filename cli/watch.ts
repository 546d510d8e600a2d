import { statSync } from 'node:fs'
import { anyone } from '@dicehearth/engine'
import { loadDrawing } from '@dicehearth/games'
import { Room } from '@dicehearth/host'
import { readSaved } from './files.ts'
import type { Lines } from './lines.ts'
import { gameOf } from './opening.ts'
import { hasColours, painted } from './paint.ts'

/** How often a watcher checks for changes, in milliseconds. */
const lookEvery = 400

/** Shows a table that is being played in another terminal, until the end. */
export async function watchTable(file: string, lines: Lines): Promise<void> {
  // Looked at before it is read: a move that comes in between is read twice rather than never.
  let seen = changeOf(file)
  const saved = readSaved(file)
  const game = await gameOf(saved)
  const drawing = await loadDrawing(game.id)
  const room = Room.resume(game, saved, { own: true })
  const viewer = room.people[0] ?? anyone
  let read = room.story.linesFor(viewer).length
  const show = (): void => {
    const { over } = room
    const view = room.view(viewer)
    const news = room.story
      .linesFor(viewer)
      .slice(Math.min(read, Math.max(0, room.story.linesFor(viewer).length - 1)))
    read = room.story.linesFor(viewer).length
    const board = drawing?.draw(view, null, Math.min(process.stdout.columns ?? 80, 160)) ?? []
    const last = over ? game.words.outcome(view) : 'You are watching. Press Ctrl-C to leave.'
    const text = [...board, ...news.map((line) => [line.text]), [], [last]]
    const clear = lines.isScreen ? '\u001b[2J\u001b[H' : ''
    process.stdout.write(
      `${clear}${text.map((line) => painted(line, hasColours(process.stdout))).join('\n')}\n`,
    )
  }
  show()
  const leaving = lines.next().then(() => true)
  while (!room.over) {
    const left = await Promise.race([leaving, later(lookEvery)])
    if (left) return
    const now = changeOf(file)
    if (now === null) {
      process.stdout.write('The table was put away: its game is over.\n')
      return
    }
    if (now === seen) continue
    seen = now
    room.follow(readSaved(file).choices)
    show()
  }
}

/** What is different after every change; null if the file is gone, because a finished table is put away. */
function changeOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size}` : null
}

async function later(time: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, time))
  return false
}
