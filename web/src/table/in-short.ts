import { curly, type Choice } from '@dicehearth/engine'

/** What a button shows, and the rest of what it says: an option whose card lies on the board goes by the card's name. */
export function inShort({ text, named }: Pick<Choice, 'text' | 'named'>): { text: string; rest: string } {
  const said = curly(text)
  const shown = named === undefined ? said.length : curly(named).length
  return { text: said.slice(0, shown), rest: said.slice(shown) }
}
