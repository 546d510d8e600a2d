import type { Theme } from '@dicehearth/tabletop/theme.ts'
import { faded, levelled, ring, silence } from './samples.ts'

/** How the game stands, for its theme: calm, in danger, or over. */
export interface Standing {
  /** How much threatens, from 0 to 3. */
  danger: number
  ending: 'won' | 'lost' | 'over' | null
}

/**
 * The theme as it sounds now. Danger makes it lower and quicker and puts a note beside the root that rubs against it; the
 * end brings it home.
 */
export function tuneOf(theme: Theme, { danger, ending }: Standing, rate: number): Float32Array<ArrayBuffer> {
  const { root, scale, tune } = theme
  const beat = theme.beat * (ending ? 1.25 : 1 - danger * 0.12)
  const home = ending === 'won' ? scale.length : 0
  const steps = ending ? [...tune.slice(0, -1), home] : tune
  const samples = silence(rate, steps.length * beat + 3)
  const low = 2 ** (-(ending ? 0 : danger) / 12)
  steps.forEach((step, n) => string(samples, rate, 0.02 + n * beat, root * low * pitch(scale, step), 1))
  const last = 0.02 + (steps.length - 1) * beat
  if (ending === 'won') for (const up of [4, 7]) string(samples, rate, last, root * 2 * 2 ** (up / 12), 0.7)
  if (ending === 'lost') string(samples, rate, last, root / 2, 1)
  if (!ending && danger > 0)
    for (const up of [0, 1]) ring(samples, rate, 0.02, (root / 4) * 2 ** (up / 12), 0.18 * danger, 0.9)
  return faded(levelled(samples, 0.3), rate)
}

/** A step of the scale, over the root. */
function pitch(scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length)
  return 2 ** (octave + scale[step - octave * scale.length] / 12)
}

/** A plucked string of gut: soft at the edge, and soon gone. */
function string(into: Float32Array, rate: number, at: number, hertz: number, loud: number): void {
  for (const [overtone, part, lasts] of [
    [1, 0.5, 0.6],
    [2, 0.2, 0.34],
    [3, 0.08, 0.2],
    [4, 0.03, 0.12],
  ] as const)
    ring(into, rate, at, hertz * overtone, part * loud, lasts)
}
