import { Face, Icon } from '@dicehearth/tabletop'
import { heroName, traitAt } from '../names.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { faceOf } from './face.ts'
import { characterIcon, lookOf } from './look.ts'

/** What a level up has brought: the new row of every Character, and its newest Trait. */
export function Growth() {
  const { view, printed } = useTable()
  return (
    <ul className="growth" aria-label={`Level ${view.level}`}>
      {view.heroes.map(({ character, maxLife, defense, inventory, traits }, seat) => {
        const trait = traitAt(view, traits.at(-1) ?? '')
        return (
          <li key={character} className={`seat-${lookOf(seat).colour}`}>
            <span className="portrait">
              <Face of={faceOf(view, seat)} shape="pane">
                <Icon icon={characterIcon(character)} />
              </Face>
            </span>
            <h3>
              {heroName(view, seat)}
              <span>{maxLife} Life</span>
              <span>Defense {defense}</span>
              <span>Inventory {inventory}</span>
            </h3>
            {trait && (
              <p>
                <b>{trait.name}.</b> {printed(piece.card(trait.id))?.lines.join(' ')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
