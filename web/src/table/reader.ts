import type { Part } from '@dicehearth/engine'
import { useCallback, useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import { spoken, useParts } from './in-words.tsx'
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
  /** Reads what a letter stands for; null where letters do nothing. */
  read: ((letter: string) => void) | null
}

/** So many lines are the last events. */
const lastEvents = 6

/** Letters that every table has, beside those of its parts. */
export const readingKeys: readonly (readonly [letter: string, does: string])[] = [
  ['q', 'repeats the question'],
  ['l', 'reads the last events'],
  ['b', 'leads back to the question'],
]

export function useReader(game: string, { view, texts, lines, standing }: Shown): Reader {
  const { words, letters } = useSettings()
  const on = words === 'on'
  const parts = useParts(game, view, texts, on)
  const [aside, setAside] = useState<Aside>({ n: 0, text: '' })
  const say = useCallback((text: string) => setAside(({ n }) => ({ n: n + 1, text })), [])
  const read = useCallback(
    (letter: string): void => {
      const part = parts.find(({ key }) => key === letter)
      if (part) say(spoken(part))
      else if (letter === 'q') say(standing?.question?.prompt ?? standing?.ending?.text ?? '')
      else if (letter === 'l')
        say(
          lines
            .slice(-lastEvents)
            .map(({ text }) => text)
            .join(' '),
        )
      else if (letter === 'b') document.querySelector<HTMLElement>('.decision')?.focus()
      else say(`${letter.toUpperCase()} reads nothing here. The question mark lists the keys.`)
    },
    [parts, lines, standing, say],
  )
  return useMemo(
    () => ({ parts: on ? parts : null, aside, say, read: on && letters === 'on' ? read : null }),
    [on, parts, aside, say, letters, read],
  )
}
