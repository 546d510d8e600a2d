import type { Standing } from '@dicehearth/host'
import type { Theme } from '@dicehearth/tabletop/theme.ts'
import { useEffect } from 'react'
import { useSettings } from '../settings.ts'
import { playTune } from './sound.ts'

const found = import.meta.glob<{ default: Theme }>('../../../games/*/board/theme.ts')

/** How long it is silent between two times, in seconds: at least, and by chance. */
const rests = [24, 20] as const

/** The theme of the game, now and then; at once when danger grows, and for the last time at the end. */
export function useTheme({ game, dangers, ending }: Standing): void {
  const { sound, captions } = useSettings()
  const wanted = sound !== 'off' || captions === 'on'
  const danger = Math.min(3, dangers.length)
  const result = ending?.result ?? null
  useEffect(() => {
    if (!wanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const over = result === null ? null : result === 'won' || result === 'lost' ? result : 'over'
    const again = (theme: Theme): void => {
      if (left) return
      playTune(theme, { danger, ending: over })
      if (over === null) timer = setTimeout(again, (rests[0] + Math.random() * rests[1]) * 1000, theme)
    }
    const load = found[`../../../games/${game}/board/theme.ts`]
    void load?.().then(
      ({ default: theme }) => {
        if (left) return undefined
        if (over !== null || danger > 0) again(theme)
        else timer = setTimeout(again, rests[0] * 250, theme)
        return undefined
      },
      () => undefined,
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [game, danger, result, wanted])
}
