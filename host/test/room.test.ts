import {
  anyone,
  readConfig,
  readSave,
  Refusal,
  type Called,
  type Game,
  type Guide,
  type SeatOf,
} from '@dicehearth/engine'
import { camp, rollDie, wait } from '../../engine/test/camp.ts'
import { hoard } from '../../engine/test/hoard.ts'
import { describe, expect, it } from 'vitest'
import {
  readKept,
  Room,
  savedAfter,
  Told,
  type Change,
  type Place,
  type RoomOptions,
  type Seated,
  type Update,
} from '../index.ts'

const people: SeatOf[] = [{ player: 'human', name: 'Anna' }, { player: 'human' }]
const alone: SeatOf[] = [{ player: 'greedy' }, { player: 'random' }]
const plain: Game = camp()
const secret: Game = hoard()

function opened(game: Game, seats: SeatOf[] = people, options: RoomOptions = {}, given = {}): Room {
  return Room.begin({ game, config: readConfig(game, given), seed: 'room', seats }, options)
}

/** Everybody at one screen chooses. */
async function choose(room: Room, option: number): Promise<void> {
  return room.place().choose(room.table.position, option)
}

/** A screen that asks, from time to time, what has happened since. */
class Screen {
  private readonly place: Place
  private readonly told = new Told()

  constructor(room: Room, seats?: number[]) {
    this.place = room.place(seats)
  }

  /** What it receives is a copy, like every message. */
  async look(): Promise<Update> {
    return this.told.hear(structuredClone(await this.place.since(this.told.cursor)))
  }
}

async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'taken'
}

describe('a screen at a table', () => {
  it('gets the whole log at first, then only what is new', async () => {
    const room = opened(secret)
    const screen = new Screen(room, [0])
    const first = await screen.look()
    expect(first).toMatchObject({ keep: 0, lines: [{ opens: true }] })
    await choose(room, 0)
    const second = await screen.look()
    expect(second.keep).toBe(first.lines.length)
    expect(second.lines.map((line) => line.text)).toEqual(
      second.scenes.flatMap(({ line }) => (line ? [line.text] : [])),
    )
    expect(second.lines.length).toBeGreaterThan(0)
  })

  it('shows what happens in a game without secrets too', async () => {
    const room = opened(plain)
    const screen = new Screen(room)
    await screen.look()
    await choose(room, wait)
    expect((await screen.look()).scenes.map(({ line }) => line?.text)).toContain('wait.')
  })

  it('gives each scene the table as it was at that moment', async () => {
    const room = opened(secret)
    const screen = new Screen(room, [0])
    await screen.look()
    for (let n = 0; n < 6; n++) await choose(room, 0)
    const { scenes, standing } = await screen.look()
    expect(new Set(scenes.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(5)
    expect(JSON.stringify(scenes.at(-1)?.view)).toBe(JSON.stringify(standing.view))
  })

  it('says when whoever looks knows what others at this screen do not', async () => {
    expect((await new Screen(opened(secret)).look()).standing.secret).toBe(true)
    expect((await new Screen(opened(secret), [0]).look()).standing.secret).toBe(false)
    expect((await new Screen(opened(plain)).look()).standing.secret).toBe(false)
  })

  it('shows the view and the log of whoever is deciding there', async () => {
    const room = opened(secret)
    const screen = new Screen(room)
    await screen.look()
    const look = room.table.decision?.options.findIndex(({ verb }) => verb === 'look') ?? -1
    await choose(room, look)
    expect((await screen.look()).lines.at(-1)?.text).toMatch(/^You see the/)
    await choose(room, 0)
    const next = await screen.look()
    expect(next.standing.viewer).toBe(1)
    expect(next.keep).toBe(0)
    expect(next.lines.map(({ text }) => text)).toContain('Somebody looks.')
    expect(next.scenes.map(({ line }) => line?.text)).not.toContain('You see the')
  })

  it('shows nothing of a question that only another seat may know', async () => {
    const room = opened(secret)
    const other = new Screen(room, [1])
    const look = room.table.decision?.options.findIndex(({ verb }) => verb === 'look') ?? -1
    await choose(room, look)
    const { standing, lines } = await other.look()
    expect(standing.question).toMatchObject({
      yours: false,
      options: [],
      choices: [],
      prompt: 'Player 1, what now?',
    })
    expect(JSON.stringify(lines)).not.toMatch(/You see/)
  })
})

describe('undo in a room', () => {
  it('undoes and redoes, log included', async () => {
    const room = opened(plain)
    const screen = new Screen(room)
    const before = await screen.look()
    await choose(room, wait)
    const after = await screen.look()
    expect(after.standing.undoStop).toBeNull()
    await room.place().undo()
    const back = await screen.look()
    expect(back.standing).toEqual({ ...before.standing, canRedo: true })
    expect(back.keep).toBe(before.lines.length)
    await room.place().redo()
    expect((await screen.look()).standing).toEqual(after.standing)
  })

  it('takes nothing back where takebacks are off, and says so', async () => {
    const room = opened(plain, people, { takebacks: false })
    await choose(room, wait)
    expect(await refusal(async () => room.place().undo())).toBe('cannot-undo')
    expect(room.table.position).toBe(1)
    expect(room.place().undoStop).toContain('off')
  })

  it('stops at new dice', async () => {
    const room = opened(plain)
    await choose(room, rollDie)
    expect(await refusal(async () => room.place().undo())).toBe('cannot-undo')
    expect(room.place().undoStop).toMatch(/Dice have been rolled/)
  })
})

describe('whose answer it is', () => {
  it.each([plain, secret])(
    'plays a table of companions alone to its end, in full sight: $name',
    async (game) => {
      const room = opened(game, alone)
      const screen = new Screen(room)
      expect((await screen.look()).standing).toMatchObject({ viewer: anyone, question: { yours: false } })
      while (await room.letCompanionChoose());
      expect(room.over).toBe(true)
      expect((await screen.look()).standing.ending).not.toBeNull()
    },
  )

  it('asks a companion when anyone may answer and no person is seated', async () => {
    const common: Game = {
      ...plain,
      *round(t) {
        const play = plain.round(t)
        let answer = 0
        for (;;) {
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
    const room = opened(common, alone)
    expect(room.personDecides).toBe(false)
    expect(await room.letCompanionChoose()).toBe(true)
    const mixed = opened(common, [{ player: 'greedy' }, { player: 'human' }])
    expect(mixed.personDecides).toBe(true)
    expect(mixed.answering).toEqual([1])
    expect(await mixed.letCompanionChoose()).toBe(false)
  })

  it('lets a companion say what it would do before a person answers for all, and never lets it answer', async () => {
    const { words } = plain
    const talked: Game = {
      ...plain,
      words: {
        ...words,
        isTalkedOver: () => true,
        remark: (seat, option) => `Seat ${seat} would ${option.verb}.`,
      },
      *round(t) {
        const play = plain.round(t)
        let answer = 0
        for (;;) {
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
    const mixed = opened(talked, [{ player: 'human' }, { player: 'greedy' }])
    const screen = new Screen(mixed)
    expect((await screen.look()).standing.remark).toBeNull()
    await mixed.letCompanionRemark()
    expect((await screen.look()).standing.remark).toEqual({
      seat: 1,
      text: expect.stringMatching(/^Seat 1 would /) as string,
    })
    expect(mixed.table.position).toBe(0)
    await choose(mixed, rollDie)
    expect((await screen.look()).standing.remark).toBeNull()
    // Among people there is nobody to say it for.
    const room = opened(talked)
    await room.letCompanionRemark()
    expect((await new Screen(room).look()).standing.remark).toBeNull()
  })

  it('lets people take back what a companion is thinking about, and forgets its answer', async () => {
    const room = opened(plain, [{ player: 'human' }, { player: 'greedy' }])
    await room.place().choose(0, wait)
    expect(room.personDecides).toBe(false)
    const thinking = room.letCompanionChoose()
    await room.place().undo()
    expect(await thinking).toBe(false)
    expect(room.table.choices).toEqual([])
    // It can be called while it is under way: there is only one answer.
    await room.place().choose(0, wait)
    await Promise.all([room.letCompanionChoose(), room.letCompanionChoose()])
    expect(room.table.position).toBe(2)
  })

  it('lets people roll real dice for companions', async () => {
    const seats = [{ player: 'greedy' }, { player: 'human' }]
    const room = opened(plain, seats, {}, { dice: 'real' })
    expect(room.personDecides).toBe(false)
    room.follow([rollDie])
    expect(room.table.decision?.ask.kind).toBe('realDie')
    expect(room).toMatchObject({ personDecides: true, answering: [1] })
  })

  it('lets the same companions play the same game after a break', async () => {
    const whole = opened(secret, alone)
    while (await whole.letCompanionChoose());
    const broken = opened(secret, alone)
    for (let n = 0; n < 7; n++) await broken.letCompanionChoose()
    const later = Room.resume(secret, readSave(JSON.stringify(broken.save())), { own: true })
    while (await later.letCompanionChoose());
    expect(later.table.choices).toEqual(whole.table.choices)
  })

  it('refuses an answer that comes too late', async () => {
    const room = opened(plain)
    await room.place().choose(0, wait)
    expect(await refusal(async () => room.place().choose(0, rollDie))).toBe('late-answer')
  })
})

describe('why not', () => {
  it('gives the rules that keep the pieces out, or what is asked instead', async () => {
    const room = opened(secret)
    const hand = (room.table.view(0) as { hand: number[] }).hand
    await choose(room, hand.indexOf(Math.max(...hand)))
    const low = (room.table.view(1) as { hand: number[] }).hand.filter((it) => it < Math.max(...hand))
    expect(await room.place().whyNot([`treasure:${low[0]}`])).toMatchObject({ rules: ['HOA-02'] })
    expect(await room.place().whyNot(['tablecloth'])).toEqual({
      rules: [],
      use: null,
      phase: '',
      prompt: 'Player 2, what now?',
    })
  })
})

describe('what is stored', () => {
  it('can be read back at any moment from the first save and the changes since', async () => {
    const room = opened(plain, people, { keeper: { keep: (change) => void changes.push(change) } })
    const start = room.save()
    const changes: Change[] = []
    for (const act of [wait, wait, 'undo', rollDie, wait, wait, 'undo', 'undo', wait] as const) {
      if (act === 'undo') await room.place().undo()
      else await choose(room, act)
      const text = [start, ...changes].map((part) => `${JSON.stringify(part)}\n`).join('')
      const { states, ...kept } = readKept(text)
      const { states: recent, ...whole } = readSave(JSON.stringify(room.save()))
      expect(kept).toEqual(whole)
      expect(states.slice(-recent.length)).toEqual(recent)
      // A line that is cut off was never acknowledged.
      const cut = changes.slice(0, -1).reduce(savedAfter, start)
      expect(readKept(text.slice(0, -5)).choices).toEqual(cut.choices)
    }
  })

  it('is what happened: a change that cannot be stored did not happen', async () => {
    let full = false
    const keep = (): void => {
      if (full) throw new Refusal('cannot-save', 'The disk is full.')
    }
    const room = opened(plain, people, { keeper: { keep } })
    await choose(room, wait)
    const screen = new Screen(room)
    const before = await screen.look()
    full = true
    expect(await refusal(async () => choose(room, wait))).toBe('cannot-save')
    expect(await refusal(async () => room.place().undo())).toBe('cannot-save')
    expect(await screen.look()).toEqual({ ...before, keep: before.lines.length, lines: [] })
    full = false
    await choose(room, wait)
    expect(room.table.position).toBe(2)
  })

  it('begins with the story of its last rounds, and recalls the rest', async () => {
    const room = opened(secret)
    for (let n = 0; n < 9; n++) await choose(room, 0)
    const later = Room.resume(secret, readSave(JSON.stringify(room.save())), { own: true })
    expect(later.story.linesFor(0).length).toBeLessThan(room.story.linesFor(0).length)
    expect(later.recall()).toBe(true)
    expect(later.story.linesFor(0)).toEqual(room.story.linesFor(0))
    expect(later.story.chapters).toEqual(room.story.chapters)
    expect(later.recall()).toBe(false)
  })
})

describe('other tabs and recordings', () => {
  it('follows another tab through its choices and its undo', async () => {
    const [one, other, third] = [opened(plain), opened(plain), opened(plain)]
    await choose(one, wait)
    await choose(one, rollDie)
    other.follow(one.table.choices)
    expect((await new Screen(other).look()).standing).toEqual((await new Screen(one).look()).standing)
    await choose(third, rollDie)
    third.follow(one.table.choices)
    expect(third.save()).toEqual(one.save())
  })

  it('goes to any position of a recorded game and back', async () => {
    const room = opened(plain)
    while (!room.over) await choose(room, 0)
    const { choices } = room.table
    const recording = Room.replay(plain, room.save())
    const screen = new Screen(recording)
    const end = await screen.look()
    recording.seek(3, choices)
    expect(await screen.look()).toMatchObject({ lines: [], standing: { position: 3 } })
    recording.seek(choices.length, choices)
    const again = await screen.look()
    expect(again.standing).toEqual(end.standing)
    expect(again.keep + again.lines.length).toBe(end.lines.length)
  })
})

/** A game whose word for a seat is what this says. */
function withSeats(seat: Game['words']['seat']): Game {
  return { ...secret, words: { ...secret.words, seat } }
}

describe('names', () => {
  const seats: SeatOf[] = [{ player: 'human', name: 'Flint' }, { player: 'greedy' }, { player: 'human' }]
  const seated = async (game: Game): Promise<Seated[]> => {
    const room = Room.begin({ game, config: readConfig(game, { players: 3 }), seed: 'names', seats })
    expect(room.view(0)).toMatchObject({ called: ['Flint', 'Wren', undefined] })
    return [...(await new Screen(room).look()).standing.seats]
  }

  it('are those that people gave; companions have their own, and say how they play', async () => {
    const numbers = withSeats((seat, view) => (view as Called).called?.[seat] ?? `Player ${seat + 1}`)
    const all = await seated(numbers)
    expect(all.map(({ name }) => name)).toEqual(['Flint', 'Wren', 'Player 3'])
    expect(all.map(({ plays }) => plays)).toEqual([
      '',
      'shrewd: Weighs every option and takes what serves best.',
      '',
    ])
  })

  it('are whom a companion plays, where the game has a word for that', async () => {
    const heroes = withSeats((seat) => ['Corvin Ash', 'Mim Absent', 'Hanna Rudd'][seat])
    expect((await seated(heroes)).map(({ name }) => name)).toEqual(['Flint', 'Mim Absent', 'Hanna Rudd'])
  })
})

describe('a guided game', () => {
  it('asks for one option at each step of the lesson', async () => {
    const guide: Guide | undefined = await secret.guide?.()
    if (!guide) throw new Error('no guide')
    const room = Room.begin(
      { game: secret, config: readConfig(secret, guide.setup), seed: guide.seed, seats: people },
      { guide },
    )
    const screen = new Screen(room)
    for (const step of guide.steps) {
      const { coach } = (await screen.look()).standing
      expect(coach?.say).toBe(step.say)
      await choose(room, coach?.option ?? -1)
    }
    expect((await screen.look()).standing.coach?.option ?? null).toBeNull()
  })
})
