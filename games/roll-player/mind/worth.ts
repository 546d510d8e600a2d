import { likelihood, type Sign } from '@dicehearth/engine'
import { soloRanks } from '../content/prices.ts'
import { isSolo } from '../rules/heroes.ts'
import type { RollPlayer, Seat } from '../rules/state.ts'
import { evaluate, expected, roundsLeft, totalOf } from './evaluate.ts'

/** How likely a seat is to come first; alone, how much of the way to the highest title it will have gone. */
export function worth(t: RollPlayer, seat: Seat): number {
  if (isSolo(t)) return Math.max(0, Math.min(1, evaluate(t, seat) / soloRanks[0][1]))
  if (!t.outcome) return likelihood(says, signs(t, seat))
  const firsts = t.outcome.seats?.filter(({ place }) => place === 1) ?? []
  return firsts.some((it) => it.seat === seat) ? 1 / firsts.length : 0
}

/** Moves on with every round, and before its Market. */
export function clock(t: RollPlayer): number {
  return t.doubles + t.singles
}

/** What speaks for coming first and against it: the stars to expect beside those of the strongest rival. */
export function signs(t: RollPlayer, seat: Seat): number[] {
  // While they are still chosen, nobody is ahead.
  if (t.heroes.some((hero) => hero.class === null))
    return [Math.log(Math.max(1, t.heroes.length - 1)), 0, 0, 0, 0, 0]
  const mine = expected(t, seat)
  const others = t.heroes.flatMap((_, other) => (other === seat ? [] : [expected(t, other)]))
  const all = others.map((it) => totalOf(it))
  const rival = others[all.indexOf(Math.max(...all))] ?? nothing
  // The more rounds are left, the more may still change.
  const settled = 1 / Math.sqrt(1 + roundsLeft(t, seat))
  return [
    Math.log(Math.max(1, t.heroes.length - 1)),
    (settled * (mine.sheet - rival.sheet)) / 4,
    (settled * (mine.alignment - rival.alignment)) / 4,
    (settled * (mine.cards - rival.cards)) / 4,
    (settled * (mine.purse - rival.purse)) / 4,
    (settled * (mine.battle - rival.battle)) / 4,
  ]
}

const nothing = { sheet: 0, alignment: 0, cards: 0, purse: 0, battle: 0 }

export const says: readonly Sign[] = [
  [-0.627],
  [2.5, 'goals, colours and patterns come out better', 'goals, colours and patterns come out worse'],
  [1.97, 'the alignment fits better', 'the alignment fits worse'],
  [2.54, 'the cards score more', 'the cards score less'],
  [2.2, 'there is more Gold and XP to use', 'there is less Gold and XP to use'],
  [3.12, 'more stars are won against the Monster', 'fewer stars are won against the Monster'],
]
