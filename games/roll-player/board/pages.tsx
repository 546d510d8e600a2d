import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'

/** On a narrow screen: whose page is open. It is turned by a swipe, or by pressing a name. */
export function Pages({ open, acting }: { open: Seat; acting: Seat }) {
  const { view, seatName, turnTo } = useTable()
  return (
    <nav className="pages" aria-label="Heroes">
      {view.heroes.map(({ colour }, seat) => (
        <button
          key={seat}
          type="button"
          className={`rival-${colour ?? 'none'}${seat === acting ? ' acts' : ''}`}
          aria-pressed={seat === open}
          onClick={() => turnTo(seat)}
        >
          {seatName(seat)}
        </button>
      ))}
    </nav>
  )
}
