import type { Play } from '@dicehearth/engine'
import { desertAGroup } from '../content/boards.ts'
import { choose, type Move } from './decisions.ts'
import { allComeBack, takeOut } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { oneOfEachOwner } from './heaps.ts'
import { loseOneOf } from './losing.ts'
import type { Adventure, DieId } from './state.ts'
import type { TerritoryRules } from './territory.ts'
import { keepOutOthers } from './why-not.ts'

/** Three 1s send one die on; three sent on send one to the skull, for good, and win a stone. */
export const desertA: TerritoryRules = {
  keepsOut(t, number, count) {
    if (number !== 1) return 'RFA-065'
    return t.desert.first.length + count > desertAGroup ? 'RFA-066' : null
  },
  work: ({ desert: { first, second } }) => ({
    has: first.length,
    needs: desertAGroup,
    brings: second.length + 1 < desertAGroup ? 'sendsOn' : 'stone',
  }),

  *place(t, dice) {
    const { first, second, third } = t.desert
    first.push(...dice)
    if (first.length < desertAGroup) return
    yield* sendOn(t, 'first', second)
    if (second.length < desertAGroup) return
    yield* sendOn(t, 'second', third)
    yield* gainStone(t, 'desert')
  },

  attackRule: 'RFA-117',
  *attack(t) {
    const { first } = t.desert
    if (first.length === 0) return 0
    yield* loseOneOf(t, 'desert', null, first, desertA.attackRule)
    return 1
  },
}

/** One die of a full section moves on, the active player's pick; the others come back. */
function* sendOn(t: Adventure, from: 'first' | 'second', to: DieId[]): Play {
  const section = t.desert[from]
  keepOutOthers(t, section, from === 'first' ? 'RFA-068' : 'RFA-072')
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
