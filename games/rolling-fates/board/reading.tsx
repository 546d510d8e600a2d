import { useEffect, useRef } from 'react'
import { texts } from '../speech/texts.ts'
import { speech } from '../speech/index.ts'
import { useTable } from './context.ts'

interface ReadingProps {
  /** The piece taken up; null while none is. */
  what: string | null
  close: () => void
}

/** Something taken up to be read: what is printed on it or known of it, and what can be done with it now. */
export function Reading({ what, close }: ReadingProps) {
  const { view } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    if (!current || what === null) return
    current.showPopover()
    current.focus()
  }, [what])
  const found = what === null ? undefined : texts(view).find(({ piece }) => piece === what)
  return (
    <div
      ref={ref}
      popover="auto"
      className="reading"
      tabIndex={-1}
      role="dialog"
      aria-label={found?.name ?? 'Card'}
      onToggle={(event) => {
        if (event.newState === 'closed') close()
      }}
    >
      {found && (
        <>
          <h3>{found.name}</h3>
          {found.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Uses what={found.piece} done={() => ref.current?.hidePopover()} />
        </>
      )}
    </div>
  )
}

function Uses({ what, done }: { what: string; done: () => void }) {
  const { view, decision, choose } = useTable()
  if (!decision) return null
  const { ask, options } = decision
  return (
    <div className="uses">
      {options.map((option, n) =>
        speech.touches(option, view).includes(what) ? (
          <button
            key={`option ${n}`}
            type="button"
            className="leaf-button"
            onClick={() => {
              done()
              choose(n)
            }}
          >
            {speech.words.option(option, ask, view)}
          </button>
        ) : null,
      )}
    </div>
  )
}
