import { takeBack } from './cards.ts'
import { prepareMarket } from './market.ts'
import { everyone } from './party.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/** When THE END has been resolved the adventure is over, and advancement follows (RPA-137, RPA-214). */
export function theEnd(t: Party): void {
  say(t, { type: 'adventureOver', adventure: t.adventure })
  // Every card that a player owns can be sold (RPA-R72).
  for (const hero of everyone(t))
    for (const zone of ['discard', 'spent', 'aside'] as const) takeBack(t, hero, zone)
  prepareMarket(t)
  t.stage = 'guild'
  say(t, { type: 'stage', stage: 'guild' })
}
