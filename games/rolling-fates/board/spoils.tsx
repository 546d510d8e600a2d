import { Icon, Piece } from '@dicehearth/tabletop'
import type { ReactNode } from 'react'
import { cardName, heroName, treasureAt } from '../names.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { verbPiece } from './direct.ts'
import { icons } from './icons.ts'
import { treasureIcon } from './look.ts'

/** Cards that are in somebody's hands at this moment: a find that is too much to carry, an offer, a price. */
export function Spoils() {
  const { decision } = useTable()
  switch (decision?.ask.kind) {
    case 'swap':
      return (
        <>
          <Laid title="Too much to carry" cards={[decision.ask.card]}>
            <Buttons verbs={[['leaveCard', 'Leave it']]} />
          </Laid>
          <Carried title="Or put one of these aside for it:" />
        </>
      )
    case 'excess':
      return <Carried title="Put one of these aside:" />
    case 'payPrice':
      return <Carried title="Pay with one of these:" />
    case 'agree': {
      const { card, against, from } = decision.ask
      return <Deal card={card} against={against} from={from} />
    }
    case 'handOver':
      return (
        <Laid title="To whom, and for what? Point at a Character or at a card." cards={[decision.ask.card]}>
          <Buttons verbs={[['cancel', 'Never mind']]} />
        </Laid>
      )
    default:
      return null
  }
}

function Deal({ card, against, from }: { card: string; against: string; from: number }) {
  const { view } = useTable()
  const what = against === '' ? 'as a gift' : `for ${cardName(view, against)}`
  return (
    <Laid title={`${heroName(view, from)} offers this ${what}.`} cards={[card]}>
      <Buttons
        verbs={[
          ['agree', 'Agree'],
          ['decline', 'No, thank you'],
        ]}
      />
    </Laid>
  )
}

interface LaidProps {
  title: string
  cards: readonly string[]
  children?: ReactNode
}

function Laid({ title, cards, children }: LaidProps) {
  return (
    <div className="spoils">
      <p className="stake">{title}</p>
      <div className="big-cards">
        {cards.map((card) => (
          <TreasureCard key={card} card={card} />
        ))}
      </div>
      {children && <div className="offer">{children}</div>}
    </div>
  )
}

/** The carried cards that can be chosen, to be read before one goes. */
function Carried({ title }: { title: string }) {
  const { decision } = useTable()
  const cards = (decision?.options ?? []).flatMap((option) => ('card' in option ? [option.card] : []))
  return cards.length === 0 ? null : <Laid title={title} cards={cards} />
}

function Buttons({ verbs }: { verbs: readonly (readonly [verb: string, words: string])[] }) {
  const { pieces } = useTable()
  return verbs.map(([verb, words]) => (
    <button key={verb} type="button" className="leaf-button" onClick={() => pieces.press(verbPiece(verb))}>
      {words}
    </button>
  ))
}

function TreasureCard({ card }: { card: string }) {
  const { view, pieces, printed } = useTable()
  const treasure = treasureAt(view, card)
  return (
    <Piece id={piece.card(card)} pieces={pieces} label={cardName(view, card)} className="big-card">
      <Icon icon={treasure ? treasureIcon(treasure) : icons.charm} />
      <span>
        <b>{cardName(view, card)}</b>
        {treasure && printed(piece.card(card))?.lines.map((line) => <span key={line}>{line}</span>)}
      </span>
    </Piece>
  )
}
