import { anyone, type Play } from '@dicehearth/engine'
import { controller, unexhaustedOf, watchers, cardsLeft } from './company.ts'
import { choose, type Exhaust, type PickWho } from './decisions.ts'
import { carryOut } from './effects.ts'
import { tell, type SawEvent } from './events.ts'
import { changeFirewood, exhaust, warded } from './fire.ts'
import { faceup, leaveLine } from './line.ts'
import { lose } from './outcome.ts'
import { see, showTopUnhallowed } from './piles.ts'
import { kindOf, trait, type CardId, type Watch } from './state.ts'
import type { Summon } from '../content/cards.ts'

type By = Extract<SawEvent, { type: 'revealed' }>['by']

/** Turns a card of the line faceup: a creature's reveal power becomes due, a summon is resolved at once. */
export function* turnFaceup(t: Watch, at: number, by: By): Play {
  const { card } = t.line[at]
  const kind = kindOf(t, card)
  see(t, card)
  if (kind.kind === 'creature') t.line[at] = faceup(t, card)
  tell(t, { type: 'revealed', card, at, by })
  if (kind.kind === 'summon') yield* summon(t, kind, at)
}

/** A summon resolves wherever it is turned: its demand, the card away, the Unhallowed in its place (SAW-177). */
function* summon(t: Watch, kind: Summon, at: number): Play {
  const { card } = t.line[at]
  tell(t, { type: 'summoning', card })
  if (kind.before === 'oneExhausts') yield* oneExhausts(t, card)
  else yield* carryOut(t, kind.before, card, 'reveal')
  if (kind.goesTo === 'graveyard') t.graveyard.push(card)
  else t.deck.unshift(card)
  const unhallowed = t.unhallowed.pop()
  if (unhallowed === undefined) {
    leaveLine(t, at)
    return yield* lose(t, 'noUnhallowed')
  }
  t.line[at] = faceup(t, unhallowed)
  tell(t, { type: 'summoned', card: unhallowed, at, by: card })
  showTopUnhallowed(t)
  yield* carryOut(t, kind.after, unhallowed, 'reveal')
  const canyon = trait(t, 'afterSummon')
  if (canyon) {
    tell(t, { type: 'locationActs', card: t.location, trait: 'afterSummon' })
    yield* changeFirewood(t, canyon.firewood)
  }
}

/** The group chooses an adventurer on watch, who exhausts a card of their choice (SAW-177). */
function* oneExhausts(t: Watch, card: CardId): Play {
  if (warded(t, 'summon')) return
  const able = watchers(t).filter((who) => unexhaustedOf(t, who).length > 0)
  const { who } = yield* choose(
    t,
    { kind: 'summonWho', seat: anyone, card },
    able.map((who): PickWho => ({ verb: 'pickWho', seat: anyone, who })),
  )
  const seat = controller(t, who)
  const losing = cardsLeft(t) === 1
  const { ability } = yield* choose(
    t,
    { kind: 'summonCard', seat, card, who },
    unexhaustedOf(t, who).map((ability): Exhaust => ({ verb: 'exhaust', seat, ability, losing })),
  )
  yield* exhaust(t, ability, 'summon')
}
