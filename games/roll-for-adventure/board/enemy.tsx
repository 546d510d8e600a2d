import { Icon, Piece } from '@dicehearth/tabletop'
import { cardOf, rankOf } from '../content/enemies.ts'
import type { Enemy as InPlay } from '../rules/state.ts'
import { piece } from '../touches.ts'
import { enemyHoldsIn, name, sum } from '../names.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { EnemyCard } from './enemy-card.tsx'
import { cardIcon, cardTone } from './look.ts'

/** Enemies that stand together. */
export function Enemies({ at }: { at: readonly InPlay[] }) {
  if (at.length === 0) return null
  return (
    <div className={at.length > 2 ? 'enemies crowded' : 'enemies'}>
      {at.map((enemy) => (
        <Enemy key={enemy.card} enemy={enemy} />
      ))}
    </div>
  )
}

/** A face-up enemy: its rank, its picture, the dice on it and what it holds. */
function Enemy({ enemy: { card: id, dice } }: { enemy: InPlay }) {
  const { view, pieces, happening } = useTable()
  const card = cardOf(view.ownEnemies, id)
  const rank = rankOf(card)
  const called = name(id, view)
  const total = sum(dice, view)
  const holds = enemyHoldsIn(view, id)
  const acts =
    (happening?.type === 'attack' ||
      happening?.type === 'commanded' ||
      happening?.type === 'territoryDie' ||
      happening?.type === 'ownEffect') &&
    happening.card === id
  return (
    <Piece
      id={piece.card(id)}
      pieces={pieces}
      label={`${called}, ${rank === null ? 'without rank' : `rank ${rank}`}, ${total} of ${holds}`}
      place
      className={`enemy tone-${cardTone(card)}${acts ? ' acts' : ''}`}
    >
      <span className="enemy-rank">{rank ?? '–'}</span>
      <Icon icon={cardIcon(card)} />
      <span className="enemy-name">{called}</span>
      <span className="enemy-total">
        {total}/{holds}
      </span>
      <button
        type="button"
        className="about"
        popoverTarget={`about-${id}`}
        aria-label={`What the ${called} does`}
      >
        ?
      </button>
      <div id={`about-${id}`} popover="auto" className="about-enemy">
        <EnemyCard id={id} />
        <p>
          Defeated by dice that show {holds} or more together: {total} so far.
        </p>
      </div>
      {dice.length > 0 && (
        <span className="enemy-dice">
          {dice.map((die) => (
            <DiePiece key={die} die={die} where={`on the ${called}`} />
          ))}
        </span>
      )}
    </Piece>
  )
}
