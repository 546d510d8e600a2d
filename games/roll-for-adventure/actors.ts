import { iceLines, territories, territoryDie } from './content/boards.ts'
import { boonKinds, effectKinds } from './content/effects.ts'
import { printedCards } from './content/enemies.ts'
import { heroIds } from './content/heroes.ts'
import { events } from './speech/events.ts'

const places = territories.flatMap((land) => [`${land} A`, `${land} B`])

/** Everything that must act at least once before play counts as covered, by the names that the event rows use. */
export const actors: readonly string[] = [
  ...heroIds.map((hero) => `hero: ${hero}`),
  ...printedCards.map((it) => `card: ${it.id} ${it.name}`),
  ...[...places, 'resurrection', 'enemy'].map((at) => `place: ${at}`),
  ...places.map((at) => `attacked: ${at}`),
  ...places.flatMap((at) => (at.startsWith('iceCave') ? [] : [`stone: ${at}`])),
  ...[...effectKinds, ...boonKinds].map((does) => `own enemy: ${does}`),
  ...territoryDie.map((shows) => `territory die: ${shows}`),
  ...Object.values(events).flatMap(({ acted }) => (typeof acted === 'string' ? [acted] : [])),
  ...['dice', 'reward'].map((by) => `enemy defeated by ${by}`),
  'desert A: die devoured',
  ...['A', 'B'].map((side) => `fortress ${side}: barriers restored`),
  ...[4, 5, 6].map((dice) => `ice cave A: claimed with ${dice}`),
  ...iceLines.map((_, line) => `ice cave B: line ${line + 1}`),
  ...['fallen', 'outOfDice'].map((reason) => `lost: ${reason}`),
]
