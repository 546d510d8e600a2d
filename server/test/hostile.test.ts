import { newFate, pick, refusals, type Fate } from '@dicehearth/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { House, type Opened, type Visitor } from './visitors.ts'

// Ten thousand requests that nobody of good will would make: each is refused in one sentence, and nothing happens.

let house: House
let host: Visitor
let stranger: Visitor
let opened: Opened

beforeAll(async () => {
  house = await House.open()
  host = await house.guest('Ada')
  stranger = await house.guest('Eve')
  opened = await host.open({ game: 'roll-for-adventure', seats: [{ kind: 'human' }, { kind: 'human' }] })
})
afterAll(async () => house.close())

const many = 10_000

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '0',
  'null',
  '../../etc/passwd',
  "'; drop table tables; --",
  '<script>',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  { __proto__: { admin: true } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
]
const keys = [
  'position',
  'option',
  'invite',
  'seat',
  'name',
  'game',
  'config',
  'seats',
  'seed',
  'save',
  '__proto__',
]
const words = [
  'tables',
  'seats',
  'choices',
  'undo',
  'record',
  'events',
  'me',
  'guests',
  'invitations',
  'live',
]
const odd = [
  '',
  '%00',
  '..',
  '%2e%2e',
  '%',
  '%E0%A4%A',
  'nowhere',
  '0',
  '-1',
  'x'.repeat(300),
  '__proto__',
  'a%2Fb',
]
const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'] as const
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
]

function any<T>(chance: Fate, list: readonly T[]): T {
  return list[pick(chance, list.length)]
}

function body(chance: Fate): string {
  if (pick(chance, 5) === 0)
    return any(chance, ['{', '[', '"', '{"position":', 'position=0', '\u0000', '{"a":1}'.repeat(3)])
  const parts = Array.from({ length: pick(chance, 4) }, () => [any(chance, keys), any(chance, strange)])
  return JSON.stringify(Object.fromEntries(parts))
}

function address(chance: Fate): string {
  const part = (): string => any(chance, [any(chance, words), any(chance, odd), opened.table])
  const query =
    pick(chance, 4) === 0 ? `?${any(chance, ['watch', 'after', 'table'])}=${any(chance, odd)}` : ''
  return `/api/${Array.from({ length: 1 + pick(chance, 4) }, part).join('/')}${query}`
}

function headers(chance: Fate, seed: number): Record<string, string> {
  const who = any(chance, [
    {},
    { authorization: `Bearer ${stranger.token}` },
    {
      authorization: any(chance, [
        'Bearer',
        'Bearer x',
        'Basic eDp5',
        `Bearer ${'x'.repeat(3000)}`,
        'Bearer \t',
      ]),
    },
    {
      cookie: any(chance, [
        'dicehearth=',
        'dicehearth=%00',
        `dicehearth=${'x'.repeat(3000)}`,
        ';;;=;',
        'dicehearth="x"',
      ]),
    },
  ])
  return {
    ...who,
    'content-type': any(chance, types),
    'last-event-id': any(chance, ['', '-1', 'x', '99999999999999999999']),
    ...(seed % 7 === 0 ? { origin: any(chance, ['null', 'https://evil.example', 'x', 'http://']) } : {}),
  }
}

it(`refuses ${many.toLocaleString('en')} hostile requests, and the table stays as it is`, async () => {
  const before = [
    await house.store.read(opened.table, 0),
    await house.store.table(opened.table),
    await house.store.seats(opened.table),
  ]
  const chance = newFate('hostile')
  for (let n = 0; n < many; n++) {
    const method = any(chance, methods)
    const request = { method, url: address(chance), headers: headers(chance, n) }
    // A stream would go on for ever: whoever may not have one is refused.
    const reply = await house.app.inject({
      ...request,
      remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...(method === 'GET' || method === 'HEAD' ? {} : { payload: body(chance) }),
    })
    const said = `request ${n}: ${JSON.stringify(request)} → ${reply.statusCode} ${reply.body.slice(0, 300)}`
    expect(reply.statusCode, said).toBeLessThan(500)
    expect(reply.body, said).not.toMatch(/\n\s+at |node_modules|sqlite|\.ts:\d/i)
    if (reply.body !== '' && reply.headers['content-type']?.startsWith('application/problem+json') === true)
      expect(Object.keys(refusals), said).toContain(reply.json<{ code: string }>().code)
  }
  expect([
    await house.store.read(opened.table, 0),
    await house.store.table(opened.table),
    await house.store.seats(opened.table),
  ]).toEqual(before)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect((await host.look(opened.table)).position).toBe(0)
})

it('closes a line that sends what is no call, and the table stays as it is', async () => {
  const before = await house.store.read(opened.table, 0)
  const chance = newFate('lines')
  for (let n = 0; n < 60; n++) {
    const line = await host.line(opened.table)
    const sent =
      pick(chance, 2) === 0
        ? body(chance)
        : JSON.stringify({
            call: n,
            method: any(chance, ['choose', 'watch', 'say', 'constructor', '__proto__', 'lock']),
            args: any(chance, strange),
          })
    line.send(sent)
    expect(await Promise.race([line.ended, line.answered])).not.toBeNull()
    line.close()
  }
  const late = await host.line(opened.table)
  for (let n = 0; n < 500; n++) late.send(JSON.stringify({ call: n, method: 'ping', args: [] }))
  expect(await late.ended).toBe(1008)
  expect(await house.store.read(opened.table, 0)).toEqual(before)
})
