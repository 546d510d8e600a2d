import { anyone, newFate, pick, readConfig, readSave, save, Table, type Game } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
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
