import type { Party } from './state.ts'

/** Of "{lamp|lamps}" the first is read to one player, the second to several. */
const oneOrSeveral = /\{([^{}|]+)\|([^{}|]+)\}/g

/** A text as it is read at this table: with the storyteller's name and people, for one player or for several. */
export function readAloud(
  { heroes, storyteller }: Pick<Party, 'heroes' | 'storyteller'>,
  text: string,
): string {
  const { name, people } = heroes[storyteller]
  return text
    .replaceAll('{player}', name)
    .replaceAll('{people}', people)
    .replaceAll(oneOrSeveral, heroes.length === 1 ? '$1' : '$2')
}
