import type { Play } from '@dicehearth/engine'
import { territories } from '../content/boards.ts'
import { choose, decline, type Decline, type DefeatOne, type MoveSkullBack } from './decisions.ts'
import { defeat } from './defeat.ts'
import { moveSkullBack } from './fate-of-the-land.ts'
import { trackOf, type Adventure } from './state.ts'

/** One active enemy may be defeated at once. */
export function* mayDefeatOne(t: Adventure): Play {
  if (t.enemies.length === 0) return
  const choice = yield* choose<DefeatOne | Decline>(t, { kind: 'defeatOne', seat: t.active }, [
    ...t.enemies.map((enemy): DefeatOne => ({ verb: 'defeat', seat: t.active, card: enemy.card })),
    decline(t.active),
  ])
  if (choice.verb === 'defeat') yield* defeat(t, choice.card, 'reward', 0)
}

/** The skull of one damaged territory may go back: some holes, or all the way. */
export function* mayMoveSkullBack(t: Adventure, holes: number | 'allHoles'): Play {
  const damaged = territories.filter((territory) => t.skull[trackOf(territory)] > 0)
  if (damaged.length === 0) return
  const choice = yield* choose<MoveSkullBack | Decline>(t, { kind: 'moveSkullBack', seat: t.active, holes }, [
    ...damaged.map((territory): MoveSkullBack => ({ verb: 'moveSkullBack', seat: t.active, territory })),
    decline(t.active),
  ])
  if (choice.verb === 'decline') return
  const { territory } = choice
  moveSkullBack(t, territory, holes === 'allHoles' ? t.skull[trackOf(territory)] : holes)
}
