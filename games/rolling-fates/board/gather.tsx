import { capital } from '@dicehearth/engine'
import { Face, Icon, Piece } from '@dicehearth/tabletop'
import type { Character } from '../content/pieces.ts'
import { piece } from '../rules/pieces.ts'
import { heroName } from '../names.ts'
import { BookCover } from './book-cover.tsx'
import { CostBoxes } from './cost.tsx'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { faceOfCharacter } from './face.ts'
import { characterIcon, lookOf } from './look.ts'
import { Signs } from './signs.tsx'

/** Before the adventure: who goes along. */
export function Gather() {
  const { view } = useTable()
  return (
    <section className="gather" aria-label="Characters">
      <BookCover />
      <p className="gather-seats">
        {view.heroes.map((hero, seat) => (
          <span
            key={`seat ${seat}`}
            className={`chip seat-${lookOf(seat).colour}${hero.character === '' ? '' : ' taken'}`}
          >
            {heroName(view, seat)}
          </span>
        ))}
      </p>
      <ul className="candidates">
        {view.pieces.characters.map((character) => (
          <li key={character.id}>
            <Candidate character={character} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Candidate({ character }: { character: Character }) {
  const { view, pieces, printed } = useTable()
  const { id, name, title, part, rows, abilities } = character
  const taken = view.heroes.some((hero) => hero.character === id)
  const [row] = rows
  return (
    <Piece
      id={piece.character(id)}
      pieces={pieces}
      label={`${name} ${title}: ${part}. ${row.life} Life, Defense ${row.defense}, Inventory ${row.inventory}`}
      place
      className={taken ? 'candidate taken' : 'candidate'}
    >
      <span className="candidate-head">
        <span className="portrait">
          <Face of={faceOfCharacter(view, id)} shape="pane" described>
            <Icon icon={characterIcon(id)} />
          </Face>
        </span>
        <span>
          <b className="hero-name">{name}</b>
          <span className="hero-title">{title}</span>
        </span>
      </span>
      <span className="candidate-row">
        <span>{row.life} Life</span>
        <span>
          <Icon icon={icons.guard} />
          {row.defense}
        </span>
        <span>
          <Icon icon={icons.backpack} />
          {row.inventory}
        </span>
      </span>
      <em className="candidate-part">{capital(part)}.</em>
      <span className="candidate-abilities">
        {abilities.map((ability) => {
          const [cost, effect] = printed(piece.ability(view, ability.id))?.lines ?? []
          return (
            <span key={ability.id} title={effect}>
              <CostBoxes cost={ability.cost} words={cost} />
              <span>{ability.name}</span>
              <Signs effect={ability.effect} />
            </span>
          )
        })}
      </span>
    </Piece>
  )
}
