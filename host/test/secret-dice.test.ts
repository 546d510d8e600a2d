import { companionKinds, companion } from '@dicehearth/bots'
import {
  anyone,
  commitmentOf,
  isSecret,
  newFate,
  pick,
  readConfig,
  reasons,
  save,
  Table,
  type Config,
  type Game,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { newSecret, recordFor, recordingOf, Room } from '../index.ts'

const people = [
  { player: 'human', name: 'Anna' },
  { player: 'human', name: 'Ben' },
]

async function found(id: string): Promise<{ game: Game; config: Config }> {
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  const config = readConfig(game, { players: 2 })
  await game.ready?.(config)
  return { game, config }
}

it('is another one every time', () => {
  expect(isSecret(newSecret())).toBe(true)
  expect(newSecret()).not.toBe(newSecret())
})

describe.each(gameIds)('a table of %s with secret dice', (id) => {
  it('gives nobody anything of its secret before the end: views, news, refusals, reasons, records and links', async () => {
    const { game, config } = await found(id)
    const seed = newSecret()
    const room = Room.begin({ game, config, seed, seats: people })
    const { table } = room
    const chance = newFate('choices')
    const places = [room.place([0]), room.place([1]), room.place([])]
    const said: unknown[] = []
    for (const place of places) await place.subscribe((news) => said.push(news))
    const secrets = new Set([seed.slice('secret:'.length)])
    const note = (): void => {
      for (const { fate } of [table.state, table.newest.state]) {
        secrets.add(fate.secret?.key ?? 'none')
        secrets.add(String(fate.secret?.numbers))
      }
    }
    note()
    for (let n = 0; table.decision && n < 24; n++) {
      await room.change(() => room.take(pick(chance, table.decision?.options.length ?? 1), null))
      note()
      for (const place of places) {
        said.push(await place.since(), await place.previews(table.position))
        await place.choose(0, 99).catch((error: unknown) => said.push(String(error)))
        if (n % 5 === 4) await place.undo().catch((error: unknown) => said.push(String(error)))
      }
      if (table.decision) said.push(reasons(table))
    }
    said.push(recordingOf(table, people, newFate('other'), 'fresh'))
    if (table.decision) said.push(recordFor(table, people))
    const text = JSON.stringify(said)
    expect(secrets.size).toBeGreaterThan(2)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain('"secret":{')
  })

  it('lets companions decide without looking at its seed', async () => {
    const { game, config } = await found(id)
    const table = new Table(game, config, newSecret())
    const blind = new Proxy(table, {
      get: (of, key) => {
        if (key === 'seed') throw new Error('a companion looked at the seed')
        const value: unknown = Reflect.get(of, key, of)
        return typeof value === 'function' ? (value as () => unknown).bind(of) : value
      },
    })
    for (const kind of companionKinds) {
      const seat = table.decision?.options[0].seat ?? 0
      const option = companion(kind, `${table.companionSeed} 0`)(blind, seat === anyone ? 0 : seat)
      expect(table.decision?.options[option]).toBeDefined()
    }
  })
})

describe('the record of a table', () => {
  it('holds its secret once it is over, and before that another future', async () => {
    const { game, config } = await found('set-a-watch')
    const seed = newSecret()
    const table = new Table(game, config, seed)
    const chance = newFate('to the end')
    while (table.decision) {
      expect(commitmentOf(recordFor(table, people).seed)).toBeNull()
      table.choose(pick(chance, table.decision.options.length))
    }
    expect(recordFor(table, people)).toEqual(save(table, people))
    expect(recordFor(table, people).seed).toBe(seed)
  })
})
