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

/** The territories that an effect of a player-made enemy hits. */
export function* territoriesMeant(t: Adventure, where: Where, id: CardId): Play<readonly Territory[]> {
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
      return [
        yield* pickTerritory(
          t,
          id,
          most((territory) => t.skull[trackOf(territory)]),
        ),
      ]
    case 'leastDamaged':
      return [
        yield* pickTerritory(
          t,
          id,
          most((territory) => -t.skull[trackOf(territory)]),
        ),
      ]
    case 'mostDice': {
      const fullest = most((territory) => diceAt(t, territory).length)
      return diceAt(t, fullest[0]).length === 0 ? [] : [yield* pickTerritory(t, id, fullest)]
    }
    case 'choice':
      return [yield* pickTerritory(t, id, territories)]
    default:
      return [where.at]
  }
}

function most(measure: (territory: Territory) => number): Territory[] {
  const top = Math.max(...territories.map(measure))
  return territories.filter((territory) => measure(territory) === top)
}

function* pickTerritory(t: Adventure, id: CardId, among: readonly Territory[]): Play<Territory> {
  const choice = yield* choose(
    t,
    { kind: 'whichTerritory', seat: t.active, card: id },
    among.map((territory): PickTerritory => ({ verb: 'pickTerritory', seat: t.active, territory })),
  )
  return choice.territory
}
