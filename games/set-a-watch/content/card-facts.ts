import { capital, count } from '@dicehearth/engine'
import type { Kind, Location } from './cards.ts'
import { typeNames } from './creature-types.ts'

/** What stands on a card besides its text. */

/** One line of a card: when it happens, and what. */
export interface CardLine {
  when: 'Reveal' | 'First position' | 'Once, in first position' | 'Ongoing' | 'Defeated' | null
  text: string
}

/** The lines as they are read out. */
export function readOut(lines: readonly CardLine[]): string[] {
  return lines.map(({ when, text }) => (when === null ? text : `${when}: ${text}`))
}

/** Its sort and its numbers. */
export function aboutKind(kind: Kind): string {
  switch (kind.kind) {
    case 'creature':
      return `${typeNames[kind.type]}, health ${kind.health}, damage ${kind.damage}`
    case 'summon':
      return 'Calls an Unhallowed'
    case 'location':
      return `${sorts[kind.sort]} ${signed(kind.firewood)}, ${count(kind.creatures, 'creature')}`
  }
}

/** The numbers of a location. The firewood modifier of the first round's is ignored (SAW-032). */
export function inShort(here: Location, round: number): string {
  return round === 1 ? capital(count(here.creatures, 'creature')) : aboutKind(here)
}

const sorts = { normal: 'Firewood', respite: 'Respite, firewood', final: 'Final location, firewood' } as const

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n === 0 ? '±0' : `+${n}`
}
