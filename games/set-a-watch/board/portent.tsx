import { CardFace } from './card-face.tsx'
import { useTable } from './context.ts'
import { kindOf } from '../rules/lookups.ts'

/** What everybody must see at this moment, large over the camp. */
export function Portent() {
  const { view, happening } = useTable()
  switch (happening?.type) {
    case 'summoning':
      return (
        <div className="portent summon" key={`summoning ${happening.card}`}>
          <CardFace card={happening.card} />
        </div>
      )
    case 'summoned':
      return (
        <div className="portent risen" key={`summoned ${happening.card}`}>
          <CardFace card={happening.card} />
        </div>
      )
    case 'arrived':
      return (
        <div className="portent" key={`arrived ${happening.card}`}>
          <CardFace card={happening.card} />
        </div>
      )
    case 'vanquished':
      return (
        <div className="portent vanquished" key={`vanquished ${happening.card}`}>
          <CardFace card={happening.card} />
        </div>
      )
    case 'revealed':
      return kindOf(view, happening.card).kind === 'summon' ? (
        <div className="portent summon" key={`revealed ${happening.card}`}>
          <CardFace card={happening.card} />
        </div>
      ) : null
    default:
      return null
  }
}
