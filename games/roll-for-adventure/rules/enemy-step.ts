import { shuffle, turnUp, type Play } from '@dicehearth/engine'
import { master, rankOf, type Card, type CardId } from '../content/enemies.ts'
import { attack, diceShowing, loseNumber } from './attack.ts'
import { tell } from './events.ts'
import { damage, shortenTrack } from './fate-of-the-land.ts'
import { ownEnemyActs, type OwnCard } from './own-enemies.ts'
import { card } from './lookups.ts'
import type { Adventure } from './state.ts'
import { meant, rollTerritoryDie } from './where.ts'

const masterDamage = 2

/** One card is turned up and attacks; a player-made enemy may call for one more, once. */
export function* enemyStep(t: Adventure): Play {
  yield* revealCard(t)
  if (t.oneMore) yield* revealCard(t)
  t.oneMore = false
  t.acting = null
}

function* revealCard(t: Adventure): Play {
  const id = turnUp(t, t.deck)
  t.known = t.known.filter((seen) => seen !== id)
  t.revealed = id
  t.acting = id
  tell(t, { type: 'revealed', card: id })
  const it = card(t, id)
  switch (it.kind) {
    case 'enemy':
      yield* command(t, it)
      joinTheEnemies(t, it)
      yield* attackFor(t, it, true)
      break
    case 'phantom':
    case 'giant':
      yield* command(t, it)
      yield* attackFor(t, it, true)
      joinTheEnemies(t, it)
      break
    case 'dragon':
      tell(t, { type: 'dragonFlewBy', card: id, number: it.number, dice: diceShowing(t, it.number, true) })
      loseNumber(t, it.number, true)
      t.discard.push(id)
      break
    case 'master':
      yield* masterAttacks(t)
      break
    case 'own':
      if (it.enemy.commands) yield* command(t, it)
      yield* ownEnemyAppears(t, it)
  }
  t.revealed = null
}

/** First stage: every active enemy of a lower rank attacks again. */
function* command(t: Adventure, by: Card): Play {
  const rank = rankOf(by)
  // No rank is below none.
  if (rank !== null) yield* attackAll(t, by.id, (other) => (rankOf(other) ?? Infinity) < rank, true)
}

/** Each active enemy that is called attacks once, in the order in which they came into play (RFA-R26). */
function* attackAll(t: Adventure, by: CardId, called: (card: Card) => boolean, mayRally: boolean): Play {
  for (const { card: id } of t.enemies.slice()) {
    const it = card(t, id)
    if (id === by || !called(it)) continue
    tell(t, { type: 'commanded', card: id, by })
    t.acting = id
    yield* attackFor(t, it, mayRally)
  }
  t.acting = by
}

function joinTheEnemies(t: Adventure, it: Card): void {
  t.enemies.push({ card: it.id, dice: [] })
  t.revealed = null
}

/** What an enemy does when it attacks, for the first time or again. */
function* attackFor(t: Adventure, it: Card, mayRally: boolean): Play {
  switch (it.kind) {
    case 'enemy':
      yield* attack(t, it.id, it.home)
      return
    case 'phantom':
      for (const territory of meant(yield* rollTerritoryDie(t, it.id))) yield* attack(t, it.id, territory)
      return
    case 'giant':
      for (const territory of meant(yield* rollTerritoryDie(t, it.id))) yield* shortenTrack(t, territory)
      return
    case 'own': {
      const { onReveal, onAgain } = it.enemy
      return yield* ownEnemyActs(t, it, onAgain === 'same' ? onReveal : onAgain, mayRally ? rallied : noRally)
    }
    case 'dragon':
    case 'master':
  }
}

function* ownEnemyAppears(t: Adventure, it: OwnCard): Play {
  const { stays, home, onReveal } = it.enemy
  // One with a territory is put there before it attacks, one without afterwards, as for the printed (RFA-R27).
  if (stays && home !== 'aside') joinTheEnemies(t, it)
  yield* ownEnemyActs(t, it, onReveal, rallied)
  if (stays && home === 'aside') joinTheEnemies(t, it)
  if (!stays) t.discard.push(it.id)
}

/** Enemies that a player-made one rallies attack once; they do not rally others. */
function* rallied(t: Adventure, by: CardId, called: (card: Card) => boolean): Play {
  yield* attackAll(t, by, called, false)
}
function* noRally(): Play {}

/** The Master of Shadows: all enemies, then the territory die, then back into the deck. */
function* masterAttacks(t: Adventure): Play {
  yield* attackAll(t, master.id, () => true, true)
  const shows = yield* rollTerritoryDie(t, master.id)
  const hits = shows === 'all' ? 1 : masterDamage
  for (const territory of meant(shows)) {
    for (let n = 0; n < hits; n++) yield* damage(t, territory)
  }
  t.deck.push(master.id)
  t.revealed = null
  shuffle(t.fate, t.deck)
  t.known = []
  t.stacks = null
  tell(t, { type: 'masterShuffled', cards: t.deck.length })
}
