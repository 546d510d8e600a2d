import { touching } from '@dicehearth/tabletop'
import { useEffect, useRef } from 'react'
import { useTable } from './context.ts'

interface ReadingProps {
  /** The piece taken up; null while none is. */
  what: string | null
  close: () => void
}

/** Something taken up to be read: what is printed on it or known of it, and what can be done with it now. */
export function Reading({ what, close }: ReadingProps) {
  const { printed } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    if (!current || what === null) return
    current.showPopover()
    current.focus()
  }, [what])
  const found = what === null ? undefined : printed(what)
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
  const { decision, choose } = useTable()
  if (!decision) return null
  return (
    <div className="uses">
      {touching(decision, what).map((n) => (
        <button
          key={n}
          type="button"
          className="leaf-button"
          onClick={() => {
            done()
            choose(n)
          }}
        >
          {decision.choices[n].text}
        </button>
      ))}
    </div>
  )
}
