import { offers, type Play } from '@dicehearth/engine'
import { iceBSpaces, iceLines, iceNeighbours, iceRewardOrder } from '../content/boards.ts'
import { anySpace, choose, decline, type ClaimLines, type Decline } from './decisions.ts'
import { comeBack, diceAt, giveBonusDice } from './dice.ts'
import { tell } from './events.ts'
import { loseOneOf } from './losing.ts'
import { mayRelease } from './oblivion.ts'
import { mayDefeatOne, mayMoveSkullBack } from './rewards.ts'
import { empty, occupied } from './lookups.ts'
import type { Adventure, Open } from './state.ts'
import type { TerritoryRules } from './territory.ts'

/** A grid where equal numbers may not touch; filled lines can be claimed for their rewards. */
export const iceCaveB: TerritoryRules = {
  keepsOut(t, number, count, space) {
    if (space === anySpace) return allSpaces.some((it) => fits(t, number, it)) ? 'RFA-212' : 'RFA-R55'
    if (t.iceCave[space] !== empty) return 'RFA-212'
    if (!fits(t, number, space)) return 'RFA-213'
    return t.roll.iceDie || count > 1 ? 'RFA-212' : null
  },
  spaces: () => allSpaces,
  alsoPointedAt: () => [anySpace],

  *place(t, [die], space) {
    t.iceCave[space] = die
    t.roll = { ...t.roll, iceDie: true }
    const complete = completeLines(t)
    if (complete.length === 0) return
    const mustClaim = occupied(t.iceCave).length === iceBSpaces
    const list = offers<ClaimLines | Decline>(t)
    for (const lines of subsetsOf(complete)) list.add({ verb: 'claimLines', seat: t.active, lines })
    list.add(decline(t.active), mustClaim ? 'RFA-R50' : null)
    iceLines.forEach((_, line) => {
      if (!complete.includes(line)) list.add({ verb: 'claimLines', seat: t.active, lines: [line] }, 'RFA-214')
    })
    const choice = yield* choose(t, { kind: 'claimLines', seat: t.active, complete }, list.legal)
    if (choice.verb === 'claimLines') yield* claim(t, choice.lines)
  },

  attackRule: 'RFA-127',
  *attack(t) {
    const dice = diceAt(t, 'iceCave')
    if (dice.length === 0) return 0
    const highest = Math.max(...dice.map((die) => t.face[die]))
    const tied = dice.filter((die) => t.face[die] === highest)
    yield* loseOneOf(t, 'iceCave', highest, tied, iceCaveB.attackRule)
    return 1
  },
}

const allSpaces: readonly number[] = iceNeighbours.map((_, space) => space)

/** Whether a space is free and no neighbour shows the same number. */
function fits(t: Open, number: number, space: number): boolean {
  return (
    t.iceCave[space] === empty &&
    !iceNeighbours[space].some((next) => t.iceCave[next] !== empty && t.face[t.iceCave[next]] === number)
  )
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
      yield* mayRelease(t, 'RFA-219')
      return
    case 'twoHoles':
      return yield* mayMoveSkullBack(t, 2)
    case 'oneHole':
      return yield* mayMoveSkullBack(t, 1)
  }
}
