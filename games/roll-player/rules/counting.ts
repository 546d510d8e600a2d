import { isOn } from '../content/compass.ts'
import type { Condition } from '../content/language.ts'
import { countOf } from '../content/words/metrics.ts'
import type { RollPlayer, Seat } from './state.ts'

export function holds(t: RollPlayer, seat: Seat, condition: Condition): boolean {
  if ('token' in condition) return isOn(t.heroes[seat].token, condition.token)
  const count = countOf(t, seat, condition.of)
  return 'least' in condition ? count >= condition.least : count <= condition.most
}
