import { useEffect } from 'react'
import { changeSettings, settingValues, useSettings } from '../settings.ts'
import { Glyph } from '../shell/glyph.tsx'
import type { Stage } from './stage.ts'

const paceNames = { calm: 'Calm', brisk: 'Brisk', swift: 'Swift' } as const

/** How fast things are shown, and the way past all of it. */
export function Pace({ stage }: { stage: Stage }) {
  const { pace } = useSettings()
  const { pace: paces } = settingValues
  const at = paces.indexOf(pace)
  const set = (to: number): void => {
    if (paces[to]) changeSettings({ pace: paces[to] })
  }
  return (
    <div className="pace" role="group" aria-label="Pace">
      <button
        type="button"
        className="button quiet small"
        aria-label={`Slower (now ${paceNames[pace]})`}
        aria-disabled={at === 0}
        onClick={() => set(at - 1)}
      >
        <Glyph of="slower" />
      </button>
      <span className="pace-now">{paceNames[pace]}</span>
      <button
        type="button"
        className="button quiet small"
        aria-label={`Faster (now ${paceNames[pace]})`}
        aria-disabled={at === paces.length - 1}
        onClick={() => set(at + 1)}
      >
        <Glyph of="faster" />
      </button>
      <button type="button" className="button quiet small" onClick={() => stage.toMyTurn()}>
        <Glyph of="last" />
        To my turn
        <kbd aria-hidden className="key">
          End
        </kbd>
      </button>
    </div>
  )
}

/** The pace can be set without skipping what is shown. */
export function isAtPace({ target }: Event): boolean {
  return target instanceof Element && target.closest('.pace') !== null
}

/** While others act, the End key leads to the next decision here. */
export function useToMyTurn(stage: Stage, waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'End') return
      event.preventDefault()
      stage.toMyTurn()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [stage, waiting])
}
