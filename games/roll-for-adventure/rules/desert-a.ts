import type { Play } from '@dicehearth/engine'
import { desertAGroup } from '../content/boards.ts'
import { choose, type Lose, type Move } from './decisions.ts'
import { allComeBack, loseFrom } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { oneOfEachOwner, takeOut, type Adventure, type DieId } from './state.ts'
import type { TerritoryRules } from './territory.ts'

/** Three 1s send one die on; three sent on send one to the skull, for good, and win a stone. */
export const desertA: TerritoryRules = {
  room: (t, number) => (number === 1 ? desertAGroup - t.desert.first.length : 0),

  *place(t, dice) {
    const { first, second, third } = t.desert
    first.push(...dice)
    if (first.length < desertAGroup) return
    yield* sendOn(t, 'first', second)
    if (second.length < desertAGroup) return
    yield* sendOn(t, 'second', third)
    yield* gainStone(t, 'desert')
  },

  *attack(t) {
    const { first } = t.desert
    if (first.length === 0) return 0
    const lost = yield* choose(
      t,
      { kind: 'loseDie', seat: t.active, from: 'desert', number: null },
      oneOfEachOwner(t, first).map((die): Lose => ({ verb: 'lose', seat: t.active, die })),
    )
    loseFrom(t, 'desert', [lost.die])
    return 1
  },
}

/** One die of a full section moves on, the active player's pick; the others come back. */
function* sendOn(t: Adventure, from: 'first' | 'second', to: DieId[]): Play {
  const section = t.desert[from]
  const { die } = yield* choose(
    t,
    { kind: 'movesOn', seat: t.active, from },
    oneOfEachOwner(t, section).map((die): Move => ({ verb: 'move', seat: t.active, die })),
  )
  takeOut(section, die)
  to.push(die)
  tell(t, { type: 'movedOn', die, to: from === 'first' ? 'second' : 'third' })
  allComeBack(t, section)
}
