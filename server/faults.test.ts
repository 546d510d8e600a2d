import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSave, replay, resume, type Game, type Saved } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openServer, openStore } from './index.ts'
import type { Store } from './store/index.ts'

const house = mkdtempSync(path.join(tmpdir(), 'dicehearth-faults-'))
afterAll(() => rmSync(house, { recursive: true }))

let app: FastifyInstance
let store: Store
let faults: string
let game: Game
let token = ''
/** The rules fail when this option is taken at the table with this chance. */
const sound = { option: -1, key: '' }
let fails = sound

beforeEach(async () => {
  const data = mkdtempSync(path.join(house, 'data-'))
  faults = path.join(data, 'faults')
  store = await openStore({ data })
  app = await openServer({ dist: house, store, faults })
  const loaded = await loadGame('roll-for-adventure')
  if (!loaded) throw new Error('no game')
  game = loaded
  const round = game.round.bind(game)
  vi.spyOn(game, 'round').mockImplementation(function* (t) {
    const play = round(t)
    for (let answer = -1; ;) {
      const step = play.next(answer)
      if (step.done) return
      answer = yield step.value
      if (answer === fails.option && t.fate.secret?.key === fails.key) throw new Error('a rule failed')
    }
  })
  token = ''
  token = (await asked<{ token: string }>('POST', '/api/guests', { name: 'Ada' })).body.token
})
afterEach(async () => {
  fails = sound
  vi.restoreAllMocks()
  await app.close()
  await store.close()
})

async function asked<T>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<{ status: number; body: T }> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const { statusCode, body } = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: statusCode, body: JSON.parse(body) as T }
}

async function newTable(): Promise<string> {
  const seats = [{ kind: 'human' }, { kind: 'human' }]
  const { body } = await asked<{ table: string }>('POST', '/api/tables', {
    game: game.id,
    config: { first: '1' },
    seats,
  })
  return `/api/tables/${body.table}`
}

/** What tells the chance of a table from that of others. */
function keyOf(saved: Saved): string {
  return resume(game, saved, { own: true }).table.state.fate.secret?.key ?? ''
}

interface Seen {
  position: number
  decision: { options: { seat: number }[] }
}

/** The option of the open decision that is mine. */
async function mine(table: string): Promise<{ position: number; option: number }> {
  const { position, decision } = (await asked<Seen>('GET', table)).body
  return { position, option: decision.options.findIndex(({ seat }) => seat <= 0) }
}

it('stops the table whose rules fail and no other, keeps its journal, and leaves a report that fails again', async () => {
  const [one, other] = [await newTable(), await newTable()]
  const id = one.slice('/api/tables/'.length)
  const answer = await mine(one)
  const { saved, revision } = await store.read(id, 0)
  fails = { option: answer.option, key: keyOf(saved) }
  const failed = await asked<{ code: string; detail: string }>('POST', `${one}/choices`, answer)
  expect(failed).toMatchObject({ status: 500, body: { code: 'broken' } })
  expect(JSON.stringify(failed.body)).not.toContain('a rule failed')
  expect(await store.read(id, 0)).toEqual({ saved, revision })
  expect((await asked<Seen>('GET', one)).body.position).toBe(answer.position)

  const [report] = readdirSync(faults)
  expect(report).toBe(`${id}-${answer.position + 1}.json`)
  expect(statSync(path.join(faults, report)).mode & 0o777).toBe(0o600)
  const kept = readSave(readFileSync(path.join(faults, report), 'utf8'))
  expect(() => replay(game, kept)).toThrow('a rule failed')

  const played = async (table: string): Promise<number> =>
    (await asked('POST', `${table}/choices`, await mine(table))).status
  expect(await played(other)).toBe(200)
  expect(await played(one)).toBe(500)
  fails = sound
  expect(await played(one)).toBe(200)
})

it('tells the people at the table, until play goes on', async () => {
  const table = await newTable()
  const id = table.slice('/api/tables/'.length)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`ws://127.0.0.1:${app.addresses()[0].port}/api/live?table=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const troubles: unknown[] = []
  socket.addEventListener('message', ({ data }) => {
    const room = (JSON.parse(String(data)) as { room?: unknown }).room
    if (room !== undefined) troubles.push(JSON.stringify(room))
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ call: 1, method: 'watch', args: [] }))
  await expect.poll(() => troubles.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const answer = await mine(table)
  fails = { option: answer.option, key: keyOf((await store.read(id, 0)).saved) }
  await asked('POST', `${table}/choices`, answer)
  await expect
    .poll(() => troubles.at(-1), { timeout: 30_000 })
    .toContain('The rules of this table have failed')
  socket.close()
})
