import type { Play } from '@dicehearth/engine'
import { lastRound } from '../content/camp.ts'
import { unexhaustedOf, watchers } from './company.ts'
import { doEffect } from './effects.ts'
import { tell } from './events.ts'
import { facedown } from './line.ts'
import { loseIfSpent } from './outcome.ts'
import { draw } from './piles.ts'
import { turnFaceup } from './reveal.ts'
import type { Watch } from './state.ts'
import { locationOf, none, trait } from './lookups.ts'

/** The watch begins: who has no card left sits it out, and the creatures line up before the camp. */
export function* lineUp(t: Watch): Play {
  yield* loseIfSpent(t)
  for (const who of watchers(t)) {
    t.adventurers[who].sitsOut = unexhaustedOf(t, who).length === 0
    if (t.adventurers[who].sitsOut) tell(t, { type: 'sitsOut', who })
  }
  yield* beforeLine(t)
  formLine(t)
  if (trait(t, 'lastFaceup') && t.line.length > 0) {
    tell(t, { type: 'locationActs', card: t.location, trait: 'lastFaceup' })
    yield* turnFaceup(t, t.line.length - 1, 'location')
  }
  t.step = 'watch'
}

function* beforeLine(t: Watch): Play {
  const land = trait(t, 'beforeLine')
  if (!land) return
  tell(t, { type: 'locationActs', card: t.location, trait: 'beforeLine' })
  yield* doEffect(t, land.does, t.location)
}

/** Cards from the deck, the first closest to the camp; in the final round the whole horde behind them (SAW-193). */
function formLine(t: Watch): void {
  for (let n = 0; n < locationOf(t, t.location).creatures; n++) {
    const card = draw(t)
    if (card === none) break
    t.line.push(facedown(card))
  }
  const cards = t.line.length
  if (t.round === lastRound) {
    while (t.horde.length > 0) t.line.push(facedown(t.horde.pop() ?? none))
  }
  tell(t, { type: 'lineFormed', cards, horde: t.line.length - cards })
}
