import { classes, type ClassId, type Goal } from './classes.ts'
import { races, type RaceId } from './races.ts'
import { attributes } from './sheet.ts'

/** Numbers as they are printed. */

export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n)
}

/** What a line of dice should come to: a Class's goal, a Familiar's range, what the dice to come must show. */
type Range = Goal | readonly [least: number, most: number]

export function goalText([least, most]: Range): string {
  if (least === most) return String(least)
  return most > 30 ? `${least}+` : `${least} to ${most}`
}

/** The same where there is little room. */
export function shortGoal(goal: Range): string {
  return goalText(goal).replace(' to ', '–')
}

/** "STR 9–11 (+2), DEX 14, …": the goals of a Class, each with what a race brings for it. */
export function goalsFor(id: ClassId, race: RaceId | null): string {
  return attributes
    .map((row) => {
      const by = race === null ? undefined : races[race].modifiers[row]
      return `${row} ${shortGoal(classes[id].goals[row])}${by ? ` (${signed(by)})` : ''}`
    })
    .join(', ')
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}
