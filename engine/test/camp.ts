import * as z from 'zod'
import {
  choose,
  end,
  eachSeat,
  oneOf,
  ponder,
  roll,
  shaped,
  shuffle,
  someOf,
  spoken,
  tableShape,
  tell,
  turnUp,
  type Ask,
  type Config,
  type Game,
  type Option,
  type Play,
  type Rolled,
  type StateOf,
} from '../index.ts'

/** A very small game for the engine's own tests: wait, roll a die, or turn up a card; ten points end it. */
const shape = z.strictObject({
  ...tableShape,
  active: z.int().min(0).max(2),
  points: z.int().min(0),
  deck: z.array(z.int().min(1).max(6)),
})
export type Camp = StateOf<typeof shape>

interface CampAsk extends Ask {
  kind: 'act'
}
interface Act extends Option {
  verb: 'wait' | 'roll' | 'turnUp' | 'rest'
}

/** Variants of the rules: other points for waiting, one more choice, or another goal. */
export function camp({ version = 1, waiting = 1, canRest = false, goal = 10 } = {}): Game<Config, Camp> {
  return {
    id: 'camp',
    name: 'Camp',
    rulesVersion: version,
    seats: { min: 1, max: 3, usual: 2 },
    setup: {
      weather: oneOf('Weather', ['fair', 'foul'], 'fair'),
      food: someOf('Food', ['bread', 'stew', 'tea']),
      tents: eachSeat('Tents', ['any', 'large', 'small'], 'any'),
    },
    problems: (config) =>
      'weather' in config && config.weather === 'foul' && config.players === 1
        ? [{ rule: 'CAMP-01', text: 'Nobody camps alone in foul weather.' }]
        : [],
    deal: (_, fate) => ({
      fate,
      listener: undefined,
      outcome: null,
      active: 0,
      points: 0,
      deck: shuffle(fate, [1, 2, 3, 4, 5, 6]),
    }),
    *round(t): Play {
      const acts: Act['verb'][] = canRest ? ['rest', 'wait', 'roll'] : ['wait', 'roll']
      if (t.deck.length > 0) acts.push('turnUp')
      const ask: CampAsk = { kind: 'act', seat: t.active }
      const { verb } = yield* ponder(
        ask,
        acts.map((act): Act => ({ verb: act, seat: t.active })),
      )
      tell(t, { type: verb })
      if (verb === 'wait') t.points += waiting
      if (verb === 'roll') t.points += yield* roll(t, t.active, 0)
      if (verb === 'turnUp') t.points += turnUp(t, t.deck)
      if (t.points >= goal) yield* end(t, { result: 'fed', points: t.points })
      const only: Act[] = [{ verb: 'rest', seat: t.active }]
      yield* choose(t, ask, only)
      t.active = (t.active + 1) % 2
    },
    ...shaped<Camp>(shape),
    broken: (t) => (new Set(t.deck).size < t.deck.length ? ['INV-01'] : []),
    view: (t) => ({ active: t.active, points: t.points, cards: t.deck.length }),
    imagine: (t, _, chance) => {
      shuffle(chance, t.deck)
    },
    evaluate: (t) => t.points,
    ...spoken<CampAsk, Act, { type: Act['verb'] } | Rolled, unknown, Camp>({
      asks: { act: { prompt: 'What now?', rules: ['CAMP-01'] } },
      options: {
        wait: { text: 'wait' },
        roll: { text: 'roll' },
        turnUp: { text: 'turnUp' },
        rest: { text: 'rest' },
      },
      events: {
        wait: { text: 'wait.' },
        roll: { text: 'roll.' },
        turnUp: { text: 'turnUp.' },
        rest: { text: 'rest.' },
        rolled: {},
      },
      seat: (seat) => `Camper ${seat + 1}`,
      outcome: () => 'Fed.',
    }),
    texts: () => [],
    guide: async () => ({ setup: {}, seed: '', steps: [] }),
    actors: [],
  }
}

export const wait = 0
export const rollDie = 1
export const turnCard = 2
