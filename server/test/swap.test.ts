import {
  anyone,
  newFate,
  pick,
  readConfig,
  readSave,
  resume,
  save,
  secretFrom,
  Table,
  type Game,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { learned } from '../../engine/fate.ts'
import { House, type Visitor } from './visitors.ts'

// What is hidden from somebody never reaches them: they are given a table and a twin of it, where everything that they
// cannot know is something else, and whatever the server sends them must be the same at both.

const players = 2
let house: House
let people: Visitor[]
let tables = 0

beforeAll(async () => {
  house = await House.open()
  people = await Promise.all(['Ada', 'Ben'].map(async (name) => house.guest(name)))
})
afterAll(async () => house.close())

async function gameNamed(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  return game
}

/**
 * A table in play, at the beginning of a round, where its state alone says everything; on the way to the open question
 * nothing was rolled and nothing learned.
 */
function played(game: Game, choices: number, seat: number, n: number): Table {
  const table = new Table(game, readConfig(game, { players }), secretOf(n))
  const chance = newFate(`play ${choices}`)
  const isThere = (): boolean => {
    const { position, newest, state } = table
    return (
      position >= choices &&
      newest.position === position &&
      JSON.stringify(state.fate.secret) === JSON.stringify(newest.state.fate.secret) &&
      learned(state.fate, seat) === learned(newest.state.fate, seat)
    )
  }
  while (table.decision && !isThere()) table.choose(pick(chance, table.decision.options.length))
  return table
}

/** A secret for the dice, the same in every run. */
const secretOf = (n: number): string => secretFrom(new Uint8Array(32).fill(n))

interface Stored {
  table: string
  watch: string
}

/** Stores a table as it stands, or with another state. */
async function stored(table: Table, state: Table['state']): Promise<Stored> {
  const watch = `watch-${++tables}`
  const saved = {
    ...save(table, [{ player: 'human' }, { player: 'human' }]),
    states: [{ position: table.position, state }],
    since: [],
    // The journal does not lead to the twin's state.
    proven: false,
  }
  const about = {
    host: people[0].guest,
    invite: `invite-${tables}`,
    code: `code-${tables}`,
    watch,
    practice: false,
    commitment: 'of another secret',
    options: { takebacks: true, party: 'talk', watchersTalk: false },
    waiting: [],
  }
  const sitters = people.map(({ guest }, seat) => ({ seat, guest, companion: null, name: `Seat ${seat}` }))
  const id = await house.store.addTable({ saved, outcome: null }, about, sitters)
  return { table: id, watch }
}

/** Everything that the server sends somebody who asks for all there is, right or wrong. */
async function everythingSent(game: Game, visitor: Visitor, { table, watch }: Stored): Promise<string[]> {
  const at = `tables/${table}`
  const query = `?watch=${watch}`
  const sent: string[] = []
  const say = (what: string, it: unknown): void => {
    const text = JSON.stringify(it) ?? ''
    const names = text
      .replaceAll(table, 'TABLE')
      .replaceAll(new RegExp(`(watch|invite|code)-\\d+`, 'g'), '$1')
      .replaceAll(/"revision":\d+/g, '"revision":0')
    sent.push(`${what}: ${names}`)
  }
  const asked = async (what: string, ...request: Parameters<Visitor['ask']>): Promise<void> => {
    const work = workOf(game)
    const { status, body } = await visitor.ask(...request)
    say(what, { status, body, ...(status < 400 ? {} : { work: work() }) })
  }
  await asked('table', 'GET', `${at}${query}`)
  // A record is another table that this visitor can tell apart from the true one only by what it may not know.
  const { body } = await visitor.ask('GET', `${at}/record${query}`)
  const record = readSave(JSON.stringify(body))
  const { table: again } = resume(game, record, { own: true })
  say('record', { ...record, seed: '', states: [], view: again.view(anyone) })

  const line = await visitor.line(table, watch)
  say('watch', await line.call('watch'))
  say('news', line.news)
  say('room', line.room)
  const { position } = line
  for (const option of [0, 1, 2, 5, 20, 999]) {
    if (!(await isAsked(visitor, table, watch)))
      await asked(`answer ${option}`, 'POST', `${at}/choices${query}`, { position, option })
    await asked(`late answer ${option}`, 'POST', `${at}/choices${query}`, { position: 1, option })
    await asked(`early answer ${option}`, 'POST', `${at}/choices${query}`, { position: 9000, option })
  }
  await asked('undo', 'POST', `${at}/undo`, { position })
  say('previews', await line.call('previews', position))
  say('why not', await line.call('whyNot', ['nothing']))
  say('take back', await line.call('askTakeback', 0))
  line.close()

  const stream = await fetch(`http://${house.address}/api/${at}/events${query}`, {
    headers: visitor.token === null ? {} : { authorization: `Bearer ${visitor.token}` },
  })
  const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  say('stream', (await events?.read())?.value)
  await events?.cancel()
  return sent
}

async function isAsked(visitor: Visitor, table: string, watch: string): Promise<boolean> {
  return ((await visitor.look(table, watch)).decision?.options.length ?? 0) > 0
}

/**
 * What the rules do from now on until it is asked for, call by call. What is refused must cost the same whatever is
 * hidden: else its time would tell.
 */
function workOf(game: Game): () => string[] {
  const work: string[] = []
  const spies = (['view', 'round', 'copy', 'touches', 'imagine', 'evaluate'] as const).map((name) => {
    const real = game[name].bind(game) as (...args: unknown[]) => unknown
    return vi.spyOn(game, name as 'copy').mockImplementation(((...args: unknown[]) => {
      work.push(name)
      return real(...args)
    }) as never)
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
    return work
  }
}

describe.each(gameIds)('a table of %s', (id) => {
  it.each([
    ['the first seat', 0],
    ['the second seat', 1],
    ['a watcher', anyone],
  ])(
    'sends %s nothing that depends on what is hidden from them, and takes no other time to refuse',
    async (_, seat) => {
      const game = await gameNamed(id)
      await game.ready?.(readConfig(game, { players }))
      const visitor = seat === anyone ? house.nobody : people[seat]
      let swapped = 0
      for (let n = 1; n < 60 && swapped < 2; n++) {
        const table = played(game, 8 * (1 + (n % 5)), seat, n)
        if (!table.decision) continue
        const twin = game.copy(table.newest.state)
        game.imagine(twin, seat, newFate('a twin'))
        if (JSON.stringify(twin) === JSON.stringify(table.newest.state)) continue
        swapped++
        twin.fate.secret = newFate(secretOf(100)).secret
        const [one, other] = [await stored(table, table.newest.state), await stored(table, twin)]
        expect(await everythingSent(game, visitor, other)).toEqual(await everythingSent(game, visitor, one))
      }
      expect(swapped).toBe(2)
    },
  )
})
