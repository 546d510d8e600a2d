import { roll } from '@dicehearth/engine'
import { colours, familiarDie, type DieId } from '../content/dice.ts'
import type { Source } from '../story/cards.ts'
import { drawBlind, plainDie, takeOut } from './bag.ts'
import { voiceOf } from './party.ts'
import type { Primitives } from './perform.ts'
import { trialOf, type Party } from './state.ts'
import { say } from './tell.ts'

/** Effects that bring another die from the bag, beyond the dice limit (RPA-300, RPA-308 to RPA-310). */
export const drawEffects: Primitives<'draw SOURCE'> = {
  'draw SOURCE': {
    idle: (t, { source }) => noSuchDie(t, source),
    *act(t, { source }, by) {
      const trial = trialOf(t)
      const die = fetch(t, source)
      trial.pool.push(die)
      // Before the roll it waits and is rolled with the pool.
      if (trial.step === 'build') trial.guests++
      if (source.value !== null) t.faces[die] = source.value
      else if (trial.step !== 'build') t.faces[die] = yield* roll(t, voiceOf(t, by.hero), die)
      say(t, { type: 'dieAdded', die, face: t.faces[die] })
    },
  },
}

function noSuchDie(t: Party, source: Source): string | null {
  // After a check the part is passed over without a question.
  if (!t.trial) return 'RPA-R70'
  if (source.familiar) return t.bag.includes(familiarDie(source.colours)) ? null : 'RPA-R57'
  if (source.colours === '') return t.bag.length > 0 ? null : 'RPA-R06'
  return plainDie(t, rowOf(source)) === undefined ? 'RPA-R06' : null
}

function fetch(t: Party, source: Source): DieId {
  if (source.colours === '') return drawBlind(t)
  const die = source.familiar ? familiarDie(source.colours) : plainDie(t, rowOf(source))
  if (die === undefined) throw new Error('drew a die that is not in the bag')
  takeOut(t, die)
  return die
}

function rowOf({ colours: of }: Source): number {
  return colours.findIndex((colour) => colour === of)
}
