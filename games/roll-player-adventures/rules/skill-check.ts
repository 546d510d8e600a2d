import type { Play } from '@dicehearth/engine'
import { argsOf, type Phrase } from '@dicehearth/story'
import { boxOf, known } from '../content/opened.ts'
import type { Level } from '../content/printed.ts'
import { kinds } from '../story/kinds.ts'
import { modifiersThatHold } from './conditions.ts'
import { tire } from './fatigue.ts'
import { actOn } from './modifiers.ts'
import { everyone, roomOf } from './party.ts'
import { allCovered, openSlots } from './slots.ts'
import { trialOf, type Party } from './state.ts'
import { say } from './tell.ts'
import { begin, clearAway, foeOf, gainRewards, noteEnd } from './trial.ts'

const args = argsOf(kinds)
const levels: readonly Level[] = ['I', 'II', 'III', 'IV']

/** The skill page is opened at the row of the difficulty, and modifiers are assigned (RPA-138, RPA-139). */
export function* beginCheck(t: Party, head: Phrase): Play {
  const check = args(head, 'check MODIFIERS SKILL LEVEL')
  if (!check) throw new Error('this is no skill check')
  const { limit, slots } = known(boxOf(t).skills, check.skill).rows[check.level]
  const foe = foeOf(t, check.skill, slots, modifiersThatHold(t, check.modifiers))
  yield* begin(t, { kind: 'check', level: 1 + levels.indexOf(check.level), limit, foes: [foe] })
}

/** Resolution: rewards, dice and cards back, what modifiers do, the legendary penalty (RPA-143 to RPA-146, RPA-R94). */
export function* endCheck(t: Party): Play<'pass' | 'fail'> {
  const trial = trialOf(t)
  const outcome = allCovered(trial) ? 'pass' : 'fail'
  say(t, { type: 'trialEnds', kind: 'check', won: outcome === 'pass', open: openSlots(trial) })
  noteEnd(t, outcome === 'pass')
  gainRewards(t)
  clearAway(t)
  yield* actOn(t, outcome, trial.foes[0])
  if (outcome === 'fail' && t.legendary) penalty(t, trial.level)
  return outcome
}

/** In legendary mode a failed check tires everybody, but exhausts nobody (RPA-272, RPA-273, RPA-R82). */
function penalty(t: Party, level: number): void {
  say(t, { type: 'penalty', fatigue: level })
  for (const hero of everyone(t)) tire(t, hero, Math.min(level, roomOf(t.heroes[hero])))
}
