import type { Play } from '@dicehearth/engine'
import { arrive } from './arrival.ts'
import type { Party } from './state.ts'

/** After the encounter its token leaves the adventure, and the path is free (RPA-095). */
export function tokenLeaves(t: Party): void {
  if (!t.move) return
  const { path, token } = t.move
  t.map.tokens[path] = t.map.tokens[path].map((it) => (it === token ? 0 : it))
  if (!t.map.gone.includes(token)) t.map.gone.push(token)
  t.move.token = 0
}

/** The encounter is over: the party goes on along its path, or back to where it came from (RPA-096, RPA-R34). */
export function* encounterOver(t: Party): Play {
  if (!t.move) throw new Error('there is no encounter')
  const { back, from } = t.move
  tokenLeaves(t)
  if (back) yield* arrive(t, from)
  else t.stage = 'move'
}
