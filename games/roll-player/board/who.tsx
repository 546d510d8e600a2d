import { Face, Icon, Piece, type IconData } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import { classOf, raceOf } from '../rules/heroes.ts'
import type { Token } from '../rules/events.ts'
import type { Hero, Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { faceOf } from './face.ts'
import { Headed } from './headed.tsx'
import { icons } from './icons.ts'
import { iconOf, mostAtAGlance } from './look.ts'
import { Coin } from './star.tsx'

/** Who the hero is, and what is counted before them. */
export function Who({ seat }: { seat: Seat }) {
  const { view, pieces, seatName, printed } = useTable()
  const hero = view.heroes[seat]
  const { name, colour } = classOf(hero)
  const ability = printed(piece.class(hero.class ?? ''))?.lines[1] ?? ''
  const race = raceOf(hero)
  return (
    <div className="who">
      <Piece
        id={piece.class(hero.class ?? '')}
        pieces={pieces}
        label={`${name}. ${ability}`}
        place
        className={`portrait portrait-${colour}`}
      >
        <Face of={faceOf(view, seat)} shape="window" described>
          <Icon icon={iconOf(hero.class, icons.warrior)} />
        </Face>
        <span className={ability.length > mostAtAGlance ? 'ability long' : 'ability'}>
          <Headed line={ability} />
        </span>
      </Piece>
      <Piece
        id={piece.hero(seat)}
        pieces={pieces}
        label={`${seatName(seat)}, ${race.name} ${name}`}
        className="name"
      >
        <h2>{seatName(seat) === name ? `${race.name} ${name}` : seatName(seat)}</h2>
        {seatName(seat) !== name && (
          <p>
            {race.name} <b className={`class-${colour}`}>{name}</b>
          </p>
        )}
      </Piece>
      <Tokens seat={seat} hero={hero} />
    </div>
  )
}

const counted: readonly { what: Token; name: string; icon: IconData }[] = [
  { what: 'charisma', name: 'Charisma', icon: icons.CHA },
  { what: 'honor', name: 'Honor', icon: icons.paladin },
  { what: 'injury', name: 'Injury', icon: icons.injury },
]

function Tokens({ seat, hero }: { seat: Seat; hero: Hero }) {
  const { pieces, happening } = useTable()
  const gains = (what: Token): string =>
    happening?.type === 'gained' && happening.seat === seat && happening.what === what ? ' gains' : ''
  return (
    <div className="tokens">
      <Piece
        id={piece.tokens(seat, 'gold')}
        pieces={pieces}
        label={`${hero.gold} Gold`}
        className={`amount${gains('gold')}`}
      >
        <Coin gold={hero.gold} />
      </Piece>
      <Piece
        id={piece.tokens(seat, 'xp')}
        pieces={pieces}
        label={`${hero.xp} XP`}
        className={`amount${gains('xp')}`}
      >
        <span className="xp">
          <b>{hero.xp}</b> XP
        </span>
      </Piece>
      {counted.map(({ what, name, icon }) => (
        <Piece
          key={what}
          id={piece.tokens(seat, what)}
          pieces={pieces}
          label={`${hero[what]} ${name}`}
          className={`amount of-${what}${hero[what] === 0 ? ' zero' : ''}${gains(what)}`}
        >
          <span title={name}>
            <Icon icon={icon} />
            <b>{hero[what]}</b>
          </span>
        </Piece>
      ))}
    </div>
  )
}

/** The Fiends that follow the hero. */
export function Fiends({ seat }: { seat: Seat }) {
  const { view, pieces, printed } = useTable()
  const hero = view.heroes[seat]
  const all = [
    ...hero.fiends.map((id) => ({ id, state: '' })),
    ...hero.newFiends.map((id) => ({ id, state: ' new' })),
    ...hero.banished.map((id) => ({ id, state: ' banished' })),
  ]
  if (all.length === 0) return null
  return (
    <ul className="fiends" aria-label="Fiends">
      {all.map(({ id, state }) => {
        const { name = '', lines = [] } = printed(piece.fiend(id)) ?? {}
        const text = lines.join(' ')
        const said =
          state === '' ? text : state === ' new' ? `wakes in the Market Phase: ${text}` : 'banished'
        return (
          <li key={id}>
            <Piece
              id={piece.fiend(id)}
              pieces={pieces}
              label={`${name}, ${said}`}
              className={`fiend${state}`}
            >
              <Icon icon={icons.fiend} />
              {state !== ' banished' && (
                <span className="fiend-words">
                  <b>{name.replace('Fiend of ', '')}</b>{' '}
                  <span className="fiend-text">{view.burdens[id]}</span>
                </span>
              )}
            </Piece>
          </li>
        )
      })}
    </ul>
  )
}
