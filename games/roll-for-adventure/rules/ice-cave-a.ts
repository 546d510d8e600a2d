import { wantsReasons, type Play } from '@dicehearth/engine'
import { iceA } from '../content/boards.ts'
import { anySpace, choose, decline, type ClaimRow, type Decline, type GoWithout } from './decisions.ts'
import { comeBack, giveBonusDice } from './dice.ts'
import { tell } from './events.ts'
import { lose } from './losing.ts'
import { piece } from './pieces.ts'
import { mayDefeatOne, mayMoveSkullBack } from './rewards.ts'
import { empty, occupied } from './lookups.ts'
import type { Adventure, Seat } from './state.ts'
import type { TerritoryRules } from './territory.ts'
import { keepOut } from './why-not.ts'

/** A row with one space for each number: four dice give bonus dice, five fell an enemy too, six mend a land. */
export const iceCaveA: TerritoryRules = {
  keepsOut(t, number, count, space) {
    const own = number - 1
    if ((space !== anySpace && space !== own) || t.iceCave[own] !== empty) return 'RFA-088'
    return t.roll.iceDie || count > 1 ? 'RFA-089' : null
  },
  spaces: (number) => [number - 1],
  alsoPointedAt: (t) => t.iceCave.map((_, space) => space),

  *place(t, [die], space) {
    t.iceCave[space] = die
    t.roll = { ...t.roll, iceDie: true }
    const dice = occupied(t.iceCave).length
    if (dice < iceA.bonus) return
    if (dice < iceA.spaces) {
      const choice = yield* choose<ClaimRow | Decline>(t, { kind: 'claimRow', seat: t.active, dice }, [
        { verb: 'claimRow', seat: t.active },
        decline(t.active),
      ])
      if (choice.verb === 'decline') {
        tell(t, { type: 'rowLeft', dice })
        return
      }
    }
    yield* claimRow(t, dice)
  },

  attackRule: 'RFA-126',
  *attack(t) {
    const highest = occupied(t.iceCave).at(-1)
    if (highest === undefined) return 0
    lose(t, 'iceCave', [t.iceCave[highest]])
    return 1
  },
}

/** Bonus dice, then an enemy, then a skull; then the row comes back (RFA-R23). */
function* claimRow(t: Adventure, dice: number): Play {
  tell(t, { type: 'rowClaimed', dice })
  yield* handOutBonusDice(t)
  if (dice >= iceA.enemy) yield* mayDefeatOne(t)
  if (dice >= iceA.skull) yield* mayMoveSkullBack(t, 'allHoles')
  const row = t.iceCave.filter((die) => die !== empty)
  t.iceCave = t.iceCave.map(() => empty)
  comeBack(t, row)
}

/** Each player with a die of their own colour in the row gets one; if they run short, somebody goes without. */
function* handOutBonusDice(t: Adventure): Play {
  const entitled: Seat[] = []
  for (let seat = 0; seat < t.players; seat++) {
    if (t.iceCave.some((die) => die !== empty && t.owner[die] === seat)) entitled.push(seat)
  }
  const dice = Math.min(t.pool.length, entitled.length)
  if (dice === 0) return
  if (wantsReasons(t))
    t.heroes.forEach((_, seat) => {
      if (!entitled.includes(seat)) keepOut(t, piece.hero(seat), 'RFA-094')
    })
  const { seats: without } = yield* choose(
    t,
    { kind: 'goWithout', seat: t.active, entitled, dice },
    setsOf(entitled, entitled.length - dice).map((seats): GoWithout => ({
      verb: 'goWithout',
      seat: t.active,
      seats,
    })),
  )
  giveBonusDice(
    t,
    entitled.filter((seat) => !without.includes(seat)),
  )
}

/** Every set of this size, in order. */
function setsOf(seats: readonly Seat[], size: number): Seat[][] {
  if (size === 0) return [[]]
  return seats.flatMap((seat, i) => setsOf(seats.slice(i + 1), size - 1).map((rest) => [seat, ...rest]))
}
