import type { Part, Preview } from '@dicehearth/engine'
import { useCallback, useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import { spoken, useWordsOf } from './in-words.tsx'
import { optionsAloud } from './options-aloud.ts'
import type { Shown } from './stage.ts'

/** Something said on request; the same text said again has another number. */
export interface Aside {
  n: number
  text: string
}

/** What a table does for who listens to it. */
export interface Reader {
  /** The table in words; null where it is a board. */
  parts: readonly Part[] | null
  aside: Aside
  say: (text: string) => void
  /** Reads what a letter stands for. */
  read: (letter: string) => void
  /** Reads out the keys. */
  readKeys: () => void
}

/** So many lines are the last events. */
const lastEvents = 6

/** Letters that every table has, beside those of its parts. */
const readingKeys: readonly (readonly [letter: string, does: string])[] = [
  ['q', 'repeats the question'],
  ['o', 'reads the options'],
  ['l', 'reads the last events'],
  ['b', 'leads back to the question'],
]

/** What every letter does at a table with these parts. */
export function lettersOf(parts: readonly Part[]): (readonly [letter: string, does: string])[] {
  return [...readingKeys, ...parts.map(({ key, name }) => [key, `reads: ${name}`] as const)]
}

export function useReader(
  game: string,
  { view, texts, lines, standing, showing }: Shown,
  previews: readonly (Preview | null)[],
): Reader {
  const on = useSettings().words === 'on'
  const words = useWordsOf(game)
  const inWords = useCallback((): readonly Part[] => words?.parts(view, texts) ?? [], [words, view, texts])
  const parts = useMemo(() => (on ? inWords() : null), [on, inWords])
  const [aside, setAside] = useState<Aside>({ n: 0, text: '' })
  const say = useCallback((text: string) => setAside(({ n }) => ({ n: n + 1, text })), [])
  const read = useCallback(
    (letter: string): void => {
      const part = inWords().find(({ key }) => key === letter)
      const question = !showing && standing?.question?.yours ? standing.question : null
      if (part) say(spoken(part))
      else if (letter === 'q')
        say(question?.prompt ?? standing?.ending?.text ?? 'Nothing is asked of you now.')
      else if (letter === 'o')
        say(
          question && standing
            ? optionsAloud(question, standing.seats, previews)
            : 'Nothing is asked of you now.',
        )
      else if (letter === 'l')
        say(
          lines
            .slice(-lastEvents)
            .map(({ text }) => text)
            .join(' ') || 'Nothing has happened yet.',
        )
      else if (letter === 'b') document.querySelector<HTMLElement>('.decision')?.focus()
      else say(`${letter.toUpperCase()} reads nothing here. The question mark reads out the keys.`)
    },
    [inWords, previews, lines, standing, showing, say],
  )
  const readKeys = useCallback((): void => {
    const letters = lettersOf(inWords()).map(([letter, does]) => `${letter.toUpperCase()} ${does}.`)
    say(
      [
        ...letters,
        'H asks for advice.',
        'Numbers take options, and the arrows go from one to the next.',
        'Control Z takes back, Control Y redoes.',
        'The line after the question takes a few words of an option.',
      ].join(' '),
    )
  }, [inWords, say])
  return useMemo(() => ({ parts, aside, say, read, readKeys }), [parts, aside, say, read, readKeys])
}
