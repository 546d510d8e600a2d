import { Face, Icon, Piece } from '@dicehearth/tabletop'
import { heroes } from '../content/heroes.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { faceOf } from './face.ts'
import { heroIcons } from './look.ts'

/** The hero boards: who is there, with which ability, and the dice that wait for their next turn. */
export function Heroes() {
  const { view } = useTable()
  return (
    <div className="heroes">
      {view.heroes.map((_, seat) => (
        <Hero key={seat} seat={seat} />
      ))}
    </div>
  )
}

function Hero({ seat }: { seat: number }) {
  const { view, pieces, happening, seatName } = useTable()
  const hero = heroes[view.heroes[seat]]
  const active = seat === view.active
  const spent = active && hero.uses > 0 && view.used >= hero.uses
  const acts = happening?.type === 'ability' && happening.seat === seat
  const about = `about-hero-${seat}`
  const note = spent ? 'ability used' : active ? 'acting' : ''
  return (
    <Piece
      id={piece.hero(seat)}
      pieces={pieces}
      label={`${seatName(seat)}, the ${hero.name}${note ? `, ${note}` : ''}`}
      className={`hero hero-${view.colours[seat]}${active ? ' active' : ''}${acts ? ' acts' : ''}`}
    >
      <span className="hero-portrait">
        <Face of={faceOf(view, seat)} shape="pane" described>
          <Icon icon={heroIcons[view.heroes[seat]]} />
        </Face>
      </span>
      <span className="hero-who">
        <b>{seatName(seat)}</b>
        <span>
          {hero.name}
          {spent && <em> · ability used</em>}
        </span>
      </span>
      <button
        type="button"
        className="about"
        popoverTarget={about}
        aria-label={`What the ${hero.name} can do`}
      >
        ?
      </button>
      <div id={about} popover="auto" className="hero-ability">
        <h4>{hero.name}</h4>
        <p>{hero.text}</p>
      </div>
      <p className="hero-text">{hero.text}</p>
      <span className="hero-dice">
        {view.board[seat].map((die) => (
          <DiePiece key={die} die={die} resting where={`on the board of ${seatName(seat)}`} />
        ))}
      </span>
    </Piece>
  )
}
