import { none } from '../content/sheet.ts'
import { Icon, Piece } from '@dicehearth/tabletop'
import { initiativeName } from '../die-look.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'
import { iconOf } from './look.ts'
import { Coin } from './star.tsx'

/** The Initiative cards with their dice, Gold and Fiends, or whoever took them. */
export function Initiative() {
  const { view } = useTable()
  return (
    <section className={`initiative cards-${view.initiative.length}`} aria-label="Initiative cards">
      <Round />
      {view.initiative.map((_, card) => (
        <InitiativeCard key={card} card={card} />
      ))}
    </section>
  )
}

/** Which round it is, and how far the Call to Adventure. */
function Round() {
  const { view, pieces } = useTable()
  const round = view.doubles + view.singles
  if (round === 0) return null
  const call = view.callUnder === none ? 'the Call has come' : `Call under ${view.callUnder}`
  return (
    <Piece
      id={piece.deck}
      pieces={pieces}
      label={`Round ${round}, ${view.singles > 0 ? 'one die' : 'two dice'} for every card; ${view.deck} cards in the Market deck, ${call}; ${view.bag.length} dice in the bag`}
      className="round"
    >
      <b>Round {round}</b>
      <span>{view.singles > 0 ? 'one die each' : 'two dice each'}</span>
      <span>{call}</span>
    </Piece>
  )
}

function InitiativeCard({ card }: { card: number }) {
  const { view, pieces, seatName } = useTable()
  const { dice, gold, fiends, by } = view.initiative[card]
  const taken = by !== none
  const state = taken ? ' taken' : ''
  return (
    <Piece
      id={piece.initiative(card)}
      pieces={pieces}
      label={`${initiativeName(card)}${taken ? `, taken by ${seatName(by)}` : gold > 0 ? ', 1 Gold' : ''}`}
      place
      className={`initiative-card${state}`}
    >
      <b className="initiative-number">{card + 1}</b>
      {taken && (
        <span className={`taker taker-${view.heroes[by].colour ?? 'none'}`}>
          <Icon icon={iconOf(view.heroes[by].class, icons.location)} />
          <span>{seatName(by)}</span>
        </span>
      )}
      <span className="initiative-dice">
        {dice.map((die) => (
          <DiePiece key={die} die={die} where={initiativeName(card)} />
        ))}
      </span>
      <span className="extras">
        {gold > 0 && <Coin gold={gold} />}
        {fiends.map((id) => (
          <Fiend key={id} id={id} />
        ))}
      </span>
    </Piece>
  )
}

function Fiend({ id }: { id: string }) {
  const { view, pieces, printed } = useTable()
  const { name = '', lines = [] } = printed(piece.fiend(id)) ?? {}
  return (
    <Piece id={piece.fiend(id)} pieces={pieces} label={`${name}: ${lines.join(' ')}`} className="fiend">
      <Icon icon={icons.fiend} />
      <span className="fiend-words">
        <b>{name.replace('Fiend of ', '')}</b> <span className="fiend-text">{view.burdens[id]}</span>
      </span>
    </Piece>
  )
}
