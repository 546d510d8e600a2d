import { turnTo } from '@dicehearth/story'
import { unmarkedRests } from './party.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/** The death track has six boxes; further deaths read the last entry again (RPA-R24). */
const deathBoxes = 6

/** The next box of the death track is marked, and its entry is read before the party turns elsewhere (RPA-211). */
export function death(t: Party, to: string): void {
  t.journal.deaths = Math.min(deathBoxes, t.journal.deaths + 1)
  t.afterDeath = to
  say(t, { type: 'deathMarked', box: t.journal.deaths })
  turnTo(t.story, `Death-${t.journal.deaths}`)
}

/** After the Death entry the rest track is erased (RPA-213); gives the entry at which play goes on. */
export function diesAt(t: Party): string {
  const to = t.afterDeath
  t.afterDeath = ''
  t.journal.rests = unmarkedRests(t)
  return to
}
