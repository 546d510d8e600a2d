import { territories } from './content/boards.ts'
import { enemyCards, master, specialCards } from './content/enemies.ts'
import { heroIds } from './content/heroes.ts'
import type { RfaEvent } from './rules/events.ts'
import { card, type Adventure } from './rules/state.ts'

const ownEffects = [
  'attack',
  'removeDice',
  'removeNumber',
  'ifNone',
  'ifSome',
  'damage',
  'permanent',
  'drainVortex',
  'drainBoard',
  'drainPool',
  'rebuild',
  'rally',
  'shakeOff',
  'revealNext',
  'release',
  'heal',
  'bonus',
] as const

const iceLines = [
  'ice cave B: line 1',
  'ice cave B: line 2',
  'ice cave B: line 3',
  'ice cave B: line 4',
  'ice cave B: line 5',
  'ice cave B: line 6',
] as const

/** Branches of the rules that must have been walked, by the events that tell of them. */
const branches = [
  'desert B: connection closed',
  'desert A: die devoured',
  'fortress A: barriers rebuilt',
  'fortress B: section walled up again',
  'forest A: boundary deeper',
  'forest B: die given up',
  'ice cave A: claimed with 4',
  'ice cave A: claimed with 5',
  'ice cave A: claimed with 6',
  'ice cave A: left',
  ...iceLines,
  'vortexes emptied',
  'die released',
  'skull moved back',
  'enemy defeated by dice',
  'enemy defeated by reward',
  'enemy commanded',
  'territory die: all',
  'territory die: none',
  'card buried',
  'Master shuffled back',
  'won',
  'lost: fallen',
  'lost: out of dice',
] as const
type Branch = (typeof branches)[number]

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...heroIds.map((hero) => `hero: ${hero}`),
  ...[...enemyCards, master, ...Object.values(specialCards).flat()].map((it) => `card: ${it.id} ${it.name}`),
  ...territories.flatMap((territory) => (['A', 'B'] as const).flatMap((side) => placeActs(territory, side))),
  'place: resurrection',
  'place: enemy',
  ...ownEffects.map((effect) => `own enemy: ${effect}`),
  ...branches,
]

function placeActs(territory: string, side: string): string[] {
  const acts = [`place: ${territory} ${side}`, `attacked: ${territory} ${side}`]
  return territory === 'iceCave' ? acts : [...acts, `stone: ${territory} ${side}`]
}

/** What acted in an event. */
export function acted(event: RfaEvent, t: Adventure): readonly string[] {
  switch (event.type) {
    case 'ability':
      return [`hero: ${event.hero}`]
    case 'placed':
      return [event.side ? `place: ${event.at} ${event.side}` : `place: ${event.at}`]
    case 'attack':
      return [...cardActed(event.card, t), `attacked: ${event.territory} ${event.side}`]
    case 'stone':
      return [`stone: ${event.territory} ${event.side}`]
    case 'territoryDie':
      return [...cardActed(event.card, t), ...branchActed(event)]
    case 'dragonFlewBy':
      return cardActed(event.card, t)
    case 'ownEffect':
      return [`own enemy: ${event.does}`]
    case 'defeated':
      // A fighter's blow that would not have been enough by itself.
      return [
        ...branchActed(event),
        ...(event.by === 'dice' && event.blow < event.needed ? ['hero: fighter'] : []),
      ]
    default:
      return branchActed(event)
  }
}

function cardActed(id: string, t: Adventure): string[] {
  const it = card(t, id)
  return it.kind === 'own' ? [] : [`card: ${it.id} ${it.name}`]
}

function branchActed(event: RfaEvent): readonly Branch[] {
  switch (event.type) {
    case 'connectionClosed':
      return ['desert B: connection closed']
    case 'movedOn':
      return event.to === 'third' ? ['desert A: die devoured'] : []
    case 'barriersRestored':
      return [event.side === 'A' ? 'fortress A: barriers rebuilt' : 'fortress B: section walled up again']
    case 'boundaryMoved':
      return ['forest A: boundary deeper']
    case 'boundarySet':
      return ['forest B: die given up']
    case 'rowClaimed':
      return [
        event.dice === 4
          ? 'ice cave A: claimed with 4'
          : event.dice === 5
            ? 'ice cave A: claimed with 5'
            : 'ice cave A: claimed with 6',
      ]
    case 'rowLeft':
      return ['ice cave A: left']
    case 'linesClaimed':
      return event.lines.map((line) => iceLines[line])
    case 'vortexEmptied':
      return ['vortexes emptied']
    case 'released':
      return ['die released']
    case 'skullMovedBack':
      return ['skull moved back']
    case 'defeated':
      return [event.by === 'dice' ? 'enemy defeated by dice' : 'enemy defeated by reward']
    case 'commanded':
      return ['enemy commanded']
    case 'territoryDie':
      if (event.shows === 'all') return ['territory die: all']
      return event.shows === 'none' ? ['territory die: none'] : []
    case 'buried':
      return ['card buried']
    case 'masterShuffled':
      return ['Master shuffled back']
    case 'won':
      return ['won']
    case 'lost':
      return [event.reason === 'fallen' ? 'lost: fallen' : 'lost: out of dice']
    default:
      return []
  }
}
