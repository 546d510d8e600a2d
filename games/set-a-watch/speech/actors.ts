import { abilityIds } from '../content/abilities.ts'
import { classes, classIds } from '../content/adventurers.ts'
import { campSpaces } from '../content/camp.ts'
import { creatures } from '../content/creatures.ts'
import { locations } from '../content/locations.ts'
import { traitSeen } from '../content/traits.ts'
import { summons, unhallowed } from '../content/unhallowed.ts'
import { eventsOnTheWay } from './events-on-the-way.ts'
import { eventsOnWatch } from './events-on-watch.ts'
import { used } from './rows.ts'

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...classIds.map((id) => `adventurer: ${classes[id].name}`),
  ...abilityIds.map(used),
  ...[...creatures, ...unhallowed].flatMap((it) => [
    `creature: ${it.name}`,
    ...(['reveal', 'first', 'defeated'] as const)
      .filter((when) => it[when] !== undefined)
      .map((when) => `power: ${it.name}, ${when}`),
  ]),
  ...summons.map((it) => `summon: ${it.name}`),
  ...locations.flatMap((it) => [
    `location: ${it.name}`,
    ...(it.traits.some(({ is }) => traitSeen(is) !== null) ? [`location acts: ${it.name}`] : []),
  ]),
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
