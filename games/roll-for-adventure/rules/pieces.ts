import type { Territory } from '../content/boards.ts'
import type { DieId, Seat } from './state.ts'

/** The ids by which every door knows the pieces on the table. */
export const piece = {
  die: (die: DieId) => `die:${die}`,
  card: (card: string) => `card:${card}`,
  hero: (seat: Seat) => `hero:${seat}`,
  section: (section: number) => `fortress:${section}`,
  desertSpace: (space: number) => `desert:${space}`,
  iceSpace: (space: number) => `iceCave:${space}`,
  /** The reward of a line of ice cave B. */
  line: (line: number) => `line:${line}`,
  track: (territory: Territory) => `track:${territory}`,
  resurrection: 'resurrection',
  oblivion: 'oblivion',
  pool: 'pool',
  deck: 'deck',
  adventure: 'adventure',
} as const

export function isDie(id: string): boolean {
  return id.startsWith('die:')
}
