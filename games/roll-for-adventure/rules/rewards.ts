import { offers, wantsReasons, type Play } from '@dicehearth/engine'
import { territories, type IceReward } from '../content/boards.ts'
import { master } from '../content/enemies.ts'
import { choose, decline, type Decline, type DefeatOne, type MoveSkullBack } from './decisions.ts'
import { defeat } from './defeat.ts'
import { moveSkullBack } from './fate-of-the-land.ts'
import { piece } from './pieces.ts'
import { trackOf } from './lookups.ts'
import type { Adventure, Open } from './state.ts'
import { keepOut } from './why-not.ts'

/** Whether there is anything that a reward could give now. */
export function canGive(t: Open, reward: IceReward): boolean {
  switch (reward) {
    case 'bonus':
      return t.pool.length > 0
    case 'defeat':
      return t.enemies.length > 0
    case 'release':
      return t.oblivion.length > 0
    case 'oneHole':
    case 'twoHoles':
      return t.skull.some((hole) => hole > 0)
  }
}

/** One active enemy may be defeated at once. */
export function* mayDefeatOne(t: Adventure): Play {
  if (!canGive(t, 'defeat')) return
  if (wantsReasons(t)) {
    for (const id of [piece.deck, piece.card(master.id)]) keepOut(t, id, 'RFA-R30')
    for (const id of t.discard) keepOut(t, piece.card(id), 'RFA-135')
  }
  const choice = yield* choose<DefeatOne | Decline>(t, { kind: 'defeatOne', seat: t.active }, [
    ...t.enemies.map((enemy): DefeatOne => ({ verb: 'defeat', seat: t.active, card: enemy.card })),
    decline(t.active),
  ])
  if (choice.verb === 'defeat') yield* defeat(t, choice.card, 'reward', 0)
}

/** The skull of one damaged territory may go back: some holes, or all the way. */
export function* mayMoveSkullBack(t: Adventure, holes: number | 'allHoles'): Play {
  if (!canGive(t, 'oneHole')) return
  const list = offers<MoveSkullBack | Decline>(t)
  for (const territory of territories) {
    const isDamaged = t.skull[trackOf(territory)] > 0
    list.add({ verb: 'moveSkullBack', seat: t.active, territory }, isDamaged ? null : 'RFA-R24')
  }
  list.add(decline(t.active))
  const choice = yield* choose(t, { kind: 'moveSkullBack', seat: t.active, holes }, list.legal)
  if (choice.verb === 'decline') return
  const { territory } = choice
  moveSkullBack(t, territory, holes === 'allHoles' ? t.skull[trackOf(territory)] : holes)
}
