import './digest.css'
import type { LogLine, Question } from '@dicehearth/host'
import { useState } from 'react'
import { Glyph } from '../shell/glyph.tsx'
import { LineText } from './line-text.tsx'
import type { Choice } from './stage.ts'

/** Further lines are only in the log. */
const mostLines = 7

interface DigestProps {
  lines: readonly LogLine[]
  close: () => void
}

/** What others did since the last choice here, in short, above the prompt until it is answered or this is closed. */
export function Digest({ lines, close }: DigestProps) {
  const shown = lines.slice(-mostLines)
  const more = lines.length - shown.length
  return (
    <section className="digest" aria-label="Since your last choice">
      <h2>Since your last choice</h2>
      <button
        type="button"
        className="button quiet round-button"
        aria-label="Close: since your last choice"
        onClick={close}
      >
        <Glyph of="close" />
      </button>
      {more > 0 && <p className="digest-more">{more} more in the log</p>}
      {shown.map((line, i) => (
        <p key={i} className={line.danger ? 'danger' : line.opens ? 'opens' : undefined}>
          <LineText line={line} />
        </p>
      ))}
    </section>
  )
}

/** The summary since the last choice here, until the next answer. */
export function useDigest(
  lines: readonly LogLine[],
  since: Choice | null,
  question: Question | null,
): DigestProps {
  const [closed, setClosed] = useState(-1)
  const position = question?.position ?? -1
  const told = question && closed !== position ? digestOf(lines, since, position) : nothing
  return { lines: told, close: () => setClosed(position) }
}

const nothing: readonly LogLine[] = []

/**
 * The lines for the summary: those that matter of what happened since a choice at this screen, if somebody else
 * chose, a chapter began or danger came. Empty if all of it followed from that choice alone.
 */
export function digestOf(lines: readonly LogLine[], since: Choice | null, now: number): readonly LogLine[] {
  if (!since) return []
  const later = lines.filter(({ position }) => position > since.position)
  const others = now > since.position + 1
  if (!others && !later.some(({ opens, danger }) => opens || danger)) return []
  const told = later.filter(({ digest, event }) => digest && !('seat' in event && event.seat === since.seat))
  return told.length > 1 ? told : []
}
