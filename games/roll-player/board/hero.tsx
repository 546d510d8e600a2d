import { attributes } from '../content/sheet.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { AlignmentGrid, Backstory } from './destiny.tsx'
import { FamiliarBoard } from './familiar.tsx'
import { Hand } from './hand.tsx'
import { Row } from './line.tsx'
import { Score } from './score.tsx'
import { Fiends, Who } from './who.tsx'
import { Worn } from './worn.tsx'

/** The hero's sheet: the one bright page on the table. The dice in hand lie only on that of whoever acts. */
export function HeroSheet({ seat, acts }: { seat: Seat; acts: boolean }) {
  const { view, seatName } = useTable()
  const { colour } = view.heroes[seat]
  return (
    <section className={`hero hero-${colour ?? 'none'}`} aria-label={`${seatName(seat)}'s Character Sheet`}>
      <Who seat={seat} />
      <Fiends seat={seat} />
      {acts && <Hand />}
      <div className="rows">
        {attributes.map((attribute) => (
          <Row key={attribute} seat={seat} attribute={attribute} />
        ))}
      </div>
      <FamiliarBoard seat={seat} />
      <div className="destiny">
        <AlignmentGrid seat={seat} />
        <Backstory seat={seat} />
      </div>
      <Score seat={seat} />
      <Worn seat={seat} />
    </section>
  )
}
