import { adventureTypes } from '../content/adventures.ts'
import type { Level } from '../content/language.ts'
import { isRolled } from '../rules/combat-roll.ts'
import { marketOrder } from '../rules/heroes.ts'
import { huntDice, huntTotal } from '../rules/hunt.ts'
import { topMinion } from '../rules/minion-deck.ts'
import type { RollPlayer, Seat, Step } from '../rules/state.ts'
import { worthOf } from './belongings.ts'
import { levelFor } from '../content/minions.ts'

/** What a Hunt that has begun will bring. */

const hunting: ReadonlySet<Step> = new Set<Step>(['huntTarget', 'huntBefore', 'huntAfter'])

export function huntWorth(t: RollPlayer, seat: Seat): number {
  if (!hunting.has(t.step) || marketOrder(t)[0] !== seat) return 0
  const minion = topMinion(t)
  const trophy = t.heroes[seat].trophies.length < adventureTypes.length ? worthOf.trophy : worthOf.xp
  if (isRolled(t)) return levelWorth(levelFor(minion, huntTotal(t, seat)), trophy)
  const dice = t.combatDice > 0 ? t.combatDice : huntDice(t, seat, minion)
  return chancesOf(dice).reduce(
    (sum, chance, total) => sum + chance * levelWorth(levelFor(minion, total), trophy),
    0,
  )
}

function levelWorth({ trophy, gives }: Level, worth: number): number {
  let sum = trophy ? worth : 0
  for (const it of gives) {
    switch (it.do) {
      case 'gold':
        sum += worthOf.gold * it.by
        break
      case 'xp':
        sum += worthOf.xp * it.by
        break
      case 'honor':
        sum += worthOf.honor * it.by
        break
      case 'injury':
        sum -= worthOf.injury * it.by
        break
      case 'charm':
        sum += worthOf.charm * it.by
        break
      default:
        sum += worthOf.action
    }
  }
  return sum
}

const known: number[][] = [[1]]

/** How likely each total of so many Combat Dice is. */
function chancesOf(dice: number): readonly number[] {
  for (let n = known.length; n <= dice; n++) {
    const before = known[n - 1]
    known.push(
      Array.from({ length: before.length + 6 }, (_, total) => {
        let chance = 0
        for (let face = 1; face <= 6; face++) chance += (before[total - face] ?? 0) / 6
        return chance
      }),
    )
  }
  return known[dice]
}
