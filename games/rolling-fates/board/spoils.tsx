import { Icon, Piece } from '@dicehearth/tabletop'
import { cardName, heroName, treasureAt } from '../names.ts'
import { treasureLines } from '../texts.ts'
import { cardPiece } from '../words-options.ts'
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
        <Laid title="Swap it for a card that is carried, or leave it" cards={[decision.ask.card]}>
          <Buttons verbs={[['leaveCard', 'Leave it']]} />
        </Laid>
      )
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

function Laid({
  title,
  cards,
  children,
}: {
  title: string
  cards: readonly string[]
  children: React.ReactNode
}) {
  return (
    <div className="spoils">
      <p className="stake">{title}</p>
      {cards.map((card) => (
        <TreasureCard key={card} card={card} />
      ))}
      <div className="offer">{children}</div>
    </div>
  )
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
  const { view, pieces } = useTable()
  const treasure = treasureAt(view, card)
  return (
    <Piece id={cardPiece(card)} pieces={pieces} label={cardName(view, card)} className="big-card">
      <Icon icon={treasure ? treasureIcon(treasure) : icons.charm} />
      <span>
        <b>{cardName(view, card)}</b>
        {treasure && treasureLines(treasure).map((line) => <span key={line}>{line}</span>)}
      </span>
    </Piece>
  )
}
