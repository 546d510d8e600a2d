import { commitmentOf, isSecret, readSave, refusals, resume } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { Told } from '@dicehearth/host'
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import type { Where } from '../index.ts'
import { clearAway, kinds } from '../store/test/empty.ts'
import { House, type Opened, type Visitor } from './visitors.ts'

afterAll(clearAway)

const two = { game: 'set-a-watch', config: { players: 2 }, seats: [{ kind: 'human' }, { kind: 'human' }] }

/** Plays as somebody who takes the first option whenever they are asked. */
async function playOn(people: readonly Visitor[], table: string, decisions: number): Promise<number> {
  let { position } = await people[0].look(table)
  for (let n = 0; n < decisions; n++)
    for (const person of people) {
      const { decision } = await person.look(table)
      if (!decision || decision.options.length === 0) continue
      position = (await person.choose(table, decision.position, 0)).body.position
      break
    }
  return position
}

describe.each(kinds)('the server with %s', (_, place) => {
  let where: Where
  let house: House
  let ada: Visitor
  let ben: Visitor
  let opened: Opened
  beforeEach(async () => {
    where = await place()
    house = await House.open(where)
    ada = await house.guest('Ada')
    ben = await house.guest('Ben')
    opened = await ada.open(two)
  })
  afterEach(async () => house.close())

  it('gives a guest a token and a cookie, and knows them by either', async () => {
    const come = await house.nobody.ask<{ guest: string; token: string }>('POST', 'guests', {
      name: '  Cleo\u0000 ',
    })
    expect(come.status).toBe(201)
    const cookie = String(come.headers['set-cookie'])
    expect(cookie).toMatch(/^dicehearth=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/)
    const known = { guest: come.body.guest, name: 'Cleo' }
    const byCookie = await house.app.inject({ url: '/api/me', headers: { cookie: cookie.split(';')[0] } })
    expect(byCookie.json()).toEqual(known)
    const renamed = await ada.ask('PATCH', 'me', { name: 'Ada L.' })
    expect(renamed.body).toEqual({ guest: ada.guest, name: 'Ada L.' })
    expect((await ada.look(opened.table)).seats[0].name).toBe('Ada L.')
    for (const name of ['', '   ', 'x'.repeat(25)])
      expect((await house.nobody.ask('POST', 'guests', { name })).status).toBe(422)
  })

  it('lists the games with their seats and the schema of their set-ups', async () => {
    const { body } = await house.nobody.ask<{ games: { id: string; seats: object; config: object }[] }>(
      'GET',
      'games',
    )
    expect(body.games.map(({ id }) => id)).toEqual(gameIds)
    expect(body.games.find(({ id }) => id === 'set-a-watch')).toMatchObject({
      seats: { min: 1, max: 4 },
      config: {
        type: 'object',
        properties: { players: { type: 'integer' } },
      },
    })
  })

  it('shows a table to those who sit there, as each of them may see it', async () => {
    expect((await ben.sit(opened.table, opened.invite)).body).toEqual({ seat: 1 })
    const table = await ada.look(opened.table)
    expect(table).toMatchObject({ position: 0, you: [0], result: null })
    expect(table.seats.map(({ name, kind, host }) => [name, kind, host])).toEqual([
      ['Ada', 'human', true],
      ['Ben', 'human', false],
    ])
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(table.decision?.options.length).toBeGreaterThan(1)
    for (const { seat, text } of table.decision?.options ?? [])
      expect([typeof seat, text]).toEqual(['number', expect.stringMatching(/\w/)])
    const watched = await house.nobody.look(opened.table, opened.watch)
    expect(watched).toMatchObject({ you: [], decision: { options: [] } })
  })

  it('stores a choice once: again is no second, another one is stale, of others not yours, and a number too many none', async () => {
    const { table } = opened
    await ben.sit(table, opened.code)
    expect(await ada.choose(table, 0, 1)).toMatchObject({ status: 200, body: { position: 1 } })
    expect(await ada.choose(table, 0, 1)).toMatchObject({ status: 200, body: { position: 1 } })
    expect(await ada.choose(table, 0, 0)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await ada.choose(table, 7, 0)).toMatchObject({ status: 409, body: { code: 'stale' } })
    const { decision } = await ada.look(table)
    const [asked, other] = decision?.options.length === 0 ? [ben, ada] : [ada, ben]
    if ((await other.look(table)).decision?.options.length === 0)
      expect(await other.choose(table, 1, 0)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    for (const option of [999, -1, 0.5])
      expect(await asked.choose(table, 1, option)).toMatchObject({
        status: 422,
        body: { code: 'no-such-option' },
      })
    expect((await house.store.read(table, 0)).saved.choices).toEqual([1])
  })

  it('takes back what is free to take back, once', async () => {
    // With these adventurers nobody rolls before the second choice.
    const { table } = await ada.open({ ...two, seed: 'nothing is rolled' })
    await ada.choose(table, 0, 0)
    expect(await ada.ask('POST', `tables/${table}/undo`, { position: 5 })).toMatchObject({ status: 409 })
    expect(await ada.ask('POST', `tables/${table}/undo`, { position: 1 })).toMatchObject({
      body: { position: 0 },
    })
    expect(await ada.ask('POST', `tables/${table}/undo`, { position: 0 })).toMatchObject({
      status: 409,
      body: { code: 'cannot-undo' },
    })
    expect((await house.store.read(table, 0)).saved.choices).toEqual([])
  })

  it('keeps its promise after a restart', async () => {
    const position = await playOn([ada], opened.table, 3)
    expect(position).toBeGreaterThan(0)
    const before = await ada.look(opened.table)
    const again = await House.open(where)
    expect(await ada.at(again).look(opened.table)).toEqual(before)
    await again.close()
  })

  it('gives the record without the seed, and with it once the game is over', async () => {
    const companions = { ...two, seats: [{ kind: 'human' }, { kind: 'companion', companion: 'random' }] }
    const { table } = await ada.open(companions)
    const { seed } = (await house.store.read(table)).saved
    expect(isSecret(seed)).toBe(true)
    const text = JSON.stringify((await ada.ask('GET', `tables/${table}/record`)).body)
    expect(text).not.toContain(seed)
    const record = readSave(text)
    expect(
      (await loadGame(record.game)) && resume((await loadGame(record.game))!, record).table.position,
    ).toBe((await ada.look(table)).position)
    while ((await ada.look(table)).result === null) await playOn([ada], table, 20)
    const over = await ada.look(table)
    expect(over.decision).toBeNull()
    expect(over.result?.text).toMatch(/\w+\.$/)
    const whole = (await ada.ask<{ seed: string }>('GET', `tables/${table}/record`)).body
    expect(whole.seed).toBe(seed)
    expect(commitmentOf(whole.seed)).toBe(over.commitment)
    expect(await ada.choose(table, over.position, 0)).toMatchObject({
      status: 409,
      body: { code: 'game-over' },
    })
  })

  it('streams what happens, and goes on after any position', async () => {
    const { table, invite } = await ada.open({ ...two, seed: 'stream' })
    await ben.sit(table, invite)
    const base = `http://${house.address}/api/tables/${table}/events`
    const headers = { authorization: `Bearer ${ada.token}` }
    const first = await fetch(base, { headers })
    expect(first.headers.get('content-type')).toContain('text/event-stream')
    const reading = readEvents(first, ({ position }) => position >= 3)
    const at = await playOn([ada, ben], table, 3)
    expect(at).toBe(3)
    const all = await reading
    expect(all.map(({ id }) => id)).toEqual([0, 1, 2, 3])
    const lines = all.flatMap((it) => it.lines)
    expect(lines.length).toBeGreaterThan(3)
    for (const after of [0, 1, 2]) {
      const resumed = await fetch(base, { headers: { ...headers, 'last-event-id': String(after) } })
      const [event] = await readEvents(resumed, () => true)
      expect(event.id).toBe(3)
      expect(event.lines).toEqual(lines.filter(({ position }) => position > after))
    }
    const asked = await fetch(`${base}?after=2`, { headers })
    expect((await readEvents(asked, () => true))[0].lines).toEqual(
      lines.filter(({ position }) => position > 2),
    )
  })

  it('tells every screen what happens, each once and in order, and takes calls over the same line', async () => {
    const { table } = opened
    await ben.sit(table, opened.invite)
    const [one, other, watcher] = await Promise.all([
      ada.line(table),
      ben.line(table),
      house.nobody.line(table, opened.watch),
    ])
    for (const line of [one, other, watcher]) expect(await line.call('watch')).toBeNull()
    expect(await one.call('choose', 0, 0)).toBeNull()
    for (const line of [one, other, watcher]) await line.until(({ position }) => position === 1)
    const told = new Told()
    for (const news of other.news) told.hear(news)
    await other.until(({ room }) => room?.watchers === 1)
    expect(other.room?.seats.map(({ name, presence, yours }) => [name, presence !== 'away', yours])).toEqual([
      ['Ada', true, false],
      ['Ben', true, true],
    ])
    expect(watcher.room).toMatchObject({ you: { seats: [], host: false, watcher: true }, links: null })
    const { seats, decision } = await ada.look(table)
    for (const { seat, presence } of seats)
      expect(presence).toBe(decision?.asked.includes(seat) === true ? 'thinking' : 'here')
    // Somebody who comes back is told the rest.
    other.close()
    await one.until(({ room }) => room?.seats[1].presence === 'away')
    await playOn([ada, ben], table, 2)
    const back = await ben.line(table)
    await back.call('watch', told.cursor)
    expect(told.hear(back.news[0]).standing.position).toBe(3)
  })

  it('keeps talk, each line once, and lets watchers talk when the host says so', async () => {
    const { table } = opened
    const cleo = await house.guest('Cleo')
    const [host, watcher] = [await ada.line(table), await cleo.line(table, opened.watch)]
    for (const line of [host, watcher]) await line.call('watch')
    await host.call('say', 'Well played.', 'a')
    await host.call('say', 'Well played.', 'a')
    expect(await watcher.call('say', 'Hello', 'b')).toBe('no-talking')
    expect(await watcher.call('watchersMayTalk', true)).toBe('not-host')
    await host.call('watchersMayTalk', true)
    expect(await watcher.call('say', 'Hello', 'b')).toBeNull()
    await host.until(({ room }) => room?.talk.length === 2)
    expect(host.room?.talk.map(({ seat, name, text }) => [seat, name, text])).toEqual([
      [0, 'Ada', 'Well played.'],
      [null, 'Cleo', 'Hello'],
    ])
  })

  it('takes back what others agree to, and nothing as long as one does not', async () => {
    const { table } = opened
    await ben.sit(table, opened.invite)
    const [one, other] = [await ada.line(table), await ben.line(table)]
    for (const line of [one, other]) await line.call('watch')
    await ada.choose(table, 0, 0)
    expect(await one.call('askTakeback', 0)).toBeNull()
    await other.until(({ room }) => room?.takeback?.waitsFor.includes(1) === true)
    expect(await one.call('askTakeback', 0)).toBe('no-takeback')
    expect(await other.call('answerTakeback', false)).toBeNull()
    await one.until(({ room }) => room?.takeback === null)
    expect((await ada.look(table)).position).toBe(1)
    await one.call('askTakeback', 0)
    expect(await one.call('answerTakeback', true)).toBe('not-yours')
    expect(await other.call('answerTakeback', true)).toBeNull()
    expect((await ada.look(table)).position).toBe(0)
    expect(await other.call('answerTakeback', true)).toBe('no-takeback')
  })

  it('decides by vote what anybody may decide, or by the host alone', async () => {
    const three = [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }]
    // With this seed the first question, who rests on the first night, is for anybody.
    const game = { game: 'set-a-watch', config: { players: 3 }, seats: three, seed: 'night' }
    const cleo = await house.guest('Cleo')
    for (const party of ['vote', 'storyteller'] as const) {
      const { table, invite } = await ada.open({ ...game, party })
      for (const person of [ben, cleo]) await person.sit(table, invite)
      const { decision } = await ben.look(table)
      expect(new Set(decision?.options.map(({ seat }) => seat))).toEqual(new Set([-1]))
      if (party === 'storyteller') {
        expect(await ben.choose(table, 0, 0)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
        expect(await ada.choose(table, 0, 0)).toMatchObject({ status: 200, body: { position: 1 } })
        continue
      }
      // A voice can be changed until the majority has spoken.
      expect(await ben.choose(table, 0, 0)).toMatchObject({ status: 200, body: { position: 0 } })
      expect(await ben.choose(table, 0, 1)).toMatchObject({ status: 200, body: { position: 0 } })
      const line = await cleo.line(table)
      await line.call('watch')
      expect(line.room?.vote).toEqual({ position: 0, votes: [{ seat: 1, option: 1 }] })
      expect(await cleo.choose(table, 0, 1)).toMatchObject({ status: 200, body: { position: 1 } })
      expect((await house.store.read(table, 0)).saved.choices).toEqual([1])
    }
  })

  it('lets people sit down, get up, give their seat to a companion and take it back; the host removes and locks', async () => {
    const { table, invite, code } = opened
    const cleo = await house.guest('Cleo')
    expect(await ben.sit(table, 'not the invitation')).toMatchObject({
      status: 404,
      body: { code: 'no-invitation' },
    })
    expect(await ben.sit(table, code.toUpperCase().replace('-', ' '), 1)).toMatchObject({ body: { seat: 1 } })
    expect(await ben.sit(table, invite)).toMatchObject({ body: { seat: 1 } })
    expect(await cleo.sit(table, invite)).toMatchObject({ status: 409, body: { code: 'no-seat' } })
    const [host, line] = [await ada.line(table), await ben.line(table)]
    for (const it of [host, line]) await it.call('watch')
    expect(await host.call('giveSeat', 1, 'random')).toBe('no-seat')
    expect(await line.call('giveSeat', 1, 'random')).toBeNull()
    await host.until(({ room }) => room?.seats[1].kept === true)
    expect((await ben.look(table)).you).toEqual([])
    expect(await line.call('takeSeat', 1)).toBeNull()
    expect((await ben.look(table)).you).toEqual([1])
    expect(await line.call('lock', true)).toBe('not-host')
    expect(await host.call('lock', true)).toBeNull()
    await host.until(({ room }) => room?.links === null)
    expect(await ben.ask('DELETE', `tables/${table}/seats/1`)).toMatchObject({ status: 200 })
    expect(await line.ended).toBe(4403)
    expect(await cleo.sit(table, invite)).toMatchObject({ status: 403, body: { code: 'locked' } })
    await host.call('lock', false)
    expect(await cleo.sit(table, invite)).toMatchObject({ body: { seat: 1 } })
    expect(await host.call('passHost', 1)).toBeNull()
    expect(await host.call('removePlayer', 1)).toBe('not-host')
    expect(await cleo.ask('DELETE', `tables/${table}/seats/0`)).toMatchObject({ status: 200 })
    expect(await host.ended).toBe(4403)
  })

  it('lists my tables, those that wait for me first', async () => {
    const other = await ben.open(two)
    await ada.sit(other.table, other.invite)
    await ben.sit(opened.table, opened.invite)
    await ben.choose(other.table, 0, 0)
    const { body } = await ada.ask<{
      tables: { table: string; waitsForYou: boolean; question: string | null }[]
    }>('GET', 'tables')
    expect(body.tables.map(({ table }) => table).toSorted()).toEqual([opened.table, other.table].toSorted())
    const waits = body.tables.map(({ waitsForYou }) => waitsForYou)
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)))
    for (const { waitsForYou, question } of body.tables) expect(question !== null).toBe(waitsForYou)
  })

  it.each(gameIds)('moves a table of %s to the server and back as its save', async (id) => {
    const opening = await ada.open({ game: id, seats: [] })
    await playOn([ada], opening.table, 3)
    const record = JSON.stringify((await ada.ask('GET', `tables/${opening.table}/record`)).body)
    const moved = await ben.ask<Opened>('POST', 'tables', { save: record })
    expect(moved.status).toBe(201)
    const [there, here] = [await ada.look(opening.table), await ben.look(moved.body.table)]
    expect(here.position).toBeLessThanOrEqual(there.position)
    expect(here).toMatchObject({ you: [0], commitment: null })
    const again = JSON.stringify((await ben.ask('GET', `tables/${moved.body.table}/record`)).body)
    expect(readSave(again).game).toBe(id)
  })

  it('refuses what is no set-up, no save or no game, with a code of the list', async () => {
    const wrong: [object, number, string][] = [
      [{ game: 'chess' }, 422, 'unknown-game'],
      [{ ...two, config: { players: 9 } }, 422, 'bad-value'],
      [{ ...two, config: { players: 2, colour: 'red' } }, 422, 'unknown-option'],
      [{ ...two, config: { players: 1 } }, 422, 'bad-value'],
      [{ ...two, seats: [{ kind: 'ghost' }] }, 400, 'bad-request'],
      [{ save: '{"format":2}' }, 422, 'bad-save'],
      [{ save: 'x' }, 422, 'bad-save'],
      [{}, 400, 'bad-request'],
    ]
    for (const [body, status, code] of wrong) {
      const reply = await ada.ask('POST', 'tables', body)
      expect(reply, JSON.stringify(body)).toMatchObject({
        status,
        body: { status, code, type: 'about:blank' },
      })
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(Object.keys(refusals)).toContain(code)
    }
  })

  it('takes one of two answers to a decision that come at once, at two processes, and tells the other that it is stale', async () => {
    const there = await House.open(where)
    const { table, invite } = await ada.open({ game: 'roll-for-adventure', seats: two.seats })
    await ada.sit(table, invite, 1)
    for (let raced = 0; raced < 25;) {
      const { decision } = await ada.look(table)
      if (!decision) break
      const { position, options } = decision
      if (options.length > 1) raced++
      const wanted = options.length > 1 ? [0, 1] : [0]
      const replies = await Promise.all(
        wanted.map(async (option, n) => ada.at(n === 0 ? house : there).choose(table, position, option)),
      )
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { status, body } of replies)
        if (status !== 200) expect([status, body.code]).toEqual([409, 'stale'])
      const { saved } = await house.store.read(table, 0)
      expect(saved.choices).toHaveLength(position + 1)
      expect(saved.choices[position]).toBe(wanted[replies.findIndex(({ status }) => status === 200)])
    }
    await there.close()
  })

  it('is heard by another process on the same store: its choices, its people, its talk', async () => {
    const there = await House.open(where)
    const { table } = opened
    await ben.at(there).sit(table, opened.invite)
    const [here, far] = [await ada.line(table), await ben.at(there).line(table)]
    for (const line of [here, far]) await line.call('watch')
    await ada.choose(table, 0, 0)
    await far.until(({ position }) => position === 1)
    await far.call('say', 'I see it.', 'k')
    await here.until(({ room }) => room?.talk.at(-1)?.text === 'I see it.')
    expect(await far.call('giveSeat', 1, 'random')).toBeNull()
    await here.until(({ room }) => room?.seats[1].kept === true)
    expect(await ada.at(there).choose(table, 0, 0)).toMatchObject({ status: 200 })
    await there.close()
  })
})

it('keeps no more streams and lines open for an address than it may have, and describes its refusals', async () => {
  const house = await House.open(undefined, { streamsAnAddress: 2 })
  const ada = await house.guest('Ada')
  const { table } = await ada.open(two)
  const [one, other] = [await ada.line(table), await ada.line(table)]
  for (const line of [one, other]) expect(await line.call('watch')).toBeNull()
  expect(await (await ada.line(table)).ended).toBe(1013)
  const events = `http://${house.address}/api/tables/${table}/events`
  const headers = { authorization: `Bearer ${ada.token}` }
  expect((await fetch(events, { headers })).status).toBe(429)
  one.close()
  await one.ended
  await expect.poll(async () => (await fetch(events, { headers })).status).toBe(200)
  const { body } = await ada.ask<{
    paths: Record<string, { post?: { responses: Record<string, object> } }>
  }>('GET', 'docs')
  const { responses } = body.paths['/api/tables/{table}/choices'].post ?? { responses: {} }
  expect(Object.keys(responses)).toEqual(['200', '4XX'])
  expect(JSON.stringify(responses['4XX'])).toContain('"code"')
  const page = await house.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } })
  expect(page.body).toContain('<code>POST /api/tables/{table}/choices</code>')
  await house.close()
})

interface Streamed {
  id: number
  position: number
  lines: { position: number; text: string }[]
}

/** Reads a stream until an event is the last that is wanted. */
async function readEvents(response: Response, isLast: (event: Streamed) => boolean): Promise<Streamed[]> {
  const events: Streamed[] = []
  let text = ''
  if (!response.body) return events
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const id = /^id: (\d+)$/m.exec(part)?.[1]
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (id === undefined || data === undefined) continue
      events.push({ id: Number(id), ...(JSON.parse(data) as Omit<Streamed, 'id'>) })
    }
    const last = events.at(-1)
    if (last && isLast(last)) return events
  }
  return events
}
