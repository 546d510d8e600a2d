import type { Play } from '@dicehearth/engine'
import { pageOf, type Fates } from '../state.ts'
import { chooseOption } from './choice.ts'
import { answerOffer } from './offer.ts'
import { answerRiddle } from './riddle.ts'

/** One answer to what the encounter asks: an option, a vote, a letter. */
export function* decide(t: Fates): Play {
  switch (pageOf(t).kind) {
    case 'choice':
      return yield* chooseOption(t)
    case 'trade':
      return yield* answerOffer(t)
    case 'riddle':
      return yield* answerRiddle(t)
    default:
      throw new Error('this encounter asks nothing')
  }
}
