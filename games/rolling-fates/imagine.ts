import { reseed, shuffle, type Fate } from '@dicehearth/engine'
import { isInPlay, type Fates } from './rules/state.ts'
import { imagineEnemy } from './imagine-enemies.ts'
import { imaginePage } from './imagine-story.ts'

/**
 * What nobody can know is made up anew: the order of the decks, the dice to come, what enemies hide, and what the
 * story has in store. Everything that was seen stays as it was (RF-R03, RF-R49, RF-R97).
 */
export function imagine(t: Fates, _seat: number, chance: Fate): void {
  shuffle(chance, t.treasureDeck)
  shuffle(chance, t.traitDeck)
  for (const own of t.chances) reseed(own, chance)
  for (const enemy of t.enemies)
    if (isInPlay(enemy) && !enemy.statuses.includes('investigate')) imagineEnemy(t, enemy, chance)
  if (t.page) t.page = imaginePage(t, t.page, chance)
}
