import type { Preview, Trial } from '@dicehearth/engine'
import { lines } from '../content/sheet.ts'
import type { Standing } from '../rules/standing.ts'
import type { RollPlayer } from '../rules/state.ts'
import { liveOf } from '../view.ts'
import { lineName } from './names.ts'
import { starsText } from './texts-metrics.ts'

/** What an option changes on the own sheet. */
export interface RpPreview extends Preview {
  /** How many stars more than now. */
  stars: number
  /** How each line stands then. */
  sheet: readonly Standing[]
  /** Hands are full: a Weapon goes before this one comes (RP-102). */
  needsRoom: boolean
}

export function preview({ before, after, asks, seat }: Trial<RollPlayer>): RpPreview | null {
  if (before.heroes[seat].familiar === null) return null
  const [now, then] = [liveOf(before, seat), liveOf(after, seat)]
  const stars = then.stars - now.stars
  const goals = lines.flatMap((line) => {
    const { score, goal } = then.sheet[line]
    if (score === now.sheet[line].score || goal === 'open') return []
    return [`${lineName(line)} ${score}, ${goalWords[goal]}`]
  })
  const text = [...goals, ...(stars === 0 ? [] : [changeText(stars)])].join('; ')
  return { text: text || null, stars, sheet: then.sheet, needsRoom: asks?.kind === 'makeRoom' }
}

const goalWords = { met: 'goal met', over: 'over the goal', short: 'short of the goal' } as const

/** "+2 stars". */
export function changeText(stars: number): string {
  return stars > 0 ? `+${starsText(stars)}` : starsText(stars).replace('-', '−')
}
