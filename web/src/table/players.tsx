import { Glyph } from '../shell/glyph.tsx'
import type { Standing } from '@dicehearth/host'

/** Who sits here, and whose decision it is. */
export function Players({ standing }: { standing: Standing }) {
  const deciding = standing.question?.seat
  return (
    <section className="players panel" aria-label="Players">
      <ul>
        {standing.seats.map(({ name, player }, seat) => (
          <li key={`seat ${seat + 1}`} aria-current={seat === deciding ? 'true' : undefined}>
            <Glyph of={player === 'human' ? 'person' : 'companion'} />
            <span className="player-name">{name}</span>
            {player !== 'human' && <span className="unseen">companion</span>}
            {seat === deciding && <span className="player-now">decides</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
