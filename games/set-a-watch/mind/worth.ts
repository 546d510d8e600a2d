import { likelihood, type Sign } from '@dicehearth/engine'
import { difficulties, lastRound, restsEach } from '../content/camp.ts'
import { isSummon, none } from '../rules/lookups.ts'
import type { Watch } from '../rules/state.ts'
import { night } from './night.ts'
import { power } from './power.ts'
import { isUnhallowed } from './threat.ts'

/** How likely the company is to last until the morning of the last night. */
export function worth(t: Watch): number {
  return t.outcome ? Number(t.outcome.result === 'won') : likelihood(says, signs(t))
}

/** Moves on when the night is over; it counts for two, because nobody sees beyond the next one. */
export function clock(t: Watch): number {
  return 2 * t.round
}

/** What speaks for victory and against it. */
export function signs(t: Watch): number[] {
  const nights = (lastRound - t.round) / lastRound
  const slots = t.adventurers.flatMap(({ equipped }) => equipped)
  const ready = slots.filter(({ exhausted }) => !exhausted)
  const spent = t.adventurers.filter(({ equipped }) => equipped.every(({ exhausted }) => exhausted)).length
  const rests = t.adventurers.reduce((sum, it) => sum + restsEach - it.rests, 0)
  const unhallowed = t.horde.filter((card) => isUnhallowed(t, card)).length
  const buried = t.graveyard.filter((card) => !isSummon(t, card) && isUnhallowed(t, card)).length
  const under = t.location === none
  return [
    1,
    nights,
    ...difficulties.map((it) => (t.difficulty === it ? nights : 0)),
    Math.log(1 + ready.length),
    ready.reduce((sum, { ability }) => sum + power[ability], 0) / 60,
    slots.reduce((sum, { ability }) => sum + power[ability], 0) / 60,
    spent,
    rests / 8,
    Math.min(5, t.firewood) / 5,
    t.horde.length / 5,
    unhallowed,
    buried,
    t.adventurers.reduce((sum, it) => sum + it.tamed.length, 0),
    under ? 0 : Math.min(12, night(t) / 100),
  ]
}

export const says: readonly Sign[] = [
  [-1.08],
  [-4.63],
  [0.057],
  [-0.837],
  [-1.44],
  [-2.41],
  [0.0722, 'fewer cards are exhausted', 'more cards are exhausted'],
  [1.36, 'the stronger cards stay ready', 'the stronger cards are exhausted'],
  [1.74, 'the company carries stronger cards', 'the company carries weaker cards'],
  [-0.189, 'nobody runs out of cards', 'somebody runs out of cards'],
  [3.6, 'there are more rests to come', 'there are fewer rests to come'],
  [-0.266],
  [-1.75, 'the horde grows less', 'the horde grows'],
  [-0.411, 'fewer Unhallowed wait in the horde', 'more Unhallowed wait in the horde'],
  [0.131],
  [0.272, 'more beasts are tamed', 'fewer beasts are tamed'],
  [-0.382, 'the night will cost less', 'the night will cost more'],
]

/** Somebody without cards, the horde, and the night. */
export const dangers = [9, 12, 16]
