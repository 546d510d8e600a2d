import {
  choose,
  copyFate,
  end,
  eachSeat,
  oneOf,
  ponder,
  roll,
  shuffle,
  someOf,
  tell,
  turnUp,
  type Ask,
  type Config,
  type Game,
  type Option,
  type Play,
  type TableState,
} from '../index.ts'

/** A very small game for the engine's own tests: wait, roll a die, or turn up a card; ten points end it. */
export interface Camp extends TableState {
  active: number
  points: number
  deck: number[]
}

interface Act extends Option {
  verb: 'wait' | 'roll' | 'turnUp' | 'rest'
}

/** Later rules of the camp may give other points for waiting, or another choice. */
export function camp({ version = 1, waiting = 1, canRest = false } = {}): Game<Config, Camp> {
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
      told: undefined,
      outcome: null,
      active: 0,
      points: 0,
      deck: shuffle(fate, [1, 2, 3, 4, 5, 6]),
    }),
    *round(t): Play {
      const acts: Act['verb'][] = canRest ? ['rest', 'wait', 'roll'] : ['wait', 'roll']
      if (t.deck.length > 0) acts.push('turnUp')
      const ask: Ask = { kind: 'act', seat: t.active }
      const { verb } = yield* ponder(
        ask,
        acts.map((act): Act => ({ verb: act, seat: t.active })),
      )
      tell(t, { type: verb })
      if (verb === 'wait') t.points += waiting
      if (verb === 'roll') t.points += yield* roll(t, t.active, 0)
      if (verb === 'turnUp') t.points += turnUp(t, t.deck)
      if (t.points >= 10) yield* end(t, { result: 'fed', points: t.points })
      const only: Act[] = [{ verb: 'rest', seat: t.active }]
      yield* choose(t, ask, only)
      t.active = (t.active + 1) % 2
    },
    copy: (t) => ({
      fate: copyFate(t.fate),
      told: undefined,
      outcome: t.outcome,
      active: t.active,
      points: t.points,
      deck: t.deck.slice(),
    }),
    view: (t) => ({ active: t.active, points: t.points, cards: t.deck.length }),
    imagine: (t, _, chance) => {
      shuffle(chance, t.deck)
    },
    evaluate: (t) => t.points,
    words: {
      prompt: () => 'What now?',
      option: (option) => option.verb,
      group: () => null,
      event: (event) => `${event.type}.`,
      rules: () => ['CAMP-01'],
      seat: (seat) => `Camper ${seat + 1}`,
      outcome: () => 'Fed.',
    },
    touches: () => [],
    whyNot: () => null,
    guide: async () => ({ setup: {}, seed: '', steps: [] }),
    actors: [],
    acted: () => [],
  }
}

export const wait = 0
export const rollDie = 1
export const turnCard = 2
