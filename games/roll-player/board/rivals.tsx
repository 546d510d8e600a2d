import { Face, Icon, Piece } from '@dicehearth/tabletop'
import { count } from '@dicehearth/engine'
import { sortOf } from '../content/dice.ts'
import { starsText } from '../content/score-lines.ts'
import { coloursLook } from '../die-look.ts'
import { attributes, spacesOf, none } from '../content/sheet.ts'
import { piece } from '../rules/pieces.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { faceOf } from './face.ts'
import { icons } from './icons.ts'
import { iconOf } from './look.ts'
import { Coin, Star } from './star.tsx'

/** The other heroes, small; a press opens their sheet. */
export function Rivals({ acting }: { acting: Seat }) {
  const { view, open } = useTable()
  const others = view.heroes.map((_, seat) => seat).filter((seat) => seat !== open)
  if (others.length === 0) return null
  return (
    <section className="rivals" aria-label="Other heroes">
      {others.map((seat) => (
        <Rival key={seat} seat={seat} acts={seat === acting} />
      ))}
    </section>
  )
}

function Rival({ seat, acts }: { seat: Seat; acts: boolean }) {
  const { view, pieces, seatName, turnTo } = useTable()
  const hero = view.heroes[seat]
  const { stars } = view.live[seat]
  const name = seatName(seat)
  return (
    <div className={`rival rival-${hero.colour ?? 'none'}${acts ? ' acts' : ''}`}>
      <Piece
        id={piece.hero(seat)}
        pieces={{ ...pieces, usable: () => true, press: () => turnTo(seat) }}
        label={`${name}: ${starsText(stars)}, ${hero.gold} Gold, ${hero.xp} XP, ${count(hero.cards.length, 'card')}. Open this sheet`}
        place
        className="rival-sheet"
      >
        <span className="rival-name">
          <span className="rival-face">
            {hero.class === null ? (
              <Icon icon={icons.location} />
            ) : (
              <Face of={faceOf(view, seat)} shape="pane">
                <Icon icon={iconOf(hero.class, icons.location)} />
              </Face>
            )}
          </span>
          <b>{name}</b>
          <span>
            {stars}
            <Star />
          </span>
        </span>
        <MiniSheet seat={seat} />
        <span className="rival-counts">
          <Coin gold={hero.gold} />
          <span>{hero.xp} XP</span>
          {hero.fiends.length + hero.newFiends.length > 0 && (
            <span>
              <Icon icon={icons.fiend} />
              {hero.fiends.length + hero.newFiends.length}
            </span>
          )}
          {hero.trophies.length > 0 && (
            <span>
              <Icon icon={icons.trophy} />
              {hero.trophies.length}
            </span>
          )}
        </span>
      </Piece>
    </div>
  )
}

/** Seven lines of three as columns, with a bar below each goal that is met. */
function MiniSheet({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const hero = view.heroes[seat]
  const { sheet } = view.live[seat]
  return (
    <svg className="mini" viewBox="0 0 88 44" aria-hidden>
      {Array.from({ length: attributes.length + 1 }, (_, line) => (
        <g key={line} transform={`translate(${line * 12 + (line === attributes.length ? 4 : 0)} 0)`}>
          {spacesOf(line).map((space, i) => {
            const die = hero.sheet[space]
            const colour = die === none ? 'empty' : coloursLook(sortOf(die).colours).colour
            return (
              <rect
                key={space}
                className={`die-${colour}`}
                x="1"
                y={i * 12 + 1}
                width="10"
                height="10"
                rx="2.500"
              />
            )
          })}
          {sheet.at(line)?.goal === 'met' && (
            <rect className="mini-met" x="1" y="38" width="10" height="4" rx="2" />
          )}
        </g>
      ))}
    </svg>
  )
}
