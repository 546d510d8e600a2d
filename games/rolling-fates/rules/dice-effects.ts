import type { Play } from '@dicehearth/engine'
import { rollDice } from './chance.ts'
import { choose, type FatesOption } from './decisions.ts'
import { actionDice, mostActionDice, onBar, type DieId } from './dice.ts'
import { tell } from './events.ts'
import type { Fates, Seat } from './state.ts'

/** Dice by what they show: of equal ones the leftmost stands for all. */
function different(t: Fates, dice: readonly DieId[]): DieId[] {
  return dice.filter((die, i) => dice.findIndex((other) => t.face[other] === t.face[die]) === i)
}

/** Chooses dice one at a time, up to so many, or stops (DEC-19, DEC-20). */
function* pickDie(
  t: Fates,
  who: Seat,
  source: string,
  how: { kind: 'rerollDie' | 'turnDie'; left: number; to: number | 'any' },
  from: readonly DieId[],
): Play<DieId | null> {
  const dice = different(t, from)
  const options: FatesOption[] = dice.map((die) => ({ verb: 'pickDie', seat: who, face: t.face[die] }))
  const choice = yield* choose(t, { seat: who, source, ...how }, [...options, { verb: 'enough', seat: who }])
  return choice.verb === 'pickDie' ? (dice.find((die) => t.face[die] === choice.face) ?? null) : null
}

/** Re-rolls up to so many different Action dice of the own bar, all together, once. */
export function* rerollDice(t: Fates, who: Seat, source: string, most: number): Play {
  const picked: DieId[] = []
  while (picked.length < most) {
    const rest = onBar(t, who).filter((die) => !picked.includes(die))
    const how = { kind: 'rerollDie', left: most - picked.length, to: 'any' } as const
    const die = yield* pickDie(t, who, source, how, rest)
    if (die === null) break
    picked.push(die)
  }
  picked.sort((a, b) => a - b)
  if (picked.length > 0) yield* rollDice(t, who, picked)
}

/** Turns up to so many different Action dice of the own bar to another value. */
export function* turnDice(t: Fates, who: Seat, source: string, most: number, to: number | 'any'): Play {
  const turned: DieId[] = []
  while (turned.length < most) {
    // A die that shows the value already cannot be turned to it (RF-R103).
    const rest = onBar(t, who).filter((die) => !turned.includes(die) && t.face[die] !== to)
    const die = yield* pickDie(t, who, source, { kind: 'turnDie', left: most - turned.length, to }, rest)
    if (die === null) return
    const from = t.face[die]
    t.face[die] = to === 'any' ? yield* newValue(t, who, source, from) : to
    turned.push(die)
    tell(t, { type: 'dieTurned', seat: who, die, from, to: t.face[die] })
  }
}

function* newValue(t: Fates, who: Seat, source: string, from: number): Play<number> {
  const values = [1, 2, 3, 4, 5, 6].filter((face) => face !== from)
  const options = values.map((face) => ({ verb: 'turnTo' as const, seat: who, face }))
  return (yield* choose(t, { kind: 'turnTo', seat: who, source, face: from }, options)).face
}

/** One extra Action die onto a bar, while there is room (RF-R22). */
export function* addDie(t: Fates, who: Seat, shows: number | 'roll'): Play {
  const die = actionDice(who, mostActionDice).find((it) => t.face[it] === 0)
  if (die === undefined) return
  if (shows === 'roll') yield* rollDice(t, who, [die])
  else t.face[die] = shows
  tell(t, { type: 'dieAdded', seat: who, die, shows: t.face[die] })
}
