import { kit, Refusal } from '@dicehearth/engine'
import { entryOf } from '@dicehearth/story'
import type { Box } from '../content/box.ts'
import { cardsOf } from './cards.ts'
import { bookOf, type Party } from './state.ts'

/**
 * A table that was played with another edition of the box or the book goes on with this one (RPA-R119); one that plays
 * with what players brought keeps that (RPA-R122).
 */
export function rebound(box: Box, t: Party): Party {
  t[kit] = box
  t.box = box.digest
  const volume = box.volumes.get(t.adventure)
  if (!volume) throw new Refusal('bad-state', `the box holds no book for ${t.adventure}`)
  if (!box.volumes.has(t.book)) t.book = volume.book.digest
  const strange = strangersIn(box, t)
  if (strange.length > 0) throw new Refusal('bad-state', `the box holds no ${strange[0]}`)
  if (!entryOf(bookOf(t), t.story.entry))
    throw new Refusal('bad-state', `the book of this adventure no longer has the entry ${t.story.entry}`)
  return t
}

/** What lies on the table and is not in the box. */
function strangersIn(box: Box, { heroes, market, journal, map, trial }: Party): string[] {
  const foes = trial?.foes ?? []
  return [
    ...missing([...heroes.flatMap(cardsOf), ...market], box.cards),
    ...missing(
      heroes.map((hero) => hero.class),
      box.classes,
    ),
    ...missing(journal.items, box.items),
    ...missing(journal.titles, box.titles),
    ...missing(map.cards, box.mapCards),
    ...foes.flatMap(({ name }) => (box.enemies.has(name) || box.skills.has(name) ? [] : [name])),
    ...missing(
      foes.flatMap(({ modifiers }) => modifiers),
      box.modifiers,
    ),
  ]
}

function missing<K>(names: readonly K[], things: ReadonlyMap<K, unknown>): string[] {
  return names.filter((name) => !things.has(name)).map(String)
}
