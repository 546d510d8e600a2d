import { anyone, type Play } from '@dicehearth/engine'
import { ponder, type FatesOption } from '../decisions.ts'
import { tell } from '../events.ts'
import { endStatus } from '../life.ts'
import type { Fates } from '../state.ts'
import { besideInCombat, doBesideInCombat } from './correction.ts'

/** The players' own part of the Fate Phase is printed; they do it with their dice and press done (RF-R80). */
export function instructFate(t: Fates): void {
  tell(t, { type: 'fateInstructed' })
  // Stun needs no attempt, so where the App keeps tokens it takes it off itself (RF-102).
  for (let who = 0; who < t.heroes.length; who++) endStatus(t, who, 'stun')
  t.step = 'fateDone'
}

/** Done, or a correction first. */
export function* awaitFate(t: Fates): Play {
  const options: FatesOption[] = [{ verb: 'done', seat: anyone }, ...besideInCombat(t)]
  const choice = yield* ponder({ kind: 'instruction', seat: anyone }, options)
  if (choice.verb === 'done') t.step = 'rally'
  else yield* doBesideInCombat(t, choice)
}
