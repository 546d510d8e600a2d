import { anyone, type Play } from '@dicehearth/engine'
import { track, trackOptions } from './companion/tracked.ts'
import {
  ponder,
  type ContinueAsk,
  type FatesAsk,
  type FatesOption,
  type GameOver,
  type GoOn,
  type OfferCard,
  type Track,
} from './decisions.ts'
import { askToGiveUp, gameOverOptions } from './losing.ts'
import { isDigital, type Fates, type Step } from './state.ts'
import { trade, tradeOptions } from './trade.ts'

/** What may be done beside a pending decision. */
type Beside = OfferCard | Track | GameOver

/**
 * Asks a question beside which cards may be traded (RF-R59) or, at a physical table, dials set and the game ended
 * (RF-R83, RF-R84). Gives null if one of these was done: the question is still open.
 */
export function* askBeside<O extends FatesOption>(
  t: Fates,
  ask: FatesAsk,
  options: readonly O[],
): Play<O | null> {
  const choice = yield* ponder<O | Beside>(ask, [...options, ...besideOptions(t)])
  if (!isBeside(choice)) return choice
  t.inputs++
  yield* doBeside(t, choice)
  return null
}

function besideOptions(t: Fates): Beside[] {
  return isDigital(t) ? tradeOptions(t) : [...trackOptions(t), ...gameOverOptions(t)]
}

function isBeside(choice: FatesOption): choice is Beside {
  return choice.verb === 'offerCard' || choice.verb === 'track' || choice.verb === 'gameOver'
}

function* doBeside(t: Fates, choice: Beside): Play {
  switch (choice.verb) {
    case 'offerCard':
      return yield* trade(t, choice.seat, choice.card)
    case 'track':
      return yield* track(t, choice.hero)
    case 'gameOver':
      return yield* askToGiveUp(t, 'gameOver')
  }
}

/** Something is to be read or seen: the game goes on with a step when somebody says so (DEC-04). */
export function pause(t: Fates, after: ContinueAsk['after'], then: Step): void {
  t.after = after
  t.then = then
  t.step = 'pause'
}

export function* goOn(t: Fates): Play {
  const ask = { kind: 'continue', seat: anyone, after: t.after } as const
  const choice = yield* askBeside<GoOn>(t, ask, [{ verb: 'goOn', seat: anyone }])
  if (choice) t.step = t.then
}
