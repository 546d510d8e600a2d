import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from '../router.tsx'
import { loadBook } from '../rules/library.ts'
import { Glyph } from '../shell/glyph.tsx'
import type { TableClient } from './client.ts'

/** The answer: rules with their sentences, or plain text. */
interface Note {
  rules: readonly { id: string; text: string }[]
  text: string
}

export interface WhyNotState {
  note: Note | null
  ask: (...pieces: readonly string[]) => void
  refuse: (text: string) => void
  dismiss: () => void
}

/** Showing more rules at once would only confuse. */
const mostRules = 2

/** Answers to "why can't I do this?". */
export function useWhyNot(table: TableClient, game: string): WhyNotState {
  const [note, setNote] = useState<Note | null>(null)
  const refuse = useCallback((text: string) => setNote({ rules: [], text }), [])
  const ask = useCallback(
    (...pieces: readonly string[]) => {
      const answer = async (): Promise<Note> => {
        const [{ rules, prompt }, book] = await Promise.all([table.whyNot(pieces), loadBook(game)])
        const found = rules.flatMap((id) => book?.rules.filter((rule) => rule.id === id) ?? [])
        return { rules: found.slice(0, mostRules), text: found.length === 0 ? `Not now. ${prompt}` : '' }
      }
      answer().then(setNote, (error: Error) => refuse(error.message))
    },
    [table, game, refuse],
  )
  const dismiss = useCallback(() => setNote(null), [])
  return useMemo(() => ({ note, ask, refuse, dismiss }), [note, ask, refuse, dismiss])
}

export function WhyNot({ game, note, dismiss }: WhyNotState & { game: string }) {
  useEffect(() => {
    if (!note) return undefined
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [note, dismiss])
  return (
    <div className="why-not" role="status">
      {note && (
        <div className="why-not-note">
          {note.rules.map(({ id, text }) => (
            <p key={id}>
              <Link className="rule-id" href={`/rules/${game}#${id}`} target="_blank">
                {id}
              </Link>
              {text}
            </p>
          ))}
          {note.text !== '' && <p>{note.text}</p>}
          <button type="button" className="coach-leave" aria-label="Close this note" onClick={dismiss}>
            <Glyph of="close" />
          </button>
        </div>
      )}
    </div>
  )
}
