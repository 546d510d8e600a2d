import { offers, wantsReasons, type Play } from '@dicehearth/engine'
import { isGold, type DieId } from '../content/dice.ts'
import { usual } from '../content/prices.ts'
import { familiarBoard, lines, type LineId, none } from '../content/sheet.ts'
import type { PlaceDie } from './decisions.ts'
import { tell } from './events.ts'
import { gainGold } from './gains.ts'
import { happens } from './triggers.ts'
import { differentDice, leftmostEmpty, openLines, takeOut } from './heroes.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Each distinct die of these to each row or board with an empty space (RP-061, RP-R49). */
export function placements(t: RollPlayer, seat: Seat, dice: readonly DieId[]): PlaceDie[] {
  const list = offers<PlaceDie>(t)
  const open = openLines(t.heroes[seat])
  for (const die of differentDice(t, dice))
    for (const line of wantsReasons(t) ? lines : open)
      list.add({ verb: 'place', seat, die, line }, open.includes(line) ? null : 'RP-061')
  return list.legal
}

/** Places a die from the hand or the Backpack in the leftmost empty space of a line, with its Gold (RP-064, RP-065). */
export function* placeDie(t: RollPlayer, seat: Seat, die: DieId, line: LineId): Play {
  const hero = t.heroes[seat]
  takeOut(t.hand.includes(die) ? t.hand : hero.backpack, die)
  const space = leftmostEmpty(hero, line)
  hero.sheet[space] = die
  tell(t, { type: 'placed', seat, die, face: t.face[die], space, line })
  if (isGold(die)) gainGold(t, seat, 'goldDie', usual.goldDie)
  if (leftmostEmpty(hero, line) === none) gainGold(t, seat, 'filledLine', usual.filledLine)
  if (line === familiarBoard) yield* happens(t, seat, 'familiarDie')
}
