import { adventureCalled, boxOf } from '../content/box.ts'
import { classes } from '../content/classes.ts'
import { firstCombatDie, type DieId } from '../content/dice.ts'
import { lineOf, none, type Space } from '../content/sheet.ts'
import { alike } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import type { RpView } from '../view.ts'

/** A die of a sheet with the space that it lies on. */
export function dieAndSpace(seat: Seat, die: DieId, { heroes }: RpView): string[] {
  const space = heroes[seat].sheet.indexOf(die)
  return space === none ? [piece.die(die)] : [piece.die(die), piece.space(seat, space)]
}

/** The die and every other among these that is as good (RP-R49). */
export function allAlike(die: DieId, among: readonly DieId[], view: RpView): string[] {
  return among.filter((other) => alike(view, die, other)).map(piece.die)
}

export function spaceAndLine(seat: Seat, space: Space): string[] {
  return [piece.space(seat, space), piece.line(seat, lineOf(space))]
}

/** Every Combat Die that shows this. */
export function combatDice(face: number, view: RpView): string[] {
  return view.face.flatMap((shown, die) => (die >= firstCombatDie && shown === face ? [piece.die(die)] : []))
}

/** The Class, Fiend or card that an ability comes from. */
export function sourcePiece(source: string, { own }: Pick<RpView, 'own'>): string {
  if (Object.hasOwn(classes, source)) return piece.class(source)
  return boxOf(own).fiends.has(source) ? piece.fiend(source) : piece.card(source)
}

export function adventurePiece(id: string): string {
  return piece.adventure(adventureCalled(id).type)
}
