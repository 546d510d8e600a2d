import { abilityIds } from './content/abilities.ts'
import { classes, classIds } from './content/adventurers.ts'
import { campSpaces } from './content/camp.ts'
import { creatures } from './content/creatures.ts'
import { locations } from './content/locations.ts'
import { traitSeen } from './content/traits.ts'
import { summons, unhallowed } from './content/unhallowed.ts'
import { eventsOnTheWay } from './speech/events-on-the-way.ts'
import { eventsOnWatch } from './speech/events-on-watch.ts'
import { used, when } from './speech/rows.ts'

const moments = ['reveal', 'first', 'defeated'] as const

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...classIds.map((id) => `adventurer: ${classes[id].name}`),
  ...abilityIds.map(used),
  ...[...creatures, ...unhallowed].map((it) => `creature: ${it.name}`),
  ...moments.flatMap((at) =>
    [...creatures, ...unhallowed].flatMap((it) => when(it[at] !== undefined, `power: ${it.name}, ${at}`)),
  ),
  ...summons.map((it) => `summon: ${it.name}`),
  ...locations.map((it) => `location: ${it.name}`),
  ...locations
    .filter((it) => it.traits.some(({ is }) => traitSeen(is) !== null))
    .map((it) => `location acts: ${it.name}`),
  ...campSpaces.map((space) => `camp: ${space}`),

  // Branches of the rules: everything that can happen, and what matters of it.
  ...Object.keys({ ...eventsOnTheWay, ...eventsOnWatch })
    .filter((type) => type !== 'diceUnused') // Only own locations leave dice without a space.
    .map((type) => `event: ${type}`),
  'flex adventurer',
  'facedown card defeated',
  'summon turned up by an ability',
  'tamed from the line',
  'tamed from the graveyard',
  'tamed creature fights',
  'map exchanged',
  'rune without effect',
  'horde in the last line',
]
