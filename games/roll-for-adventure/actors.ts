import { iceLines, territories } from './content/boards.ts'
import { boonKinds, effectKinds } from './content/effects.ts'
import { enemyCards, master, specialCards } from './content/enemies.ts'
import { heroIds } from './content/heroes.ts'
import { events } from './speech-events.ts'

const sides = ['A', 'B']

/** Everything that must have acted before play is called covered; the rows of the events name them. */
export const actors: readonly string[] = [
  ...heroIds.map((hero) => `hero: ${hero}`),
  ...[...enemyCards, master, ...Object.values(specialCards).flat()].map(
    ({ id, name }) => `card: ${id} ${name}`,
  ),
  ...territories.flatMap((land) =>
    sides.flatMap((side) => [
      `place: ${land} ${side}`,
      `attacked: ${land} ${side}`,
      ...(land === 'iceCave' ? [] : [`stone: ${land} ${side}`]),
    ]),
  ),
  'place: resurrection',
  'place: enemy',
  ...[...effectKinds, ...boonKinds].map((does) => `own enemy: ${does}`),
  ...Object.values(events).flatMap(({ acted }) => (typeof acted === 'string' ? [acted] : [])),
  'desert A: die devoured',
  'fortress A: barriers rebuilt',
  'fortress B: section walled up again',
  ...[4, 5, 6].map((dice) => `ice cave A: claimed with ${dice}`),
  ...iceLines.map((_, line) => `ice cave B: line ${line + 1}`),
  'enemy defeated by dice',
  'enemy defeated by reward',
  'territory die: all',
  'territory die: none',
  'lost: fallen',
  'lost: out of dice',
]
