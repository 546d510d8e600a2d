import { Die } from '@dicehearth/tabletop'
import { useEffect, useRef } from 'react'
import { abilities, abilityIds } from '../content/abilities.ts'
import { touches, piece } from '../touches.ts'
import { words } from '../words.ts'
import { AbilityFace, CardFace } from './card-face.tsx'
import { useTable } from './context.ts'
import { dieLook } from './look.ts'

interface ReadingProps {
  /** The card taken up; null while none is. */
  what: string | null
  close: () => void
}

/** A card taken up to be read, with everything that can be done with it now. */
export function Reading({ what, close }: ReadingProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    if (!current || what === null) return
    current.showPopover()
    current.focus()
  }, [what])
  return (
    <div
      ref={ref}
      popover="auto"
      className="reading"
      tabIndex={-1}
      role="dialog"
      aria-label="Card"
      onToggle={(event) => {
        if (event.newState === 'closed') close()
      }}
    >
      {what !== null && (
        <>
          <Face what={what} />
          <Uses what={what} done={() => ref.current?.hidePopover()} />
        </>
      )}
    </div>
  )
}

function Face({ what }: { what: string }) {
  const { view } = useTable()
  if (what === piece.location) return <CardFace card={view.location} />
  const [sort, id] = what.split(':')
  if (sort === 'card') return <CardFace card={Number(id)} />
  const ability = abilityIds.find((it) => it === id)
  return ability ? <AbilityFace ability={ability} /> : null
}

function Uses({ what, done }: { what: string; done: () => void }) {
  const { view, decision, choose } = useTable()
  const uses = (decision?.options ?? []).flatMap((option, n) =>
    touches(option, view).includes(what) ? [{ option, n }] : [],
  )
  return (
    <div className="uses">
      {decision &&
        uses.map(({ option, n }) => (
          <button
            key={n}
            type="button"
            className="use"
            onClick={() => {
              done()
              choose(n)
            }}
          >
            {'die' in option && (
              <span className="use-die">
                <Die face={view.face[option.die]} {...dieLook(option.die, view)} />
              </span>
            )}
            {words.option(option, decision.ask, view)}
          </button>
        ))}
      <button type="button" className="use put-down" onClick={done}>
        Put it down
      </button>
    </div>
  )
}

/** Which card people want to read when they press a piece that does nothing else. */
export function readable(id: string): boolean {
  const [sort, name] = id.split(':')
  return sort === 'ability' && Object.hasOwn(abilities, name)
}
