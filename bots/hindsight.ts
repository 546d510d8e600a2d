import { newFate, type Table } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { answerOf } from './mind.ts'
import { optionsOf, positionOf } from './position.ts'
import { Futures, helps, search } from './search.ts'

/** An answer that would have been better, and how much likelier it would have made a win. */
export interface Hindsight {
  option: number
  gain: number
}

/** Games that look for a better answer, and how many compare it with the one that was given. */
const playouts = 32
const games = 16
/** By how many standard errors it must be better there. */
const clear = 2
/** Over so many imagined tables the chance to win is averaged. */
const worlds = 8

/** How likely a seat is to win at the open question or at the end, as far as it can know. */
export function chanceToWin(table: Table, seat: number): number | null {
  const ahead = table.game.mind?.ahead
  if (!ahead) return null
  const position = positionOf(table, seat)
  if (!position) return ahead.worth(table.state, seat)
  const chance = seen(table)
  let sum = 0
  for (let n = 0; n < worlds; n++) sum += ahead.worth(position.imagined(chanceAt(chance, n)).state, seat)
  return sum / worlds
}

/** What would have been better than an answer to the open question; null if nothing clearly would. */
export function hindsight(table: Table, seat: number, given: number): Hindsight | null {
  const position = positionOf(table, seat)
  const ahead = table.game.mind?.ahead
  if (!position || !ahead || position.decision.ask.kind === 'realDie') return null
  if (!helps(ahead, position, seen(table))) return null
  const own = optionsOf(position.decision.options, seat)
  if (own.length < 2 || !own.includes(given)) return null
  const { option } = answerOf(search({ playouts })(position, own, seen(table)))
  if (option === given) return null
  // Not on the futures by which it was found.
  const fresh = new Futures(position, ahead, chanceAt(seen(table), worlds), [given, option])
  for (let n = 0; n < games; n++) for (const _ of fresh.play([given, option]));
  const gain = fresh.gain(option, given)
  return gain > 0 && fresh.lead(option, given, 0) >= clear ? { option, gain } : null
}

function seen(table: Table): ReturnType<typeof newFate> {
  return chanceAt(newFate(`${table.companionSeed} hindsight`), table.position)
}
