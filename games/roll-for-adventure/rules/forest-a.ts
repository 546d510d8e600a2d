import { forestALast } from '../content/boards.ts'
import { allComeBack } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { forestAttack } from './forest.ts'
import type { TerritoryRules } from './territory.ts'

/** A path of 5s and 6s up to the boundary tile, which lies deeper after every stone. */
export const forestA: TerritoryRules = {
  keepsOut(t, number, count) {
    if (number < 5) return 'RFA-082'
    return t.forest.path.length + count > t.forest.boundary ? 'RFA-083' : null
  },
  work: ({ forest: { path, boundary } }) => ({ has: path.length, needs: boundary, brings: 'stone' }),

  *place(t, dice) {
    t.forest.path.push(...dice)
    if (t.forest.path.length < t.forest.boundary) return
    yield* gainStone(t, 'forest')
    allComeBack(t, t.forest.path)
    if (t.forest.boundary === forestALast) return
    t.forest.boundary++
    tell(t, { type: 'boundaryMoved', to: t.forest.boundary })
  },

  ...forestAttack,
}
