import type { Play } from '@dicehearth/engine'
import { goOn } from './beside.ts'
import { act, beginCharactersPhase } from './characters-phase.ts'
import { endCombat, muster, reward } from './combat.ts'
import { companionAct, companionAnswer } from './companion/input.ts'
import { awaitFate } from './companion/instructions.ts'
import { enemyStep } from './enemy-phase.ts'
import { beginFatePhase, endFatePhase } from './fate-phase.ts'
import { levelUp } from './level-up.ts'
import { rollingStep } from './rolling.ts'
import { gather } from './setup.ts'
import { isDigital, isWon, type Fates, type Step } from './state.ts'
import { playCheck } from './story/check.ts'
import { decide } from './story/decide.ts'
import { arrive, enterArea, happen, leave } from './story/encounter.ts'
import { payStep } from './story/payment.ts'

/**
 * An adventure is a chain of encounters; a combat repeats Fate Phase, Character's Phase and Enemy Phase until it is
 * won or lost (RF-019, RF-R05). Each round of the engine is one step of that.
 */
const steps: Readonly<Record<Step, (t: Fates) => Play>> = {
  gather,
  enter: enterArea,
  arrive,
  pause: goOn,
  happen,
  check: playCheck,
  decide,
  pay: payStep,
  muster,
  fate: beginFatePhase,
  dice: rollingStep,
  fateDone: awaitFate,
  fateEnd: endFatePhase,
  rally: beginCharactersPhase,
  act: (t) => (isDigital(t) ? act(t) : companionAct(t)),
  foes: enemyStep,
  answers: companionAnswer,
  won: endCombat,
  reward,
  leave,
  levelUp,
}

export function* round(t: Fates): Play {
  const { step } = t
  const calledOff = !isDigital(t) && !t.mayGiveUp
  yield* steps[step](t)
  if (t.step !== step) t.inputs = 0
  // Once something else was decided, a physical table may end the game again (DEC-27).
  if (calledOff) t.mayGiveUp = true
  // What a physical table has entered is seen, and can be undone, before the combat is over (RF-R100).
  if (isWon(t) && t.step !== 'won') t.step = isDigital(t) ? 'won' : 'act'
}
