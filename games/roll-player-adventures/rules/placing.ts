import { anyone, offers, wantsReasons, type Play } from '@dicehearth/engine'
import type { DieId } from '../content/dice.ts'
import { choose } from './decisions.ts'
import type { Answer } from './decisions.ts'
import { distinct, fits, isCovered } from './slots.ts'
import { trialOf, type Party } from './state.ts'
import { say } from './tell.ts'

/** A round of placing: one die on a slot. Returns true when the party has finished, or nothing more fits. */
export function* placeDice(t: Party): Play<boolean> {
  const trial = trialOf(t)
  const list = offers<Answer<'placeDie'> | Answer<'done'>>(t)
  const dice = wantsReasons(t) ? trial.pool : distinct(t, trial.pool)
  for (const die of dice)
    for (const [foe, { slots }] of trial.foes.entries())
      for (const slot of slots.keys())
        list.add({ verb: 'placeDie', seat: anyone, die, foe, slot }, keepsOff(t, die, foe, slot))
  if (list.legal.length === 0) return true
  list.add({ verb: 'done', seat: anyone })
  const choice = yield* choose(t, { kind: 'placeDice', seat: anyone }, list.legal)
  if (choice.verb === 'done') return true
  place(t, choice.die, choice.foe, choice.slot)
  return false
}

/** The rule that keeps a die off a slot; null if it may lie there. */
function keepsOff(t: Party, die: DieId, foe: number, slot: number): string | null {
  const { slots, dice } = trialOf(t).foes[foe]
  if (dice[slot] >= 0) return 'RPA-175'
  if (fits(t, die, slots[slot])) return null
  const { colours, value } = slots[slot]
  if (colours === '') return 'RPA-284'
  if (value === 0) return 'RPA-285'
  return colours.length === 1 ? 'RPA-282' : 'RPA-283'
}

function place(t: Party, die: DieId, foe: number, slot: number): void {
  const { pool, foes } = trialOf(t)
  pool.splice(pool.indexOf(die), 1)
  foes[foe].dice[slot] = die
  say(t, { type: 'diePlaced', die, foe, slot })
  if (isCovered(foes[foe])) say(t, { type: 'foeDefeated', foe })
}
