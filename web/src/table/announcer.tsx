import { useEffect } from 'react'
import { useSettings } from '../settings.ts'
import type { Said } from './news.ts'
import type { Aside } from './reader.ts'

/**
 * The one voice of a table for screen readers: whatever happens is said here once, and nowhere else. `aside` is
 * something that was asked for, or that must be confirmed.
 */
export function Announcer({ said, aside }: { said: Said; aside: Aside }) {
  const { voice } = useSettings()
  const text = said.texts.at(-1)?.[1] ?? ''
  useEffect(() => {
    if (voice === 'on') speak(text)
  }, [voice, text])
  useEffect(() => {
    if (voice === 'on' && aside.text !== '') speak(aside.text)
  }, [voice, aside])
  return (
    <>
      {/* What comes later is added, so that it does not cut off what is still being read. */}
      <div className="unseen announcer" role="status" aria-atomic="false">
        {said.texts.map(([n, text]) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <p className="unseen aside" role="status">
        <span key={aside.n}>{aside.text.replaceAll('*', '')}</span>
      </p>
    </>
  )
}

/** What is said later waits until the earlier has been said. */
function speak(text: string): void {
  if (!('speechSynthesis' in globalThis)) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'en'
  speechSynthesis.speak(words)
}
