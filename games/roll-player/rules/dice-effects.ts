import { decline, nothingToAsk, offers, type Decline, type Play } from '@dicehearth/engine'
import { highest, type DieId } from '../content/dice.ts'
import {
  familiarBoard,
  lineOf,
  spacesInRows,
  spacesOf,
  spacesOnSheet,
  type Space,
  none,
} from '../content/sheet.ts'
import { drawAndRoll, rollAgain } from './bag.ts'
import {
  choose,
  type Cause,
  type EffectKind,
  type Simple,
  type TakeDie,
  type TakeSpace,
  type TakeValue,
} from './decisions.ts'
import { tell } from './events.ts'
import { emptySpaces, takeOut } from './heroes.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Which dice of the owner: `placed` are those of rows in which a die was placed this turn, and of the board. */
export const diceChoices = ['any', 'rows', 'familiar', 'placed'] as const
export type DiceChoice = (typeof diceChoices)[number]

/** Effects on dice of the own Character Sheet. Dice that they touch are never placed by it (RP-069). */

/** How a word of the effect language works on one die. */
export interface OnDie<E> {
  asks: EffectKind
  /** Which dice of the owner it may be. */
  among?(it: E): DiceChoice
  /** The rule that keeps it off the die on a space; null when it may be chosen. */
  keptOff?(t: RollPlayer, seat: Seat, it: E, space: Space): string | null
  change(t: RollPlayer, seat: Seat, it: E, die: DieId, by: Cause): Play
  /** Where it is done several times, it may be the same die again. */
  sameAgain?: true
}

function keptOff<E>(t: RollPlayer, seat: Seat, on: OnDie<E>, it: E, space: Space): string | null {
  if (on.among && !isAmong(t, on.among(it), space)) return 'RP-005'
  return on.keptOff?.(t, seat, it, space) ?? null
}

function isAmong(t: RollPlayer, dice: DiceChoice, space: Space): boolean {
  switch (dice) {
    case 'any':
      return true
    case 'rows':
      return space < spacesInRows
    case 'familiar':
      return space >= spacesInRows
    case 'placed':
      // Only the running Dice turn has placed dice to speak of (RP-R56).
      return lineOf(space) === familiarBoard || t.placed.includes(lineOf(space))
  }
}

/** Whether there is a die for it (RP-081). */
export function hasTarget<E>(t: RollPlayer, seat: Seat, on: OnDie<E>, it: E): boolean {
  const { sheet } = t.heroes[seat]
  for (let space = 0; space < spacesOnSheet; space++)
    if (sheet[space] !== none && keptOff(t, seat, on, it, space) === null) return true
  return false
}

/** Changes a die once or, where it says so, up to so many times different dice (DEC-09). */
export function* changeDice<E extends { upTo?: number | undefined }>(
  t: RollPlayer,
  seat: Seat,
  on: OnDie<E>,
  it: E,
  by: Cause,
): Play {
  const times = it.upTo ?? 1
  const changed: DieId[] = []
  for (let n = 0; n < times; n++) {
    const choice = yield* chooseDie(t, seat, on, it, by, changed)
    if (choice === null || choice.verb === 'decline') return
    yield* on.change(t, seat, it, choice.die, by)
    if (!on.sameAgain) changed.push(choice.die)
  }
}

function* chooseDie<E extends { upTo?: number | undefined }>(
  t: RollPlayer,
  seat: Seat,
  on: OnDie<E>,
  it: E,
  by: Cause,
  changed: readonly DieId[],
): Play<TakeDie | Decline | null> {
  const list = offers<TakeDie | Decline>(t)
  t.heroes[seat].sheet.forEach((die, space) => {
    if (die === none) return
    const again = changed.includes(die) ? 'RP-R54' : null
    list.add({ verb: 'die', seat, die }, again ?? keptOff(t, seat, on, it, space))
  })
  if (nothingToAsk(t, list.legal)) return null
  if (it.upTo !== undefined) list.add(decline(seat))
  return yield* choose(t, { kind: on.asks, seat, by }, list.legal)
}

export function turnDie(t: RollPlayer, seat: Seat, die: DieId, to: number): void {
  const from = t.face[die]
  t.face[die] = to
  tell(t, { type: 'turned', seat, die, from, to })
}

// ADJ: by 1 to k steps, within the die's own range (RP-076).

interface Adjusting {
  by: number
  way: 'up' | 'down' | 'either'
}

export function newValues(t: RollPlayer, die: DieId, { by, way }: Adjusting): number[] {
  const now = t.face[die]
  const least = way === 'up' ? now + 1 : Math.max(1, now - by)
  const most = way === 'down' ? now - 1 : Math.min(highest(die), now + by)
  const values: number[] = []
  for (let value = least; value <= most; value++) if (value !== now) values.push(value)
  return values
}

export function* adjust(t: RollPlayer, seat: Seat, effect: Adjusting, die: DieId, by: Cause): Play {
  const options = newValues(t, die, effect).map((value): TakeValue => ({ verb: 'value', seat, value }))
  const { value } = yield* choose(t, { kind: 'newValue', seat, by, die }, options)
  turnDie(t, seat, die, value)
}

// REROLL: up to so many rolls; then the original value or any that was rolled is kept (RP-R10).

export function* rerollAndKeep(t: RollPlayer, seat: Seat, rolls: number, die: DieId, by: Cause): Play {
  const values = [t.face[die]]
  for (let n = 1; n <= rolls; n++) {
    yield* rollAgain(t, seat, die)
    if (!values.includes(t.face[die])) values.push(t.face[die])
    const options: (TakeValue | Simple)[] = values.map((value) => ({ verb: 'value', seat, value }))
    if (n < rolls) options.push({ verb: 'again', seat })
    const choice = yield* choose(t, { kind: 'keepValue', seat, by, die }, options)
    if (choice.verb !== 'value') continue
    t.face[die] = choice.value
    tell(t, { type: 'kept', seat, die, value: choice.value })
    return
  }
}

// SWAP: two dice exchange their places and keep their values (RP-074, RP-075).

function otherDice(sheet: readonly DieId[], space: Space): DieId[] {
  return sheet.filter((die, other) => die !== none && other !== space)
}

function sameRow(sheet: readonly DieId[], space: Space): DieId[] {
  if (lineOf(space) === familiarBoard) return []
  return spacesOf(lineOf(space)).flatMap((other) =>
    other !== space && sheet[other] !== none ? [sheet[other]] : [],
  )
}

export type Among = 'any' | 'oneRow'

export function partnersOf(sheet: readonly DieId[], space: Space, among: Among): DieId[] {
  return among === 'any' ? otherDice(sheet, space) : sameRow(sheet, space)
}

export function* swap(t: RollPlayer, seat: Seat, among: Among, die: DieId, by: Cause): Play {
  const { sheet } = t.heroes[seat]
  const space = sheet.indexOf(die)
  const partners = partnersOf(sheet, space, among)
  const options = partners.map((partner): TakeDie => ({ verb: 'die', seat, die: partner }))
  const choice = yield* choose(t, { kind: 'swapWith', seat, by, die }, options)
  sheet[sheet.indexOf(choice.die)] = die
  sheet[space] = choice.die
  tell(t, { type: 'swapped', seat, die, with: choice.die })
}

// MOVE: to any empty space; nothing slides (RP-212).

export function* move(t: RollPlayer, seat: Seat, die: DieId, by: Cause): Play {
  const hero = t.heroes[seat]
  const options = emptySpaces(hero).map((space): TakeSpace => ({ verb: 'space', seat, space }))
  const { space } = yield* choose(t, { kind: 'moveTo', seat, by, die }, options)
  hero.sheet[hero.sheet.indexOf(die)] = none
  hero.sheet[space] = die
  hero.gaps = true
  tell(t, { type: 'moved', seat, die, space })
}

// COPY: the value of another die in the same line, if the die has that value (RP-088).

export function copyable(t: RollPlayer, sheet: readonly DieId[], space: Space): DieId[] {
  return spacesOf(lineOf(space)).flatMap((other) => {
    const model = sheet[other]
    return other !== space && model !== none && t.face[model] <= highest(sheet[space]) ? [model] : []
  })
}

export function* copy(t: RollPlayer, seat: Seat, die: DieId, by: Cause): Play {
  const { sheet } = t.heroes[seat]
  const models = copyable(t, sheet, sheet.indexOf(die))
  const options = models.map((model): TakeDie => ({ verb: 'die', seat, die: model }))
  const choice = yield* choose(t, { kind: 'copyFrom', seat, by, die }, options)
  turnDie(t, seat, die, t.face[choice.die])
}

// REDRAW: back into the bag, and another die drawn and rolled for the same space (RP-R48).

export function* redraw(t: RollPlayer, seat: Seat, die: DieId): Play {
  const { sheet } = t.heroes[seat]
  const space = sheet.indexOf(die)
  sheet[space] = none
  t.bag.push(die)
  const [now] = yield* drawAndRoll(t, seat, 1)
  takeOut(t.hand, now)
  sheet[space] = now
  tell(t, { type: 'redrawn', seat, die, now })
}
