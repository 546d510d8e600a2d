import * as z from 'zod'
import {
  anyone,
  end,
  look,
  ponder,
  rollSecretly,
  shaped,
  spoken,
  tableShape,
  tell,
  throwDie,
  type Ask,
  type Config,
  type EngineEvent,
  type Game,
  type Option,
  type Play,
  type RealDie,
  type RolledSecretly,
  type Shows,
  type StateOf,
} from '../index.ts'

/**
 * A small game for the engine's tests in which dice are rolled in secret. In turn everybody shakes a cup and looks under
 * it (CUP-01), then leaves the die as it is or turns it over (CUP-02). In the end all cups are lifted (CUP-03).
 */
export const cupRules = ['CUP-01', 'CUP-02', 'CUP-03']

const shape = z.strictObject({
  ...tableShape,
  players: z.int().min(2).max(4),
  turn: z.int().min(0),
  /** What lies under the cup of each seat; 0 before it is shaken for the first time. */
  dice: z.array(z.int().min(0).max(6)),
  lifted: z.boolean(),
})
export type Cups = StateOf<typeof shape>

const lastTurn = 12

/** Names the die, which only the seat being asked has seen. */
interface TurnOver extends Ask {
  kind: 'turnOver'
  face: number | null
}
type CupAsk = TurnOver | RealDie

interface Answer extends Option {
  verb: 'leave' | 'turn'
}
type CupOption = Answer | Shows

type CupEvent =
  | EngineEvent<CupAsk, CupOption>
  | RolledSecretly
  | { type: 'settled'; seat: number; face: number | null }
  | { type: 'lifted'; dice: readonly number[] }

interface CupView {
  seat: number
  turn: number
  dice: readonly (number | null)[]
  lifted: boolean
}

function* round(t: Cups): Play {
  const seat = t.turn % t.players
  t.turn++
  yield* rollSecretly(t, seat, [seat], t.dice)
  const ask: TurnOver = { kind: 'turnOver', seat, face: t.dice[seat] }
  const { verb } = yield* ponder<Answer>(ask, [
    { verb: 'leave', seat },
    { verb: 'turn', seat },
  ])
  if (verb === 'turn') t.dice[seat] = 7 - t.dice[seat]
  tell<CupEvent>(t, { type: 'settled', seat, face: t.dice[seat] })
  if (t.turn < lastTurn) return
  look(t)
  t.lifted = true
  tell<CupEvent>(t, { type: 'lifted', dice: t.dice.slice() })
  yield* end(t, { result: 'lifted', most: Math.max(...t.dice) })
}

/** What hides the dice; the battery must notice when one of them is missing. */
export type Hiding = 'hears' | 'overhears' | 'secrets'

export function cups(without?: Hiding): Game<Config, Cups, CupAsk, CupOption, CupEvent, CupView> {
  return {
    id: 'cups',
    name: 'Cups',
    rulesVersion: 1,
    seats: { min: 2, max: 4, usual: 2 },
    setup: {},
    problems: () => [],
    deal: ({ players }, fate) => ({
      fate,
      outcome: null,
      listener: undefined,
      players,
      turn: 0,
      dice: Array.from({ length: players }, () => 0),
      lifted: false,
    }),
    round,
    ...shaped<Cups>(shape),
    broken: (t) => (t.dice.length === t.players ? [] : ['INV-01']),
    view: ({ turn, dice, lifted }, seat) => ({
      seat,
      turn,
      dice: dice.map((face, owner) => (lifted || owner === seat || face === 0 ? face : null)),
      lifted,
    }),
    imagine: (t, seat, chance) => {
      if (t.lifted) return
      for (const [owner, face] of t.dice.entries())
        if (owner !== seat && face > 0) t.dice[owner] = throwDie(chance, 6)
    },
    ...(without !== 'hears' && {
      hears: (event, seat) =>
        event.type === 'settled' && event.seat !== seat ? { ...event, face: null } : event,
    }),
    ...(without !== 'overhears' && {
      overhears: (ask) => (ask.kind === 'turnOver' ? { ...ask, face: null } : ask),
    }),
    ...(without !== 'secrets' && {
      secrets: ({ seat, dice, lifted }) =>
        lifted || seat === anyone || dice[seat] === 0 ? [] : [`under cup ${seat}: ${dice[seat]}`],
    }),
    evaluate: (t, seat) => t.dice[seat],
    ...spoken<CupAsk, CupOption, CupEvent, CupView, Cups>({
      asks: {
        turnOver: {
          prompt: ({ face }) => (face === null ? 'Is it turned over?' : `It shows ${face}. Turn it over?`),
          rules: ['CUP-02'],
        },
        realDie: { prompt: 'What does it show?', rules: ['CUP-01'] },
      },
      options: { leave: { text: 'Leave it' }, turn: { text: 'Turn it over' } },
      events: {
        rolled: {},
        rerolled: {},
        rolledSecretly: {
          text: ({ faces }) => (faces ? `There is a ${faces.join()} under your cup.` : 'A cup is shaken.'),
        },
        settled: { text: ({ face }) => (face === null ? 'The cup stays down.' : `You settle for ${face}.`) },
        lifted: { text: ({ dice }) => `The cups are lifted: ${dice.join(', ')}.` },
      },
      seat: (seat) => `Player ${seat + 1}`,
      outcome: () => 'All cups are lifted.',
    }),
    texts: () => [],
    guide: async () => ({
      setup: {},
      seed: 'guide',
      steps: Array.from({ length: 11 }, () => ({ say: 'Leave it.', take: { verb: 'leave' as const } })),
    }),
    actors: [],
  }
}
