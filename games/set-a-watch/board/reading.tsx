import { Die, Icon, touching } from '@dicehearth/tabletop'
import { useEffect, useRef } from 'react'
import { abilities, abilityIds } from '../content/abilities.ts'
import { dieLook } from '../die-look.ts'
import type { CardId } from '../rules/state.ts'
import type { SawOption } from '../rules/decisions.ts'
import { piece } from '../rules/pieces.ts'
import { AbilityFace, CardFace } from './card-face.tsx'
import { useTable } from './context.ts'
import { kindIcon } from './look.ts'
import { heaps } from './piles.tsx'
import { kindOf } from '../rules/lookups.ts'

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
  const heap = heaps.find(({ id }) => id === what)
  if (heap) return <Heap name={heap.name} cards={view[heap.of]} />
  const [sort, id] = what.split(':')
  if (sort === 'card')
    return (
      <>
        <CardFace card={Number(id)} />
        <Now card={Number(id)} />
      </>
    )
  const ability = abilityIds.find((it) => it === id)
  return ability ? <AbilityFace ability={ability} /> : null
}

/** What a card in the line comes to at this moment. */
function Now({ card }: { card: CardId }) {
  const { view, printed } = useTable()
  const at = view.line.findIndex((it) => it.faceup && it.card === card)
  const lines = printed(piece.position(at))?.lines ?? []
  const now = lines.slice(1 + view.lines[kindOf(view, card).id].length)
  return now.length === 0 ? null : <p className="reading-now">{now.join(' ')}</p>
}

/** What is known of a pile, from the top down. */
function Heap({ name, cards }: { name: string; cards: readonly (CardId | null)[] }) {
  const { view } = useTable()
  return (
    <div className="heap-list">
      <h3>{name}</h3>
      {cards.length === 0 && <p>No card lies here.</p>}
      <ol>
        {cards.toReversed().map((card, i) => {
          const kind = card === null ? null : kindOf(view, card)
          return (
            <li key={card ?? `unknown ${i}`} className={kind ? undefined : 'unknown'}>
              {kind ? <Icon icon={kindIcon(kind)} /> : null}
              {kind?.name ?? 'Unknown'}
              {kind?.kind === 'creature' && (
                <span>
                  health {kind.health}, damage {kind.damage}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Uses({ what, done }: { what: string; done: () => void }) {
  const { decision, choose } = useTable()
  const uses = decision ? touching(decision, what) : []
  return (
    <div className="uses">
      {decision &&
        uses.map((n) => (
          <button
            key={n}
            type="button"
            className="use"
            onClick={() => {
              done()
              choose(n)
            }}
          >
            <UseDie option={decision.options[n]} />
            {decision.choices[n].text}
          </button>
        ))}
      <button type="button" className="use put-down" onClick={done}>
        Put it down
      </button>
    </div>
  )
}

function UseDie({ option }: { option: SawOption }) {
  const { view } = useTable()
  if (!('die' in option)) return null
  return (
    <span className="use-die">
      <Die face={view.face[option.die]} {...dieLook(option.die, view)} />
    </span>
  )
}

/** What people want to read when they press a piece that does nothing else. */
export function readable(id: string): boolean {
  const [sort, name] = id.split(':')
  if (sort === 'ability') return Object.hasOwn(abilities, name)
  return id === piece.location || heaps.some((heap) => heap.id === id)
}
