import { Icon, Piece } from '@dicehearth/tabletop'
import { known, type CardId } from '../content/box.ts'
import { attributes, colours } from '../content/dice.ts'
import { cardName } from '../names.ts'
import { piece } from '../pieces.ts'
import { boxOf, type Hero } from '../rules/state.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { colourVar, deckIcon } from './look.ts'

/** The party: fatigue fills towards health, rows hold stamina, and the cards lie fanned. */
export function PartyRow() {
  const { view } = useTable()
  return (
    <section className="rpa-party" aria-label="The party">
      {view.heroes.map((hero, n) => (
        <HeroPanel key={hero.name} hero={n} />
      ))}
    </section>
  )
}

function HeroPanel({ hero }: { hero: Hero }) {
  const { view, pieces } = useTable()
  const sheet = view.heroes[hero]
  const { colour } = known(boxOf(view).classes, sheet.class)
  const down = sheet.fatigue >= sheet.health
  const teller = view.storyteller === hero
  return (
    <article className={`rpa-hero${down ? ' down' : ''}`} aria-label={sheet.name}>
      <header>
        <Piece id={piece.hero(hero)} pieces={pieces} label={sheet.name} className="rpa-portrait">
          <span style={{ background: colourVar(colour) }}>{sheet.name[0]}</span>
        </Piece>
        <div className="rpa-who">
          <h3>
            {sheet.name}
            {teller && <Icon icon={icons.book} className="rpa-teller" />}
          </h3>
          <p>
            {sheet.people} {sheet.class}
          </p>
        </div>
        <Piece
          id={piece.class(hero)}
          pieces={pieces}
          label={`${sheet.class}, ${sheet.ready ? 'ready' : 'used'}`}
          className={sheet.ready ? 'rpa-ability' : 'rpa-ability used'}
        >
          {sheet.ready ? 'ability ready' : 'ability used'}
        </Piece>
      </header>
      <Piece
        id={piece.fatigue(hero)}
        pieces={pieces}
        label={`${sheet.fatigue} of ${sheet.health} fatigue${down ? ', exhausted' : ''}`}
        className="rpa-fatigue"
      >
        <span className="rpa-bar-of">
          <i
            className={sheet.fatigue * 4 >= sheet.health * 3 ? 'high' : undefined}
            style={{ width: `${(100 * sheet.fatigue) / sheet.health}%` }}
          />
        </span>
        <b>
          {sheet.fatigue}/{sheet.health}
        </b>
      </Piece>
      <div className="rpa-low">
        <div className="rpa-rows">
          {attributes.map((name, row) => (
            <Piece
              key={name}
              id={piece.row(hero, row)}
              pieces={pieces}
              label={`${name} ${sheet.rows[row]} of ${sheet.scores[row]}`}
              className="rpa-row"
            >
              <span style={{ background: colourVar(colours[row]) }}>{name}</span>
              <b>
                {sheet.rows[row]}
                <small>/{sheet.scores[row]}</small>
              </b>
            </Piece>
          ))}
        </div>
        <div className="rpa-hand">
          {sheet.hand.map((card) => (
            <CardPiece key={card} card={card} />
          ))}
          {[...sheet.discard, ...sheet.spent, ...sheet.aside].map((card) => (
            <CardPiece key={card} card={card} away />
          ))}
        </div>
      </div>
    </article>
  )
}

/** A small card; pressed, it is played, given or read. */
export function CardPiece({ card, away = false }: { card: CardId; away?: boolean }) {
  const { view, pieces } = useTable()
  const { deck } = known(boxOf(view).cards, card)
  return (
    <Piece
      id={piece.card(card)}
      pieces={pieces}
      label={`${cardName(view, card)}${away ? ', away' : ''}`}
      place
      moves
      className={away ? 'rpa-card away' : 'rpa-card'}
    >
      <Icon icon={deckIcon(deck)} />
      <span>{cardName(view, card)}</span>
    </Piece>
  )
}
