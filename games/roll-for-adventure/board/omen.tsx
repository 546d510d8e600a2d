import { Icon, still } from '@dicehearth/tabletop'
import { useState } from 'react'
import type { CardId } from '../content/enemies.ts'
import type { RfaEvent } from '../rules/events.ts'
import { useTable } from './context.ts'
import { EnemyCard } from './enemy-card.tsx'
import { icons } from './icons.ts'
import { TerritoryDie } from './pickers.tsx'

/** A dragon flies on to the end of its way, even when the table already tells of something else. */
function useFlight(happening: RfaEvent | null): [CardId | null, () => void] {
  const [flight, setFlight] = useState<{ event: RfaEvent | null; card: CardId | null }>({
    event: null,
    card: null,
  })
  if (happening?.type === 'dragonFlewBy' && happening !== flight.event && !still())
    setFlight({ event: happening, card: happening.card })
  return [flight.card, () => setFlight({ event: flight.event, card: null })]
}

/** What everybody must see at this moment, large over the table: a card turned up, a dragon in flight, the die. */
export function Omen() {
  const { happening } = useTable()
  const [dragon, landed] = useFlight(happening)
  if (dragon !== null)
    return (
      <div className="omen dragon" key={dragon} onAnimationEnd={landed}>
        <Icon icon={icons.dragon} />
      </div>
    )
  switch (happening?.type) {
    case 'revealed':
    case 'scouted':
      return (
        <div className="omen" key={`card-${happening.card}`}>
          <EnemyCard id={happening.card} />
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
