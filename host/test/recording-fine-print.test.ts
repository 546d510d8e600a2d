import {
  anyone,
  choose,
  kit,
  newFate,
  ponder,
  readConfig,
  readSave,
  resume,
  roll,
  save,
  Table,
  type Ask,
  type Game,
  type Option,
  type Play,
} from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { camp, rollDie, wait, type Camp } from '../../engine/test/camp.ts'
import {
  isRecording,
  Playback,
  readRecording,
  recordFor,
  recordingOf,
  sharedText,
  type Recording,
} from '../index.ts'

const plain: Game = camp()
const people = [
  { player: 'human', name: 'Anna' },
  { player: 'human', name: 'Ben' },
]
const ask: Ask = { kind: 'act', seat: 0 }
const acts = (...verbs: string[]): Option[] => verbs.map((verb) => ({ verb, seat: 0 }))

function laid(game: Game, ...choices: number[]): Table {
  const table = new Table(game, readConfig(game, {}), 'the-secret-seed')
  for (const choice of choices) table.choose(choice)
  return table
}

/** Two questions in each round, between them whatever this does. */
function twice(between: (t: Camp) => Play): Game {
  return {
    ...plain,
    *round(t): Play {
      yield* ponder(ask, acts('wait', 'roll'))
      yield* between(t as Camp)
      yield* ponder(ask, acts('wait', 'roll'))
    },
  }
}

const shared = (table: Table, chance: string): Recording =>
  recordingOf(table, people, newFate(chance), 'fresh')
const chances = Array.from({ length: 12 }, (_, n) => `chance ${n}`)

describe('what is played on from a shared game', () => {
  it('brings the dice of its round, all of them, and the choices by what they were', () => {
    const game: Game = {
      ...plain,
      *round(t): Play {
        const camper = t as Camp
        for (let n = 0; n < 3; n++) {
          yield* ponder(ask, acts('wait', 'roll'))
          camper.points += yield* roll(t, 0, 0)
        }
      },
    }
    const table = laid(game, rollDie, wait)
    const { since, choices, states } = shared(table, 'dice').save
    expect([since, choices]).toEqual([acts('roll', 'wait'), [rollDie, wait]])
    const again = resume(game, readSave(JSON.stringify(shared(table, 'dice').save)), { own: true }).table
    expect(again.view(anyone)).toEqual(table.view(anyone))
    expect(states).toHaveLength(1)
  })

  it('begins with the round where a hidden card decided what could be chosen', () => {
    const game = twice(function* (t) {
      yield* choose(t, ask, [{ verb: `take ${t.deck.at(-1)}`, seat: 0 }, ...acts('rest')])
    })
    const table = laid(game, wait, 0)
    const lengths = chances.map((chance) => shared(table, chance).save.since.length)
    // With the same card on top by chance it goes on from the question.
    expect(new Set(lengths)).toEqual(new Set([0, 2]))
  })

  it('begins with the round where a hidden card decided how many dice were rolled, so that none of them come again', () => {
    const game = twice(function* (t) {
      if ((t.deck.at(-1) ?? 0) % 2 === 0) yield* roll(t, 0, 0)
    })
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = new Table(game, readConfig(game, {}), seed)
      table.choose(wait)
      const rolled = ((table.state as Camp).deck.at(-1) ?? 0) % 2 === 0
      for (const chance of chances) {
        const { since, states } = shared(table, chance).save
        const rolls = ((states[0].state as Camp).deck.at(-1) ?? 0) % 2 === 0
        // A die that was thrown and not used there would be the next one, and everybody has seen it.
        expect(since).toHaveLength(rolled && !rolls ? 0 : 1)
      }
    }
  })

  it('is a whole game once that is over, with its seed but without what is found by replaying it', () => {
    const table = laid(plain)
    const text = sharedText(table, people)
    expect([isRecording(text), readRecording(text).seats]).toEqual([true, people])
    expect(text).not.toContain('the-secret-seed')
    expect(sharedText(table, people)).not.toBe(text)
    expect(recordFor(table, people)).toMatchObject({ seats: people, proven: false, marks: [], digest: '' })
    expect(recordFor(table, people).seed).not.toBe(table.seed)
    while (table.decision) table.choose(0)
    const over = JSON.parse(sharedText(table, people)) as Record<string, unknown>
    expect(isRecording(sharedText(table, people))).toBe(false)
    expect(over).toMatchObject({ seats: people, seed: 'the-secret-seed', choices: table.choices, marks: [] })
    expect([over.states, over.since]).toEqual([undefined, undefined])
    expect(recordFor(table, people)).toEqual(save(table, people))
  })
})

describe('what is seen of a shared game', () => {
  it('is only how it stands if its choices could not be made today', () => {
    const { table } = resume(
      plain,
      { ...save(laid(plain, wait, wait, rollDie)), choices: [9, 9, 9] },
      { own: true },
    )
    expect(shared(table, 'today').frames).toHaveLength(1)
  })

  it('is told by what has changed since the frame before', () => {
    const { frames } = shared(laid(plain, wait, wait), 'small')
    expect(frames).toHaveLength(3)
    expect(JSON.stringify(frames[1].view).length).toBeLessThan(JSON.stringify(frames[0].view).length)
  })

  it('is looked at like a table at which nobody answers', () => {
    const chaptered: Game = { ...plain, opens: ({ type }) => type === 'wait' }
    const playback = new Playback(chaptered, shared(laid(chaptered, wait, rollDie), 'look'))
    expect(playback.chapters).toEqual([{ position: 1, text: 'wait.' }])
    const { standing, lines, scenes, keep } = playback.at(1)
    expect(standing).toMatchObject({
      viewer: anyone,
      secret: false,
      canRedo: false,
      undoStop: null,
      question: { position: 1, prompt: 'What now?', options: [], choices: [], yours: false, advice: false },
    })
    expect(standing.question?.seats).toEqual([standing.question?.ask.seat])
    expect([lines.map(({ text }) => text), scenes, keep]).toEqual([['wait.'], [], 0])
    expect(playback.at(2).standing.question?.position).toBe(2)
  })

  it('is printed as the box of its table has it', () => {
    const box = { cards: 3 }
    const boxed: Game = { ...plain, kit: () => box }
    const recording = shared(laid(boxed, wait), 'box')
    for (const position of [0, 1])
      expect(Reflect.get(new Playback(boxed, recording).at(position).standing.view as object, kit)).toBe(box)
    expect(Reflect.has(new Playback(plain, recording).at(1).standing.view as object, kit)).toBe(false)
  })

  it.each<[string, (recording: Recording) => object]>([
    [
      'dice that are none',
      (it) => ({ ...it, frames: [{ ...it.frames[0], lines: [{ ...line, dice: [7] }] }] }),
    ],
    [
      'dice of nothing',
      (it) => ({ ...it, frames: [{ ...it.frames[0], lines: [{ ...line, dice: [null] }] }] }),
    ],
    ['no frame', (it) => ({ ...it, frames: [] })],
    ['another table at its end', (it) => ({ ...it, frames: [...it.frames, { ask, lines: [], view: [[]] }] })],
  ])('is refused with %s', (_, damage) => {
    const careful: Game = { ...plain, words: { ...plain.words, dangers: (view) => [...pointsIn(view)] } }
    const text = JSON.stringify(damage(shared(laid(careful, wait), 'damage')))
    expect(() => new Playback(careful, readRecording(text))).toThrow(
      expect.objectContaining({ code: 'bad-recording' }),
    )
  })
})

const line = { text: 'wait.', pieces: [], opens: false, dice: [], danger: false, digest: false }

/** Works for views of the game alone. */
function pointsIn(view: unknown): string[] {
  return [(view as { points: number }).points.toFixed()]
}
