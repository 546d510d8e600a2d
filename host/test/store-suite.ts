import { mostStates, readConfig, Refusal, resume, save, Table, type Saved } from '@dicehearth/engine'
import { camp } from '../../engine/test/camp.ts'
import { changeSince, resumedAs, type TableStore } from '../index.ts'

// What every store of tables proves, wherever it runs: in Node under the test runner, in a browser inside a page.

/** Two ends of the same store, as two processes, terminals or tabs have them. */
export interface Ends {
  one: TableStore
  other: TableStore
}

export interface Proof {
  name: string
  prove: (ends: Ends) => Promise<void>
}

const wait = 0
const rollDie = 1

function newTable(seed = 'store', game = camp({ goal: 1000 }), dice = 'fate'): Table {
  return new Table(game, readConfig(game, { players: 2, dice }), seed)
}

/** A table that is stored with every act, as a room does it. */
class Stored {
  readonly table: Table
  private readonly store: TableStore
  readonly id: string
  revision = 0

  constructor(store: TableStore, id: string, table: Table) {
    this.store = store
    this.id = id
    this.table = table
  }

  static async begin(store: TableStore, table = newTable(), id?: string): Promise<Stored> {
    const stored = await store.create({ saved: save(table), outcome: null }, id)
    return new Stored(store, stored, table)
  }

  async choose(option: number): Promise<void> {
    await this.act(() => this.table.choose(option))
  }

  async undo(): Promise<void> {
    await this.act(() => this.table.undo())
  }

  private async act(act: () => void): Promise<void> {
    const before = this.table.position
    act()
    this.revision = await this.store.append(this.id, this.revision, changeSince(this.table, before))
  }
}

/** Everything of a saved game that a store must give back as it was. */
function journal({ choices, marks, digest, since, proven, seats, rules }: Saved): object {
  return { choices, marks, digest, since, proven, seats, rules }
}

function same(found: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`)
}

/** The code that this work is refused with. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

function tableIn(saved: Saved, game = camp({ goal: 1000 })): Table {
  return resume(game, saved, { own: true }).table
}

export const storeSuite: readonly Proof[] = [
  {
    name: 'gives a table back as it is after every choice and every undo',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      for (const act of [wait, wait, 'undo', rollDie, wait, wait, 'undo', 'undo', wait, rollDie] as const) {
        if (act === 'undo') await stored.undo()
        else await stored.choose(act)
        const { saved, revision } = await other.read(stored.id, 0)
        const now = save(stored.table)
        same(journal(saved), journal(now), 'journal')
        same(revision, stored.revision, 'revision')
        same(saved.states.slice(-now.states.length), now.states, 'states')
      }
    },
  },
  {
    name: 'gives back enough to play on, however long the game',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      for (let n = 0; n < 150; n++) await stored.choose(n % 2 === 0 ? rollDie : wait)
      const { saved } = await other.read(stored.id)
      const again = tableIn(saved)
      same(again.position, stored.table.position, 'position')
      same(again.state, { ...stored.table.state, listener: undefined }, 'state')
      same(again.decision, stored.table.decision, 'decision')
      const late = await other.read(stored.id, 100)
      const leftOut = late.saved.leftOut ?? 0
      if (leftOut > 100) throw new Error(`left out ${leftOut}`)
      same(late.saved.choices.slice(100 - leftOut), stored.table.choices.slice(100), 'choices from 100 on')
    },
  },
  {
    name: 'takes exactly one of two changes to the same revision, and stores that one',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      for (let n = 0; n < 20; n++) {
        const { saved, revision } = await one.read(stored.id, 0)
        const tables = [tableIn(saved), tableIn(saved)]
        const before = tables[0].position
        tables[0].choose(wait)
        tables[1].choose(rollDie)
        const results = await Promise.all(
          [one, other].map(async (end, i) =>
            refusal(end.append(stored.id, revision, changeSince(tables[i], before))),
          ),
        )
        same(results.toSorted(), ['moved-on', 'taken'], 'results')
        const winner = tables[results.indexOf('taken')]
        for (const end of [one, other]) {
          const now = await end.read(stored.id, 0)
          same(journal(now.saved), journal(save(winner)), 'journal')
          same(now.revision, revision + 1, 'revision')
        }
      }
    },
  },
  {
    name: 'notices that a table is at the same position, but not the same any more',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      await stored.choose(wait)
      const { saved, revision } = await other.read(stored.id, 0)
      const late = tableIn(saved)
      await stored.undo()
      await stored.choose(wait)
      same(late.position, stored.table.position, 'position')
      late.choose(wait)
      same(await refusal(other.append(stored.id, revision, changeSince(late, 1))), 'moved-on', 'late change')
      same(journal((await one.read(stored.id, 0)).saved), journal(save(stored.table)), 'journal')
    },
  },
  {
    name: 'keeps the checkpoints that undo and loading need, and no others',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      for (let n = 0; n < 40; n++) {
        await stored.choose(n < 20 ? rollDie : wait)
        const { states } = (await other.read(stored.id)).saved
        if (states.length > mostStates) throw new Error(`${states.length} states`)
        const { boundary } = stored.table
        if (states[0].position > boundary) throw new Error(`undo does not reach ${boundary}`)
        if (states.length > 1 && states[1].position <= boundary)
          throw new Error(`the state at ${states[0].position} is not needed`)
      }
      const again = tableIn((await other.read(stored.id)).saved)
      while (again.undoStop === null) again.undo()
      same(again.position, stored.table.boundary, 'how far undo reaches')
    },
  },
  {
    name: 'goes on under newer rules with the choices as these number them',
    async prove({ one, other }) {
      const older = camp({ goal: 1000, version: 1 })
      const newer = camp({ goal: 1000, version: 2, canRest: true })
      const stored = await Stored.begin(one, newTable('older', older, 'real'))
      // In the middle of a round: what the die shows has not been entered yet.
      for (const choice of [wait, wait, rollDie]) await stored.choose(choice)
      const seats = [{ player: 'human', name: 'Ada' }, { player: 'random' }]
      const kept = await other.read(stored.id)
      const table = tableIn(kept.saved, newer)
      const revision = await other.append(stored.id, kept.revision, resumedAs(table, seats))
      const { saved } = await one.read(stored.id, 0)
      same(saved.rules, 2, 'rules')
      same(saved.seats, seats, 'seats')
      // Rounds that are over keep the numbers that they had.
      same(saved.choices, [wait, wait, rollDie + 1], 'choices')
      same(saved.marks, save(table).marks, 'marks')
      const going = new Stored(one, stored.id, tableIn((await one.read(stored.id)).saved, newer))
      going.revision = revision
      same(going.table.decision?.ask.kind, 'realDie', 'question')
      await going.choose(4)
      await going.choose(1)
      const again = tableIn((await other.read(stored.id)).saved, newer)
      same(again.state, { ...going.table.state, listener: undefined }, 'state')
      same(again.position, 5, 'position')
    },
  },
  {
    name: 'refuses an id that is taken and a table that is not there',
    async prove({ one, other }) {
      const { id } = await Stored.begin(one)
      same(await refusal(Stored.begin(other, newTable('second'), id)), 'already-exists', 'taken id')
      same((await one.read(id, 0)).saved.seed, 'store', 'seed')
      const code = await refusal(one.read(`${id}-gone`))
      if (code !== 'unknown-table' && code !== 'no-such-file') throw new Error(`refused with ${code}`)
    },
  },
  {
    name: 'finds a free id for each new table',
    async prove({ one, other }) {
      const ids = [await Stored.begin(one), await Stored.begin(one), await Stored.begin(other)]
      same(new Set(ids.map(({ id }) => id)).size, 3, 'ids')
    },
  },
  {
    name: 'tells those who watch, until they stop',
    async prove({ one, other }) {
      const stored = await Stored.begin(one)
      let told = 0
      const heard = Promise.withResolvers<void>()
      const stop = other.watch(stored.id, () => {
        told++
        heard.resolve()
      })
      await stored.choose(wait)
      await heard.promise
      stop()
      const before = told
      await stored.choose(wait)
      await other.read(stored.id)
      same(told, before, 'told')
    },
  },
]
