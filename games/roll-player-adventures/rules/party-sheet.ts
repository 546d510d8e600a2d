import { list, packProblems, type Sheet as HandedOn } from '@dicehearth/engine'
import * as z from 'zod'
import type { Box } from '../content/box.ts'
import { attributes } from '../content/dice.ts'
import { blankSheet } from './new-hero.ts'
import { cardsOf } from './cards.ts'
import { mostBonusTokens } from './guild.ts'
import { firstCombatDice } from './party.ts'
import { masteryBoxes } from './scores.ts'
import type { Party, Sheet } from './state.ts'

/** The kind of sheet that a finished adventure hands on to the next. */
export const partySheet = 'roll-player-adventures/party'

const count = z.int().min(0).max(9999)
const text = z.string().min(1).max(80)

/** What a campaign keeps between two adventures (chapter 28). */
const shape = z.strictObject({
  legendary: z.boolean(),
  heroes: z
    .array(
      z.strictObject({
        name: text,
        people: text,
        class: text,
        portrait: text,
        health: z.int().min(1).max(200),
        scores: z.array(z.int().min(0).max(30)).length(attributes.length),
        cards: z.array(text).max(300),
      }),
    )
    .min(1)
    .max(4),
  gold: count,
  xp: count,
  favor: z.array(z.int().min(0).max(10)).length(3),
  mastery: z.int().min(0).max(masteryBoxes),
  done: z.int().min(0).max(11),
  deaths: z.int().min(0).max(6),
  sidequest: z.boolean(),
  combatDice: z.int().min(firstCombatDice).max(30),
  bonusLimit: z.int().min(0).max(mostBonusTokens),
  bonusCards: count,
  titles: z.array(text),
  /** Who told the story last. */
  storyteller: z.int().min(0).max(3),
})
export type PartyData = z.output<typeof shape>

/** Reads a party, or says clearly what is wrong with it. */
export function readParty(data: unknown): { data: PartyData } | { problems: string[] } {
  const read = shape.safeParse(data)
  return read.success ? { data: read.data } : { problems: packProblems(data, read.error.issues) }
}

/** Why a party does not fit what is in the box. */
export function unfit(box: Box, { heroes, titles }: PartyData): string[] {
  const cards = heroes.flatMap((hero) => hero.cards)
  const colours = heroes.map((hero) => box.classes.get(hero.class)?.colour)
  return [
    ...heroes.flatMap((hero) => (box.classes.has(hero.class) ? [] : [`There is no class "${hero.class}".`])),
    ...heroes.flatMap(({ people }) =>
      box.printed.peoples.includes(people) ? [] : [`There is no people "${people}".`],
    ),
    ...(new Set(colours).size < colours.length ? ['Two heroes have classes of one colour.'] : []),
    ...cards.flatMap((card) => (box.cards.has(card) ? [] : [`There is no card "${card}".`])),
    ...(new Set(cards).size < cards.length ? ['A card is held twice.'] : []),
    ...titles.flatMap((title) => (box.titles.has(title) ? [] : [`There is no title "${title}".`])),
    ...(new Set(titles).size < titles.length ? ['A title is held twice.'] : []),
  ]
}

/** The party as a finished adventure hands it on. */
export function partyOf({ legendary, heroes, journal, storyteller }: Party): HandedOn<PartyData> {
  const { gold, xp, favor, mastery, done, deaths, sidequest, combatDice, bonusLimit, bonusCards, titles } =
    journal
  return namedParty({
    legendary,
    heroes: heroes.map((hero) => ({
      name: hero.name,
      people: hero.people,
      class: hero.class,
      portrait: hero.portrait,
      health: hero.health,
      scores: hero.scores.slice(),
      cards: cardsOf(hero),
    })),
    gold,
    xp,
    favor: favor.slice(),
    mastery,
    done,
    deaths,
    sidequest,
    combatDice,
    bonusLimit,
    bonusCards,
    titles: titles.slice(),
    storyteller,
  })
}

/** The sheet of a party, under the names of its heroes. */
export function namedParty(data: PartyData): HandedOn<PartyData> {
  const names = list(data.heroes.map(({ name }) => name))
  const adventures = data.done === 1 ? '1 adventure' : `${data.done} adventures`
  return { sheet: partySheet, version: 1, name: `${names}, ${adventures} done`, data }
}

/** A hero of the sheet, before the party is refreshed. */
export function heroOf({
  name,
  people,
  class: className,
  portrait,
  health,
  scores,
  cards,
}: PartyData['heroes'][number]): Sheet {
  return {
    ...blankSheet(name, people, className),
    portrait,
    health,
    scores: scores.slice(),
    rows: scores.slice(),
    hand: cards.slice(),
  }
}
