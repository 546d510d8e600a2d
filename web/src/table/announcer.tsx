import { useEffect, useRef, useState } from 'react'
import { speak } from '../voice.ts'
import { inOneBreath, type Saying } from './news.ts'
import type { Aside } from './reader.ts'

/** What comes within this time is said in one breath. A region that has just come must be there before its first words. */
const breath = 20
/** While more of an answer is on its way, such as the next letter of a word, nobody need hear what is between. */
const longBreath = 400
/** So many things that were said can still be read. */
const kept = 3

/**
 * The one voice of a table for screen readers: whatever happens is said here once, and nowhere else. `aside` is
 * something that was asked for, or that must be confirmed.
 */
export function Announcer({
  said,
  aside,
  isMore,
}: {
  said: readonly Saying[]
  aside: Aside
  isMore: boolean
}) {
  const [spoken, setSpoken] = useState<readonly (readonly [n: number, text: string])[]>([])
  const last = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const fresh = said.filter(({ n }) => n > last.current)
        const text = inOneBreath(fresh)
        if (text === '') return
        const { n } = fresh[fresh.length - 1]
        last.current = n
        setSpoken((before) => [...before, [n, text] as const].slice(-kept))
        speak(text)
      },
      isMore ? longBreath : breath,
    )
    return () => clearTimeout(timer)
  }, [said, isMore])
  useEffect(() => speak(aside.text), [aside])
  return (
    <>
      {/* What comes later is added, so that it does not cut off what is still being read. */}
      <div className="unseen announcer" role="status" aria-atomic="false">
        {spoken.map(([n, text]) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <p className="unseen aside" role="status">
        <span key={aside.n}>{aside.text.replaceAll('*', '')}</span>
      </p>
    </>
  )
}
