import { Icon, Piece } from '@dicehearth/tabletop'
import { rankOf } from '../content/enemies.ts'
import { holds } from '../rules/defeat.ts'
import { card, total } from '../rules/lookups.ts'
import type { Enemy as InPlay } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { EnemyCard } from './enemy-card.tsx'
import { Figure } from './figure.ts'
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
  const { view, pieces, happening, printed } = useTable()
  const it = card(view, id)
  const rank = rankOf(it)
  const called = printed(piece.card(id))?.name ?? it.name
  const worth = total(view, dice)
  const needed = holds(view, id)
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
      label={`${called}, ${rank === null ? 'without rank' : `rank ${rank}`}, ${worth} of ${needed}`}
      place
      className={`enemy tone-${cardTone(it)}${acts ? ' acts' : ''}`}
    >
      <span className="enemy-rank">{rank ?? '–'}</span>
      <Figure of={it.name} enemy={[it.name]}>
        <Icon icon={cardIcon(it)} />
      </Figure>
      <span className="enemy-name">{called}</span>
      <span className="enemy-total">
        {worth}/{needed}
      </span>
      <button
        type="button"
        className="about"
        popoverTarget={`about-${id}`}
        aria-label={`${called}: what it does`}
      >
        ?
      </button>
      <div id={`about-${id}`} popover="auto" className="about-enemy">
        <EnemyCard id={id} />
        <p>The dice on it add up to {worth}.</p>
      </div>
      {dice.length > 0 && (
        <span className="enemy-dice">
          {dice.map((die) => (
            <DiePiece key={die} die={die} where={`on ${called}`} />
          ))}
        </span>
      )}
    </Piece>
  )
}
