import { everyText, type Check } from '@dicehearth/story'
import type { Known } from '../known.ts'

const longest = 300

/** Each text for itself is short enough for a screen. */
export const shortTexts: Check<Known> = {
  id: 'RF linter 9',
  level: 'error',
  *find({ book }) {
    for (const { text, at } of everyText(book))
      if (text.length < 1 || text.length > longest)
        yield {
          at,
          message: text === '' ? 'This text is empty' : `This text has ${text.length} characters`,
          advice: `A text has 1 to ${longest}. Divide it into paragraphs.`,
        }
  },
}
