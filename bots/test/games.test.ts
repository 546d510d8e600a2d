import {
  anyone,
  deal,
  likelihood,
  newFate,
  pick,
  readConfig,
  Run,
  Table,
  type Game,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { mindOf } from '../companion.ts'
import {
  advise,
  companion,
  insider,
  kindsFor,
  playOut,
  quickly,
  thinker,
  usualKind,
  whoAnswers,
} from '../index.ts'
import { answerOf } from '../mind.ts'
import { positionOf } from '../position.ts'

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

async function tableOf(game: Game, given: Record<string, unknown>, seed: string): Promise<Table> {
  const config = readConfig(game, given)
  await game.ready?.(config)
  return new Table(game, config, seed)
}

it.each(gameIds)('the usual companion of %s is one that it offers, and answers at any table', async (id) => {
  const game = await gameOf(id)
  const kind = usualKind(game)
  expect(kindsFor(game)).toContain(kind)
  const table = await tableOf(game, {}, 'usual')
  for (let n = 0; n < 12 && table.decision; n++) {
    const seat = whoAnswers(table, () => false)
    table.choose(companion(kind, `usual ${seat}`)(table, seat))
  }
  expect(table.position).toBe(12)
})

it.each(gameIds)(
  'the worth of %s is a chance, follows from its signs, and is exact at the end',
  async (id) => {
    const game = await gameOf(id)
    const ahead = game.mind?.ahead
    if (!ahead) return
    const { players } = readConfig(game, {})
    const run = Run.from(game, deal(game, readConfig(game, {}), 'worth'), [])
    const chance = newFate('worth')
    let before = ahead.clock(run.state)
    while (run.decision) {
      run.choose(quickly(run, run.decision, chance))
      expect(ahead.clock(run.state)).toBeGreaterThanOrEqual(before)
      before = ahead.clock(run.state)
      const worths = Array.from({ length: players }, (_, seat) => ahead.worth(run.state, seat))
      for (const worth of worths) expect(worth >= 0 && worth <= 1).toBe(true)
      if (run.decision) {
        expect(ahead.signs(run.state, 0)).toHaveLength(ahead.says.length)
        expect(worths[0]).toBeCloseTo(likelihood(ahead.says, ahead.signs(run.state, 0)))
      } else if (game.rivals) expect(worths.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1)
      else if (ahead.wins === undefined)
        expect(new Set(worths)).toEqual(new Set([Number(run.state.outcome?.result === 'won')]))
    }
  },
)

it('the worth of Roll Player Adventures is in the end the share of its checks and combats that were won', async () => {
  const game = await gameOf('roll-player-adventures')
  const config = readConfig(game, { players: 2 })
  await game.ready?.(config)
  const won: boolean[] = []
  const table = new Table(game, config, 'trials', {
    listener: (event) => {
      if ('won' in event) won.push(event.won === true)
    },
  })
  playOut(table, [companion('quick', 'trials 0'), companion('quick', 'trials 1')])
  expect(won.length).toBeGreaterThan(3)
  expect(game.mind?.ahead?.worth(table.state, 0)).toBeCloseTo(won.filter((it) => it).length / won.length)
})

it('thoughtful companions of Roll Player Adventures play ahead in a check or combat, and nowhere else', async () => {
  const game = await gameOf('roll-player-adventures')
  const table = await tableOf(game, { players: 2 }, 'story')
  let [weighed, followed] = [0, 0]
  while (weighed < 3 && table.decision) {
    const seat = whoAnswers(table, () => false)
    const { trial } = table.state as unknown as { trial: unknown }
    const answer = answerOf(thinker('thoughtful', `story ${seat}`)(table, seat))
    if (table.decision.options.length > 1 && trial === null) {
      followed++
      expect(answer.weighed).toEqual([])
    } else if (answer.weighed.length > 1) weighed++
    table.choose(companion('quick', `story ${seat}`)(table, seat))
  }
  expect(weighed).toBeGreaterThan(0)
  expect(followed).toBeGreaterThan(0)
})

describe('options that only take back', () => {
  it.each(['quick', 'thoughtful'] as const)(
    'are nothing to a %s companion as long as there is another',
    async (kind) => {
      const game = await gameOf('roll-player-adventures')
      // Its quick player would always take back.
      const back: Game = {
        ...game,
        mind: {
          ...game.mind,
          quick: {
            answer: (_, { options }) =>
              Math.max(
                0,
                options.findIndex(({ verb }) => verb === 'back'),
              ),
          },
        },
      }
      const table = await tableOf(game, { players: 2, voice: 'each' }, 'back')
      const chance = newFate('back')
      while (table.decision && !asksForPay(table)) table.choose(pick(chance, table.decision.options.length))
      expect(asksForPay(table)).toBe(true)
      const seat = whoAnswers(table, () => false)
      const position = positionOf(
        { game: back, decision: table.decision, fork: (how) => table.fork(how) },
        seat,
      )
      if (!position) throw new Error('nothing is asked')
      const { option } = answerOf(mindOf(kind)(position, newFate('back')))
      expect(position.decision.options[option].verb).not.toBe('back')
    },
  )
})

function asksForPay({ decision }: Table): boolean {
  return decision?.ask.kind === 'pay' && decision.options.some(({ verb }) => verb === 'back')
}

it.each(gameIds)('advice in %s names options of the question, the best first, and takes none', async (id) => {
  const game = await gameOf(id)
  const table = await tableOf(game, {}, 'advice')
  while ((table.decision?.options.length ?? 0) < 3) {
    const seat = whoAnswers(table, () => false)
    table.choose(companion('quick', `advice ${seat}`)(table, seat))
  }
  const { position } = table
  const seat = whoAnswers(table, () => false)
  const advice = await advise(table, seat, AbortSignal.timeout(100))
  expect(table.position).toBe(position)
  expect(advice?.position).toBe(position)
  const counsels = advice?.counsels ?? []
  expect(counsels.length).toBeGreaterThan(0)
  expect(new Set(counsels.map(({ option }) => option)).size).toBe(counsels.length)
  for (const { option, chance, why } of counsels) {
    expect(table.decision?.options[option]?.seat).toBeOneOf([seat, anyone])
    expect(chance === null).toBe(game.mind?.ahead === undefined || advice?.games === 0)
    expect(why).not.toMatch(/[.]$/)
  }
})

describe('quick companions', () => {
  it('of Rolling Fates win most games of the first adventure, where greedy ones lose most', async () => {
    const game = await gameOf('rolling-fates')
    let won = 0
    for (let n = 0; n < 8; n++) {
      const table = await tableOf(game, { adventure: 'V1', players: 2 }, `first ${n}`)
      playOut(table, [companion('quick', `${n} 0`), companion('quick', `${n} 1`)])
      won += Number(table.state.outcome?.result === 'won')
    }
    expect(won).toBeGreaterThanOrEqual(5)
  })

  it('of Rolling Fates give up a riddle whose answer has to be spelled: they cannot know it', async () => {
    const game = await gameOf('rolling-fates')
    const table = await tableOf(game, { adventure: 'V5', players: 2 }, 'riddle')
    const play = insider('riddle')
    while (table.decision && table.decision.ask.kind !== 'spell')
      table.choose(
        play(
          table,
          whoAnswers(table, () => false),
        ),
      )
    const { options } = table.decision ?? { options: [] }
    expect(options.length).toBeGreaterThan(20)
    expect(options[companion('quick', 'riddle')(table, 0)]).toMatchObject({ verb: 'giveUp' })
  })

  it('of Rolling Fates come to an end beside real dice and cards', async () => {
    const game = await gameOf('rolling-fates')
    const table = await tableOf(game, { adventure: 'V1', players: 1, mode: 'companion' }, 'beside')
    playOut(table, [companion('quick', 'beside')])
    expect(table.state.outcome).not.toBeNull()
  })

  it('of Roll Player Adventures end every adventure of a campaign within 2,500 decisions, and spend their gold', async () => {
    const game = await gameOf('roll-player-adventures')
    let party: unknown = []
    for (let done = 0; done < 11; done++) {
      const table = await tableOf(game, { players: 2, party }, `campaign ${done}`)
      playOut(table, [companion('quick', `${done} 0`), companion('quick', `${done} 1`)])
      expect(table.position).toBeLessThan(2500)
      const { journal } = table.state as unknown as { journal: { gold: number } }
      expect(journal.gold).toBeLessThan(20)
      party = JSON.parse(JSON.stringify(game.handsOn?.(table.state)))
    }
  })
})
