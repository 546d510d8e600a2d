import { atWork, cardsLeft } from '../rules/company.ts'
import type { Watch } from '../rules/state.ts'
import { bestAttack, wastedDice } from './attack.ts'
import { blowsTonight, lastResort, sum, type Spent } from './strength.ts'
import { threatsTonight, type Threat } from './threat.ts'
import { usual, worth } from './weights.ts'
import { creatureOf, none } from '../rules/lookups.ts'

/** What the night will still cost: cards for damage, a horde that grows, and the danger that no card is left. */
export function night(t: Watch): number {
  const threats = threatsTonight(t)
  let spent: Spent | null = null
  let cost = lurking(t)
  if (t.attack) {
    // An attack under way is as good as the blow that it leads to.
    spent = bestAttack(t, t.attack)
    threats.splice(t.attack.at, 1)
    cost += worth.wastedDie * wastedDice(t, t.attack)
  }
  const { damage, later, left } = outlook(threats, blowsTonight(t, spent), lastResort(t))
  const demanded = Math.max(0, damage - wards(t))
  cost += worth.damage * demanded + danger(cardsLeft(t) - demanded) + later
  return cost - worth.spare * Math.min(left, worth.enough) - worth.tooMuch * Math.max(0, left - worth.enough)
}

/** Those who do something when they come to stand first had better fall before. */
function lurking(t: Watch): number {
  let sum = 0
  for (let at = 1; at < t.line.length; at++) {
    const { faceup, ignored, card } = t.line[at]
    if (at !== t.attack?.at && faceup && !ignored && creatureOf(t, card).first) sum += worth.lurking
  }
  return sum
}

/** The fewer cards would be left, the nearer the end. */
function danger(left: number): number {
  const part = left / worth.calm
  return worth.danger * (left > 0 ? 2 ** -part : 1 - Math.LN2 * part)
}

function wards(t: Watch): number {
  return t.tonight.wards + (!t.tonight.thickHideUsed && atWork(t, 'thickHide') ? 1 : 0)
}

interface Outlook {
  damage: number
  /** What those who stay will cost in later nights. */
  later: number
  /** Pips that are left over. */
  left: number
}

/** How the night ends if the line is fought from the front on, as long as there are blows. */
function outlook(threats: readonly Threat[], blows: number[], resort: readonly number[]): Outlook {
  blows.sort((a, b) => a - b)
  let damage = 0
  let later = 0
  let inTheWay: Threat | null = null
  for (const it of threats) {
    const stays = it.known ? strike(blows, it.need) : wear(blows, it.need / usual.wellSpent)
    if (stays === 1) inTheWay ??= it
    damage += stays * it.damage
    later += stays * it.later
  }
  const left = sum(blows)
  if (inTheWay) {
    // Rather than bear it, the group may exhaust cards to be rid of it.
    const saved = inTheWay.damage - cardsFor(inTheWay.need - left, resort)
    if (worth.damage * saved + inTheWay.later > 0) {
      damage -= worth.hope * saved
      later -= worth.hope * inTheWay.later
    }
  }
  return { damage, later, left }
}

/** How many of these blows, the strongest first, are enough. */
function cardsFor(need: number, resort: readonly number[]): number {
  let left = need
  for (let n = 0; n < resort.length; n++) {
    left -= resort[n]
    if (left <= 0) return n + 1
  }
  return Infinity
}

/** Takes blows that are enough with little waste: the lowest that will do, else the highest and more. */
function strike(blows: number[], need: number): 0 | 1 {
  if (sum(blows) < need) return 1
  let left = need
  while (left > 0) {
    const enough = blows.findIndex((blow) => blow >= left)
    left -= (enough === none ? blows.pop() : blows.splice(enough, 1)[0]) ?? left
  }
  return 0
}

/** Nobody knows yet how strong it is: it may take a part of what is left. How much of it stays. */
function wear(blows: number[], need: number): number {
  let left = need
  while (left > 0) {
    const blow = blows.pop()
    if (blow === undefined) return left / need
    left -= blow
  }
  if (left < 0) blows.unshift(-left)
  return 0
}
