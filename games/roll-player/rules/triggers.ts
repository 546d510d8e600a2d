import type { Play } from '@dicehearth/engine'
import type { Trigger } from '../content/language.ts'
import type { EffectWord } from '../content/words/effect-word.ts'
import { gains } from '../content/words/gains.ts'
import { tell } from './events.ts'
import { triggersOf } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

const words: Readonly<Record<string, EffectWord>> = gains

/** Something happened to a player: their cards that wait for it do what they do. */
export function* happens(t: RollPlayer, seat: Seat, event: Trigger['on']): Play {
  for (const { source, trigger } of triggersOf(t, seat, event)) {
    tell(t, { type: 'worked', seat, source })
    for (const it of trigger.does) yield* words[it.do].do(t, seat, it, source)
  }
}
