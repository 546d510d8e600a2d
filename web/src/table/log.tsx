import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import type { LogLine } from '@dicehearth/host'
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
  const box = useRef<HTMLDivElement>(null)
  const shown = all ? lines : lines.slice(-page)
  const { length } = lines
  useEffect(() => {
    if (length > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [length])
  usePointing(box, lines, light)
  return (
    <section className="log panel" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      <div className="log-lines" role="log" aria-label="Table log" aria-live="off" tabIndex={0} ref={box}>
        {shown.length < length && (
          <button type="button" className="button quiet small" onClick={() => setAll(true)}>
            {length - shown.length} earlier lines
          </button>
        )}
        {shown.map((line, i) => (
          <Told key={length - shown.length + i} line={line} n={length - shown.length + i} />
        ))}
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
