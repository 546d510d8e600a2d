import { anyone, readConfig, Refusal, type Game, type Play, type SeatOf } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { camp, rollDie, wait } from '../../engine/test/camp.ts'
import { hoard } from '../../engine/test/hoard.ts'
import { MemoryStore, newId, Room, type News, type RoomOptions } from '../index.ts'

const plain: Game = camp()
const people: SeatOf[] = [{ player: 'human' }, { player: 'human' }]
const led: SeatOf[] = [{ player: 'human' }, { player: 'greedy' }]

/** Anybody may answer every question. */
const common: Game = {
  ...plain,
  words: {
    ...plain.words,
    isTalkedOver: () => true,
    remark: (seat, option) => `Seat ${seat}: ${option.verb}.`,
  },
  *round(t): Play {
    const play = plain.round(t)
    for (let answer = 0; ;) {
      const step = play.next(answer)
      if (step.done) return
      const { ask, options } = step.value
      answer = yield {
        ask: { ...ask, seat: anyone },
        options: options.map((it) => ({ ...it, seat: anyone })),
      }
    }
  },
}

function opened(game: Game, seats: SeatOf[] = people, options: RoomOptions = {}, given = {}): Room {
  const config = readConfig(game, { players: seats.length, ...given })
  return Room.begin({ game, config, seed: 'fine print', seats }, options)
}

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`
    throw error
  }
  return 'taken'
}

describe('whoever watches over the rules', () => {
  it('is told before they run, with the choice that they follow, and before a companion thinks', async () => {
    const told: (number | null)[][] = []
    const since = (): (number | null)[][] => told.splice(0)
    const room = opened(plain, led, { runs: (...what) => void told.push(what) })
    await room.place().choose(0, wait)
    // In its turn, with the choice, and before everybody is told.
    expect(since()).toEqual([
      [0, null],
      [0, wait],
      [1, null],
    ])
    await room.place().undo()
    expect(since()).toEqual([
      [1, null],
      [0, null],
    ])
    await room.place().choose(0, wait)
    since()
    await room.letCompanionChoose()
    const thinking = since()
    expect(thinking.length).toBeGreaterThan(3)
    expect(thinking.at(-2)).toEqual([1, room.table.choices[1]])
    await room.place().advise()
    expect(since()).toEqual([[2, null]])
  })
})

describe('who is asked', () => {
  it('is the one who rolls a real die, or everybody for a companion who does', () => {
    for (const [kinds, asked] of [
      ['human human', [0]],
      ['greedy human human', [1, 2]],
      ['greedy greedy', [0]],
    ] as const) {
      const seats = kinds.split(' ').map((player) => ({ player }))
      const room = opened(plain, seats, {}, { dice: 'real' })
      room.follow([rollDie])
      expect(room.table.decision?.ask).toMatchObject({ kind: 'realDie', seat: 0 })
      expect(room.answering).toEqual(asked)
    }
  })

  it('is nobody once the game is over', async () => {
    const room = opened(plain)
    while (!room.over) await room.place().choose(room.table.position, 0)
    expect([room.answering, room.personDecides, room.place().asked]).toEqual([[], false, []])
    expect(room.place().reasons()).toEqual([])
    expect(await room.place().whyNot(['table'])).toEqual({ rules: [], use: null, phase: '', prompt: '' })
    expect(await room.letCompanionChoose()).toBe(false)
    expect(await refusal(room.place().choose(room.table.position, 0))).toMatch(/^game-over: /)
  })

  it('sits at one place, however its seats are listed', () => {
    const room = opened(plain)
    expect(room.place([1, 0])).toBe(room.place())
    expect(room.place([1, 0]).seats).toEqual([0, 1])
    expect(room.place([1])).not.toBe(room.place())
  })
})

describe('advice', () => {
  it('is for whoever is asked, and takes nothing', async () => {
    const room = opened(plain)
    const { counsels, position } = await room.place([0]).advise()
    expect([position, room.table.position]).toEqual([0, 0])
    expect(counsels.length).toBeGreaterThan(1)
    expect(await refusal(room.place([1]).advise())).toMatch(/^not-yours: /)
    expect(await refusal(room.place([]).advise())).toMatch(/^not-yours: /)
  })

  it('is not to be had where it is switched off, or on what a real die shows', async () => {
    expect(await refusal(opened(plain, people, { advice: false }).place().advise())).toMatch(/^no-advice: /)
    const room = opened(plain, people, {}, { dice: 'real' })
    expect(room.mayAdvise).toBe(true)
    room.follow([rollDie])
    expect(await refusal(room.place().advise())).toMatch(/^no-advice: There is no advice to be had on this/)
  })

  it('comes too late if somebody answers meanwhile', async () => {
    const room = opened(plain)
    const asked = refusal(room.place().advise())
    const chosen = room.place().choose(0, wait)
    expect(await asked).toMatch(/^late-answer: /)
    await chosen
    expect(room.table.position).toBe(1)
  })
})

describe('what a companion says of a question for all', () => {
  it('is said by one after the other, once for each question, and told to whoever watches', async () => {
    const seats = [{ player: 'human' }, { player: 'greedy' }, { player: 'random' }]
    const room = opened(common, seats)
    const told: News[] = []
    await room.place().subscribe((news) => void told.push(news))
    const spoke: (number | undefined)[] = []
    for (let position = 0; position < 4; position++) {
      await room.letCompanionRemark()
      await room.letCompanionRemark()
      spoke.push(room.remark(room.view(0))?.seat)
      await room.place().choose(position, wait)
      expect(room.remark(room.view(0))).toBeNull()
    }
    expect(spoke).toEqual([1, 2, 1, 2])
    expect(told).toHaveLength(1 + 2 * 4)
  })

  it('is nothing where it is one seat’s own answer, or not talked over', async () => {
    const own = opened({ ...plain, words: common.words }, led)
    await own.letCompanionRemark()
    expect(own.remark(own.view(0))).toBeNull()
    const silent = { ...common, words: { ...common.words, isTalkedOver: () => false } }
    const room = opened(silent, led)
    await room.letCompanionRemark()
    expect(room.remark(room.view(0))).toBeNull()
  })

  it('is forgotten if somebody answers while it thinks, or takes the question back', async () => {
    const room = opened(common, led)
    const thinking = room.letCompanionRemark()
    await room.place().choose(0, wait)
    await thinking
    expect(room.remark(room.view(0))).toBeNull()
    await room.letCompanionRemark()
    expect(room.remark(room.view(0))).not.toBeNull()
    await room.place().undo()
    await room.place().redo()
    expect(room.remark(room.view(0))).toBeNull()
  })
})

describe('taking back', () => {
  it('says why not: nothing chosen, new dice, only companions since, or somebody else', async () => {
    const room = opened(plain)
    const [one, two] = [room.place([0]), room.place([1])]
    expect(one.undoStop).toContain('Nothing has been chosen yet')
    await one.choose(0, wait)
    expect([one.undoStop, two.undoStop]).toEqual([null, expect.stringContaining('Somebody else')])
    expect(await refusal(two.undo())).toMatch(/^not-yours: Somebody else has chosen since/)
    const mixed = opened(plain, [{ player: 'greedy' }, { player: 'human' }])
    mixed.follow([wait])
    expect(mixed.place().undoStop).toBe('Only companions have chosen since the last new dice or card.')
    expect(await refusal(mixed.place().undo())).toMatch(/^cannot-undo: Only companions/)
  })

  it('redoes up to the next question of a person, for whoever chose it', async () => {
    const room = opened(plain, led)
    const place = room.place()
    await place.choose(0, wait)
    room.follow([wait, wait])
    await place.choose(2, wait)
    await place.undo()
    await place.undo()
    expect([room.table.position, place.canRedo]).toEqual([0, true])
    expect(await refusal(room.place([]).redo())).toMatch(/^not-yours: /)
    await place.redo()
    expect([room.table.choices, place.canRedo]).toEqual([[wait, wait], true])
    await place.redo()
    expect([room.table.choices, place.canRedo]).toEqual([[wait, wait, wait], false])
    expect(await refusal(place.redo())).toBe('cannot-redo: There is nothing to redo.')
    const off = opened(plain, people, { takebacks: false })
    expect(off.place().canRedo).toBe(false)
  })
})

describe('what a place may ask', () => {
  it('is what options would change, of the open question and by whoever answers it', async () => {
    const room = opened({ ...plain, preview: () => ({ text: 'one more' }) })
    const [one, two] = [room.place([0]), room.place([1])]
    expect(await one.previews(0)).toEqual([{ text: 'one more' }, null, null])
    expect([await one.previews(1), await two.previews(0)]).toEqual([[], []])
  })

  it('is why pieces cannot be used: first the rule that keeps out the most', async () => {
    const refusing: Game = {
      ...hoard(),
      touches: () => ['gem', 'ring'],
      words: { ...hoard().words, use: (piece) => ({ text: `use of ${piece}`, rule: 'HOA-01' }) },
    }
    const room = opened(refusing)
    const hand = (room.table.view(0) as { hand: number[] }).hand
    await room.place().choose(0, hand.indexOf(Math.max(...hand)))
    const { rules, use } = await room.place().whyNot(['gem', 'ring'])
    expect([rules[0], use]).toEqual(['HOA-02', { text: 'use of ring', rule: 'HOA-01' }])
    expect((await room.place().whyNot(['gem', 'crown'])).rules).toEqual([])
    expect((await room.place().whyNot([])).use?.text).toBe('use of ')
    // Whoever is not asked learns nothing of it.
    expect(await refusal(room.place([0]).whyNot(['gem']))).toMatch(/^not-yours: This is for another seat/)
  })
})

describe('a store in memory', () => {
  it('has ids that can be read aloud and are never the same', () => {
    const ids = Array.from({ length: 200 }, newId)
    expect(ids.filter((id) => !/^[a-km-np-z2-9]{10}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(200)
    expect(new Set(ids.join('')).size).toBe(32)
  })

  it('tells several who watch, and says which table is not there', async () => {
    const room = opened(plain)
    const store = new MemoryStore()
    const id = await store.create({ saved: room.save(), outcome: null })
    const told: string[] = []
    const stop = store.watch(id, () => void told.push('one'))
    store.watch(id, () => void told.push('other'))
    const kept = {
      from: 0,
      choices: [],
      states: [],
      since: [],
      marks: [],
      boundary: 0,
      outcome: null,
      proven: true,
    }
    expect(await store.append(id, 0, kept)).toBe(1)
    stop()
    await store.append(id, 1, kept)
    expect(told).toEqual(['one', 'other', 'other'])
    expect(await refusal(store.append(id, 1, kept))).toBe(
      'moved-on: The table has moved on: somebody else was faster.',
    )
    expect(await refusal(store.read('none'))).toBe('unknown-table: There is no table "none".')
    expect(await refusal(store.create({ saved: room.save(), outcome: null }, id))).toBe(
      `already-exists: There is a table "${id}" already.`,
    )
  })
})
