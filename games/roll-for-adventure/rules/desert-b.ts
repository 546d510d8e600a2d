import type { Play } from '@dicehearth/engine'
import { connections } from '../content/boards.ts'
import { choose, type Lay, type LeaveRest, type Lose, type TakeAllBack, type TakeBack } from './decisions.ts'
import { comeBack, loseFrom } from './dice.ts'
import { tell } from './events.ts'
import { gainStone } from './fate-of-the-land.ts'
import { empty, occupied, type Adventure, type DieId } from './state.ts'
import type { TerritoryRules } from './territory.ts'

const lostInAnAttack = 2

/** 1s on any free spaces close five connections; all five closed win a stone. */
export const desertB: TerritoryRules = {
  room: (t, number) => (number === 1 ? freeSpaces(t).length : 0),

  *place(t, dice) {
    yield* layOut(t, dice)
    const closing = connections.flatMap((spaces, k) =>
      !t.desert.closed[k] && spaces.every((space) => t.desert.spaces[space] !== empty) ? [k] : [],
    )
    for (const connection of closing) {
      t.desert.closed[connection] = true
      tell(t, { type: 'connectionClosed', connection })
    }
    if (t.desert.closed.every((closed) => closed)) yield* finish(t)
    else if (closing.length > 0) yield* takeBackFrom(t, closing)
  },

  *attack(t) {
    const lying = occupied(t.desert.spaces).map((space) => t.desert.spaces[space])
    // So few dice leave nothing to choose.
    if (lying.length <= lostInAnAttack) {
      loseFrom(t, 'desert', lying)
      return lying.length
    }
    for (let lost = 0; lost < lostInAnAttack; lost++) yield* loseOne(t)
    return lostInAnAttack
  },
}

function* loseOne(t: Adventure): Play {
  const { die } = yield* choose(
    t,
    { kind: 'loseDie', seat: t.active, from: 'desert', number: null },
    occupied(t.desert.spaces).map((space): Lose => ({
      verb: 'lose',
      seat: t.active,
      die: t.desert.spaces[space],
    })),
  )
  loseFrom(t, 'desert', [die])
}

function freeSpaces(t: Adventure): number[] {
  return t.desert.spaces.flatMap((die, space) => (die === empty ? [space] : []))
}

/** The dice of one placement are laid one by one, each on a space of choice (RFA-R56). */
function* layOut(t: Adventure, dice: DieId[]): Play {
  t.laying = dice
  while (t.laying.length > 0) {
    const die = t.laying[0]
    const free = freeSpaces(t)
    const options = free.map((space): Lay => ({ verb: 'lay', seat: t.active, die, space }))
    // Dice that fill the whole desert close everything and come back: where each lies makes no difference.
    const { space } =
      free.length === t.laying.length
        ? options[0]
        : yield* choose(t, { kind: 'laySpace', seat: t.active, die }, options)
    t.desert.spaces[space] = die
    t.laying = t.laying.slice(1)
  }
}

/** Right after closing, dice of those connections may come back, one by one or all together. */
function* takeBackFrom(t: Adventure, closing: readonly number[]): Play {
  const onThem = [...new Set(closing.flatMap((k) => connections[k]))].sort((a, b) => a - b)
  for (;;) {
    const spaces = onThem.filter((space) => t.desert.spaces[space] !== empty)
    if (spaces.length === 0) return
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
