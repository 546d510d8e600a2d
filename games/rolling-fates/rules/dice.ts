import type { Fates, Seat } from './state.ts'

/** Every Character has room for one Luck die and seven Action dice (RF-R22); its Luck die comes first. */
export const diceEach = 8
export const mostActionDice = diceEach - 1

export type DieId = number

export function luckDie(who: Seat): DieId {
  return who * diceEach
}

export function ownerOf(die: DieId): Seat {
  return Math.floor(die / diceEach)
}

export function isLuckDie(die: DieId): boolean {
  return die % diceEach === 0
}

/** The first Action dice of a Character, from left to right. */
export function actionDice(who: Seat, many = mostActionDice): DieId[] {
  return Array.from({ length: many }, (_, n) => luckDie(who) + 1 + n)
}

/** The Action dice on a bar, from left to right. */
export function onBar(t: Pick<Fates, 'face'>, who: Seat): DieId[] {
  const dice: DieId[] = []
  const luck = luckDie(who)
  for (let die = luck + 1; die <= luck + mostActionDice; die++) if (t.face[die] > 0) dice.push(die)
  return dice
}

/** How many dice of a bar show each number; index 0 is not used. */
export function tallyOf(faces: readonly number[]): number[] {
  const tally = [0, 0, 0, 0, 0, 0, 0]
  for (const face of faces) tally[face]++
  return tally
}

export function facesOf(t: Pick<Fates, 'face'>, dice: readonly DieId[]): number[] {
  return dice.map((die) => t.face[die])
}

/** Of these dice the leftmost that show these numbers: dice of equal value are interchangeable (RF-R26). */
export function diceShowing(
  t: Pick<Fates, 'face'>,
  dice: readonly DieId[],
  faces: readonly number[],
): DieId[] {
  const left = tallyOf(faces)
  return dice.filter((die) => left[t.face[die]]-- > 0)
}

export function takeOff(t: Fates, dice: readonly DieId[]): void {
  for (const die of dice) t.face[die] = 0
}

export function clearBars(t: Fates): void {
  t.face.fill(0)
}
