import type { Party } from './state.ts'

/** Of "{lamp|lamps}" the first is read to one player, the second to several. */
const oneOrSeveral = /\{([^{}|]+)\|([^{}|]+)\}/g

/** Talk between single marks, as books type it inside a text in quotation marks. */
const talk = /(?<![\w'])'((?:[^']|(?<=\w)')*?[,.?!:;—…)*])'(?!\w)/g

/**
 * A text as it is read at this table: with the storyteller's name and people, for one player or for several, and with
 * one kind of marks round whatever is said.
 */
export function readAloud(
  { heroes, storyteller }: Pick<Party, 'heroes' | 'storyteller'>,
  text: string,
): string {
  const { name, people } = heroes[storyteller]
  const marked = text.includes('"') ? text : text.replaceAll(talk, '"$1"')
  return marked
    .replaceAll('{player}', name)
    .replaceAll('{people}', people)
    .replaceAll(oneOrSeveral, heroes.length === 1 ? '$1' : '$2')
}
