import { abilities, type AbilityId } from '../content/abilities.ts'
import { effects } from '../rules/abilities.ts'
import { participants, unexhaustedOf } from '../rules/company.ts'
import type { CardId, DieId, Watch, Who } from '../rules/state.ts'
import { attackValue, tamedValue } from '../rules/values.ts'
import { blow, power } from './power.ts'
import { usual } from './weights.ts'
import { freeDice, none } from '../rules/lookups.ts'

/** What an attack takes away from the watch, and what is left of a die that cleaves. */
export interface Spent {
  dice: readonly DieId[]
  tamed: readonly CardId[]
  kept: number
}

/** Every blow that the watch can still deal tonight, in pips: dice, abilities that take a die, beasts, a trap. */
export function blowsTonight(t: Watch, spent: Spent | null): number[] {
  if (t.step === 'endure' || t.step === 'onward') return []
  const blows: number[] = []
  for (const who of participants(t)) {
    if (!lineStands(t) && unexhaustedOf(t, who).length === 0) continue
    const dice = freeDice(t, who).filter((die) => !spent?.dice.includes(die))
    blows.push(...blowsOf(t, who, dice))
    for (const card of t.adventurers[who].tamed)
      if (!spent?.tamed.includes(card)) blows.push(tamedValue(t, card))
  }
  if (spent && spent.kept > 0) blows.push(spent.kept)
  if (!spent && t.tonight.battleCry > 0) blows.push(usual.diceInAttack * t.tonight.battleCry)
  const trap = t.lies.indexOf('trap')
  if (trap !== none) blows.push(t.face[trap])
  return blows
}

/** The best use of somebody's dice: low ones for abilities that do more, the others to strike. */
export function blowsOf(t: Watch, who: Who, dice: readonly DieId[]): number[] {
  const uses: number[] = []
  for (const { ability, exhausted, byDie } of t.adventurers[who].equipped) {
    if (exhausted || byDie || abilities[ability].kind !== 'die') continue
    if (findsWork(t, who, ability)) uses.push(blow[ability])
  }
  uses.sort((a, b) => b - a)
  // A battle cry is for one attack alone.
  const blows = dice.map((die) => attackValue(t, die) - t.tonight.battleCry).sort((a, b) => a - b)
  for (let n = 0; n < blows.length && n < uses.length; n++) blows[n] = Math.max(blows[n], uses[n])
  if (shootsAgain(t, who)) blows.push(power.sharpshooter)
  return blows
}

function shootsAgain(t: Watch, who: Who): boolean {
  if (t.tonight.sharpshooterUsed) return false
  return t.adventurers[who].equipped.some((slot) => slot.ability === 'sharpshooter' && !slot.exhausted)
}

/** What cards could do that may still be exhausted for it, the strongest first. */
export function lastResort(t: Watch): number[] {
  if (!lineStands(t)) return []
  const blows: number[] = []
  for (const who of participants(t)) {
    for (const { ability, exhausted, byExhausting } of t.adventurers[who].equipped) {
      if (exhausted || byExhausting || abilities[ability].kind === 'passive') continue
      if (findsWork(t, who, ability)) blows.push(blow[ability])
    }
  }
  return blows.sort((a, b) => b - a)
}

/** Whether an ability has something to do; while cards lie facedown there may always be something. */
function findsWork(t: Watch, who: Who, ability: AbilityId): boolean {
  if (!lineStands(t) || t.line.some((foe) => !foe.faceup)) return true
  return t.line.length > 0 && effects[ability].keepsBack(t, { who, ability, die: none }) === null
}

function lineStands(t: Watch): boolean {
  return t.step === 'watch' || t.step === 'attack'
}

export function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}
