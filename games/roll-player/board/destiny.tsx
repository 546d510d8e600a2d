import { Piece } from '@dicehearth/tabletop'
import { backstoryStars } from '../content/backstories.ts'
import { alignmentName, alignmentSpaces } from '../content/compass.ts'
import { isOf } from '../content/dice.ts'
import { starsText } from '../content/score-lines.ts'
import { attributes, rowOf, spacesInLine, spacesOf, none } from '../content/sheet.ts'
import { piece } from '../rules/pieces.ts'
import { alignmentOf, backstoryOf } from '../rules/heroes.ts'
import { backstoryMatches } from '../rules/metrics.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'

/** The Alignment card: nine spaces with their stars, and the token. */
export function AlignmentGrid({ seat }: { seat: Seat }) {
  const { view, pieces, happening } = useTable()
  const hero = view.heroes[seat]
  const { name, stars } = alignmentOf(hero)
  const moved = happening?.type === 'aligned' && happening.seat === seat
  return (
    <section className="alignment" aria-label={`Alignment: ${name}`}>
      <Piece
        id={piece.alignment(hero.alignment ?? '')}
        pieces={pieces}
        label={`Alignment card: ${name}`}
        className="destiny-head"
      >
        <h3>{name}</h3>
        <p>{alignmentName(hero.token)}</p>
      </Piece>
      <div className="grid">
        {alignmentSpaces.map((space) => {
          const here = space === hero.token
          return (
            <Piece
              key={space}
              id={piece.grid(seat, space)}
              pieces={pieces}
              label={`${alignmentName(space)}: ${starsText(stars[space])}${here ? ', your token' : ''}`}
              className={`grid-space ${stars[space] > 0 ? 'good' : stars[space] < 0 ? 'bad' : ''}${here ? ' here' : ''}`}
            >
              {here && <i className={moved ? 'token moved' : 'token'} />}
              <b>{stars[space] < 0 ? `−${-stars[space]}` : stars[space]}</b>
            </Piece>
          )
        })}
      </div>
    </section>
  )
}

/** The Backstory as the pattern to fill: a colour for one space of every row. */
export function Backstory({ seat }: { seat: Seat }) {
  const { view, pieces } = useTable()
  const hero = view.heroes[seat]
  const { name, spaces } = backstoryOf(hero)
  const matches = backstoryMatches(hero)
  const next = backstoryStars.findIndex((stars, i) => i > matches && stars > backstoryStars[matches])
  return (
    <Piece
      id={piece.backstory(hero.backstory ?? '')}
      pieces={pieces}
      label={`Backstory ${name}: ${matches} of ${attributes.length} match, ${starsText(backstoryStars[matches])}`}
      className="backstory"
    >
      <h3>{name}</h3>
      <svg viewBox="0 0 60 120" className="pattern" aria-hidden>
        {attributes.map((attribute) => {
          const [space, colour] = spaces[attribute]
          const row = rowOf(attribute)
          const die = hero.sheet[spacesOf(row)[space - 1]]
          const matched = die !== none && isOf(die, colour)
          return Array.from({ length: spacesInLine }, (_, i) =>
            i === space - 1 ? (
              <g
                key={i}
                className={`wish die-${colour}`}
                transform={`translate(${i * 20 + 2} ${row * 20 + 2})`}
              >
                <rect width="16" height="16" rx="4" className={matched ? '' : 'hollow'} />
                {matched && <path d="m4 8 3 3 5.500-6" />}
              </g>
            ) : (
              <circle key={i} cx={i * 20 + 10} cy={row * 20 + 10} r="2" />
            ),
          )
        })}
      </svg>
      <p>
        <b>
          {matches} of {attributes.length}
        </b>
        {backstoryStars[matches] > 0 && <span>{backstoryStars[matches]}★ now</span>}
        {next > 0 && (
          <span>
            {`${next - matches} more`}
            <br />
            {`give ${backstoryStars[next]}★`}
          </span>
        )}
      </p>
    </Piece>
  )
}
