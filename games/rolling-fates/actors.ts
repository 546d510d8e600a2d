import { characters } from './content/characters.ts'
import { enemies } from './content/enemies.ts'
import { statuses } from './content/language.ts'
import { traits } from './content/traits.ts'
import { treasures } from './content/treasures.ts'

/** Cards that do something by themselves at a certain moment. */
const working = [...treasures, ...traits].filter(({ passives }) =>
  passives.some(({ is }) => is === 'when' || is === 'laststand'),
)

/** Hidden mechanics that act; the others show in what hits take. */
const mechanics = ['frenzy', 'spawn', 'script', 'thorns', 'tally', 'burst', 'fuse'] as const

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...characters.flatMap(({ abilities }) => abilities.map(({ id }) => id)),
  ...treasures.map(({ id }) => `${id} carried`),
  ...treasures.filter(({ ability }) => ability !== null).map(({ id }) => id),
  ...traits.map(({ id }) => id),
  ...working.map(({ id }) => `${id} works`),
  ...enemies.flatMap(({ id }) => [id, `${id} acts`]),
  ...mechanics,
  ...statuses.map((status) => `enemy ${status}`),
  ...statuses.filter((status) => status !== 'investigate').map((status) => `hero ${status}`),
  'poison',
]
