import { offers, wantsReasons, type Play } from '@dicehearth/engine'
import { connections, desertBSpaces } from '../content/boards.ts'
import { anySpace, choose, type Lay, type LeaveRest, type TakeAllBack, type TakeBack } from './decisions.ts'
import { comeBack, diceAt } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { asGoodAs, kindOf, type Kind } from './heaps.ts'
import { loseUpTo } from './losing.ts'
import { empty, occupied } from './lookups.ts'
import type { Adventure, DieId, Open } from './state.ts'
import type { TerritoryRules } from './territory.ts'
import { keepOutOthers } from './why-not.ts'

const lostInAnAttack = 2

/** 1s on any free spaces close five connections; all five closed win a stone. */
export const desertB: TerritoryRules = {
  keepsOut(t, number, count, space) {
    if (number !== 1) return 'RFA-192'
    if (space !== anySpace && t.desert.spaces[space] !== empty) return 'RFA-192'
    return count > freeSpaces(t).length ? 'RFA-044' : null
  },
  work: ({ desert }) => ({ has: occupied(desert.spaces).length, needs: desertBSpaces, brings: 'stone' }),
  alsoPointedAt: (t) => occupied(t.desert.spaces),

  *place(t, dice) {
    yield* layOut(t, dice)
    const open = openAfter(t)
    const closing = connections.flatMap((_, k) => (t.desert.closed[k] || open.includes(k) ? [] : [k]))
    for (const connection of closing) {
      t.desert.closed[connection] = true
      tell(t, { type: 'connectionClosed', connection })
    }
    if (open.length === 0) yield* finish(t)
    else if (closing.length > 0) yield* takeBackFrom(t, closing)
  },

  attackRule: 'RFA-119',
  attack: (t) => loseUpTo(t, lostInAnAttack, 'desert', null, () => diceAt(t, 'desert'), desertB.attackRule),
}

/** The connections that are still open, if one more die lies on a space. */
export function openAfter({ desert: { spaces, closed } }: Open, space?: number): number[] {
  const isFree = (it: number): boolean => it !== space && spaces[it] === empty
  return connections.flatMap((connection, k) => (!closed[k] && connection.some(isFree) ? [k] : []))
}

function freeSpaces(t: Open): number[] {
  return t.desert.spaces.flatMap((die, space) => (die === empty ? [space] : []))
}

const kinds: readonly Kind[] = ['own', 'ally', 'bonus']

/** The dice of one placement are laid one by one, own dice first, each on a space of choice (RFA-R56). */
function* layOut(t: Adventure, dice: readonly DieId[]): Play {
  t.laying = kinds.flatMap((kind) => dice.filter((die) => kindOf(t, die) === kind))
  while (t.laying.length > 0) {
    const die = t.laying[0]
    const free = freeSpaces(t)
    // Dice that fill the whole desert close everything and come back: where each lies makes no difference.
    const space = free.length === t.laying.length ? free[0] : yield* pickSpace(t, die)
    t.desert.spaces[space] = die
    t.laying = t.laying.slice(1)
  }
}

function* pickSpace(t: Adventure, die: DieId): Play<number> {
  const list = offers<Lay>(t)
  t.desert.spaces.forEach((there, space) =>
    list.add({ verb: 'lay', seat: t.active, die, space }, there === empty ? null : 'RFA-192'),
  )
  if (wantsReasons(t)) keepOutOthers(t, asGoodAs(t, die), 'RFA-R56')
  return (yield* choose(t, { kind: 'laySpace', seat: t.active, die }, list.legal)).space
}

/** Right after closing, dice of those connections may come back, one by one or all together. */
function* takeBackFrom(t: Adventure, closing: readonly number[]): Play {
  const onThem = [...new Set(closing.flatMap((k) => connections[k]))].sort((a, b) => a - b)
  for (;;) {
    const spaces = onThem.filter((space) => t.desert.spaces[space] !== empty)
    if (spaces.length === 0) return
    keepOutOthers(
      t,
      spaces.map((space) => t.desert.spaces[space]),
      'RFA-196',
    )
    const choice = yield* choose<TakeBack | TakeAllBack | LeaveRest>(
      t,
      { kind: 'takeBack', seat: t.active, spaces },
      [
        { verb: 'takeAllBack', seat: t.active },
        ...(spaces.length > 1
          ? spaces.map((space): TakeBack => ({
              verb: 'takeBack',
              seat: t.active,
              die: t.desert.spaces[space],
              space,
            }))
          : []),
        { verb: 'leaveRest', seat: t.active },
      ],
    )
    if (choice.verb === 'leaveRest') return
    clearSpaces(t, choice.verb === 'takeBack' ? [choice.space] : spaces)
  }
}

function* finish(t: Adventure): Play {
  yield* gainStone(t, 'desert')
  clearSpaces(t, occupied(t.desert.spaces))
  t.desert.closed = t.desert.closed.map(() => false)
}

function clearSpaces(t: Adventure, spaces: readonly number[]): void {
  const dice = spaces.map((space) => t.desert.spaces[space])
  for (const space of spaces) t.desert.spaces[space] = empty
  comeBack(t, dice)
}
