import { roll, type Play } from '@dicehearth/engine'
import { territories, territoryDie, type Territory, type TerritoryDie } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { Where } from '../content/own-enemies.ts'
import { choose, type PickTerritory } from './decisions.ts'
import { diceAt } from './dice.ts'
import { tell } from './events.ts'
import { card, trackOf, type Adventure } from './state.ts'

/** The number by which the territory die is asked for at a table with real dice. */
export const theTerritoryDie = -1

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
  where: Where,
  id: CardId,
  feels: (territory: Territory) => boolean = () => true,
): Play<readonly Territory[]> {
  switch (where.at) {
    case 'all':
      return territories
    case 'die':
      return meant(yield* rollTerritoryDie(t, id))
    case 'home': {
      const it = card(t, id)
      return it.kind === 'own' && it.enemy.home !== 'aside' ? [it.enemy.home] : []
    }
    case 'mostDamaged':
      return yield* oneAmong(
        t,
        id,
        most((territory) => t.skull[trackOf(territory)]),
        feels,
      )
    case 'leastDamaged':
      return yield* oneAmong(
        t,
        id,
        most((territory) => -t.skull[trackOf(territory)]),
        feels,
      )
    case 'mostDice': {
      const fullest = most((territory) => diceAt(t, territory).length)
      return diceAt(t, fullest[0]).length === 0 ? [] : yield* oneAmong(t, id, fullest, feels)
    }
    case 'choice':
      return yield* oneAmong(t, id, territories, feels)
    default:
      return [where.at]
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
  among: readonly Territory[],
  feels: (territory: Territory) => boolean,
): Play<readonly Territory[]> {
  if (!among.some(feels)) return []
  const choice = yield* choose(
    t,
    { kind: 'whichTerritory', seat: t.active, card: id },
    among.map((territory): PickTerritory => ({ verb: 'pickTerritory', seat: t.active, territory })),
  )
  return [choice.territory]
}
