import type { PieceText } from '@dicehearth/engine'
import type { Question } from '@dicehearth/host'

/** What is so short, such as how somebody is, is said of each. */
const short = 24

/**
 * What is printed on the things that the options of a question name, beside the option that names each of them first;
 * empty where nothing is, or where the option says it by itself.
 */
export function abouts({ choices }: Question, texts: readonly PieceText[]): readonly string[] {
  const told = new Set<string>()
  return choices.map(({ text, risk, pieces }) => {
    const fresh = texts
      .filter(({ piece }) => pieces.includes(piece))
      .map((piece) => printed(piece, text, `${text} ${risk ?? ''}`.toLowerCase()))
      .filter((about) => about !== '' && (about.length < short || !told.has(about)))
    for (const about of fresh) told.add(about)
    return fresh.join(' ')
  })
}

/** Whatever an option calls by its name: the thing, perhaps by the first of its names, or what one of its lines names. */
function printed({ name, lines }: PieceText, text: string, said: string): string {
  if (!text.includes(name) && !name.startsWith(`${text} `))
    return lines.filter((line) => text.includes(labelOf(line) ?? name)).join(' ')
  const unsaid = lines.filter((line) => !said.includes(line.replace(/\.$/, '').toLowerCase()))
  // An option may have most of it already.
  return unsaid.length * 2 < lines.length ? '' : unsaid.map(ended).join(' ')
}

/** What a line such as “Familiar Action: Swap two dice.” is about. */
function labelOf(line: string): string | undefined {
  return /^(\w[^:.]{4,}): /.exec(line)?.[1]
}

function ended(line: string): string {
  return /[.!?]\W*$/.test(line) ? line : `${line}.`
}
