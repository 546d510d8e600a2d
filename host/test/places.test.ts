import {
  anyone,
  newFate,
  pick,
  ponder,
  readConfig,
  readSave,
  Refusal,
  written,
  type Game,
  type Option,
  type Play,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { camp, rollDie, wait } from '../../engine/test/camp.ts'
import { hoard } from '../../engine/test/hoard.ts'
import { Room, savedAfter, type Change, type Place, type RoomOptions } from '../index.ts'

const plain: Game = camp()

/** Everybody votes once a round, in any order. */
const poll: Game = {
  ...plain,
  *round(t): Play {
    const left = new Set([0, 1])
    while (left.size > 0) {
      const options = [...left].flatMap((seat): Option[] => [
        { verb: 'wait', seat },
        { verb: 'roll', seat },
      ])
      const { seat } = yield* ponder({ kind: 'act', seat: anyone }, options)
      left.delete(seat)
    }
    yield* plain.round(t)
  },
}

async function gameNamed(id: string): Promise<Game> {
  if (id === 'hoard') return hoard()
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  return game
}

/** A table for four people, or as many as can play. */
async function opened(game: Game, options: RoomOptions = {}, seed = 'places'): Promise<Room> {
  const players = Math.min(4, game.seats.max)
  const config = readConfig(game, { players })
  await game.ready?.(config)
  const seats = Array.from({ length: players }, () => ({ player: 'human' }))
  return Room.begin({ game, config, seed, seats }, options)
}

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'taken'
}

const everyGame = [...gameIds, 'hoard']

describe.each(everyGame)('places at a table of %s', (id) => {
  it('may answer for their own seats alone, and change nothing for others', async () => {
    const room = await opened(await gameNamed(id))
    const { table } = room
    const chance = newFate(`walk ${id}`)
    const places = room.people.map((seat) => room.place([seat]))
    const onlooker = room.place([])
    for (let n = 0; n < 120 && table.decision; n++) {
      const { position, decision } = table
      const { options } = decision
      const before = written(table.state)
      const option = pick(chance, options.length)
      const { seat } = options[option]
      const mine = (place: Place): boolean => seat === anyone || place.seats.includes(seat)
      for (const place of [...places.filter((it) => !mine(it)), onlooker]) {
        expect(await refusal(place.choose(position, option))).toBe('not-yours')
        if (place.asked.length > 0) continue
        expect(await refusal(place.whyNot(['table']))).toBe('not-yours')
        // Not even how many options there are.
        expect(await refusal(place.choose(position, options.length))).toBe('not-yours')
      }
      expect(room.answering).toEqual(places.flatMap(({ asked }) => asked).toSorted(asIn(room.answering)))
      const [chooser] = places.filter(mine)
      expect([table.position, written(table.state)]).toEqual([position, before])
      await chooser.choose(position, option)
      // The same answer again, because the reply was lost.
      const after = written(table.state)
      await chooser.choose(position, option)
      for (const place of [...places.filter((it) => it !== chooser), onlooker]) {
        expect(await refusal(place.undo())).not.toBe('taken')
        expect(place.undoStop).not.toBeNull()
        expect(await refusal(place.choose(position, option))).not.toBe('taken')
      }
      expect([table.position, written(table.state)]).toEqual([position + 1, after])
      if (chooser.undoStop !== null) continue
      await chooser.undo()
      expect(written(table.state)).toBe(before)
      for (const place of [...places.filter((it) => !mine(it)), onlooker])
        expect(await refusal(place.redo())).toBe('not-yours')
      await chooser.redo()
      expect([table.position, written(table.state)]).toEqual([position + 1, after])
    }
  })
})

/** In the order of another list. */
function asIn(order: readonly number[]): (a: number, b: number) => number {
  return (a, b) => order.indexOf(a) - order.indexOf(b)
}

it('lets every person answer what anyone may decide', async () => {
  const room = await opened(await gameNamed('set-a-watch'))
  const chance = newFate('shared')
  let shared = 0
  for (; room.table.decision;) {
    const { position, decision } = room.table
    const places = room.people.map((seat) => room.place([seat]))
    if (decision.options.every(({ seat }) => seat === anyone)) {
      shared++
      expect(places.map(({ asked }) => asked)).toEqual([[0], [1], [2], [3]])
    }
    const chooser = places.findLast(({ asked }) => asked.length > 0)
    await chooser?.choose(position, pick(chance, decision.options.length))
    expect(room.table.position).toBe(position + 1)
  }
  expect(shared).toBeGreaterThan(10)
})

it('lets people speak for companions where people are asked, and only there', async () => {
  const seats = [{ player: 'human' }, { player: 'greedy' }]
  const room = Room.begin({ game: poll, config: readConfig(poll, {}), seed: 'led', seats })
  const place = room.place([0])
  const forCompanion = room.table.decision?.options.findIndex(({ seat }) => seat === 1) ?? -1
  await place.choose(0, forCompanion)
  await place.choose(1, wait)
  expect(await refusal(room.place([1]).choose(2, wait))).toBe('not-yours')
  for (const position of [2, 3]) await place.choose(position, wait)
  expect(room.answering).toEqual([1])
  expect(await refusal(place.choose(4, wait))).toBe('not-yours')
  expect(await room.letCompanionChoose()).toBe(true)
})

describe('an answer that comes late', () => {
  it('still counts if only others have answered and nothing has changed for this seat', async () => {
    const room = await opened(poll)
    const [one, two] = [room.place([0]), room.place([1])]
    const ofTwo =
      room.table.decision?.options.findIndex(({ seat, verb }) => seat === 1 && verb === 'roll') ?? -1
    await one.choose(0, wait)
    await two.choose(0, ofTwo)
    expect(room.table.taken(1).option).toEqual({ verb: 'roll', seat: 1 })
    // The next question is not the same.
    expect(await refusal(one.choose(0, rollDie))).toBe('late-answer')
  })

  it('does not count where anyone might have answered: two who press the same button mean one choice', async () => {
    const shared: Game = {
      ...plain,
      *round(t): Play {
        yield* ponder({ kind: 'act', seat: anyone }, [
          { verb: 'wait', seat: anyone },
          { verb: 'roll', seat: anyone },
        ])
        yield* plain.round(t)
      },
    }
    const room = await opened(shared)
    await room.place([0]).choose(0, wait)
    expect(await refusal(room.place([1]).choose(0, wait))).toBe('late-answer')
    expect(room.table.position).toBe(1)
  })

  it('does not count if the table went back in between, for it may have been meant for another question', async () => {
    const room = await opened(poll)
    const [one, two] = [room.place([0]), room.place([1])]
    await one.choose(0, wait)
    await one.undo()
    await one.choose(0, rollDie)
    expect(await refusal(two.choose(0, 2))).toBe('late-answer')
    expect(await refusal(two.choose(7, 0))).toBe('late-answer')
    expect(room.table.position).toBe(1)
  })

  it('is no second choice if it is the same answer, even after the table was put away', async () => {
    const room = await opened(plain)
    await room.place([0]).choose(0, rollDie)
    const later = Room.resume(plain, readSave(JSON.stringify(room.save())), { own: true })
    await later.place([0]).choose(0, rollDie)
    expect(await refusal(later.place([0]).choose(0, wait))).toBe('late-answer')
    expect(later.table.position).toBe(1)
  })
})

describe('two answers at once', () => {
  it('never leave room and store disagreeing, and one of them wins, 1,000 times with a keeper that waits and fails', async () => {
    const chance = newFate('two at once')
    let won = 0
    for (let n = 0; n < 1000; n++) {
      const keep = async (change: Change): Promise<void> => {
        for (let ticks = pick(chance, 4); ticks > 0; ticks--) await Promise.resolve()
        if (pick(chance, 3) === 0) throw new Refusal('cannot-save', 'The disk is full.')
        kept = savedAfter(kept, change)
      }
      const room = await opened(n % 2 === 0 ? poll : plain, { keeper: { keep } }, `both ${n}`)
      let kept = room.save()
      const [one, two] = [room.place([0]), room.place([0, 1])]
      const answers = [
        refusal(one.choose(0, wait)),
        refusal(two.choose(0, rollDie)),
        // Somebody is quicker than the disk.
        refusal(two.choose(1, wait)),
        refusal(two.undo()),
      ]
      const [first, second] = await Promise.all(answers)
      expect(kept.choices).toEqual(room.table.choices)
      expect(readSave(JSON.stringify(kept)).digest).toBe(room.save().digest)
      const taken = [first, second].filter((it) => it === 'taken').length
      expect(taken).toBeLessThanOrEqual(1)
      won += taken
    }
    expect(won).toBeGreaterThan(500)
  })
})
