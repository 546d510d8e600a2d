import { Icon, Piece } from '@dicehearth/tabletop'
import { attributes, colourNames, colours } from '../content/dice.ts'
import { piece } from '../rules/pieces.ts'
import type { Portrait } from '../view/printed.ts'
import { useTable } from './context.ts'
import { attributeIcon, inked } from './look.ts'

/** The characters to choose from, by the colours of their classes; no two heroes share one. */
export function Choosing() {
  const { view } = useTable()
  return (
    <section className="rpa-choosing" aria-label="Choose a character">
      {colours.map((colour, row) => (
        <div key={colour}>
          <h2 style={inked(colour)}>
            <Icon icon={attributeIcon(row)} />
            {colourNames[colour]}
          </h2>
          {view.printed.heroes
            .filter((hero) => hero.colour === colour)
            .map((hero) => (
              <Candidate key={hero.name} hero={hero} />
            ))}
        </div>
      ))}
    </section>
  )
}

function Candidate({ hero }: { hero: Portrait }) {
  const { pieces } = useTable()
  const { name, people, class: className, past, scores } = hero
  const strong = scores.flatMap((score, row) => (score > 0 ? [{ score, row }] : []))
  return (
    <Piece
      id={piece.portrait(name)}
      pieces={pieces}
      label={`${name}, ${people} ${className}: ${past}`}
      className="rpa-candidate"
    >
      <b>{name}</b>
      <span>
        {people} {className}
      </span>
      <small>{past}</small>
      <span className="rpa-scores">
        {strong.map(({ score, row }) => (
          <i key={row} style={inked(colours[row])}>
            {attributes[row]} {score}
          </i>
        ))}
      </span>
    </Piece>
  )
}
