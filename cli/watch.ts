import { existsSync } from 'node:fs'
import { anyone } from '@dicehearth/engine'
import { loadDrawing } from '@dicehearth/games'
import { Room } from '@dicehearth/host'
import { FileStore } from './file-store.ts'
import type { Lines } from './lines.ts'
import { gameOf } from './opening.ts'
import { hasColours, painted } from './paint.ts'

/** Shows a table that is being played in another terminal, until the end. */
export async function watchTable(file: string, lines: Lines): Promise<void> {
  const store = new FileStore()
  let news = Promise.withResolvers<boolean>()
  // Watched before it is read: a move that comes in between is read twice rather than never.
  const stop = store.watch(file, () => news.resolve(false))
  const { saved } = await store.read(file)
  const game = await gameOf(saved)
  const drawing = await loadDrawing(game.id)
  const room = Room.resume(game, saved, { own: true })
  const viewer = room.people[0] ?? anyone
  let read = room.story.linesFor(viewer).length
  const show = (): void => {
    const { over } = room
    const view = room.view(viewer)
    const unread = room.story
      .linesFor(viewer)
      .slice(Math.min(read, Math.max(0, room.story.linesFor(viewer).length - 1)))
    read = room.story.linesFor(viewer).length
    const board = drawing?.draw(view, null, Math.min(process.stdout.columns ?? 80, 160)) ?? []
    const last = over ? game.words.outcome(view) : 'You are watching. Press Ctrl-C to leave.'
    const text = [...board, ...unread.map((line) => [line.text]), [], [last]]
    const clear = lines.isScreen ? '\u001b[2J\u001b[H' : ''
    process.stdout.write(
      `${clear}${text.map((line) => painted(line, hasColours(process.stdout))).join('\n')}\n`,
    )
  }
  show()
  const leaving = lines.next().then(() => true)
  while (!room.over && !(await Promise.race([leaving, news.promise]))) {
    news = Promise.withResolvers()
    if (!existsSync(file)) {
      process.stdout.write('The table was put away: its game is over.\n')
      break
    }
    room.follow((await store.read(file)).saved.choices)
    show()
  }
  stop()
}
