import { anyone, ponder, type Play } from '@dicehearth/engine'
import { argsOf, type Entry, type Phrase, type TakeWay, type Telling } from '@dicehearth/story'
import { kinds } from '../story/kinds.ts'
import { vocabulary } from '../story/vocabulary.ts'
import { readAloud } from './aloud.ts'
import { does, eraseKeyword } from './commands.ts'
import { isSo, tests } from './conditions.ts'
import type { AdventureAsk } from './decisions.ts'
import { tireEach } from './fatigue.ts'
import { cannotUseAny } from './item-uses.ts'
import { openPaths } from './map.ts'
import { allExhausted, isExhausted } from './party.ts'
import { changeGold, changeXp } from './purse.ts'
import { loseItem } from './revealed-cards.ts'
import { mapOfBook, type Party } from './state.ts'
import { partyDecides } from './votes.ts'

const args = argsOf(kinds)

/** How this game tells its stories. */
export const telling: Telling<Party> = {
  vocabulary,
  story: (t) => t.story,
  does,
  tests,
  onceRule: 'RPA-077',
  cannotPay,
  *pay(t, prices) {
    for (const price of prices) pay(t, price)
  },
  standard: {
    move: {
      closed: (t) => (openPaths(t).length > 0 ? null : 'RPA-R32'),
      *take(t) {
        t.stage = 'move'
        return 'stay'
      },
    },
    rest: {
      closed: (t) => (t.journal.xp > 0 ? null : 'RPA-114'),
      *take(t) {
        t.stage = 'rest'
        return 'stay'
      },
    },
    item: {
      closed: cannotUseAny,
      *take(t) {
        t.stage = 'item'
        return 'stay'
      },
    },
  },
  // Once THE END was announced it stands beside every move (RPA-136, RPA-R43).
  alsoTo: (t, entry) => (t.mayEnd && offersMove(t, entry) ? ['THE END'] : []),
  *decide(t, { entry }, options) {
    const way = yield* whichWay(t, entry, options)
    t.newPage = true
    return way
  },
  aloud(t, text) {
    const read = readAloud(t, text)
    t.page.push(read)
    return read
  },
  // The safety net: an exhausted party with nothing left to do dies all the same (RPA-R26, RPA-R89).
  *before(t, { kind }) {
    if (!allExhausted(t) || kind === 'end' || kind === 'death') return null
    t.turning = 'dying'
    return { to: recoveryOf(t) }
  },
  // A Tome entry without an open choice ends the encounter (RPA-R88); elsewhere the party moves (RPA-R45).
  *stuck(t, { kind, label }) {
    if (kind === 'tome' || kind === 'end') return 'finished'
    if (openPaths(t).length === 0) throw new Error(`the book leaves the party without a way at ${label}`)
    t.stage = 'move'
    return 'stay'
  },
}

/** What was read wants to be read: where there is one way only, the party still takes it by itself. */
function whichWay(t: Party, entry: string, options: readonly TakeWay[]): Play<TakeWay> {
  const ask: AdventureAsk = { kind: 'whichWay', entry, seat: anyone, votes: [], tie: false }
  return options.length === 1 ? ponder(ask, options) : partyDecides(t, { kind: 'whichWay', entry }, options)
}

/** The entry at which an exhausted party comes to itself. */
export function recoveryOf(t: Party): string {
  return mapOfBook(t).recovers[0].label
}

function offersMove(t: Party, { choices }: Entry): boolean {
  return choices.some(({ standard, when }) => standard?.form === 'move' && isSo(t, when))
}

/** A price that cannot be paid in full makes a choice unavailable (RPA-R42). */
function cannotPay(t: Party, prices: readonly Phrase[]): string | null {
  const total = { gold: 0, xp: 0, fatigue: 0 }
  for (const price of prices) {
    total.gold += args(price, 'N gold')?.n ?? 0
    total.xp += args(price, 'N xp')?.n ?? 0
    total.fatigue += args(price, 'N fatigue')?.n ?? 0
    const keyword = args(price, 'erase KEYWORD')?.keyword
    const item = args(price, 'item N')?.n
    if (keyword !== undefined && !t.story.remembered.includes(keyword)) return 'RPA-R42'
    if (item !== undefined && !t.journal.items.includes(item)) return 'RPA-R42'
  }
  const tooTired =
    total.fatigue > 0 &&
    t.heroes.every((hero) => isExhausted(hero) || hero.fatigue + total.fatigue >= hero.health)
  return total.gold > t.journal.gold || total.xp > t.journal.xp || tooTired ? 'RPA-R42' : null
}

function pay(t: Party, price: Phrase): void {
  changeGold(t, -(args(price, 'N gold')?.n ?? 0))
  changeXp(t, -(args(price, 'N xp')?.n ?? 0))
  tireEach(t, args(price, 'N fatigue')?.n ?? 0)
  const keyword = args(price, 'erase KEYWORD')?.keyword
  if (keyword !== undefined) eraseKeyword(t, keyword)
  const item = args(price, 'item N')?.n
  if (item !== undefined) loseItem(t, item)
}
