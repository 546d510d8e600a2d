import { anyone, roll, type Play } from '@dicehearth/engine'
import { ponder, type LuckShows } from '../decisions.ts'
import { tell } from '../events.ts'
import { isDigital, pageAs, type Fates } from '../state.ts'
import { comeOf } from './encounter.ts'

/** One roll of a Luck die, which changes no bar and which no card changes (RF-R71). */
export function* playCheck(t: Fates): Play {
  const shows = isDigital(t) ? yield* roll(t, t.chosen, -1) : yield* asItFell()
  const { need, pass, fail } = pageAs(t, 'check')
  const passed = shows >= need
  tell(t, { type: 'checked', seat: t.chosen, shows, need, passed })
  yield* comeOf(t, passed ? pass : fail)
}

/** At a physical table the value of the real Luck die is entered (RF-R80). */
function* asItFell(): Play<number> {
  const faces = [1, 2, 3, 4, 5, 6].map((face): LuckShows => ({ verb: 'luckShows', seat: anyone, face }))
  return (yield* ponder({ kind: 'luckShows', seat: anyone }, faces)).face
}
