import {
  anyone,
  offers,
  ponder,
  readConfig,
  Refusal,
  roll,
  type Ask,
  type Game,
  type Option,
  type Play,
  type SeatOf,
} from '@dicehearth/engine'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { camp, rollDie, wait } from '../../engine/test/camp.ts'
import { hoard } from '../../engine/test/hoard.ts'
import { MemoryStore, newId, Room, Told, type News, type RoomOptions, type Update } from '../index.ts'

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
    expect(await asked).toMatch(/^late-answer: .*answered already/)
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

  it('is nothing where it is one seat’s own answer, even among others, or not talked over', async () => {
    const mixed: Game = {
      ...common,
      *round(): Play {
        yield* ponder({ kind: 'act', seat: anyone }, [
          { verb: 'wait', seat: anyone },
          { verb: 'roll', seat: 0 },
        ])
      },
    }
    for (const game of [{ ...plain, words: common.words }, mixed]) {
      const own = opened(game, led)
      await own.letCompanionRemark()
      expect(own.remark(own.view(0))).toBeNull()
    }
    const silent = { ...common, words: { ...common.words, isTalkedOver: () => false } }
    const room = opened(silent, led)
    await room.letCompanionRemark()
    expect(room.remark(room.view(0))).toBeNull()
  })

  it('is forgotten if somebody answers while it thinks, or takes the question back', async () => {
    const room = opened(common, led)
    let told = 0
    await room.place().subscribe(() => told++)
    const thinking = room.letCompanionRemark()
    await room.place().choose(0, wait)
    await thinking
    expect([room.remark(room.view(0)), told]).toEqual([null, 2])
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
    const { rules, use } = await room.place().whyNot(['gem', 'gem', 'ring'])
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

/** Both seats may always say something, and the question stays the same. */
const debate: Game = {
  ...plain,
  *round(t): Play {
    const options = [0, 1].flatMap((seat): Option[] => [
      { verb: 'wait', seat },
      { verb: 'roll', seat },
    ])
    const { verb } = yield* ponder({ kind: 'act', seat: anyone }, options)
    if (verb === 'roll') yield* roll(t, 0, 0)
  },
}
/** What seat 1 may say there. */
const [twoWaits, twoRolls] = [2, 3]

describe('an answer that comes late', () => {
  it('counts where only others have answered since, but not a second one of the same seat', async () => {
    const room = opened(debate)
    const [one, two] = [room.place([0]), room.place([1])]
    await one.choose(0, wait)
    expect(await refusal(one.choose(0, rollDie))).toBe(
      'late-answer: Decision 0 is not open: the table is at 1.',
    )
    await two.choose(0, twoRolls)
    await one.choose(2, wait)
    expect(await refusal(two.choose(0, twoWaits))).toMatch(/^late-answer: /)
    expect(room.table.choices).toEqual([wait, twoRolls, wait])
  })

  it.each<[string, Ask, (options: Option[]) => Option[]]>([
    ['something else is asked', { kind: 'act', seat: 0 }, (options) => options],
    ['the options of its seat are in another order', { kind: 'act', seat: anyone }, (it) => it.toReversed()],
  ])('does not count where %s since', async (_, then, change) => {
    const fickle: Game = {
      ...plain,
      *round(): Play {
        const options = [0, 1].flatMap((seat): Option[] => [
          { verb: 'wait', seat },
          { verb: 'roll', seat },
        ])
        yield* ponder({ kind: 'act', seat: anyone }, options)
        yield* ponder(then, change(options))
      },
    }
    const room = opened(fickle)
    await room.place([0]).choose(0, wait)
    expect(await refusal(room.place([1]).choose(0, twoRolls))).toMatch(/^late-answer: /)
    expect(room.table.position).toBe(1)
  })

  it('does not count for what was asked on a way that was taken back, nor before the table was put away', async () => {
    const room = opened(debate)
    const [one, two] = [room.place([0]), room.place([1])]
    await one.choose(0, wait)
    await one.undo()
    await one.choose(0, wait)
    await one.choose(1, wait)
    expect(await refusal(two.choose(1, twoRolls))).toMatch(/^late-answer: /)
    // However short the way was that was taken back last.
    for (let n = 0; n < 2; n++) await one.undo()
    await one.choose(0, wait)
    await one.undo()
    for (let n = 0; n < 3; n++) await one.choose(n, wait)
    expect(await refusal(two.choose(2, twoRolls))).toMatch(/^late-answer: /)
    await one.choose(3, rollDie)
    await one.choose(4, wait)
    const later = Room.resume(debate, room.save(), { own: true })
    expect(await refusal(later.place([1]).choose(3, twoRolls))).toMatch(/^late-answer: /)
    await two.choose(3, twoRolls)
    expect(room.table.choices).toEqual([wait, wait, wait, rollDie, wait, twoRolls])
  })

  it('is known by its seat at any place that has it, also after the table was put away', async () => {
    const room = opened(plain)
    await room.place([0, 1]).choose(0, wait)
    await room.place([0]).choose(0, wait)
    const later = Room.resume(plain, room.save(), { own: true })
    await later.place([0]).choose(0, wait)
    expect(await refusal(later.place([1]).choose(0, wait))).toMatch(/^late-answer: /)
    expect([room.table.position, later.table.position]).toEqual([1, 1])
  })

  it('may have been anybody’s if anybody could give it and the table was put away, but never an onlooker’s', async () => {
    const room = opened(common)
    await room.place([1]).choose(0, wait)
    expect(await refusal(room.place([0]).choose(0, wait))).toMatch(/^late-answer: /)
    const later = Room.resume(common, room.save(), { own: true })
    await later.place([0]).choose(0, wait)
    expect(await refusal(later.place([]).choose(0, wait))).toMatch(/^late-answer: /)
    expect(later.table.position).toBe(1)
  })
})

describe('choices that were made elsewhere', () => {
  it('are followed from where they differ, and only what is new is told', async () => {
    const room = opened(plain)
    await room.place().choose(0, wait)
    await room.place().choose(1, wait)
    const told = new Told()
    const heard: Update[] = []
    await room.place().subscribe((news) => void heard.push(told.hear(structuredClone(news))))
    room.follow([wait, wait, wait])
    expect(heard.at(-1)?.scenes.map(({ position }) => position)).toEqual([3, 3])
    expect(heard.at(-1)?.keep).toBe(heard[0].lines.length)
    room.follow([wait, wait, wait])
    expect([heard.length, heard.at(-1)?.scenes, room.table.position]).toEqual([3, [], 3])
    room.follow([wait, rollDie])
    expect(room.table.choices).toEqual([wait, rollDie])
    room.follow([wait])
    expect(room.table.choices).toEqual([wait])
  })

  it('take no answer away that comes late', async () => {
    const room = opened(debate)
    room.follow([wait])
    await room.place([1]).choose(0, twoRolls)
    expect(room.table.choices).toEqual([wait, twoRolls])
  })
})

describe('where a screen was told up to', () => {
  it('holds as long as nothing was taken back, and only for the table as it was', async () => {
    const room = opened(plain)
    const place = room.place()
    const start = room.cursor
    await place.choose(0, wait)
    await place.choose(1, wait)
    const { cursor } = room
    expect([room.heldSince(cursor), room.heldSince(start)]).toEqual([2, 0])
    const { revision = 0 } = cursor
    expect(room.heldSince({ position: 1, revision })).toBeNull()
    expect(room.heldSince({ position: 2, revision: revision + 1 })).toBeNull()
    expect(room.heldSince({ position: 2, revision: revision - 3 })).toBeNull()
    expect(room.heldSince({ position: 2 })).toBeNull()
    await place.undo()
    await place.choose(1, rollDie)
    expect([room.heldSince(cursor), room.heldSince(room.cursor)]).toEqual([1, 2])
  })

  it('is higher in a room that is opened later, however much has happened in the one before', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1)
    onTestFinished(() => clock.mockRestore())
    const room = opened(plain)
    for (let n = 0; n < 6; n++) await room.place().choose(n, wait)
    clock.mockReturnValue(2)
    expect(opened(plain).cursor.revision).toBeGreaterThan(room.cursor.revision ?? Infinity)
  })

  it('no longer holds once the story of an opened table is known from its beginning', async () => {
    const room = opened(hoard())
    for (let n = 0; n < 9; n++) await room.place().choose(n, 0)
    const later = Room.resume(hoard(), room.save(), { own: true })
    const told: News[] = []
    await later.place([0]).subscribe((news) => void told.push(structuredClone(news)))
    const { cursor } = later
    later.recall()
    expect(told).toHaveLength(2)
    expect([told[1].keep, told[1].lines]).toEqual([0, later.story.linesFor(0)])
    expect([later.heldSince(cursor), later.heldSince(later.cursor)]).toEqual([null, 9])
    expect(later.cursor.revision).toBeGreaterThan(cursor.revision ?? Infinity)
  })
})

describe('a change', () => {
  it('that changes nothing is neither stored nor told', async () => {
    let kept = 0
    let told = 0
    const room = opened(plain, people, { keeper: { keep: () => void kept++ } })
    await room.place().subscribe(() => void told++)
    for (let n = 0; n < 3; n++) await room.place().choose(0, wait)
    expect([kept, told]).toEqual([1, 2])
  })

  it('that cannot be stored leaves nothing: neither in the log, nor in what may be redone, nor at a screen', async () => {
    let full = false
    const keep = (): void => {
      if (full) throw new Refusal('cannot-save', 'The disk is full.')
    }
    const room = opened(plain, people, { keeper: { keep } })
    const place = room.place()
    const told = new Told()
    const scenes: number[] = []
    await place.subscribe((news) => {
      scenes.push(...told.hear(structuredClone(news)).scenes.map(({ position }) => position))
    })
    await place.choose(0, wait)
    await place.choose(1, wait)
    await place.undo()
    const lines = room.story.linesFor(anyone).slice()
    full = true
    for (const act of [place.redo(), place.undo(), place.choose(1, rollDie)])
      expect(await refusal(act)).toMatch(/^cannot-save: /)
    expect([room.table.choices, place.canRedo]).toEqual([[wait], true])
    expect(room.story.linesFor(anyone)).toEqual(lines)
    full = false
    await place.redo()
    expect(room.table.choices).toEqual([wait, wait])
    expect([place.canRedo, scenes]).toEqual([false, [1, 1, 2, 2, 2, 2]])
  })

  it('is awaited by a companion that is to answer or to say something, and by advice', async () => {
    const first = opened(plain, led)
    void first.place().choose(0, wait)
    expect(await first.letCompanionChoose()).toBe(true)
    const second = opened(common, led)
    void second.place().choose(0, wait)
    await second.letCompanionRemark()
    expect(second.remark(second.view(0))).not.toBeNull()
    const third = opened(plain)
    void third.place().choose(0, wait)
    expect((await third.advise(1)).position).toBe(1)
  })
})

describe('the story before the last rounds', () => {
  it('is recalled whole and once, wherever in a round the table was put away', async () => {
    const room = opened(hoard())
    for (let n = 0; n < 12; n++) {
      await room.place().choose(n, n % 3 === 0 ? (room.table.decision?.options.length ?? 1) - 1 : 0)
      const later = Room.resume(hoard(), room.save(), { own: true })
      later.recall()
      for (const seat of [0, 1, anyone]) expect(later.story.linesFor(seat)).toEqual(room.story.linesFor(seat))
    }
  })
})

describe('a question without a choice', () => {
  it('has neither advice nor a remark, and neither has a game that is over', async () => {
    const only: Game = {
      ...common,
      *round(): Play {
        yield* ponder({ kind: 'act', seat: anyone }, [{ verb: 'wait', seat: anyone }])
      },
    }
    const over = opened(common, led)
    while (!over.over) await over.place().choose(over.table.position, 0)
    for (const room of [opened(only, led), over]) {
      await room.letCompanionRemark()
      expect([room.mayAdvise, room.remark(room.view(0))]).toEqual([false, null])
    }
  })
})

describe('reasons', () => {
  const strict: Game = {
    ...plain,
    touches: () => ['gem'],
    *round(t): Play {
      const list = offers<Option>(t)
      for (const seat of [0, 1]) list.add({ verb: 'wait', seat })
      list.add({ verb: 'roll', seat: 0 }, 'CAMP-01')
      list.add({ verb: 'rest', seat: 1 }, 'CAMP-01')
      for (const verb of ['roll', 'turnUp']) list.add({ verb, seat: 1 }, 'CAMP-02')
      yield* ponder({ kind: 'act', seat: anyone }, list.legal)
    },
  }

  it('are those of the own seats alone', async () => {
    const room = opened(strict)
    const rules = (seats: number[]): string[] =>
      room
        .place(seats)
        .reasons()
        .map(({ rule }) => rule)
    expect([rules([0]), rules([1])]).toEqual([['CAMP-01'], ['CAMP-01', 'CAMP-02', 'CAMP-02']])
  })

  it('come with the rule first that keeps out the most', async () => {
    expect((await opened(strict).place([1]).whyNot(['gem'])).rules).toEqual(['CAMP-02', 'CAMP-01'])
  })
})

describe('a room', () => {
  it('has a log for each person where anything is hidden, in words or on the table, and one for all others', () => {
    const readers = (['hears', 'secrets', 'both', 'neither'] as const).map((hidden) => {
      const game: Game = hoard()
      if (hidden !== 'hears' && hidden !== 'both') delete game.hears
      if (hidden !== 'secrets' && hidden !== 'both') delete game.secrets
      return opened(game, led).story.seats
    })
    expect(readers).toEqual([[0, anyone], [0, anyone], [0, anyone], [anyone]])
  })

  it('takes nothing back in a recorded game, and says how far it can be shown', () => {
    const room = opened(plain)
    room.follow([wait, wait])
    const recorded = Room.replay(plain, room.save())
    expect([recorded.notice, recorded.place().undoStop]).toEqual([null, expect.stringContaining('off')])
    const { notice, table } = Room.replay(plain, { ...room.save(), choices: [wait, 9] })
    expect(notice).toMatch(/^This game can be shown only up to here: .+\.$/)
    expect(table.position).toBe(1)
  })

  it('checks a game from elsewhere, and takes its own as it is', () => {
    const room = opened(plain)
    room.follow([wait, wait])
    const other = { ...room.save(), seed: 'another' }
    expect(Room.resume(plain, other).notice).toContain('unproven')
    expect(Room.resume(plain, other, { own: true }).notice).toBeNull()
    const { states: _, since: __, ...journal } = room.save()
    expect(Room.resume(plain, { ...journal, states: [], since: [] }).table.position).toBe(2)
  })

  it('has companions that decide otherwise at another table and in another seat', async () => {
    const games = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd']) {
      const seats = [{ player: 'random' }, { player: 'random' }]
      const room = Room.begin({ game: debate, config: readConfig(debate, {}), seed, seats })
      for (let n = 0; n < 12; n++) await room.letCompanionChoose()
      games.add(room.table.choices.join(''))
    }
    expect(games.size).toBe(4)
  })
})
