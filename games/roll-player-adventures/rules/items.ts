import { anyone, offers, type Play } from '@dicehearth/engine'
import { entryOf, turnTo } from '@dicehearth/story'
import type { Answer } from './decisions.ts'
import { tireEach } from './fatigue.ts'
import { allUses, cannotUse, costOf, labelOf, type ItemUse } from './item-uses.ts'
import { bookOf, type Party } from './state.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

/** A round of item use: one item is taken in hand, then used alone or with a second one (RPA-099, RPA-105). */
export function* chooseItems(t: Party): Play {
  if (t.inHand === 0) yield* firstItem(t)
  else yield* secondItem(t, t.inHand)
}

function* firstItem(t: Party): Play {
  const list = offers<Answer<'useItem'> | Answer<'back'>>(t)
  for (const item of t.journal.items) list.add({ verb: 'useItem', seat: anyone, item }, cannotUseIn(t, item))
  list.add({ verb: 'back', seat: anyone })
  const choice = yield* partyDecides(t, { kind: 'firstItem' }, list.legal)
  if (choice.verb === 'back') t.stage = 'story'
  else t.inHand = choice.item
}

/** The rule that keeps an item out of every use; null if it is part of a legal one. */
function cannotUseIn(t: Party, item: number): string | null {
  let rule: string | null = null
  for (const items of allUses(t)) {
    if (!items.includes(item)) continue
    rule = cannotUse(t, items)
    if (rule === null) return null
  }
  return rule
}

function* secondItem(t: Party, item: number): Play {
  const list = offers<Answer<'useAlone'> | Answer<'useItem'> | Answer<'back'>>(t)
  list.add({ verb: 'useAlone', seat: anyone }, cannotUse(t, [item]))
  for (const other of t.journal.items)
    if (other !== item) list.add({ verb: 'useItem', seat: anyone, item: other }, cannotUse(t, [item, other]))
  list.add({ verb: 'back', seat: anyone })
  const choice = yield* partyDecides(t, { kind: 'secondItem', item }, list.legal)
  t.inHand = 0
  if (choice.verb !== 'back') putToUse(t, choice.verb === 'useAlone' ? [item] : [item, choice.item])
}

/** Everybody pays; then the entry is read, or nothing comes of it and the party chooses again (RPA-R38, RPA-R39). */
function putToUse(t: Party, items: ItemUse): void {
  const label = labelOf(t, items)
  const entry = entryOf(bookOf(t), label)
  t.used.push(label)
  t.stage = 'story'
  say(t, { type: 'itemUsed', items, comesOfIt: entry !== undefined })
  tireEach(t, costOf(t, items))
  if (entry) turnTo(t.story, label)
}
