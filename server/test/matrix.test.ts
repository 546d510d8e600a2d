import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, Visitor, type Opened } from './visitors.ts'

// Who may do what: every address as everybody, with right and wrong ids and tokens.

let house: House
let host: Visitor
let seated: Visitor
let other: Visitor
let watcher: Visitor
let stranger: Visitor
let opened: Opened
let elsewhere: Opened

const three = {
  game: 'roll-for-adventure',
  config: { players: 3 },
  seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }],
}

beforeAll(async () => {
  house = await House.open()
  ;[host, seated, other, watcher, stranger] = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Wim', 'Dan'].map(async (name) => house.guest(name)),
  )
  opened = await host.open(three)
  elsewhere = await stranger.open(three)
  await seated.sit(opened.table, opened.invite, 1)
  await other.sit(opened.table, opened.code, 2)
})
afterAll(async () => house.close())

/** Everybody who may come, with what they send along. */
const callers = {
  host: () => host,
  seated: () => seated,
  'other seat': () => other,
  /** Has the key to watch, and sends it along. */
  watcher: () => watcher,
  stranger: () => stranger,
  nobody: () => house.nobody,
  'wrong token': () => new Visitor(house, 'x'.repeat(43), ''),
}
type Caller = keyof typeof callers

/** The status that each of them gets; the table is one of those, unless its id is wrong. */
type Expected = Readonly<Record<Caller, number>>

const known = (status: number): Expected => ({
  host: status,
  seated: status,
  'other seat': status,
  watcher: status,
  stranger: status,
  nobody: 401,
  'wrong token': 401,
})
const anybody = (status: number): Expected => ({ ...known(status), nobody: status })
const sees: Expected = { ...known(200), stranger: 403 }
const sits = (status: number): Expected => ({ ...known(status), watcher: 403, stranger: 403 })

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const matrix: [Method, (table: string) => string, object | undefined, Expected][] = [
  ['POST', () => 'guests', { name: 'Eve' }, anybody(201)],
  ['GET', () => 'games', undefined, anybody(200)],
  ['GET', () => 'docs', undefined, anybody(200)],
  ['GET', () => 'me', undefined, anybody(200)],
  ['PATCH', () => 'me', { name: '' }, known(422)],
  ['POST', () => 'secrets', {}, known(201)],
  ['POST', () => 'tables', { game: 'chess' }, known(422)],
  ['GET', () => 'tables', undefined, known(200)],
  ['POST', () => 'invitations', { invite: 'wrong' }, anybody(404)],
  ['GET', (table) => `tables/${table}`, undefined, sees],
  ['GET', (table) => `tables/${table}/record`, undefined, sees],
  ['GET', (table) => `tables/${table}/events`, undefined, sees],
  // Somebody sits here and is not asked, or has moved on: that is refused, but not as to a stranger.
  ['POST', (table) => `tables/${table}/choices`, { position: 900, option: 0 }, sits(409)],
  ['POST', (table) => `tables/${table}/undo`, { position: 900 }, sits(409)],
  ['POST', (table) => `tables/${table}/seats`, { invite: 'wrong' }, known(404)],
  ['DELETE', (table) => `tables/${table}/seats/9`, undefined, sits(409)],
]

it('has a row for every call that is described', async () => {
  const { body } = await house.nobody.ask<{ paths: Record<string, object> }>('GET', 'docs')
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const rows = matrix.map(([method, path]) => `${method} /api/${path('{table}').replace('/9', '/{seat}')}`)
  expect(described.filter((call) => !rows.includes(call))).toEqual([])
})

describe.each(Object.keys(callers) as Caller[])('%s', (caller) => {
  it.each(
    matrix.map(([method, path, body, expected]) => ({
      method,
      path,
      body,
      expected,
      name: `${method} ${path(':table')}`,
    })),
  )('$name', async ({ method, path, body, expected }) => {
    const before = await house.store.read(opened.table, 0)
    const status = async (table: string): Promise<number> => {
      const visitor = callers[caller]()
      const address = path(table) + (caller === 'watcher' ? `?watch=${opened.watch}` : '')
      // A stream has no end.
      const ask = address.includes('/events') ? visitor.stream(address) : visitor.ask(method, address, body)
      return (await ask).status
    }
    expect(await status(opened.table)).toBe(expected[caller])
    // A table that does not exist is not there for those who are known, whoever they are.
    const nowhere = await status('nowhere')
    if (path('') !== path('x') && !['nobody', 'wrong token'].includes(caller)) expect(nowhere).toBe(404)
    if (caller === 'watcher' && expected.stranger === 403)
      expect([403, 404]).toContain(await status(elsewhere.table))
    expect(await house.store.read(opened.table, 0)).toEqual(before)
    expect((await house.store.seats(opened.table)).map(({ guest }) => guest)).toEqual([
      host.guest,
      seated.guest,
      other.guest,
    ])
  })
})

it('lets somebody look with the key to watch, and do nothing with it', async () => {
  for (const visitor of [house.nobody, stranger]) {
    const watched = await visitor.ask<{ you: number[] }>(
      'GET',
      `tables/${opened.table}?watch=${opened.watch}`,
    )
    expect(watched).toMatchObject({ status: 200, body: { you: [] } })
    for (const key of ['wrong', elsewhere.watch, opened.invite, opened.code])
      expect((await visitor.ask('GET', `tables/${opened.table}?watch=${key}`)).status).not.toBe(200)
    const choice = await visitor.ask('POST', `tables/${opened.table}/choices?watch=${opened.watch}`, {
      position: 0,
      option: 0,
    })
    expect([401, 403]).toContain(choice.status)
  }
})

it('gives no seat for the invitation or the code of another table, or the key to watch', async () => {
  for (const invite of [elsewhere.invite, elsewhere.code, opened.watch, ''])
    expect((await stranger.sit(opened.table, invite)).status).toBe(404)
})

it('answers for a seat only to whoever has it, and lets only the host remove somebody', async () => {
  const { decision } = await host.look(opened.table)
  const asked = decision?.asked ?? []
  const notAsked = [host, seated, other].filter((_, seat) => !asked.includes(seat))
  expect(notAsked).toHaveLength(2)
  for (const visitor of notAsked) expect((await visitor.choose(opened.table, 0, 0)).status).toBe(403)
  expect((await other.ask('DELETE', `tables/${opened.table}/seats/1`)).status).toBe(403)
  expect((await other.ask('DELETE', `tables/${opened.table}/seats/0`)).status).toBe(403)
})

it('takes each call of a line only from those who may make it', async () => {
  const line = await seated.line(opened.table)
  const watcher = await house.nobody.line(opened.table, opened.watch)
  for (const it of [line, watcher]) await it.call('watch')
  for (const it of [line, watcher]) {
    expect(await it.call('removePlayer', 2)).toBe('not-host')
    expect(await it.call('passHost', 2)).toBe('not-host')
    expect(await it.call('lock', true)).toBe('not-host')
    expect(await it.call('watchersMayTalk', true)).toBe('not-host')
    expect(await it.call('giveSeat', 2, 'random')).toBe('not-host')
    expect(await it.call('leave', 2)).toBe('not-host')
  }
  expect(await watcher.call('say', 'Hello', 'k')).toBe('no-talking')
  expect(await watcher.call('choose', 0, 0)).toBe('not-yours')
  expect(await watcher.call('undo')).toMatch(/not-yours|cannot-undo/)
  expect(await watcher.call('askTakeback', 0)).toBe('not-yours')
  expect(await watcher.call('previews', 0)).toEqual([])
  expect(await (await stranger.line(opened.table)).ended).toBe(4403)
  expect(await (await house.nobody.line(opened.table)).ended).toBe(4401)
  expect(await (await host.line('nowhere')).ended).toBe(4404)
  for (const it of [line, watcher]) it.close()
})

it('takes nothing from the page of another server', async () => {
  const origins: [string, boolean][] = [
    [`http://${house.address}`, true],
    ['https://evil.example', false],
    ['null', false],
  ]
  for (const [origin, isOurs] of origins) {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { origin, host: house.address },
      payload: { name: 'Eve' },
    })
    expect(reply.statusCode, origin).toBe(isOurs ? 201 : 403)
    const line = await host.line(opened.table, undefined, { origin })
    if (isOurs) expect(await line.call('watch')).toBeNull()
    else expect(await line.ended).toBe(1006)
    line.close()
  }
})

it('keeps its cookie to TLS where people reach it by TLS', async () => {
  const secure = await House.open(undefined, { publicUrl: 'https://table.example' })
  const { headers } = await secure.nobody.ask('POST', 'guests', { name: 'Ada' })
  expect(String(headers['set-cookie'])).toContain('; Secure')
  await secure.close()
})
