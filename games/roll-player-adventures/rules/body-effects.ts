import type { Play } from '@dicehearth/engine'
import { choose } from './decisions.ts'
import type { AdventureAsk, Answer } from './decisions.ts'
import { recover, tire } from './fatigue.ts'
import { everyone, inOrder, voiceOf } from './party.ts'
import type { Actor, Primitives } from './perform.ts'
import { changeGold, changeXp } from './purse.ts'
import { gainRows, loseRows, staminaOf } from './rows.ts'
import type { Hero, Party } from './state.ts'

type Bodies = 'heal SELF N' | 'fill SELF N' | 'drain SELF N' | 'tire SELF N' | 'gold CHANGE' | 'xp CHANGE'

/** Effects on fatigue boxes, attribute rows and the purse. */
export const bodyEffects: Primitives<Bodies> = {
  'heal SELF N': {
    idle: (t, { self }, by) => (meant(t, self, by).some((hero) => isTired(t, hero)) ? null : 'RPA-R54'),
    act: (t, { self, n }, by) =>
      forEach(
        t,
        self,
        by,
        { verb: 'heal', n },
        (hero) => isTired(t, hero),
        function* (hero) {
          recover(t, hero, n)
        },
      ),
  },
  'fill SELF N': {
    idle: () => null,
    act: (t, { self, n }, by) =>
      forEach(
        t,
        self,
        by,
        { verb: 'fill', n },
        () => true,
        (hero) => gainRows(t, hero, n),
      ),
  },
  'drain SELF N': {
    idle: (t, { self }, by) => (meant(t, self, by).some((hero) => staminaOf(t, hero) > 0) ? null : 'RPA-R54'),
    act: (t, { self, n }, by) =>
      forEach(
        t,
        self,
        by,
        { verb: 'drain', n },
        (hero) => staminaOf(t, hero) > 0,
        (hero) => loseRows(t, hero, n),
      ),
  },
  'tire SELF N': {
    idle: () => null,
    act: (t, { self, n }, by) =>
      forEach(
        t,
        self,
        by,
        { verb: 'tire', n },
        () => true,
        function* (hero) {
          tire(t, hero, n)
        },
      ),
  },
  'gold CHANGE': {
    idle: () => null,
    *act(t, { change }) {
      changeGold(t, change)
    },
  },
  'xp CHANGE': {
    idle: () => null,
    *act(t, { change }) {
      changeXp(t, change)
    },
  },
}

type Self = 'self' | 'one' | 'each'
/** The question to the acting player. */
type Whom = Extract<AdventureAsk, { kind: 'whom' }>

function isTired(t: Party, hero: Hero): boolean {
  return t.heroes[hero].fatigue > 0
}

/** Those who can be meant. Of "one" the acting player picks one. */
function meant(t: Party, self: Self, by: Actor): Hero[] {
  if (self === 'self') return [by.hero]
  return self === 'each' ? inOrder(t) : everyone(t)
}

/** Does it for those who are meant; for "one" the acting player picks a player for whom it does something. */
function* forEach(
  t: Party,
  self: Self,
  by: Actor,
  what: Pick<Whom, 'verb' | 'n'>,
  helps: (hero: Hero) => boolean,
  act: (hero: Hero) => Play,
): Play {
  const heroes = meant(t, self, by)
  if (self !== 'one') {
    for (const hero of heroes) yield* act(hero)
    return
  }
  const seat = voiceOf(t, by.hero)
  const options = heroes.filter(helps).map((hero): Answer<'pickHero'> => ({ verb: 'pickHero', seat, hero }))
  yield* act((yield* choose(t, { kind: 'whom', seat, ...by, ...what }, options)).hero)
}
