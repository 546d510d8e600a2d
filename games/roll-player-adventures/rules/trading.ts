import { anyone, type Play } from '@dicehearth/engine'
import type { CardId } from '../content/box.ts'
import { choose } from './decisions.ts'
import { giveCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { everyone, voiceOf } from './party.ts'
import type { Hero, Party } from './state.ts'

/** A trade: hand cards go from one player to another as often as both agree, each card once (RPA-R85). */
export function* trade(t: Party): Play {
  const given: CardId[] = []
  for (;;) {
    const options: (Answer<'giveCard'> | Answer<'done'>)[] = gifts(t, given)
    if (options.length === 0) return
    options.push({ verb: 'done', seat: anyone })
    const choice = yield* choose(t, { kind: 'trade', seat: anyone }, options)
    if (choice.verb === 'done') return
    const { hero, to, card } = choice
    given.push(card)
    if (yield* accepts(t, hero, to, card)) giveCard(t, hero, to, card)
  }
}

function gifts(t: Party, given: readonly CardId[]): Answer<'giveCard'>[] {
  return everyone(t).flatMap((hero) => {
    const seat = t.voice === 'each' ? voiceOf(t, hero) : anyone
    return t.heroes[hero].hand
      .filter((card) => !given.includes(card))
      .flatMap((card) =>
        everyone(t)
          .filter((to) => to !== hero)
          .map((to): Answer<'giveCard'> => ({ verb: 'giveCard', seat, hero, to, card })),
      )
  })
}

/** The other player must agree. Where things are talked over, both did. */
function* accepts(t: Party, from: Hero, hero: Hero, card: CardId): Play<boolean> {
  if (t.voice !== 'each') return true
  const options: (Answer<'agree'> | Answer<'decline'>)[] = [
    { verb: 'agree', seat: hero },
    { verb: 'decline', seat: hero },
  ]
  return (yield* choose(t, { kind: 'acceptCard', seat: hero, hero, from, card }, options)).verb === 'agree'
}
