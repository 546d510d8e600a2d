import { anyone, offers, type Play } from '@dicehearth/engine'
import type { Advance, Answer } from './decisions.ts'
import { everyone, inOrder, playLimit } from './party.ts'
import { changeXp } from './purse.ts'
import { chooseScore, masteryBoxes, masteryPrice, raisable, scoreLimit } from './scores.ts'
import type { Hero, Party } from './state.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

/** There are eight bonus play tokens (RPA-R05). */
export const mostBonusTokens = 8
/** From here on a point of health costs more. */
const hardyHealth = 25
const surcharge = 5

export function healthPrice(health: number): number {
  return health < hardyHealth ? 1 : 2
}

/** A round at the adventurer's guild: one purchase (RPA-215). */
export function* guild(t: Party): Play {
  const list = offers<Answer<'buyAdvance'> | Answer<'done'>>(t)
  const offer = (what: Advance, price: number, rule: string | null, hero: Hero = -1): void => {
    const dear = price > t.journal.xp ? 'RPA-215' : null
    list.add({ verb: 'buyAdvance', seat: anyone, what, hero, price }, rule ?? dear)
  }
  for (const hero of everyone(t)) offer('health', healthPrice(t.heroes[hero].health), null, hero)
  offer('combatDice', t.journal.combatDice + surcharge, null)
  offer('bonusLimit', playLimit(t) + t.journal.bonusLimit + surcharge, noMoreTokens(t))
  offer('mastery', masteryPrice(t.journal.mastery), noMastery(t))
  list.add({ verb: 'done', seat: anyone })
  const choice = yield* partyDecides(t, { kind: 'guild' }, list.legal)
  if (choice.verb === 'buyAdvance') return yield* buy(t, choice)
  t.stage = 'market'
  say(t, { type: 'stage', stage: 'market' })
}

function noMoreTokens(t: Party): string | null {
  return t.journal.bonusLimit >= mostBonusTokens ? 'RPA-R05' : null
}

/** Mastery is not for sale when the track is full, or when nobody could raise anything (RPA-R18, RPA-R19). */
function noMastery(t: Party): string | null {
  const { mastery } = t.journal
  if (mastery >= masteryBoxes) return 'RPA-R18'
  const limit = scoreLimit(mastery + 1)
  return everyone(t).some((hero) => raisable(t, hero, limit).length > 0) ? null : 'RPA-R19'
}

function* buy(t: Party, { what, hero, price }: Answer<'buyAdvance'>): Play {
  changeXp(t, -price)
  if (what === 'health') t.heroes[hero].health++
  else t.journal[what]++
  say(t, { type: 'advanced', what, hero, xp: price })
  if (what !== 'mastery') return
  // The new box's own limit holds already (RPA-221, RPA-223).
  for (const it of inOrder(t)) yield* chooseScore(t, it, 'mastery', 1, scoreLimit(t.journal.mastery))
}
