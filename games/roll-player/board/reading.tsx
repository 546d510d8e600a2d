import { Card, Icon, touching, type IconData } from '@dicehearth/tabletop'
import { useEffect, useRef } from 'react'
import { cardCalled } from '../rules/heroes.ts'
import type { RpView } from '../view.ts'
import { useTable } from './context.ts'
import { Figure } from './figure.ts'
import { icons } from './icons.ts'
import { cardIcon, cardTone, iconOf } from './look.ts'

interface ReadingProps {
  /** The piece taken up; null while none is. */
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
  const { view, printed } = useTable()
  const text = printed(what)
  if (!text) return null
  const { icon, tone } = lookOf(what, view)
  const [sort, id = what] = what.split(':')
  return (
    <Card
      name={text.name}
      icon={icon}
      picture={
        <Figure of={id} {...(sort === 'minion' ? { enemy: [text.name] } : {})}>
          <Icon icon={icon} />
        </Figure>
      }
      tone={tone}
    >
      {text.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  )
}

function lookOf(what: string, view: RpView): { icon: IconData; tone: string } {
  const [sort, id] = what.split(':')
  switch (sort) {
    case 'card': {
      const card = cardCalled(view, id)
      return { icon: cardIcon(card, view.pictures[id]), tone: cardTone(card) }
    }
    case 'fiend':
      return { icon: icons.fiend, tone: 'ember' }
    case 'alignment':
      return { icon: icons.align, tone: 'amber' }
    case 'monster':
      return { icon: iconOf(id, icons.nightLich), tone: 'shadow' }
    case 'adventure':
      return { icon: icons.location, tone: 'shadow' }
    case 'familiar':
      return { icon: iconOf(id, icons.beastmaster), tone: 'frost' }
    default:
      return { icon: iconOf(id, icons.location), tone: 'amber' }
  }
}

function Uses({ what, done }: { what: string; done: () => void }) {
  const { decision, choose } = useTable()
  return (
    <div className="uses">
      {decision &&
        touching(decision, what).map((n) => (
          <button
            key={n}
            type="button"
            className="use"
            onClick={() => {
              done()
              choose(n)
            }}
          >
            {decision.choices[n].text}
          </button>
        ))}
      <button type="button" className="use put-down" onClick={done}>
        Put it down
      </button>
    </div>
  )
}
