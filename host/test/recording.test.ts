import {
  anyone,
  newFate,
  pick,
  readConfig,
  readSave,
  resume,
  save,
  Table,
  type Game,
  type Saved,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { hoard, type Hoard } from '../../engine/test/hoard.ts'
import { isRecording, Playback, readRecording, recordingOf, Room } from '../index.ts'

const seed = 'the-secret-seed'
const secretive: Game = hoard()

async function found(id: string): Promise<Game> {
  const game = id === 'hoard' ? secretive : await loadGame(id)
  if (!game) throw new Error(id)
  return game
}

/** A table some choices in. */
function underWay(game: Game, choices: number, script?: readonly number[]): Table {
  const table = new Table(game, { ...readConfig(game, {}), ...(script ? { script } : {}) }, seed)
  const chance = newFate('choices')
  while (table.decision && table.position < choices) table.choose(pick(chance, table.decision.options.length))
  return table
}

const people = [
  { player: 'human', name: 'Anna' },
  { player: 'human', name: 'Ben' },
]

function shared(table: Table, chance = 'chance'): string {
  return JSON.stringify(recordingOf(table, people, newFate(chance), 'fresh'))
}

describe.each(['roll-for-adventure', 'set-a-watch', 'hoard'])('a shared game of %s', (id) => {
  it('shows every position as an onlooker saw it, in the same words', async () => {
    const game = await found(id)
    const table = underWay(game, 10)
    const text = shared(table)
    expect(isRecording(text)).toBe(true)
    const playback = new Playback(game, readRecording(text))
    expect(playback.length).toBe(table.position)
    const room = Room.replay(
      game,
      save(
        table,
        people.map(({ name }) => ({ player: 'random', name })),
      ),
    )
    for (let position = 0; position <= playback.length; position++) {
      room.seek(position, table.choices)
      const { standing, lines } = playback.at(position)
      expect(standing.view).toMatchObject(JSON.parse(JSON.stringify(room.table.view(anyone))) as object)
      expect(lines.map((line) => line.text)).toEqual(room.story.linesFor(anyone).map((line) => line.text))
      expect(standing.question?.position).toBe(position)
      expect(standing.seats[0].name).toContain('Anna')
    }
    expect(playback.chapters.length).toBeGreaterThan(1)
  })

  it('reveals neither the seed nor the dice to come, and its cards are those of another table', async () => {
    const game = await found(id)
    const table = underWay(game, 10, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3])
    const text = shared(table)
    expect(text).not.toContain(seed)
    expect(text).not.toContain('"script":[1,2,3,4,5,6')
    const { save: kept } = readRecording(text)
    expect(kept).toMatchObject({ seed: 'fresh', proven: false })
    expect(kept.config).not.toHaveProperty('script')
    // Digests of the true table would let whoever guesses a card see whether it is right; choices may be secret.
    expect([kept.marks, kept.digest, kept.states.length]).toEqual([[], '', 1])
    expect(new Set(kept.choices.slice(0, table.newest.position))).toEqual(new Set([0]))
    const { fate } = table.newest.state
    for (const word of [fate.a, fate.b, fate.c, fate.d]) expect(text).not.toContain(String(word))
    const { frames: _, ...other } = readRecording(shared(table, 'another chance'))
    const { frames: __, ...one } = readRecording(text)
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(one))
  })

  it('can be played on to its end, with other dice and cards', async () => {
    const game = await found(id)
    const table = underWay(game, 10)
    const { save: kept } = readRecording(shared(table))
    const room = Room.resume(game, readSave(JSON.stringify(kept)))
    expect(room.table.position).toBeGreaterThanOrEqual(table.newest.position)
    expect(room.table.position).toBeLessThanOrEqual(table.position)
    // Where seats have secrets, play continues from the beginning of the round.
    if (id !== 'hoard') expect(room.table.view(anyone)).toEqual(table.view(anyone))
    expect(room.table.proven).toBe(false)
    // The journal of an unproven game does not say what happened.
    expect(room.recall()).toBe(false)
    const place = room.place()
    while (!room.over) await place.choose(room.table.position, 0)
    expect(room.table.state.outcome).not.toBeNull()
  })
})

it('shows of a table whose past was played under other rules only how it stands', () => {
  const { table } = resume(secretive, { ...save(underWay(secretive, 9)), seed: 'another' }, { own: true })
  const { frames } = recordingOf(table, people, newFate('chance'), 'fresh')
  expect(frames).toHaveLength(1)
  expect(frames[0].ask).toEqual(table.decision?.ask)
})

/** The active seat has looked at the top card, which only it may know. */
function looking(game: Game): Table {
  const table = underWay(game, 2)
  table.choose(table.decision?.options.findIndex(({ verb }) => verb === 'look') ?? -1)
  expect(table.decision?.ask.kind).toBe('take')
  return table
}

function sharedSave(table: Table): Saved {
  return recordingOf(table, people, newFate('chance'), 'fresh').save
}

describe('a table in the middle of a round', () => {
  const secrecies: readonly Partial<Game>[] = [
    { hears: (event) => event },
    { overhears: (ask) => ask },
    { secrets: () => [] },
  ]

  it.each(secrecies)('is shared from its beginning where seats may have secrets: %o', async (secrecy) => {
    const game = await found('set-a-watch')
    expect(sharedSave(underWay(game, 15)).since).toHaveLength(1)
    const table = underWay({ ...game, ...secrecy }, 15)
    const { choices, since } = sharedSave(table)
    expect([choices.length, since]).toEqual([table.newest.position, []])
  })

  it('is shared from its beginning where other cards would have led elsewhere', () => {
    const open: Game = hoard()
    delete open.hears
    delete open.overhears
    delete open.secrets
    const { choices, since } = sharedSave(looking(open))
    expect([choices, since]).toEqual([[0, 0], []])
  })

  it('shows onlookers what everybody may know of its question', () => {
    const { frames } = recordingOf(looking(secretive), people, newFate('chance'), 'fresh')
    expect(frames.map(({ ask }) => ask?.kind)).toEqual(['turn', 'turn', 'turn', 'turn'])
    expect(JSON.stringify(frames)).not.toContain('"card"')
  })
})

it.each(gameIds)(
  'is played on from where everybody stood, or from the beginning of that round: %s',
  async (id) => {
    const game = await found(id)
    await game.ready?.(readConfig(game, {}))
    for (let n = 3; n < 60; n += 7) {
      const table = underWay(game, n)
      if (!table.decision) break
      const { save: kept } = recordingOf(table, people.slice(0, 1), newFate(`chance ${n}`), 'fresh')
      const { newest } = table
      expect(game.view(game.readState(kept.states[0].state, kept.config), anyone)).toEqual(
        game.view(newest.state, anyone),
      )
      if (kept.since.length === 0) expect(kept.choices).toHaveLength(newest.position)
      else
        expect(game.view(resume(game, kept, { own: true }).table.state, anyone)).toEqual(table.view(anyone))
    }
  },
)

it('deals every unseen card anew, wherever it may lie', () => {
  const table = underWay(secretive, 9)
  const { hands, laid } = table.state as Hoard
  const unseen = Array.from({ length: 20 }, (_, n) => n + 1).filter((card) => !laid.includes(card))
  const tops = new Set<number>()
  const held = new Set<number>()
  for (let n = 0; n < 400; n++) {
    const { save: kept } = recordingOf(table, people, newFate(`deal ${n}`), 'fresh')
    const state = kept.states[0].state as Hoard
    tops.add(state.deck.at(-1) ?? 0)
    for (const card of state.hands[0]) held.add(card)
    expect(state.hands.map((hand) => hand.length)).toEqual(hands.map((hand) => hand.length))
  }
  expect([...tops].toSorted((a, b) => a - b)).toEqual(unseen)
  expect([...held].toSorted((a, b) => a - b)).toEqual(unseen)
})

it.each([
  ['cut views', (text: string) => text.replaceAll('"view"', '"wiev"')],
  ['its end cut off', (text: string) => text.slice(0, -20)],
  ['another format', (text: string) => text.replace('"recording":1', '"recording":2')],
  ['no frames', (text: string) => text.replace(/"frames":\[.*\],"save"/, '"frames":[],"save"')],
  ['views of nothing', (text: string) => text.replace(/"view":\[\{.*?\}\],"ask"/s, '"view":[7],"ask"')],
])('refuses a recording with %s in one sentence', async (_, damage) => {
  const game = await found('set-a-watch')
  const text = damage(shared(underWay(game, 12)))
  expect(() => new Playback(game, readRecording(text))).toThrow('This link does not hold a whole game')
})
