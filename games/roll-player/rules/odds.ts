import { levelFor } from '../content/minions.ts'
import { isRolled } from './combat-roll.ts'
import { marketOrder, seatInTurn } from './heroes.ts'
import { huntDice, huntSum } from './hunt.ts'
import { topMinion } from './minion-deck.ts'
import { finalSum, starsFor } from './monster-combat.ts'
import type { RollPlayer } from './state.ts'

/** What a roll may bring: in a Hunt the lowest total of the reward's level, against the Monster stars. */
export interface Chance {
  reward: number
  chance: number
}

/** How likely each reward is before dice are rolled again: with the dice at hand, and with one mercenary more. */
export interface Odds {
  of: 'hunt' | 'monster'
  now: readonly Chance[]
  oneMore: readonly Chance[]
}

/** The odds for whoever may hunt, or fights the Monster next; null while no such roll is ahead. */
export function oddsNow(t: RollPlayer): Odds | null {
  if (isRolled(t)) return null
  switch (t.step) {
    case 'market':
    case 'huntTarget':
    case 'huntBefore': {
      const [seat] = marketOrder(t)
      if (seat === undefined || t.minions.length === 0) return null
      const minion = topMinion(t)
      return odds(
        'hunt',
        t.combatDice || huntDice(t, seat, minion),
        (dice) => levelFor(minion, huntSum(t, seat, dice).total).from,
      )
    }
    case 'hire':
    case 'combatBefore': {
      const seat = seatInTurn(t)
      const dice = t.combatDice || t.heroes[seat].pool
      return odds('monster', dice, (faces) => starsFor(t, finalSum(t, seat, faces).total))
    }
    default:
      return null
  }
}

function odds(of: Odds['of'], dice: number, rewardOf: (dice: readonly number[]) => number): Odds {
  return { of, now: chances(dice, rewardOf), oneMore: chances(dice + 1, rewardOf) }
}

const sides = 6

/** Every roll is looked at once, whatever the order of its dice. */
function chances(dice: number, rewardOf: (dice: readonly number[]) => number): Chance[] {
  const found = new Map<number, number>()
  const roll = (faces: number[], from: number, ways: number): void => {
    if (faces.length === dice) {
      const reward = rewardOf(faces)
      found.set(reward, (found.get(reward) ?? 0) + ways / sides ** dice)
      return
    }
    for (let face = from; face <= sides; face++) {
      const same = faces.filter((other) => other === face).length
      roll([...faces, face], face, (ways * (faces.length + 1)) / (same + 1))
    }
  }
  roll([], 1, 1)
  return [...found].map(([reward, chance]) => ({ reward, chance })).sort((a, b) => a.reward - b.reward)
}
