import type { PlaceDice } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { RfaScenario } from './table.ts'

/**
 * The legal placements in short: "oa 5 forest" is an own and an ally die showing 5, for the forest; b is a bonus
 * die, and a space or a card is named last.
 */
export function placements(s: RfaScenario, like: Partial<PlaceDice> = {}): string[] {
  return s.which({ verb: 'place', ...like }).flatMap((o) => (o.verb === 'place' ? [inShort(o)] : []))
}

function inShort({ own, ally, bonus, number, at, space, card }: PlaceDice): string {
  const kinds = 'o'.repeat(own) + 'a'.repeat(ally) + 'b'.repeat(bonus)
  return [kinds, number, at, ...(space >= 0 ? [space] : []), ...(card ? [card] : [])].join(' ')
}

/** What can be answered, without what it is about. */
export function verbs(s: RfaScenario): string[] {
  return s.options.map((option) => option.verb)
}

/** Whose dice the options are about; an option without a die is named by its verb. */
export function whose(s: RfaScenario): (number | string)[] {
  return s.options.map((option) => ('die' in option ? s.t.owner[option.die] : option.verb))
}

/** Events of these types, by type, in the order in which they were told. */
export function order(s: RfaScenario, ...types: RfaEvent['type'][]): string[] {
  return s.events.map((event) => event.type).filter((type) => types.includes(type))
}
