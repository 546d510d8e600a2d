import { anyone, type Play } from '@dicehearth/engine'
import { controller, unexhaustedOf } from './company.ts'
import { choose } from './decisions.ts'
import { carryOut } from './effects.ts'
import { tell, type SawEvent } from './events.ts'
import { changeFirewood, exhaust, exhaustOptions, warded } from './fire.ts'
import { faceup } from './line.ts'
import { whoOptions } from './offering.ts'
import { lose } from './outcome.ts'
import { see, showTopUnhallowed } from './piles.ts'
import type { CardId, Watch } from './state.ts'
import type { Summon } from '../content/cards.ts'
import { kindOf, trait } from './lookups.ts'

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
    t.line.splice(at, 1)
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
  const { who } = yield* choose(
    t,
    { kind: 'summonWho', seat: anyone, card },
    whoOptions(t, anyone, (it) => {
      if (it === t.resting) return 'SAW-189'
      return unexhaustedOf(t, it).length > 0 ? null : 'SAW-177'
    }),
  )
  const seat = controller(t, who)
  const { ability } = yield* choose(
    t,
    { kind: 'summonCard', seat, card, who },
    exhaustOptions(t, seat, (it) => (it === who ? null : 'SAW-177'), 'SAW-177'),
  )
  yield* exhaust(t, ability, 'summon')
}
