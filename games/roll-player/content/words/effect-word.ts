import type { Play } from '@dicehearth/engine'
import type { Fields, Filled, Word } from '@dicehearth/engine/words'
import type { Cause } from '../../rules/decisions.ts'
import type { RollPlayer, Seat } from '../../rules/state.ts'
import type { Moment } from '../moments.ts'

/** A word for something that is done. */
export interface EffectWord<F extends Fields = Fields> extends Word<F> {
  /** How it reads on a card, in the middle of a sentence. */
  text(it: Filled<F>): string
  /** The same where there is room for two words; only for what an Attribute Action may become. */
  short?(it: Filled<F>): string
  /** The drawing of a card that does it. */
  icon: string
  /** Whether it can be carried out now: it has a target, and something to change (RP-015, RP-081). Else it always can. */
  can?(t: RollPlayer, seat: Seat, it: Filled<F>): boolean
  do(t: RollPlayer, seat: Seat, it: Filled<F>, by: Cause): Play
  /** Its own question can be declined, so nobody is asked beforehand (RP-R60). */
  mayDecline?(it: Filled<F>): boolean
  /** It means something at these moments alone. */
  moments?: readonly Moment[]
}

export function effect<F extends Fields>(row: EffectWord<F>): EffectWord<F> {
  return row
}
