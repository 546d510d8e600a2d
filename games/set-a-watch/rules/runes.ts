import type { Play } from '@dicehearth/engine'
import { diceEach, type Rune } from '../content/camp.ts'
import { controller, watchers } from './company.ts'
import { choose } from './decisions.ts'
import { tell } from './events.ts'
import { buriedOptions } from './offering.ts'
import { creaturesInGrave, see, showTopUnhallowed, takeFrom } from './piles.ts'
import { mayReroll } from './reroll.ts'
import type { CardId, Watch } from './state.ts'

/** What a rune does; one that finds nothing to do has no effect (SAW-R19). */
export function* awaken(t: Watch, rune: Rune): Play {
  switch (rune) {
    case 'seal':
      tell(t, { type: 'rune', rune, idle: unhallowedInGrave(t).length === 0 })
      return yield* seal(t)
    case 'vanquish':
      tell(t, { type: 'rune', rune, idle: t.horde.length === 0 })
      return vanquish(t)
    case 'bolster':
      tell(t, { type: 'rune', rune, idle: false })
      return yield* mayReroll(t, watchers(t), diceEach, 'bolster')
  }
}

function unhallowedInGrave(t: Watch): CardId[] {
  return creaturesInGrave(t, (type) => type === 'unhallowed')
}

/** An Unhallowed of the graveyard goes under the Unhallowed deck (SAW-072). */
function* seal(t: Watch): Play {
  const there = unhallowedInGrave(t)
  if (there.length === 0) return
  const seat = controller(t, t.resting)
  const { card } = yield* choose(
    t,
    { kind: 'sealChoose', seat },
    buriedOptions(t, seat, (it) => (there.includes(it) ? null : 'SAW-072')),
  )
  takeFrom(t.graveyard, card)
  t.unhallowed.unshift(card)
  showTopUnhallowed(t)
  tell(t, { type: 'sealed', card })
}

/** The top card of the horde leaves the game, and everybody sees which it was (SAW-073, SAW-R25). */
function vanquish(t: Watch): void {
  const card = t.horde.pop()
  if (card === undefined) return
  see(t, card)
  t.removed.push(card)
  tell(t, { type: 'vanquished', card })
}
