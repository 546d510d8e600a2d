import { atWork } from '../rules/company.ts'
import type { Attack, CardId, DieId, Watch, Who } from '../rules/state.ts'
import { attackBeasts, attackDice, attackValue, health, tamedValue } from '../rules/values.ts'
import { blowsOf, sum, type Spent } from './strength.ts'
import { freeDice, ownerOf } from '../rules/lookups.ts'

/** A way to a total: what it takes, and how much that will be missed. */
interface Way extends Spent {
  missed: number
}

/** The best way to each total, up to what is needed; none where there is no way. */
type Ways = (Way | undefined)[]

/** How an attack under way is best finished: with the dice and beasts that will be missed least. */
export function bestAttack(t: Watch, attack: Attack): Spent {
  const needed = health(t, attack.at)
  const able = attackDice(t, attack.at)
  let ways: Ways = [{ missed: 0, dice: [], tamed: [], kept: 0 }]
  for (let who = 0; who < t.adventurers.length; who++) {
    if (able.some((die) => ownerOf(die) === who))
      ways = withDice(ways, needed, choicesOf(t, who, able, attack))
  }
  for (const card of attackBeasts(t, attack.at))
    ways = withBeast(ways, needed, { card, value: tamedValue(t, card), must: attack.tamed.includes(card) })
  return ways[needed] ?? { dice: attack.dice, tamed: attack.tamed, kept: 0 }
}

/** Dice without which the attack would do as well. */
export function wastedDice(t: Watch, { at, dice, tamed }: Attack): number {
  let surplus = -health(t, at)
  for (const die of dice) surplus += attackValue(t, die)
  for (const card of tamed) surplus += tamedValue(t, card)
  return dice.filter((die) => attackValue(t, die) <= surplus).length
}

/** Some of somebody's dice. */
interface Choice {
  dice: DieId[]
  value: number
  missed: number
  /** The most that may be kept of what is too much. */
  cleaves: number
}

/** Every choice of somebody's dice that the attack can use and that has in it what was added already. */
function choicesOf(t: Watch, who: Who, able: readonly DieId[], attack: Attack): Choice[] {
  const free = freeDice(t, who)
  const all = sum(blowsOf(t, who, free))
  const cleaves = t.adventurers[who].class === 'warrior' && atWork(t, 'cleave')
  const choices: Choice[] = []
  for (let set = 0; set < 1 << free.length; set++) {
    const dice = free.filter((_, n) => set & (1 << n))
    const rest = free.filter((_, n) => !(set & (1 << n)))
    if (!dice.every((die) => able.includes(die)) || rest.some((die) => attack.dice.includes(die))) continue
    choices.push({
      dice,
      value: sum(dice.map((die) => attackValue(t, die))),
      missed: all - sum(blowsOf(t, who, rest)),
      cleaves: cleaves ? Math.max(0, ...dice.map((die) => t.face[die])) : 0,
    })
  }
  return choices
}

function withDice(ways: Ways, needed: number, choices: readonly Choice[]): Ways {
  const next: Ways = []
  for (const { dice, value, missed, cleaves } of choices) {
    ways.forEach((way, had) => {
      if (!way) return
      const kept = Math.max(way.kept, Math.min(cleaves, Math.max(0, had + value - needed)))
      offer(next, Math.min(needed, had + value), {
        missed: way.missed + missed + way.kept - kept,
        dice: [...way.dice, ...dice],
        tamed: way.tamed,
        kept,
      })
    })
  }
  return next
}

function withBeast(
  ways: Ways,
  needed: number,
  { card, value, must }: { card: CardId; value: number; must: boolean },
): Ways {
  const next: Ways = must ? [] : ways.slice()
  ways.forEach((way, had) => {
    if (way)
      offer(next, Math.min(needed, had + value), {
        ...way,
        missed: way.missed + value,
        tamed: [...way.tamed, card],
      })
  })
  return next
}

function offer(ways: Ways, reached: number, way: Way): void {
  const other = ways[reached]
  if (!other || way.missed < other.missed) ways[reached] = way
}
