import { deal, newFate, readConfig, shuffle, Table, type Game, type TableState } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { cups, type Cups } from '../../engine/test/cups.ts'
import { beforeAll, expect, it } from 'vitest'
import {
  answerAtEase,
  companion,
  companionKinds,
  isCompanion,
  playOut,
  thinker,
  whoAnswers,
  type CompanionKind,
} from '../index.ts'

let game: Game

beforeAll(async () => {
  const loaded = await loadGame('roll-for-adventure')
  if (!loaded) throw new Error('no game')
  game = loaded
})

function table(seed: string, given: Record<string, unknown> = {}): Table {
  return new Table(game, readConfig(game, { players: 2, ...given }), seed)
}

function played(kind: CompanionKind, seed: string): Table {
  const it = table(seed)
  playOut(it, [companion(kind, `${seed} 0`), companion(kind, `${seed} 1`)])
  return it
}

it.each(['random', 'greedy', 'quick'] as const)('%s plays the same game again from the same seed', (kind) => {
  const [first, second] = [played(kind, 'again'), played(kind, 'again')]
  expect(first.state.outcome).not.toBe(null)
  expect(second.choices).toEqual(first.choices)
  expect(played(kind, 'another').choices).not.toEqual(first.choices)
})

it.each(companionKinds)('%s answers the same again, with pauses or without', async (kind) => {
  const [one, other] = [table('pauses'), table('pauses')]
  for (let n = 0; n < 4; n++) {
    const seat = whoAnswers(one, () => false)
    one.choose(companion(kind, 'pauses')(one, seat))
    const { option } = await answerAtEase(thinker(kind, 'pauses')(other, seat))
    other.choose(option)
  }
  expect(other.choices).toEqual(one.choices)
})

it('a mind that is stopped gives the best answer so far', async () => {
  const it = table('stopped')
  const { option } = await answerAtEase(
    thinker('wise', 'stopped')(
      it,
      whoAnswers(it, () => false),
    ),
    AbortSignal.abort(),
  )
  expect(it.decision?.options[option]).toBeDefined()
  expect(it.position).toBe(0)
})

function stones(kind: 'random' | 'greedy'): number {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  return seeds.reduce((sum, seed) => sum + Number(played(kind, seed).state.outcome?.stones), 0)
}

it('greedy wins far more stones than random play', () => {
  expect(stones('greedy')).toBeGreaterThan(stones('random') + 6)
})

it('greedy leaves the table as it was', () => {
  const it = table('still')
  const before = JSON.stringify(it.state)
  companion('greedy', '')(it, 0)
  expect(JSON.stringify(it.state)).toBe(before)
  expect(it.position).toBe(0)
})

interface WithDeck extends TableState {
  deck: string[]
}

it('greedy decides the same whatever is face down and whatever the dice will show', () => {
  const config = readConfig(game, { players: 2, heroes: ['coinsinger', 'wayfinder'], first: '1' })
  const choices = ['one', 'two', 'three'].map((hidden) => {
    const start = deal(game, config, 'same') as WithDeck
    // The first roll is scripted; everything after it differs.
    start.fate = { ...newFate(hidden), script: [1, 3, 3, 5, 6, 6, 2] }
    shuffle(newFate(hidden), start.deck)
    return companion('greedy', '')(new Table(game, config, 'same', { start }), 0)
  })
  expect(new Set(choices).size).toBe(1)
})

it('greedy uses an ability for its consequences', () => {
  const config = readConfig(game, {
    players: 2,
    heroes: ['adventurer', 'fighter'],
    first: '1',
    script: [2, 2, 2, 3, 5, 6, 1],
  })
  const it = new Table(game, config, 'turn')
  const option = it.decision?.options[companion('greedy', '')(it, 0)]
  // Three 2s and a turned fourth break a barrier at once: all four dice come back.
  expect(option).toMatchObject({ verb: 'turn', face: 2 })
})

it('leaves real dice to chance', () => {
  const config = readConfig(game, { dice: 'real' })
  const faces = new Set<number>()
  for (let n = 0; n < 12; n++)
    faces.add(companion('greedy', `real ${n}`)(new Table(game, config, `real ${n}`), 0))
  expect(faces.size).toBeGreaterThan(3)
})

it('lets a person answer before any companion', () => {
  const it = table('who', { first: '2' })
  expect(whoAnswers(it, () => false)).toBe(1)
  expect(whoAnswers(it, (seat) => seat === 1)).toBe(1)
  expect(isCompanion('human')).toBe(false)
})

it('greedy averages over hidden dice even when nothing is rolled before the round is over', () => {
  // The turned die ends the round: no chance is used, but what lies under the other cup decides what it is worth.
  const others = new Map<number, number[]>()
  const hidden: Game = {
    ...cups(),
    evaluate: (state, seat) => {
      const { dice } = state as Cups
      others.set(dice[seat], [...(others.get(dice[seat]) ?? []), dice[1 - seat]])
      return dice[seat] > dice[1 - seat] ? 1 : 0
    },
  }
  const it = new Table(hidden, readConfig(hidden, {}), 'cups')
  it.choose(0)
  companion('greedy', '')(it, 1)
  const [left = [], turned = []] = others.values()
  expect(left).toHaveLength(4)
  expect(new Set(left).size).toBeGreaterThan(1)
  expect(turned).toEqual(left)
})
