import { pick, shuffle, type Fate, type Sheet } from '@dicehearth/engine'
import { familiarCard, type Box, type CardId } from '../content/box.ts'
import { known } from '../content/opened.ts'
import { marketDecks, type PrintedHero } from '../content/printed.ts'
import { firstCombatDice, measuresFor } from './party.ts'
import { namedParty, type PartyData } from './party-sheet.ts'
import { scoreLimit } from './scores.ts'

const firstHealth = 16
const mostHeroes = 4
const mostDone = 10
const mostFavor = 10

/** A party as some campaign might hand it on: of any size, in either mode, before any adventure. */
export function anyParty(box: Box, chance: Fate): Sheet<PartyData> {
  const players = 1 + pick(chance, mostHeroes)
  const done = pick(chance, mostDone + 1)
  const legendary = pick(chance, 2) === 0
  return partyBefore(box, { players, done, legendary, sidequest: done > 0 && pick(chance, 2) === 0 }, chance)
}

/** How far a party has come. */
interface Progress {
  players: number
  done: number
  sidequest: boolean
  legendary: boolean
}

/** Heroes that have come so far; what they were given and bought on the way is up to chance. */
export function partyBefore(box: Box, progress: Progress, chance: Fate): Sheet<PartyData> {
  const { players, done, sidequest, legendary } = progress
  const upTo = (most: number): number => pick(chance, most + 1)
  const mastery = upTo(done)
  return namedParty({
    legendary,
    heroes: anyHeroes(box, progress, chance).map((hero) => ({
      ...hero,
      portrait: hero.name,
      health: firstHealth + upTo(done),
      scores: hero.scores.map((score) =>
        Math.max(score, Math.min(scoreLimit(mastery), score + upTo(mastery))),
      ),
    })),
    gold: upTo(2 * mostDone),
    xp: upTo(mostDone),
    favor: [upTo(mostFavor), upTo(mostFavor), upTo(mostFavor)],
    mastery,
    done,
    deaths: upTo(Math.min(done, 3)),
    sidequest,
    combatDice: firstCombatDice + upTo(Math.ceil(done / 2)),
    bonusLimit: measuresFor(players).bonusLimit + upTo(2),
    bonusCards: 0,
    titles: box.printed.titles
      .filter(({ home }) => isBehind(home, progress) && upTo(1) === 0)
      .map(({ id }) => id),
    storyteller: upTo(players - 1),
  })
}

type Member = Pick<PrintedHero, 'name' | 'people' | 'class'> & { scores: number[]; cards: CardId[] }

/** Heroes of different colours, each with its own hand and a card for every adventure, and no card twice. */
function anyHeroes({ printed, classes }: Box, progress: Progress, chance: Fate): Member[] {
  const { players, done } = progress
  const market = marketDecks.flatMap((deck) => printed.market[deck].map(({ id }) => id))
  const rares = printed.rares.filter(({ home }) => isBehind(home, progress)).map(({ id }) => id)
  const familiars = printed.familiars.filter(({ home }) => isBehind(home, progress))
  const cards = shuffle(chance, [...market, ...rares, ...familiars.map(({ number }) => familiarCard(number))])
  const held = new Set<CardId>()
  const seen = new Set<string>()
  const heroes: Member[] = []
  for (const { name, people, class: className, scores, hand } of shuffle(chance, [...printed.heroes])) {
    const colour = known(classes, className).colour
    if (heroes.length === players || seen.has(colour)) continue
    seen.add(colour)
    const own = [...hand, ...cards.splice(0, done)].filter((card) => !held.has(card))
    heroes.push({ name, people, class: className, scores: [...scores], cards: [...new Set(own)] })
    for (const card of own) held.add(card)
  }
  return heroes
}

/** The adventure lies behind a party that has come so far. */
function isBehind(home: string, { done, sidequest }: Progress): boolean {
  return home === 'SIDE' ? sidequest : Number(home.slice(3)) <= done
}
