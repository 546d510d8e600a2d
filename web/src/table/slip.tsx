import './slip.css'
import type { Slip } from '@dicehearth/host'
import { LineText } from './line-text.tsx'
import { Glyph } from '../shell/glyph.tsx'

/** A slip of paper in large type: an enemy's act, a check, a fight, why it ended so and what it changed. */
export function SlipCard({ slip: { tone, lines } }: { slip: Slip }) {
  return (
    <section className={`slip${tone ? ` ${tone}` : ''}`} aria-label="What has just happened">
      {tone && <Glyph of={tone === 'good' ? 'check' : 'close'} />}
      {lines.map((line, i) => (
        <p key={i}>
          <LineText line={line} />
        </p>
      ))}
    </section>
  )
}
