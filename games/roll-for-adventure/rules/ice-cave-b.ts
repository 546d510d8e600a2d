import type { Play } from '@dicehearth/engine'
import { iceBSpaces, iceLines, iceNeighbours, iceRewardOrder } from '../content/boards.ts'
import { choose, decline, type ClaimLines, type Decline, type Lose } from './decisions.ts'
import { comeBack, loseFrom, giveBonusDice } from './dice.ts'
import { tell } from './events.ts'
import { mayRelease } from './oblivion.ts'
import { mayDefeatOne, mayMoveSkullBack } from './rewards.ts'
import { empty, occupied, type Adventure } from './state.ts'
import type { TerritoryRules } from './territory.ts'

/** A grid where equal numbers may not touch; filled lines can be claimed for their rewards. */
export const iceCaveB: TerritoryRules = {
  room: (t, number) => (!t.roll.iceDie && spacesFor(t, number).length > 0 ? 1 : 0),
  spacesFor,

  *place(t, [die], space) {
    t.iceCave[space] = die
    t.roll.iceDie = true
    const complete = completeLines(t)
    if (complete.length === 0) return
    const mustClaim = occupied(t.iceCave).length === iceBSpaces
    const choice = yield* choose<ClaimLines | Decline>(t, { kind: 'claimLines', seat: t.active, complete }, [
      ...subsetsOf(complete).map((lines): ClaimLines => ({ verb: 'claimLines', seat: t.active, lines })),
      ...(mustClaim ? [] : [decline(t.active)]),
    ])
    if (choice.verb === 'claimLines') yield* claim(t, choice.lines)
  },

  *attack(t) {
    const spaces = occupied(t.iceCave)
    if (spaces.length === 0) return 0
    const highest = Math.max(...spaces.map((space) => t.face[t.iceCave[space]]))
    const tied = spaces.filter((space) => t.face[t.iceCave[space]] === highest)
    const lost = yield* choose(
      t,
      { kind: 'loseDie', seat: t.active, from: 'iceCave', number: highest },
      tied.map((space): Lose => ({ verb: 'lose', seat: t.active, die: t.iceCave[space] })),
    )
    loseFrom(t, 'iceCave', [lost.die])
    return 1
  },
}

/** The free spaces without a neighbour that shows the same number. */
function spacesFor(t: Adventure, number: number): number[] {
  const spaces: number[] = []
  for (let space = 0; space < iceBSpaces; space++) {
    if (t.iceCave[space] !== empty) continue
    const clash = iceNeighbours[space].some(
      (next) => t.iceCave[next] !== empty && t.face[t.iceCave[next]] === number,
    )
    if (!clash) spaces.push(space)
  }
  return spaces
}

function completeLines(t: Adventure): number[] {
  return iceLines.flatMap((line, k) => (line.spaces.every((space) => t.iceCave[space] !== empty) ? [k] : []))
}

/** Every non-empty subset, in order of the lines. */
function subsetsOf(lines: readonly number[]): number[][] {
  const subsets: number[][] = []
  for (let bits = 1; bits < 1 << lines.length; bits++) subsets.push(lines.filter((_, i) => bits & (1 << i)))
  return subsets
}

/** Rewards first, in the order of RFA-R52; then the dice of the claimed lines come back. */
function* claim(t: Adventure, lines: readonly number[]): Play {
  tell(t, { type: 'linesClaimed', lines })
  for (const line of iceRewardOrder) if (lines.includes(line)) yield* reward(t, line)
  const dice = occupied(t.iceCave).flatMap((space) => {
    if (!lines.some((line) => iceLines[line].spaces.includes(space))) return []
    const die = t.iceCave[space]
    t.iceCave[space] = empty
    return [die]
  })
  comeBack(t, dice)
}

function* reward(t: Adventure, line: number): Play {
  switch (iceLines[line].reward) {
    case 'bonus':
      return giveBonusDice(t, [t.active, t.active])
    case 'defeat':
      return yield* mayDefeatOne(t)
    case 'release':
      yield* mayRelease(t)
      return
    case 'twoHoles':
      return yield* mayMoveSkullBack(t, 2)
    case 'oneHole':
      return yield* mayMoveSkullBack(t, 1)
  }
}
