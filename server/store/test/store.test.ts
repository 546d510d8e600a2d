import { readConfig, save, Table } from '@dicehearth/engine'
import { changeSince } from '@dicehearth/host'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { camp } from '../../../engine/test/camp.ts'
import { storeSuite } from '../../../host/test/store-suite.ts'
import { openStore, type Store } from '../index.ts'
import { clearAway, kinds } from './empty.ts'

afterAll(clearAway)

describe.each(kinds)('a store in %s', (_, place) => {
  it.each(storeSuite)('$name', async ({ prove }) => {
    const where = await place()
    const [one, other] = [await openStore(where), await openStore(where)]
    await prove({ one, other })
    await Promise.all([one.close(), other.close()])
  })
  const game = camp({ goal: 1000 })

  interface House {
    store: Store
    ada: string
    ben: string
    table: Table
    id: string
  }

  const invitation = {
    invite: 'come in',
    watch: 'look',
    practice: false,
    commitment: 'abc',
    options: { takebacks: true },
    waiting: [0],
  }

  /** A table that Ada hosts, with a companion and an open seat. */
  async function hosted(code = 'ember-12'): Promise<House> {
    const store = await openStore(await place())
    const { id: ada } = await store.addGuest({ name: 'Ada', tokenHash: 'a' })
    const { id: ben } = await store.addGuest({ name: 'Ben', tokenHash: 'b' })
    const table = new Table(game, readConfig(game, { players: 3 }), 'lobby')
    const id = await store.addTable(
      { saved: save(table), outcome: null },
      { ...invitation, host: ada, code },
      [
        { seat: 0, guest: ada, companion: null, name: 'Ada' },
        { seat: 1, guest: null, companion: 'greedy', name: null },
        { seat: 2, guest: null, companion: null, name: null },
      ],
    )
    return { store, ada, ben, table, id }
  }

  it('knows guests by the hash of their token', async () => {
    const { store, ada } = await hosted()
    expect(await store.guestByToken('a')).toMatchObject({ id: ada, name: 'Ada' })
    await store.renameGuest(ada, 'Ada L.')
    expect(await store.guest(ada)).toMatchObject({ name: 'Ada L.' })
    expect(await store.guestByToken('none')).toBeNull()
    await store.close()
  })

  it('knows of each table who hosts it, how it stands and whom it waits for', async () => {
    const { store, ada, ben, table, id } = await hosted()
    expect(await store.table(id)).toMatchObject({
      ...invitation,
      id,
      game: game.id,
      host: ada,
      code: 'ember-12',
      locked: false,
      position: 0,
      revision: 0,
      outcome: null,
    })
    table.choose(0)
    await store.append(id, 0, changeSince(table, 0), [2])
    await store.changeTable(id, { locked: true, host: ben, options: { takebacks: false } })
    expect(await store.tableByCode('ember-12')).toMatchObject({
      id,
      host: ben,
      locked: true,
      options: { takebacks: false },
      position: 1,
      revision: 1,
      waiting: [2],
    })
    expect(await store.table('nowhere')).toBeNull()
    await expect(store.changeTable('nowhere', { locked: true })).rejects.toMatchObject({
      code: 'unknown-table',
    })
    expect(await store.counts()).toEqual({ guests: 2, tables: 1, live: 1 })
    await store.close()
  })

  it('adds nothing of a table whose code is taken', async () => {
    const { store, ada, table, id } = await hosted()
    const again = { ...invitation, host: ada, code: 'ember-12' }
    await expect(store.addTable({ saved: save(table), outcome: null }, again, [])).rejects.toMatchObject({
      code: 'already-exists',
    })
    expect((await store.counts()).tables).toBe(1)
    const other = await store.addTable(
      { saved: save(table), outcome: null },
      { ...again, code: 'ember-13' },
      [],
    )
    await expect(store.changeTable(other, { code: 'ember-12' })).rejects.toMatchObject({
      code: 'already-exists',
    })
    expect((await store.table(id))?.code).toBe('ember-12')
    await store.close()
  })

  it('stores changes that come at once, each of them whole or not at all', async () => {
    const { store, ada, table, id } = await hosted()
    await store.addTable(
      { saved: save(table), outcome: null },
      { ...invitation, host: ada, code: 'ember-13' },
      [],
    )
    const say = async (key: string): Promise<unknown> =>
      store.say(id, { guest: ada, seat: 0, name: 'Ada', text: key, key })
    table.choose(0)
    const change = changeSince(table, 0)
    const settled = await Promise.allSettled([
      say('k1'),
      store.changeTable(id, { code: 'ember-13' }),
      // This one fails once the row of the table has been written.
      store.append(id, 0, { ...change, choices: [0n as never] }),
      store.append(id, 0, change),
      store.append(id, 0, change),
      say('k2'),
    ])
    const went = settled.map(({ status }) => status === 'fulfilled')
    expect(went.toSpliced(3, 2)).toEqual([true, false, false, true])
    expect(went.slice(3, 5).filter(Boolean)).toHaveLength(1)
    expect((await store.talk(id, 10)).map(({ text }) => text).toSorted()).toEqual(['k1', 'k2'])
    const { saved, revision } = await store.read(id, 0)
    expect([revision, saved.choices]).toEqual([1, [0]])
    expect(await store.table(id)).toMatchObject({ position: 1, revision: 1, code: 'ember-12' })
    await store.close()
  })

  it('gives a seat to the first of those who want it', async () => {
    const { store, ada, ben, id } = await hosted()
    const wants = [ada, ben].map((guest) => ({ guest, companion: null, name: guest }))
    const taken = await Promise.all(wants.map(async (sitter) => store.changeSeat(id, 2, null, sitter)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const winner = wants[taken.indexOf(true)]
    expect((await store.seats(id))[2]).toEqual({ seat: 2, ...winner })
    const open = { guest: null, companion: null, name: null }
    expect(await store.changeSeat(id, 2, 'somebody else', open)).toBe(false)
    expect(await store.changeSeat(id, 2, winner.guest, open)).toBe(true)
    expect((await store.seatsOf([id])).get(id)?.map(({ companion }) => companion)).toEqual([
      null,
      'greedy',
      null,
    ])
    await store.close()
  })

  it('lists the tables of a guest, those in play first', async () => {
    const { store, ada, ben, table, id } = await hosted()
    const outcome = { result: 'won' }
    const about = { ...invitation, host: ben, code: 'over' }
    const over = await store.addTable({ saved: save(table), outcome }, about, [
      { seat: 0, guest: ada, companion: null, name: 'Ada' },
    ])
    expect((await store.tablesOf(ada)).map((it) => it.id)).toEqual([id, over])
    expect((await store.tablesOf(ben)).map((it) => it.id)).toEqual([over])
    await store.close()
  })

  it('keeps what is said, each line once and in order', async () => {
    const { store, ada, ben, id } = await hosted()
    const line = { guest: ada, seat: 0, name: 'Ada', text: 'Well rolled!', key: 'k1' }
    const first = await store.say(id, line)
    expect(await store.say(id, line)).toEqual(first)
    await Promise.all(
      ['k1', 'k2', 'k3'].map(async (key) =>
        store.say(id, { guest: ben, seat: null, name: 'Ben', text: key, key }),
      ),
    )
    const all = await store.talk(id, 10)
    expect(all).toHaveLength(4)
    expect(all[0]).toEqual(first)
    expect(await store.talk(id, 2)).toEqual(all.slice(2))
    await store.close()
  })

  it('keeps a promised secret for whom it was promised, gives it once, and forgets it after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    onTestFinished(() => void vi.useRealTimers())
    const { store, ada, ben } = await hosted()
    await store.promise(ada, 'one', 'secret one')
    await store.promise(ada, 'two', 'secret two')
    expect(await store.redeem(ben, 'one')).toBeNull()
    expect([await store.redeem(ada, 'one'), await store.redeem(ada, 'one')]).toEqual(['secret one', null])
    vi.setSystemTime(24 * 3600 * 1000)
    await store.promise(ben, 'three', 'secret three')
    expect(await store.redeem(ada, 'two')).toBe('secret two')
    vi.setSystemTime(48 * 3600 * 1000 + 1)
    await store.promise(ben, 'four', 'secret four')
    expect([await store.redeem(ben, 'three'), await store.redeem(ben, 'four')]).toEqual([null, 'secret four'])
    await store.close()
  })

  it('keeps what seats say of a table as it stands: the last word of each, and nothing of an earlier table', async () => {
    const { store, ada, table, id } = await hosted()
    const code = 'ember-13'
    const other = await store.addTable(
      { saved: save(table), outcome: null },
      { ...invitation, host: ada, code },
      [],
    )
    await store.speak(other, { seat: 0, kind: 'vote', revision: 0, value: 7 })
    await store.speak(id, { seat: 1, kind: 'vote', revision: 0, value: 3 })
    await store.speak(id, { seat: 0, kind: 'vote', revision: 0, value: 1 })
    await store.speak(id, { seat: 0, kind: 'vote', revision: 0, value: 2 })
    await store.speak(id, { seat: 0, kind: 'takeback', revision: 0, value: 5 })
    const said = (await store.voices(id)).map(({ seat, kind, value }) => `${seat} ${kind} ${value}`)
    expect(said.toSorted()).toEqual(['0 takeback 5', '0 vote 2', '1 vote 3'])
    await store.hush(id, ['takeback', 'agrees'])
    expect((await store.voices(id)).map(({ seat }) => seat)).toEqual([0, 1])
    await store.speak(id, { seat: 1, kind: 'vote', revision: 1, value: 0 })
    expect(await store.voices(id)).toEqual([{ seat: 1, kind: 'vote', revision: 1, value: 0 }])
    expect(await store.voices(other)).toHaveLength(1)
    await store.close()
  })

  it('tells no guest from another by name, and knows none that is not there', async () => {
    const { store, ada } = await hosted()
    const again = await store.addGuest({ name: 'Ada', tokenHash: 'c' })
    expect(again.id).not.toBe(ada)
    expect(await store.guestByToken('c')).toEqual(again)
    expect([await store.guest('nobody'), await store.guest(again.id)]).toEqual([null, again])
    expect([await store.tableByCode('none'), await store.tablesOf(again.id)]).toEqual([null, []])
    expect([await store.seats('nowhere'), (await store.seatsOf([])).size]).toEqual([[], 0])
    await expect(
      store.say('nowhere', { guest: ada, seat: null, name: 'Ada', text: 'Hello?', key: 'k' }),
    ).rejects.toMatchObject({ code: 'unknown-table' })
    await store.close()
  })
})
