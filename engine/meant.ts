import type { Choice } from './choices.ts'

type Worded = Pick<Choice, 'text' | 'group'>

/**
 * The options that somebody means by a few words: "black 3 str" is the black die showing 3, placed in Strength. Every
 * word must begin a word of its own in the option or its heading, in any order; numbers must be equal. What stands
 * after a colon only explains, and counts if nothing else fits. Who types an option whole means only that.
 */
export function meant(choices: readonly Worded[], line: string): number[] {
  const asked = wordsOf(line)
  if (asked.length === 0) return []
  const all = [...choices.keys()]
  const whole = all.filter((option) => wordsOf(choices[option].text).join(' ') === asked.join(' '))
  if (whole.length === 1) return whole
  const fitting = (read: (text: string) => string): number[] =>
    all.filter((option) => {
      const { group, text } = choices[option]
      return has(wordsOf(`${group ?? ''} ${read(text)}`), asked)
    })
  const named = fitting((text) => text.replace(/:.*/s, ''))
  return named.length > 0 ? named : fitting((text) => text)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+|[\p{L}’']+/gu) ?? []
}

/** Whether each word asked for finds one of its own; the longest choose first, as they have the fewest to choose from. */
function has(words: readonly string[], asked: readonly string[]): boolean {
  const left = [...words]
  return asked
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const at = left.findIndex((it) => (/^\d/.test(word) ? it === word : it.startsWith(word)))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
}
