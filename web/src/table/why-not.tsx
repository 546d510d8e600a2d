import { Refusal, type RefusalCode } from '@dicehearth/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from '../router.tsx'
import { loadBook } from '../rules/library.ts'
import { Glyph } from '../shell/glyph.tsx'
import type { TableClient } from './client.ts'

/** The answer: rules with their sentences, or plain text. */
interface Note {
  rules: readonly { id: string; text: string }[]
  text: string
  /** The table cannot be stored: a file can still hold it. */
  homeless?: boolean
}

export interface WhyNotState {
  note: Note | null
  ask: (...pieces: readonly string[]) => void
  refuse: (why: string | Error) => void
  dismiss: () => void
}

/** Showing more rules at once would only confuse. */
const mostRules = 2

/** Answers to "why can't I do this?". */
export function useWhyNot(table: TableClient, game: string): WhyNotState {
  const [note, setNote] = useState<Note | null>(null)
  const refuse = useCallback((why: string | Error) => setNote(noteOf(why)), [])
  const ask = useCallback(
    (...pieces: readonly string[]) => {
      const answer = async (): Promise<Note> => {
        const [{ rules, use, phase, prompt }, book] = await Promise.all([
          table.whyNot(pieces),
          loadBook(game),
        ])
        const found = rules.flatMap((id) => book?.rules.filter((rule) => rule.id === id) ?? [])
        if (found.length > 0) return { rules: found.slice(0, mostRules), text: '' }
        const now = phase === '' ? prompt : `This is ${phase}. ${prompt}`
        if (!use) return { rules: [], text: `Not now. ${now}` }
        return { rules: [{ id: use.rule, text: use.text }], text: now }
      }
      answer().then(setNote, refuse)
    },
    [table, game, refuse],
  )
  const dismiss = useCallback(() => setNote(null), [])
  return useMemo(() => ({ note, ask, refuse, dismiss }), [note, ask, refuse, dismiss])
}

const notStored: ReadonlySet<RefusalCode> = new Set(['cannot-save', 'no-storage', 'unknown-table'])

function noteOf(why: string | Error): Note {
  if (typeof why === 'string') return { rules: [], text: why }
  return { rules: [], text: why.message, homeless: why instanceof Refusal && notStored.has(why.code) }
}

export function noteAloud({ rules, text }: Note): string {
  return [...rules.map((rule) => rule.text), text].join(' ')
}

interface WhyNotProps extends WhyNotState {
  game: string
  onSave: () => void
}

export function WhyNot({ game, note, dismiss, onSave }: WhyNotProps) {
  useEffect(() => {
    if (!note) return undefined
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [note, dismiss])
  return (
    <div className="why-not">
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
          {note.homeless && (
            <button type="button" className="button" onClick={onSave}>
              Save this table as a file
            </button>
          )}
          <button type="button" className="coach-leave" aria-label="Close this note" onClick={dismiss}>
            <Glyph of="close" />
          </button>
        </div>
      )}
    </div>
  )
}
