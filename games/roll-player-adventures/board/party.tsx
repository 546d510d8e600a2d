import { curly } from '@dicehearth/engine'
import { Face, Icon, Piece } from '@dicehearth/tabletop'
import type { CardId } from '../content/box.ts'
import { attributes, colours } from '../content/dice.ts'
import { piece } from '../rules/pieces.ts'
import type { Hero, Row } from '../rules/state.ts'
import { useTable } from './context.ts'
import { faceOf } from './face.ts'
import { icons } from './icons.ts'
import { attributeIcon, colourVar, deckIcon, inked } from './look.ts'
import { Purse } from './purse.tsx'

/** The party: what it carries, and every hero. */
export function PartyRow() {
  const { view } = useTable()
  if (view.heroes.length === 0) return null
  return (
    <section className="rpa-party" aria-label="The party">
      <Purse />
      {view.heroes.map((hero, n) => (
        <HeroPanel key={hero.name} hero={n} />
      ))}
    </section>
  )
}

/** Fatigue fills towards health, rows hold stamina, cards lie open. */
function HeroPanel({ hero }: { hero: Hero }) {
  const { view, pieces } = useTable()
  const sheet = view.heroes[hero]
  const { colour } = view.printed.classes[sheet.class]
  const down = sheet.fatigue >= sheet.health
  return (
    <article className={`rpa-hero${down ? ' down' : ''}`} aria-label={sheet.name}>
      <header>
        <Piece
          id={piece.hero(hero)}
          pieces={pieces}
          label={`${sheet.name}, ${sheet.people} ${sheet.class}`}
          className="rpa-who"
        >
          <span className="rpa-portrait" style={inked(colour)}>
            <Face of={faceOf(view, hero)} shape="pane" described>
              <Icon icon={attributeIcon(colours.findIndex((it) => it === colour))} />
            </Face>
          </span>
          <span>
            <b>
              {sheet.name}
              {view.storyteller === hero && <Icon icon={icons.book} className="rpa-teller" />}
            </b>
            <small>{sheet.people}</small>
          </span>
        </Piece>
        <Piece
          id={piece.class(hero)}
          pieces={pieces}
          label={`${sheet.class}, ${sheet.ready ? 'ready' : 'used'}`}
          place
          className={sheet.ready ? 'rpa-ability' : 'rpa-ability used'}
        >
          {sheet.class}
        </Piece>
      </header>
      <Fatigue hero={hero} />
      <div className="rpa-rows">
        {attributes.map((name, row) => (
          <Stamina key={name} hero={hero} row={row} />
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
    </article>
  )
}

function Fatigue({ hero }: { hero: Hero }) {
  const { view, pieces } = useTable()
  const { fatigue, health } = view.heroes[hero]
  const high = fatigue * 4 >= health * 3
  return (
    <Piece
      id={piece.fatigue(hero)}
      pieces={pieces}
      label={`${fatigue} of ${health} fatigue${fatigue >= health ? ', exhausted' : ''}`}
      className="rpa-fatigue"
    >
      <span className="rpa-bar-of">
        <i
          className={high ? 'high' : undefined}
          style={{ width: `${Math.min(100, (100 * fatigue) / health)}%` }}
        />
      </span>
      <b>
        {fatigue}/{health}
      </b>
    </Piece>
  )
}

/** A row of an attribute: a cube for each stamina, an empty place for what was spent. */
function Stamina({ hero, row }: { hero: Hero; row: Row }) {
  const { view, pieces } = useTable()
  const { rows, scores } = view.heroes[hero]
  return (
    <Piece
      id={piece.row(hero, row)}
      pieces={pieces}
      label={`${attributes[row]} ${rows[row]} of ${scores[row]}`}
      className={scores[row] === 0 ? 'rpa-row nil' : 'rpa-row'}
    >
      <small>{attributes[row]}</small>
      {scores[row] > mostCubes ? (
        <b>
          {rows[row]}/{scores[row]}
        </b>
      ) : (
        Array.from({ length: scores[row] }, (_, n) => (
          <i key={n} style={n < rows[row] ? { background: colourVar(colours[row]) } : undefined} />
        ))
      )}
    </Piece>
  )
}

/** More cubes than these are counted in figures. */
const mostCubes = 5

/** A small card; pressed, it is played, given or read. */
function CardPiece({ card, away = false }: { card: CardId; away?: boolean }) {
  const { view, pieces } = useTable()
  const { name, deck } = view.printed.cards[card]
  return (
    <Piece
      id={piece.card(card)}
      pieces={pieces}
      label={`${name}${away ? ', away' : ''}`}
      place
      moves
      className={away ? 'rpa-card away' : 'rpa-card'}
    >
      <Icon icon={deckIcon(deck)} />
      <span>{curly(name)}</span>
    </Piece>
  )
}
