import { Piece } from '@dicehearth/tabletop'
import { colourNames } from '../story/cards.ts'
import { known } from '../content/box.ts'
import { colours } from '../content/dice.ts'
import { piece } from '../pieces.ts'
import { boxOf } from '../rules/state.ts'
import { useTable } from './context.ts'
import { colourVar } from './look.ts'

/** The characters to choose from, by the colours of their classes; no two heroes share one. */
export function Choosing() {
  const { view, pieces, printed } = useTable()
  const box = boxOf(view)
  return (
    <section className="rpa-choosing" aria-label="Choose a character">
      {colours.map((colour) => (
        <div key={colour}>
          <h3 style={{ borderColor: colourVar(colour) }}>{colourNames[colour]}</h3>
          {box.printed.heroes
            .filter((hero) => known(box.classes, hero.class).colour === colour)
            .map(({ name, people, class: className, past }) => (
              <Piece
                key={name}
                id={piece.portrait(name)}
                pieces={pieces}
                label={[name, ...(printed(piece.portrait(name))?.lines ?? [])].join('. ')}
                className="rpa-candidate"
              >
                <b>{name}</b>
                <span>
                  {people} {className}
                </span>
                <small>{past}</small>
              </Piece>
            ))}
        </div>
      ))}
    </section>
  )
}
