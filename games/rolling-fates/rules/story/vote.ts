import { anyone, type Play } from '@dicehearth/engine'
import { askBeside } from '../beside.ts'
import type { FatesOption, GroupAsk } from '../decisions.ts'
import { tell } from '../events.ts'
import { isDigital, pageOf, seats, type Fates, type Seat } from '../state.ts'

/**
 * Asks the addressed Character's player, or the group (RF-R65). The list is made for a seat; its order is that of the
 * votes. Gives the option that is decided upon, or null while the question is open.
 */
export function* decideBy<O extends FatesOption>(
  t: Fates,
  ask: GroupAsk,
  list: (seat: Seat) => readonly O[],
): Play<O | null> {
  if (votes(t)) return yield* vote(t, ask, list)
  // An addressed Character's player decides alone; without votes whoever answers first decides for all.
  return yield* askBeside(t, ask, list(ask.seat))
}

/** Whether the group votes now. A physical table talks it over. */
export function votes(t: Fates): boolean {
  return t.options.votes && t.chosen < 0 && isDigital(t)
}

/** One vote. Every seat votes once; more than half decide, and if nobody has that, the leader's vote does. */
function* vote<O extends FatesOption>(
  t: Fates,
  ask: GroupAsk,
  list: (seat: Seat) => readonly O[],
): Play<O | null> {
  if (t.votes.length === 0) t.votes = seats(t).map(() => -1)
  const open = seats(t).filter((seat) => t.votes[seat] < 0)
  const ballots = open.map(list)
  const seat = open.length === 1 ? open[0] : anyone
  const choice = yield* askBeside(t, { ...ask, seat }, ballots.flat())
  if (!choice) return null
  const option = ballots[open.indexOf(choice.seat)].indexOf(choice)
  t.votes[choice.seat] = option
  tell(t, { type: 'voted', seat: choice.seat, option })
  const decided = outcomeOf(t)
  if (decided < 0) return null
  t.votes = []
  return list(t.leader)[decided]
}

/** The option that is decided upon; -1 while it is open. */
function outcomeOf({ votes: cast, leader }: Fates): number {
  const most = cast.find((it) => cast.filter((other) => other === it).length * 2 > cast.length)
  if (most !== undefined) return most
  return cast.includes(-1) ? -1 : cast[leader]
}

/** The leader moves one seat after each group decision of a story. */
export function passLeadership(t: Fates): void {
  if (pageOf(t).by === 'group') t.leader = (t.leader + 1) % t.heroes.length
}
