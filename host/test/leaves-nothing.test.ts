import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig, readSave, resume, save, Table, type TableState } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'

/** What players bring to a table: its set-up, with a pack or a book read anew. */
const brought: Readonly<Record<string, (seed: string) => Record<string, unknown>>> = {
  'roll-for-adventure': () => ({ enemies: example('own-enemies.json'), board: 'crown' }),
  'set-a-watch': () => ({ cards: example('set-a-watch-pack.json') }),
  'roll-player': () => ({ cards: example('roll-player-pack.json') }),
  'rolling-fates': (seed) => ({
    pieces: example('rolling-fates-pack.json'),
    book: text('rolling-fates-adventure.md').replace(/^# .*$/m, (title) => `${title} ${seed}`),
  }),
  'roll-player-adventures': () => ({ cards: example('roll-player-adventures-pack.json') }),
}

function text(name: string): string {
  return readFileSync(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8')
}

function example(name: string): unknown {
  return JSON.parse(text(name))
}

/** Frees whatever nobody holds. */
async function freeAll(): Promise<void> {
  setFlagsFromString('--expose-gc')
  // What a weak reference showed stays until this turn of the event loop is over.
  await new Promise((done) => setImmediate(done))
  ;(runInNewContext('gc') as () => void)()
}

/** The parts of a state that are no other table's: what it was set and dealt with. */
function partsOf(state: TableState, other: TableState): WeakRef<object>[] {
  const others = new Set<unknown>(Object.values(other))
  return Object.values(state).flatMap((it: unknown) =>
    typeof it === 'object' && it !== null && !others.has(it) ? [new WeakRef<object>(it)] : [],
  )
}

describe('nothing stays of a table that is gone', () => {
  it.each(Object.keys(brought))('of %s, with what players brought', async (id) => {
    const game = await loadGame(id)
    if (!game) throw new Error(`there is no ${id}`)
    /** A table, and the same loaded from its file. */
    const tables = async (seed: string): Promise<Table[]> => {
      const config = readConfig(game, brought[id](seed))
      await game.ready?.(config)
      const table = new Table(game, config, seed)
      for (let n = 0; n < 12 && table.decision; n++) {
        game.texts(game.view(table.state, table.decision.ask.seat))
        table.choose(n % table.decision.options.length)
      }
      return [table, resume(game, readSave(JSON.stringify(save(table)))).table]
    }
    const [kept] = await tables('kept')
    const play = async (seed: string): Promise<WeakRef<object>[]> =>
      (await tables(seed)).flatMap(({ state }) => [new WeakRef(state), ...partsOf(state, kept.state)])
    const parts = [...(await play('one')), ...(await play('two'))]
    expect(parts.length).toBeGreaterThan(10)
    // What the machine itself still holds of the last turn goes with one of the next.
    await expect
      .poll(async () => {
        await freeAll()
        return parts.filter((part) => part.deref() !== undefined)
      })
      .toEqual([])
    expect(kept.state.outcome).toBeNull()
  })
})
