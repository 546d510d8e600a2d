import { everyPhrase, type Book, type Check, type Place } from '@dicehearth/story'
import type { Known } from '../known.ts'

const longest = 300

/** Each text for itself is short enough for a screen. */
export const shortTexts: Check<Known> = {
  id: 'RF linter 9',
  level: 'error',
  *find({ book }) {
    for (const { text, at } of textsOf(book))
      if (text.length < 1 || text.length > longest)
        yield {
          at,
          message: text === '' ? 'This text is empty' : `This text has ${text.length} characters`,
          advice: `A text has 1 to ${longest}. Divide it into paragraphs.`,
        }
  },
}

function textsOf(book: Book): { text: string; at: Place }[] {
  return [
    ...book.parts.flatMap(({ body, choices }) => [
      ...body.flatMap((part) => (part.type === 'text' ? [part] : [])),
      ...choices.flatMap(({ words, at }) => (words === null ? [] : [{ text: words, at }])),
    ]),
    ...[...everyPhrase(book)].flatMap(({ phrase: { args, at } }) => {
      const texts: unknown[] = [args.text, args.texts].flat()
      return texts.filter((text) => typeof text === 'string').map((text) => ({ text, at }))
    }),
  ]
}
