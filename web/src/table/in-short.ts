import { curly, type Choice, type PieceText } from '@dicehearth/engine'

/** More letters than this are not read on a button. */
const longest = 90

/** What a button shows, and the rest of what it says: an option whose card lies on the board goes by the card's name. */
export function inShort(
  { text, pieces }: Pick<Choice, 'text' | 'pieces'>,
  texts: readonly PieceText[],
): { text: string; rest: string } {
  const said = curly(text)
  const card = texts.find(({ piece, name }) => pieces.includes(piece) && said.startsWith(`${curly(name)}: `))
  if (!card || said.length <= longest) return { text: said, rest: '' }
  const end = curly(card.name).length
  return { text: said.slice(0, end), rest: said.slice(end) }
}
