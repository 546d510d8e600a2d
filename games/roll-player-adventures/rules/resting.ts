import { anyone, rollAll, type Play } from '@dicehearth/engine'
import { playTriggers } from '@dicehearth/story'
import { takeBack } from './cards.ts'
import type { Answer } from './decisions.ts'
import { recover } from './fatigue.ts'
import { onePlayerGivesUp } from './giving-up.ts'
import { inOrder, voiceOf } from './party.ts'
import { changeXp } from './purse.ts'
import { bookOf, type Hero, type Party } from './state.ts'
import { telling } from './telling.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

const restBoxes = 4

/** A rest, step by step (RPA-115 to RPA-128). */
export function* rest(t: Party): Play {
  yield* mark(t)
  const xp = yield* spendXp(t)
  for (const hero of inOrder(t)) yield* recoverByDice(t, hero, xp)
  for (const hero of inOrder(t)) refresh(t, hero)
  t.stage = 'story'
  yield* playTriggers(t, bookOf(t), 'rest', telling)
}

/** The next box is marked; the fourth mark, and every rest after it, costs a card (RPA-115 to RPA-117). */
function* mark(t: Party): Play {
  t.journal.rests = Math.min(restBoxes, t.journal.rests + 1)
  if (t.journal.rests === restBoxes) yield* onePlayerGivesUp(t, 'rest')
}

function* spendXp(t: Party): Play<number> {
  const options = Array.from({ length: t.journal.xp }, (_, i): Answer<'spendXp'> => ({
    verb: 'spendXp',
    seat: anyone,
    xp: i + 1,
  }))
  const { xp } = yield* partyDecides(t, { kind: 'restXp' }, options)
  say(t, { type: 'rest', xp })
  changeXp(t, -xp)
  return xp
}

/** A die for every XP; colours do not matter, so the bag is left alone (RPA-119 to RPA-121, RPA-R07). */
function* recoverByDice(t: Party, hero: Hero, dice: number): Play {
  const numbers = Array.from({ length: dice }, (_, i) => -1 - i)
  const faces: number[] = []
  yield* rollAll(t, voiceOf(t, hero), numbers, faces, 6, hero)
  recover(
    t,
    hero,
    numbers.reduce((sum, die) => sum + faces[die], 0),
  )
}

/** Rows at their scores, class card up, tokens back to the journal, spent cards back to hand (RPA-122 to RPA-126). */
function refresh(t: Party, hero: Hero): void {
  const sheet = t.heroes[hero]
  sheet.rows = sheet.scores.slice()
  sheet.ready = true
  t.journal.bonusTokens += sheet.tokens
  sheet.tokens = 0
  takeBack(t, hero, 'spent')
  say(t, { type: 'refreshed', hero })
}
