import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { kit, readConfig, readSave, resume, save, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { ninebellBox } from '../content/ninebell.ts'
import { boxOf } from '../content/opened.ts'
import { deathBook, fetchBooks } from '../content/shelf.ts'
import game from '../index.ts'
import type { Party } from '../rules/state.ts'

await fetchBooks(ninebellBox, [deathBook, 'ADV1'])

/** Frees whatever nobody holds. */
async function freeAll(): Promise<void> {
  setFlagsFromString('--expose-gc')
  // What a weak reference showed stays until this turn of the event loop is over.
  await new Promise((done) => setImmediate(done))
  ;(runInNewContext('gc') as () => void)()
}

/** A table with a pack of its own. */
function tableWith(n: number): Table<Party> {
  const oar = { deck: 'weapon', id: `oar-${n}`, name: `Oar ${n}`, cost: '4', does: 'adj R' }
  const cards = { game: 'roll-player-adventures', name: `Pack ${n}`, cards: [oar] }
  return new Table(game, readConfig(game, { players: 1, cards }), 'kit')
}

describe('the box of a table', () => {
  it('is shared by its copies and forks and its views, and is in no file', () => {
    const table = tableWith(0)
    const box = boxOf(table.state)
    expect(box.cards.has('oar-0')).toBe(true)
    expect(boxOf(table.fork().state)).toBe(box)
    expect(boxOf(game.view(table.state, 0))).toBe(box)
    table.choose(0)
    table.rewind(0)
    expect(boxOf(table.state)).toBe(box)
    const file = readSave(JSON.stringify(save(table)))
    expect(file.states[0].state).toEqual(JSON.parse(JSON.stringify(table.newest.state)))
    expect(structuredClone(table.newest.state)[kit]).toBeUndefined()
    expect(boxOf(resume(game, file).table.state).cards.has('oar-0')).toBe(true)
  })

  it('goes when the table goes', async () => {
    const boxes = Array.from({ length: 20 }, (_, n) => new WeakRef(boxOf(tableWith(n).state)))
    const kept = tableWith(99)
    const its = new WeakRef(boxOf(kept.state))
    await freeAll()
    expect(boxes.filter((box) => box.deref() !== undefined)).toEqual([])
    expect(its.deref()).toBe(boxOf(kept.state))
  })
})
