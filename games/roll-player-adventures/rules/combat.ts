import type { Play } from '@dicehearth/engine'
import { argsOf, type Phrase } from '@dicehearth/story'
import { boxOf, known } from '../content/opened.ts'
import { kinds } from '../story/kinds.ts'
import { putBack } from './bag.ts'
import { modifiersThatHold } from './conditions.ts'
import { tireEach } from './fatigue.ts'
import { act, actOn, counterChange, trackTimes } from './modifiers.ts'
import { allExhausted } from './party.ts'
import { perform } from './perform.ts'
import { allCovered, isCovered, openSlots } from './slots.ts'
import { trialOf, type Foe, type Party } from './state.ts'
import { say } from './tell.ts'
import { begin, clearAway, foeOf, gainRewards, noteEnd } from './trial.ts'

const args = argsOf(kinds)
const lastRound = 3

/** Each enemy is put in play with its modifiers (RPA-176, RPA-177). */
export function* beginCombat(t: Party, head: Phrase): Play {
  const combat = args(head, 'combat FOES')
  if (!combat) throw new Error('this is no combat')
  const foes = combat.foes.map(({ enemy, modifiers }) =>
    foeOf(t, enemy, known(boxOf(t).enemies, enemy).slots, modifiersThatHold(t, modifiers)),
  )
  yield* begin(t, { kind: 'combat', level: 0, limit: t.journal.combatDice, foes })
}

/** The end of a round: returns true when the combat is over. */
export function* endRound(t: Party): Play<boolean> {
  const trial = trialOf(t)
  if (allCovered(trial)) return true
  counterattack(t)
  if (allExhausted(t)) return true
  if (yield* modifiersAct(t)) return true
  // After round three there is no next space: no effect, and the marker cannot advance (RPA-188, RPA-189).
  if (trial.round === lastRound) return true
  yield* tracksAct(t)
  if (allExhausted(t)) return true
  newRound(t)
  return false
}

/** Every player suffers the counterattacks of all uncovered slots, added up (RPA-185, RPA-202, RPA-R61). */
function counterattack(t: Party): void {
  const fatigue = standing(t).reduce((sum, foe) => sum + counterOf(t, foe), 0)
  if (fatigue === 0) return
  say(t, { type: 'counterattack', fatigue })
  tireEach(t, fatigue)
}

/** No slot's counterattack falls below 0 (RPA-R96). */
function counterOf(t: Party, foe: Foe): number {
  const change = counterChange(t, foe)
  return foe.slots.reduce(
    (sum, { counter }, i) => sum + (foe.dice[i] < 0 ? Math.max(0, counter + change) : 0),
    0,
  )
}

function standing(t: Party): Foe[] {
  return trialOf(t).foes.filter((foe) => !isCovered(foe))
}

/** What modifiers do at the end of each round, one after the other; true if it left everybody exhausted (RPA-R98). */
function* modifiersAct(t: Party): Play<boolean> {
  for (const { modifiers } of standing(t))
    for (const name of modifiers) {
      yield* act(t, 'each round', name)
      if (allExhausted(t)) return true
    }
  return false
}

/** The next space of every undefeated enemy's round track takes effect (RPA-187, RPA-R63). */
function* tracksAct(t: Party): Play {
  const { round, foes } = trialOf(t)
  for (const [i, foe] of foes.entries()) {
    if (isCovered(foe)) continue
    const effect = known(boxOf(t).enemies, foe.name).track[round - 1]
    if (effect.length === 0) continue
    say(t, { type: 'trackActs', foe: i, space: round + 1 })
    yield* perform(t, times(effect, trackTimes(t, foe)), { hero: t.storyteller, card: '' })
    if (allExhausted(t)) return
  }
}

/** `track x2` doubles the number of each effect (RPA-R96). */
function times(effect: readonly Phrase[], factor: number): readonly Phrase[] {
  return effect.map((phrase) => ({
    ...phrase,
    args: Object.fromEntries(
      Object.entries(phrase.args).map(([kind, value]) => [
        kind,
        typeof value === 'number' ? value * factor : value,
      ]),
    ),
  }))
}

/** Unplaced dice go back to the bag; placed ones stay where they are (RPA-181, RPA-190). */
function newRound(t: Party): void {
  const trial = trialOf(t)
  for (const die of trial.pool) putBack(t, die)
  trial.pool.length = 0
  trial.guests = 0
  trial.calledOff = []
  trial.round++
  trial.step = 'build'
  trial.ready.fill(false)
  say(t, { type: 'combatRound', round: trial.round })
}

/** Victory only if all slots are covered and somebody still stands (RPA-194, RPA-195, RPA-R65). */
export function* endCombat(t: Party): Play<'victory' | 'defeat'> {
  const trial = trialOf(t)
  const outcome = allCovered(trial) && !allExhausted(t) ? 'victory' : 'defeat'
  say(t, { type: 'trialEnds', kind: 'combat', won: outcome === 'victory', open: openSlots(trial) })
  noteEnd(t, outcome === 'victory')
  gainRewards(t)
  clearAway(t)
  for (const foe of trial.foes) yield* actOn(t, outcome, foe)
  return outcome
}
