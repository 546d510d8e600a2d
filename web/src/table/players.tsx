import { Glyph } from '../shell/glyph.tsx'
import type { Standing } from '@dicehearth/host'

/** Who sits here, and whose decision it is. */
export function Players({ standing }: { standing: Standing }) {
  const deciding = standing.question?.seats[0]
  return (
    <section className="players panel" aria-label="Players">
      <ul>
        {standing.seats.map(({ name, player, plays, leads }, seat) => (
          <li key={`seat ${seat + 1}`} aria-current={seat === deciding ? 'true' : undefined}>
            <Glyph of={player === 'human' ? 'person' : 'companion'} />
            <span className="player-name">{name}</span>
            {plays !== '' && (
              <span className="player-kind" title={plays}>
                companion, {plays.replace(/:.*/, '')}
              </span>
            )}
            {leads !== '' && <span className="player-kind">{leads}</span>}
            {seat === deciding && <span className="player-now">decides</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What threatens to lose the game soon. */
export function Dangers({ standing: { dangers } }: { standing: Standing }) {
  if (dangers.length === 0) return null
  return (
    <ul className="dangers" aria-label="Danger">
      {dangers.map((danger) => (
        <li key={danger}>
          <Glyph of="danger" />
          {danger}
        </li>
      ))}
    </ul>
  )
}
