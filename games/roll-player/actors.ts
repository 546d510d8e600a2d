import { adventures } from './content/adventures.ts'
import { marketCards } from './content/box.ts'
import { classIds } from './content/classes.ts'
import { familiars } from './content/familiars.ts'
import { fiends } from './content/fiends.ts'
import { minions } from './content/minions.ts'
import { monsterIds, type MonsterId } from './content/monsters.ts'
import { attributes } from './content/sheet.ts'
import { cardCalled } from './rules/heroes.ts'
import { traitStars } from './rules/scoring.ts'
import type { RollPlayer, Seat } from './rules/state.ts'

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...attributes,
  ...classIds,
  ...marketCards.map(({ id }) => id),
  ...familiars.map(({ id }) => id),
  ...fiends.map(({ id }) => id),
  ...minions.map(({ id }) => id),
  ...monsterIds,
  ...monsterIds.map(soloActor),
  ...adventures.map(({ id }) => id),
]

/** The card of a Monster for one player. */
export function soloActor(monster: MonsterId): string {
  return `${monster} alone`
}

/** Cards that count at the end: Armor, Traits that earn stars, and Weapons that change a score. */
export function contributors(t: RollPlayer, seat: Seat): string[] {
  return t.heroes[seat].cards.filter((id) => {
    const card = cardCalled(t, id)
    switch (card.type) {
      case 'armor':
        return true
      case 'trait':
        return traitStars(t, seat, id) !== 0
      case 'weapon':
        return card.always?.some((power) => power.is === 'score') === true
      case 'skill':
      case 'scroll':
        return false
    }
  })
}
