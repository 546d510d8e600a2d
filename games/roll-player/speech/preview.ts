import type { Preview, Trial } from '@dicehearth/engine'
import { changeText } from '../content/score-lines.ts'
import { lineName, lines } from '../content/sheet.ts'
import type { RollPlayer } from '../rules/state.ts'
import { liveOf, type DiceLine } from '../view.ts'

/** What an option changes on the own sheet. */
export interface RpPreview extends Preview {
  /** How many stars more than now. */
  stars: number
  /** How each line stands then. */
  sheet: readonly DiceLine[]
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
