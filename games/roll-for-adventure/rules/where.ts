import { offers, roll, type Play } from '@dicehearth/engine'
import { territories, territoryDie, type Territory, type TerritoryDie } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { Boon, Effect, Where } from '../content/effects.ts'
import { choose, type PickTerritory } from './decisions.ts'
import { diceAt } from './dice.ts'
import { tell } from './events.ts'
import { card, trackOf } from './lookups.ts'
import type { Adventure } from './state.ts'

/** The territory die is rolled like any other, but it is not a piece on the board. */
export const theTerritoryDie = -1

/** An effect or boon that strikes somewhere. */
type Placed = Extract<Effect | Boon, { where: Where }>

/** Rolls the territory die for a card. */
export function* rollTerritoryDie(t: Adventure, id: CardId): Play<TerritoryDie> {
  const face = yield* roll(t, t.active, theTerritoryDie, territoryDie.length)
  const shows = territoryDie[face - 1]
  tell(t, { type: 'territoryDie', card: id, shows })
  return shows
}

/** The territories that a result of the territory die means, in their fixed order. */
export function meant(shows: TerritoryDie): readonly Territory[] {
  if (shows === 'all') return territories
  return shows === 'none' ? [] : [shows]
}

/** The territories that an effect of a player-made enemy hits; `feels` tells where it would change anything. */
export function* territoriesMeant(
  t: Adventure,
  id: CardId,
  effect: Placed,
  feels: (territory: Territory) => boolean = () => true,
): Play<readonly Territory[]> {
  const among = (lands: readonly Territory[]): Play<readonly Territory[]> =>
    oneAmong(t, id, effect, lands, feels)
  switch (effect.where.at) {
    case 'all':
      return territories
    case 'die':
      return meant(yield* rollTerritoryDie(t, id))
    case 'home': {
      const it = card(t, id)
      // A pack with an effect at a home that is not there is refused.
      return it.kind === 'own' && it.enemy.home !== 'aside' ? [it.enemy.home] : []
    }
    case 'mostDamaged':
      return yield* among(most((territory) => t.skull[trackOf(territory)]))
    case 'leastDamaged':
      return yield* among(most((territory) => -t.skull[trackOf(territory)]))
    case 'mostDice': {
      const fullest = most((territory) => diceAt(t, territory).length)
      return diceAt(t, fullest[0]).length === 0 ? [] : yield* among(fullest)
    }
    case 'choice':
      return yield* among(territories)
    default:
      return [effect.where.at]
  }
}

function most(measure: (territory: Territory) => number): Territory[] {
  const top = Math.max(...territories.map(measure))
  return territories.filter((territory) => measure(territory) === top)
}

/** The active player picks one; where none of them would feel it there is nothing to pick (RFA-R11). */
function* oneAmong(
  t: Adventure,
  id: CardId,
  effect: Placed,
  among: readonly Territory[],
  feels: (territory: Territory) => boolean,
): Play<readonly Territory[]> {
  if (!among.some(feels)) return []
  const keptOutBy = effect.where.at === 'mostDice' ? 'RFA-R58' : 'RFA-191'
  const list = offers<PickTerritory>(t)
  for (const territory of territories)
    list.add(
      { verb: 'pickTerritory', seat: t.active, territory },
      among.includes(territory) ? null : keptOutBy,
    )
  const ask = { kind: 'whichTerritory', seat: t.active, card: id, does: effect.do } as const
  return [(yield* choose(t, ask, list.legal)).territory]
}
