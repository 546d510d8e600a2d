import type { AdventureType } from '../content/adventures.ts'
import { adventureCalled, boxOf } from '../content/box.ts'
import { classes } from '../content/classes.ts'
import { firstCombatDie, type DieId } from '../content/dice.ts'
import { attributes, familiarBoard, lineOf, type LineId, type Space } from '../content/sheet.ts'
import { alike } from '../rules/heroes.ts'
import { none, type Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'

/** The ids that a board gives its pieces. */
export const pieces = {
  die: (die: DieId): string => `die:${die}`,
  space: (seat: Seat, space: Space): string => `space:${seat}:${space}`,
  /** An Attribute Row or the Familiar Board of a player. */
  line: (seat: Seat, line: LineId): string =>
    `line:${seat}:${line === familiarBoard ? 'familiar' : attributes[line]}`,
  /** A space of a player's Alignment card, such as LG. */
  grid: (seat: Seat, space: string): string => `grid:${seat}:${space}`,
  /** What a player has of gold, xp, charisma, honor or injury. */
  tokens: (seat: Seat, what: string): string => `${what}:${seat}`,
  initiative: (card: number): string => `initiative:${card + 1}`,
  card: (id: string): string => `card:${id}`,
  fiend: (id: string): string => `fiend:${id}`,
  minion: (id: string): string => `minion:${id}`,
  familiar: (id: string): string => `familiar:${id}`,
  sheet: (id: string): string => `sheet:${id}`,
  class: (id: string): string => `class:${id}`,
  backstory: (id: string): string => `backstory:${id}`,
  alignment: (id: string): string => `alignment:${id}`,
  monster: (id: string): string => `monster:${id}`,
  /** The place of an Adventure card, facedown or not. */
  adventure: (type: AdventureType): string => `adventure:${type}`,
  hero: (seat: Seat): string => `hero:${seat}`,
  score: (seat: Seat): string => `score:${seat}`,
  deck: 'deck',
  discard: 'discard',
  trash: 'trash',
  bag: 'bag',
} as const

/** A die of a sheet with the space that it lies on. */
export function dieAndSpace(seat: Seat, die: DieId, { heroes }: RpView): string[] {
  const space = heroes[seat].sheet.indexOf(die)
  return space === none ? [pieces.die(die)] : [pieces.die(die), pieces.space(seat, space)]
}

/** The die and every other among these that is as good (RP-R49). */
export function allAlike(die: DieId, among: readonly DieId[], view: RpView): string[] {
  return among.filter((other) => alike(view, die, other)).map(pieces.die)
}

export function spaceAndLine(seat: Seat, space: Space): string[] {
  return [pieces.space(seat, space), pieces.line(seat, lineOf(space))]
}

/** Every Combat Die that shows this. */
export function combatDice(face: number, view: RpView): string[] {
  return view.face.flatMap((shown, die) => (die >= firstCombatDie && shown === face ? [pieces.die(die)] : []))
}

/** The Class, Fiend or card that an ability comes from. */
export function sourcePiece(source: string, { own }: Pick<RpView, 'own'>): string {
  if (Object.hasOwn(classes, source)) return pieces.class(source)
  return boxOf(own).fiends.has(source) ? pieces.fiend(source) : pieces.card(source)
}

export function adventurePiece(id: string): string {
  return pieces.adventure(adventureCalled(id).type)
}
