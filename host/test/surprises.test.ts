import { anyone, readConfig } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { Room, type LogLine } from '../index.ts'

async function played(player: string): Promise<{ room: Room; lines: readonly LogLine[] }> {
  const game = await loadGame('roll-for-adventure')
  if (!game) throw new Error('no game')
  const config = readConfig(game, { players: 2 })
  const seats = [
    { player, name: 'Anna' },
    { player, name: 'Bob' },
  ]
  const room = Room.begin({ game, config, seed: 'why', seats })
  const lines = (): readonly LogLine[] => room.story.linesFor(anyone)
  while (!room.over && !lines().some(isExplained)) await room.letCompanionChoose()
  return { room, lines: lines() }
}

function isExplained({ text }: LogLine): boolean {
  return text.includes('so that')
}

it('the log says why a companion did what surprises, where it did it and only there', async () => {
  const { room, lines } = await played('thoughtful')
  const explained = lines.filter(isExplained)
  expect(explained).toHaveLength(1)
  expect(explained[0].text).toMatch(/^(?:Anna|Bob) .*[^.], so that [^.]+\.$/)
  // It belongs to the choice that was just made, not to what came of it.
  const last = lines.filter(({ position }) => position === room.table.position)
  expect(last[0]).toBe(explained[0])
})

it('a companion that does not play ahead explains nothing', async () => {
  const { room, lines } = await played('quick')
  expect(room.over).toBe(true)
  expect(lines.some(isExplained)).toBe(false)
})
