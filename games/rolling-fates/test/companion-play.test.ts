import { anyone, newFate, readConfig, readSave, resume, save, Table, written } from '@dicehearth/engine'
import { playthrough } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { forward } from './random-games.ts'
import { companionSetups } from './setups.ts'

/** People may enter and call off as long as they like, so these games are followed for a while only. */
const followed = 250

/** Follows random games at a physical table, with a look at every decision. */
function follow(games: number, at: (table: Table<ReturnType<typeof rollingFates.copy>>) => void): void {
  for (let n = 0; n < games; n++) {
    const table = new Table(rollingFates, readConfig(rollingFates, companionSetups(n)), `companion ${n}`)
    const chance = newFate(`follow ${n}`)
    while (table.decision && table.position < followed) {
      at(table)
      table.choose(forward(table.decision.options, chance))
    }
  }
}

describe('a table with the physical game beside it', () => {
  it('keeps legal lists and invariants sound, and has words for everything [RF-R73, INV-01]', () => {
    follow(24, ({ state, decision }) => {
      if (!decision) return
      const { ask, options } = decision
      expect(rollingFates.broken(state, decision)).toEqual([])
      expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length)
      const view = rollingFates.view(state, anyone)
      expect(rollingFates.words.prompt(ask as never, view)).toMatch(/^\S.*[.!?]$/s)
      const texts = options.map(
        (it) => `${it.seat} ${rollingFates.words.option(it as never, ask as never, view)}`,
      )
      expect(new Set(texts).size).toBe(texts.length)
    })
  })

  it('is the same table after save and load, and by undo and redo [INV-32, INV-41]', () => {
    follow(8, (table) => {
      if (table.position % 11 !== 0) return
      const { table: loaded } = resume(rollingFates, readSave(JSON.stringify(save(table))))
      expect(written(loaded.state)).toBe(written(table.state))
      if (table.position === 0) return
      const before = written(table.state)
      table.rewind(table.position - 1)
      table.redo()
      expect(written(table.state)).toBe(before)
    })
  })

  it('shows nothing that enemies and stories hide [RF-R49, RF-R97, INV-42]', () => {
    follow(12, (table) => {
      const other = rollingFates.copy(table.state)
      rollingFates.imagine(other, anyone, newFate(`other ${table.position}`))
      expect(JSON.stringify(rollingFates.view(other, anyone))).toBe(
        JSON.stringify(rollingFates.view(table.state, anyone)),
      )
    })
  })

  it('plays the game of the golden playthrough', async () => {
    const setup = { players: 2, characters: ['karath', 'sivrel'], mode: 'companion' }
    await expect(playthrough(rollingFates, setup, 'golden 217')).toMatchFileSnapshot(
      'playthrough-companion.txt',
    )
  })
})
