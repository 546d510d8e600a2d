import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import type { LogLine } from '@dicehearth/host'
import { changeSettings, useSettings } from '../settings.ts'
import { LineText } from './line-text.tsx'

interface LogProps {
  lines: readonly LogLine[]
  light: (pieces: readonly string[]) => void
}

/** Lines shown at first; older ones are shown on request. */
const page = 40

/** What has happened, in short sentences; pointing at one lights up its pieces. What is new, the announcer says. */
export function Log({ lines, light }: LogProps) {
  const [all, setAll] = useState(false)
  const [hidden, setHidden] = useState(false)
  const newestFirst = useSettings().log === 'first'
  const box = useRef<HTMLDivElement>(null)
  const shown = all ? lines : lines.slice(-page)
  const { length } = lines
  useEffect(() => {
    if (length > 0) box.current?.scrollTo({ top: newestFirst ? 0 : box.current.scrollHeight })
  }, [length, newestFirst])
  usePointing(box, lines, light)
  const told = shown.map((line, i) => {
    const n = length - shown.length + i
    return <Told key={n} line={line} n={n} />
  })
  const earlier = shown.length < length && (
    <button key="earlier" type="button" className="button quiet small" onClick={() => setAll(true)}>
      {length - shown.length} earlier lines
    </button>
  )
  return (
    <section className={hidden ? 'log panel hidden' : 'log panel'} aria-labelledby="log-title">
      <header>
        <h2 id="log-title">Log</h2>
        {!hidden && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => changeSettings({ log: newestFirst ? 'last' : 'first' })}
          >
            {newestFirst ? 'Newest last' : 'Newest first'}
          </button>
        )}
        <button
          type="button"
          className="button quiet small"
          aria-expanded={!hidden}
          onClick={() => setHidden(!hidden)}
        >
          {hidden ? 'Show' : 'Hide'}
        </button>
      </header>
      <div
        className={newestFirst ? 'log-lines newest-first' : 'log-lines'}
        role="log"
        aria-label="Table log"
        aria-live="off"
        tabIndex={0}
        ref={box}
      >
        {newestFirst ? [...told.toReversed(), earlier] : [earlier, ...told]}
      </div>
    </section>
  )
}

/** A line never changes: it is drawn once, and not again with every answer. */
const Told = memo(function Told({ line, n }: { line: LogLine; n: number }) {
  return (
    <p data-line={n} className={line.opens ? 'opens' : line.danger ? 'danger' : undefined} tabIndex={-1}>
      <LineText line={line} />
    </p>
  )
})

/** Pointing at a line, or moving to it with the arrow keys, lights up its pieces. */
function usePointing(
  box: RefObject<HTMLElement | null>,
  lines: readonly LogLine[],
  light: (pieces: readonly string[]) => void,
): void {
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const point = ({ target }: Event): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      light(lines[Number(line?.dataset.line)]?.pieces ?? [])
    }
    current.addEventListener('pointerover', point, { signal })
    current.addEventListener('pointerleave', () => light([]), { signal })
    current.addEventListener('focusin', point, { signal })
    current.addEventListener('focusout', () => light([]), { signal })
    current.addEventListener('keydown', (event) => step(event, current), { signal })
    return () => listening.abort()
  }, [box, lines, light])
}

function step(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  const lines = [...box.querySelectorAll('p')]
  const at = lines.findIndex((line) => line === document.activeElement)
  const to = at < 0 ? lines.length - 1 : at + (event.key === 'ArrowUp' ? -1 : 1)
  lines[to]?.focus()
}
