import { anyone, type Play } from '@dicehearth/engine'
import { forget, remember, type Does } from '@dicehearth/story'
import { marketDecks } from '../content/printed.ts'
import type { commands } from '../story/commands.ts'
import type { kinds } from '../story/kinds.ts'
import { notesIn } from '../story/notes.ts'
import { takeBack } from './cards.ts'
import { xpHere } from './conditions.ts'
import type { Answer, AdventureAsk } from './decisions.ts'
import { changeFavor, factionOf } from './factions.ts'
import { recover, tire } from './fatigue.ts'
import { givesUp, onePlayerGivesUp } from './giving-up.ts'
import { here } from './map.ts'
import { inOrder, isExhausted } from './party.ts'
import { changeGold, changeXp } from './purse.ts'
import {
  gainFamiliar,
  gainMarketCard,
  loseItem,
  revealItem,
  revealMapCard,
  revealRare,
  revealTitle,
} from './revealed-cards.ts'
import { gainRows, loseRows, staminaOf } from './rows.ts'
import { chooseScore, raisable, scoreLimit } from './scores.ts'
import { bookOf, type Hero, type Party } from './state.ts'
import { say } from './tell.ts'
import { placeToken, removeToken } from './tokens.ts'
import { trade } from './trading.ts'
import { partyDecides } from './votes.ts'

function* nothing(): Play {}

const noLimit = 99

/** What each command of the storybooks does. That an entry is left is said by its row in the vocabulary. */
export const does = {
  'goto LABEL': nothing,
  'say TEXT': nothing,
  stay: nothing,
  *'record KEYWORD'(t, { keyword }) {
    if (t.story.remembered.includes(keyword)) return
    remember(t.story, keyword)
    tellKeyword(t, keyword, true)
  },
  *'erase KEYWORD'(t, { keyword }) {
    eraseKeyword(t, keyword)
  },

  // Cards.
  *'reveal TITLE'(t, { title }) {
    revealTitle(t, title)
  },
  *'lose TITLE'(t, { title }) {
    const at = t.journal.titles.indexOf(title)
    if (at < 0) return
    t.journal.titles.splice(at, 1)
    say(t, { type: 'title', title, gained: false })
  },
  'reveal RARE': (t, { rare }) => revealRare(t, rare),
  *'reveal MAPCARD'(t, { mapcard }) {
    revealMapCard(t, mapcard)
  },
  *'reveal item N'(t, { n }) {
    revealItem(t, n)
  },
  *'lose item N'(t, { n }) {
    loseItem(t, n)
  },
  *'gain card DECK'(t, { deck }) {
    const named = marketDecks.find((it) => it === deck)
    if (named) yield* gainMarketCard(t, named)
  },
  'gain familiar N': (t, { n }) => gainFamiliar(t, n),
  'giveup WHO N': (t, { who, n }) =>
    who === 'one' ? onePlayerGivesUp(t, 'story', n) : forThem(t, who, (hero) => givesUp(t, hero, 'story', n)),
  trade,

  // Gold, XP and favor.
  *'gain N gold'(t, { n }) {
    changeGold(t, n)
  },
  *'gain N xp'(t, { n }) {
    changeXp(t, n)
  },
  *'lose N gold'(t, { n }) {
    changeGold(t, -n)
  },
  *'lose N xp'(t, { n }) {
    changeXp(t, -n)
  },
  *collect(t) {
    const xp = xpHere(t)
    if (xp === 0) return
    t.map.xp[here(t)] = 0
    changeXp(t, xp)
  },
  *'put N xp at LOC'(t, { n, loc }) {
    t.map.xp[loc] = (t.map.xp[loc] ?? 0) + n
    say(t, { type: 'xpPut', at: loc, xp: n })
  },
  *'favor FACTION CHANGE'(t, { faction, change }) {
    changeFavor(t, factionOf(t, faction), change)
  },

  // Heroes.
  'fatigue WHO N': (t, { who, n }) =>
    forWhom(
      t,
      who,
      'fatigue',
      n,
      (hero) => !isExhausted(t.heroes[hero]),
      function* (hero) {
        tire(t, hero, n)
      },
    ),
  'recover WHO N': (t, { who, n }) =>
    forWhom(
      t,
      who,
      'recover',
      n,
      (hero) => t.heroes[hero].fatigue > 0,
      function* (hero) {
        recover(t, hero, n)
      },
    ),
  'recover WHO all': (t, { who }) =>
    forWhom(
      t,
      who,
      'recover',
      0,
      (hero) => t.heroes[hero].fatigue > 0,
      function* (hero) {
        recover(t, hero, t.heroes[hero].fatigue)
      },
    ),
  'rows WHO CHANGE': (t, { who, change }) =>
    forWhom(
      t,
      who,
      'rows',
      change,
      (hero) => change > 0 || staminaOf(t, hero) > 0,
      (hero) => (change > 0 ? gainRows(t, hero, change) : loseRows(t, hero, -change)),
    ),
  'health WHO CHANGE': (t, { who, change }) =>
    forWhom(
      t,
      who,
      'health',
      change,
      () => true,
      function* (hero) {
        changeHealth(t, hero, change)
      },
    ),
  'attribute WHO RISE': (t, { who, rise }) => raise(t, who, rise, scoreLimit(t.journal.mastery)),
  'attribute WHO RISE beyond': (t, { who, rise }) => raise(t, who, rise, noLimit),
  'refresh WHO': (t, { who }) =>
    forWhom(
      t,
      who,
      'refresh',
      0,
      (hero) => !t.heroes[hero].ready || t.heroes[hero].spent.length > 0,
      function* (hero) {
        t.heroes[hero].ready = true
        takeBack(t, hero, 'spent')
        say(t, { type: 'refreshed', hero })
      },
    ),

  // The map.
  *'open PATH'(t, { path }) {
    if (!t.map.closed.includes(path)) return
    t.map.closed = t.map.closed.filter((it) => it !== path)
    say(t, { type: 'pathChanged', path, open: true })
  },
  *'close PATH'(t, { path }) {
    if (t.map.closed.includes(path)) return
    t.map.closed.push(path)
    say(t, { type: 'pathChanged', path, open: false })
  },
  *'token place TOKEN'(t, { token }) {
    placeToken(t, token, null)
  },
  *'token place TOKEN at SPOT'(t, { token, spot }) {
    placeToken(t, token, spot)
  },
  *'token remove TOKEN'(t, { token }) {
    removeToken(t, token)
  },
  *'token remove TOKEN at SPOT'(t, { token }) {
    removeToken(t, token)
  },
  *'allow-end'(t) {
    if (t.mayEnd) return
    t.mayEnd = true
    say(t, { type: 'mayEnd' })
  },
  *'death -> LABEL'(t) {
    t.turning = 'dying'
  },
  *'arrive LOC'(t) {
    t.turning = 'arriving'
  },
  *return(t) {
    if (t.move) t.move.back = true
  },
} satisfies Does<typeof commands, typeof kinds, Party>

type Who = 'each' | 'one' | 'storyteller'

export function eraseKeyword(t: Party, keyword: string): void {
  if (!t.story.remembered.includes(keyword)) return
  forget(t.story, keyword)
  tellKeyword(t, keyword, false)
}

/** A keyword without a sentence is the clockwork of its book, and nobody is told of it (RPA-R126). */
function tellKeyword(t: Party, keyword: string, recorded: boolean): void {
  const note = notesIn(bookOf(t)).get(keyword)
  if (note !== undefined) say(t, { type: 'keyword', keyword, note, recorded })
}

function* forThem(t: Party, who: Who, act: (hero: Hero) => Play): Play {
  for (const hero of who === 'storyteller' ? [t.storyteller] : inOrder(t)) yield* act(hero)
}

/** Each player, the storyteller, or one of those for whom it does something: that is the party's choice. */
function* forWhom(
  t: Party,
  who: Who,
  what: Extract<AdventureAsk, { kind: 'whoIsMeant' }>['for'],
  n: number,
  helps: (hero: Hero) => boolean,
  act: (hero: Hero) => Play,
): Play {
  if (who !== 'one') return yield* forThem(t, who, act)
  const options = inOrder(t)
    .filter(helps)
    .map((hero): Answer<'pickHero'> => ({ verb: 'pickHero', seat: anyone, hero }))
  if (options.length === 0) return
  yield* act((yield* partyDecides(t, { kind: 'whoIsMeant', for: what, n }, options)).hero)
}

function raise(t: Party, who: Who, by: number, limit: number): Play {
  return forWhom(
    t,
    who,
    'attribute',
    by,
    (hero) => raisable(t, hero, limit).length > 0,
    (hero) => chooseScore(t, hero, 'story', by, limit),
  )
}

/** A story never lowers health below this (RPA-R22). */
const leastHealth = 5

function changeHealth(t: Party, hero: Hero, by: number): void {
  const sheet = t.heroes[hero]
  const wasExhausted = isExhausted(sheet)
  const before = sheet.health
  sheet.health = Math.max(Math.min(leastHealth, before), before + by)
  if (sheet.health !== before) say(t, { type: 'health', hero, change: sheet.health - before })
  sheet.fatigue = Math.min(sheet.fatigue, sheet.health)
  if (isExhausted(sheet) && !wasExhausted) say(t, { type: 'exhausted', hero })
  if (wasExhausted && !isExhausted(sheet)) say(t, { type: 'revived', hero })
}
