import type { Play } from '@dicehearth/engine'
import { playTriggers, turnTo } from '@dicehearth/story'
import { bookOf, type Party } from './state.ts'
import { rotate } from './storyteller.ts'
import { telling } from './telling.ts'
import { say } from './tell.ts'

/** The party arrives: the books move on, lines wait for it, then the base entry is read (RPA-054, RPA-055, RPA-R90). */
export function* arrive(t: Party, at: string): Play {
  t.move = null
  t.stage = 'story'
  t.map.at = at
  turnTo(t.story, at)
  say(t, { type: 'arrived', at })
  if (t.heroes.length > 1) rotate(t)
  yield* playTriggers(t, bookOf(t), 'arrive', telling)
}
