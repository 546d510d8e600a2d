import { Icon, type IconData } from '@dicehearth/tabletop'
import type { Clause, Effect } from '../content/words/effects.ts'
import { icons } from './icons.ts'
import { inShort, many, statusIcons } from './look.ts'

/** An effect as signs and numbers, for a row on a board; its words stand on what the row belongs to. */
export function Signs({ effect }: { effect: Effect }) {
  return (
    <span className="signs" title={inShort(effect)} aria-hidden>
      {effect.map((clause, i) => (
        <Sign key={`clause ${i}`} clause={clause} />
      ))}
    </span>
  )
}

const verbs: Readonly<Partial<Record<Clause['verb'], IconData>>> = {
  hit: icons.strike,
  heal: icons.draught,
  guard: icons.guard,
  lose: icons.curse,
  cure: icons.clover,
  reroll: icons.dice,
  turn: icons.dice,
  add: icons.dice,
  treasure: icons.chest,
  trait: icons.trait,
}

function Sign({ clause }: { clause: Clause }) {
  const icon = verbs[clause.verb]
  return (
    <span className="sign">
      {icon && <Icon icon={icon} />}
      {'n' in clause && clause.n}
      {'dice' in clause && clause.dice}
      {'statuses' in clause &&
        clause.statuses.map((status) => <Icon key={status} icon={statusIcons[status]} />)}
      {many(clause)}
    </span>
  )
}
