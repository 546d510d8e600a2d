import type { Play } from '@dicehearth/engine'
import type { Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { giveBonusDice } from './dice.ts'
import { tell } from './events.ts'
import { moveSkullBack } from './fate-of-the-land.ts'
import { mayRelease } from './oblivion.ts'
import { card, trackOf } from './lookups.ts'
import type { Adventure } from './state.ts'
import { territoriesMeant } from './where.ts'

/** What a defeated enemy of the players' own making gives. */
export function* boonsOf(t: Adventure, id: CardId): Play {
  const it = card(t, id)
  if (it.kind !== 'own') return
  const isDamaged = (territory: Territory): boolean => t.skull[trackOf(territory)] > 0
  for (const boon of it.enemy.onDefeat ?? []) {
    tell(t, { type: 'ownEffect', card: id, does: boon.do })
    switch (boon.do) {
      case 'release':
        for (let n = 0; n < boon.count; n++) if (!(yield* mayRelease(t, 'RFA-191'))) break
        break
      case 'heal':
        for (const territory of yield* territoriesMeant(t, id, boon, isDamaged)) {
          if (isDamaged(territory)) moveSkullBack(t, territory, boon.amount)
        }
        break
      case 'bonus':
        giveBonusDice(t, [t.active, t.active].slice(0, boon.count))
    }
  }
}
