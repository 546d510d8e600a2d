import { companion, type Companion } from '@dicehearth/bots'
import { readConfig, type Guide } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { Room } from '../room.ts'
import { Told } from '../told.ts'

/** What the guide says after its steps, in a game that is then played on like this. */
async function saidAfter(id: string, player: Companion): Promise<string[]> {
  const game = await loadGame(id)
  const guide: Guide | undefined = await game?.guide?.()
  if (!game || !guide) throw new Error(`no guide to ${id}`)
  const config = readConfig(game, guide.setup)
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const room = Room.begin({ game, config, seed: guide.seed, seats }, { guide })
  const place = room.place()
  const told = new Told()
  const said: string[] = []
  while (!room.over) {
    const { coach } = told.hear(await place.since(told.cursor)).standing
    said.push(coach?.say ?? '')
    await place.choose(room.table.position, coach?.option ?? player(room.table, room.answering[0]))
  }
  return said.slice(guide.steps.length)
}

const shrewd = companion('greedy', 'guided')

/** Wastes dice on abilities, then endures. */
const careless: Companion = ({ decision }) =>
  ['byDie', 'endWatch']
    .map((verb) => decision?.options.findIndex((it) => it.verb === verb) ?? -1)
    .find((option) => option >= 0) ?? 0

describe('a guided game that is played on', () => {
  it('says each lesson once, and is silent in between', async () => {
    const said = await saidAfter('roll-for-adventure', shrewd)
    const lessons = said.filter((say) => say !== '')
    expect(said[0]).toBe('')
    expect(lessons.length).toBeGreaterThan(0)
    expect(new Set(lessons).size).toBe(lessons.length)
  })

  it('of Set a Watch explains enduring, a summon and the final night when they come', async () => {
    const [well, badly] = [await saidAfter('set-a-watch', shrewd), await saidAfter('set-a-watch', careless)]
    for (const words of ['A Summon!', 'The final night'])
      expect(well.filter((say) => say.includes(words))).toHaveLength(1)
    expect(badly.filter((say) => say.includes('You endure'))).toHaveLength(1)
  })
})
