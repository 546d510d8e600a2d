import { Icon } from '@dicehearth/tabletop'
import { useTable } from './context.ts'
import { EnemyCard } from './enemy-card.tsx'
import { icons } from './icons.ts'
import { TerritoryDie } from './pickers.tsx'

/** What everybody must see at this moment, large over the table: a card turned up, a dragon in flight, the die. */
export function Omen() {
  const { happening } = useTable()
  switch (happening?.type) {
    case 'revealed':
    case 'scouted':
      return (
        <div className="omen" key={`card-${happening.card}`}>
          <EnemyCard id={happening.card} />
        </div>
      )
    case 'dragonFlewBy':
      return (
        <div className="omen dragon" key={`dragon-${happening.card}`}>
          <Icon icon={icons.dragon} />
        </div>
      )
    case 'territoryDie':
      return (
        <div className="omen die-fall" key="territory-die">
          <TerritoryDie shows={happening.shows} />
        </div>
      )
    default:
      return null
  }
}
