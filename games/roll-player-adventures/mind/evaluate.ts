import { curiosity } from './story.ts'
import { prospects } from './trial.ts'
import type { Party, Sheet } from '../rules/state.ts'

/** How much each thing is worth beside an XP. */
const worth = {
  gold: 0.6,
  title: 1,
  item: 0.7,
  keyword: 0.8,
  favor: 0.3,
  death: -12,
  combatDie: 9,
  bonusPlay: 6,
  bonusToken: 0.6,
  // Of a hero.
  card: 2,
  spentCard: -0.4,
  usedClass: -0.6,
  exhausted: -6,
  health: 0.5,
  score: 2,
  stamina: 0.2,
  breath: 0.35,
  lastBreath: 0.9,
} as const

/** After the adventure gold and XP are there to be spent; a little is kept for what comes. */
const afterwards = { gold: 0.25, xp: 0.2, savings: 3, over: 0.05 } as const

/** Below this much room every point of stamina counts. */
const shortOfBreath = 6

/** How well things stand for the party: what it has, what it can still do, and what it has not seen yet. */
export function evaluate(t: Party): number {
  const { journal, heroes, story } = t
  const perHero = 2 / Math.max(1, heroes.length)
  return (
    purse(t) +
    worth.title * journal.titles.length +
    worth.item * journal.items.length +
    worth.keyword * story.remembered.length +
    worth.favor * journal.favor.reduce((sum, favor) => sum + favor, 0) +
    worth.death * journal.deaths +
    worth.combatDie * journal.combatDice +
    worth.bonusPlay * journal.bonusLimit +
    worth.bonusToken * journal.bonusTokens +
    perHero * heroes.reduce((sum, hero) => sum + condition(hero), 0) +
    worth.card * heroes.reduce((sum, hero) => sum + cardsOwned(hero), 0) +
    prospects(t) +
    curiosity(t)
  )
}

function purse({ stage, journal: { gold, xp } }: Party): number {
  if (!['guild', 'market', 'surplus', 'saved'].includes(stage)) return xp + worth.gold * gold
  const { savings } = afterwards
  const over = ['surplus', 'saved'].includes(stage) ? afterwards.over : 0
  return over + Math.min(xp, savings) + afterwards.xp * Math.max(0, xp - savings) + afterwards.gold * gold
}

function cardsOwned({ hand, discard, spent, aside }: Sheet): number {
  return hand.length + discard.length + spent.length + aside.length
}

function condition(hero: Sheet): number {
  const room = hero.health - hero.fatigue
  return (
    worth.spentCard * (hero.spent.length + hero.aside.length) +
    (hero.ready ? 0 : worth.usedClass) +
    worth.health * hero.health +
    worth.breath * room +
    worth.lastBreath * Math.min(room, shortOfBreath) +
    worth.stamina * hero.rows.reduce((sum, stamina) => sum + stamina, 0) +
    worth.score * hero.scores.reduce((sum, score) => sum + score, 0) +
    (room <= 0 ? worth.exhausted : 0)
  )
}
