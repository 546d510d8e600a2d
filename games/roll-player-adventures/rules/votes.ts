import { anyone, type Play } from '@dicehearth/engine'
import { choose } from './decisions.ts'
import type { AdventureAsk, AdventureOption, Proposal } from './decisions.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/**
 * A decision of the whole party (RPA-079): by talking, so that anybody may say it or, where the table votes, each player
 * names one option in turn, and the option with most votes wins.
 */
export function* partyDecides<O extends AdventureOption>(
  t: Party,
  ask: Proposal,
  options: readonly O[],
): Play<O> {
  if (t.players === 1 || t.voice !== 'each' || options.length === 1)
    return yield* choose(t, { ...ask, seat: anyone, votes: [], tie: false }, options)
  const votes: number[] = []
  const voters = votersOf(t)
  for (const [nth, seat] of voters.entries()) {
    if (isSettled(votes, options.length, voters.length - nth)) break
    votes.push(yield* oneVote(t, { ...ask, seat, votes: votes.slice(), tie: false }, options))
  }
  const tied = leaders(votes, options.length)
  if (tied.length === 1) return options[tied[0]]
  // The storyteller decides between those that share the lead (RPA-080).
  const open = tied.map((nth) => options[nth])
  const seat = t.storyteller % t.players
  const broken = yield* oneVote(t, { ...ask, seat, votes, tie: true }, open)
  return open[broken]
}

/** The place of the option that one voter names. */
function* oneVote<O extends AdventureOption>(
  t: Party,
  ask: AdventureAsk,
  options: readonly O[],
): Play<number> {
  const own: AdventureOption[] = options.map((option) => ({ ...option, seat: ask.seat }))
  const nth = own.indexOf(yield* choose(t, ask, own))
  say(t, { type: 'voted', seat: ask.seat, ask, option: options[nth] })
  return nth
}

/** In seat order, beginning at the storyteller's left (RPA-R28). */
function votersOf(t: Party): number[] {
  return Array.from({ length: t.players }, (_, n) => (t.storyteller + 1 + n) % t.players)
}

/** The votes that are still to come cannot change the result. */
function isSettled(votes: readonly number[], options: number, toCome: number): boolean {
  const [most, next] = tally(votes, options).sort((a, b) => b - a)
  return most > next + toCome
}

function leaders(votes: readonly number[], options: number): number[] {
  const counts = tally(votes, options)
  const most = Math.max(...counts)
  return counts.flatMap((count, nth) => (count === most ? [nth] : []))
}

function tally(votes: readonly number[], options: number): number[] {
  const counts = Array.from({ length: options }, () => 0)
  for (const nth of votes) counts[nth]++
  return counts
}
