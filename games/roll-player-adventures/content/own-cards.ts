import { packProblems, readable } from '@dicehearth/engine'
import { readEffect } from '@dicehearth/story'
import * as z from 'zod'
import { levels } from '../story/kinds.ts'
import { vocabulary } from '../story/vocabulary.ts'
import { asSlots, readCost, type Box } from './box.ts'
import { attributes, colours, familiarPairs } from './dice.ts'
import { marketDecks, type MarketDeck, type PrintedCard, type PrintedPack } from './printed.ts'

/** Cards, enemies and heroes that people make themselves: `docs/roll-player-adventures-packs.md` explains them. */

/** What cannot be read in a text of the effect language, or null. */
function wrongWith(place: string, text: string, commands = text): string | null {
  const [problem] = readEffect(vocabulary, place, commands).problems
  return problem ? `“${text}”: ${problem.message}. ${problem.advice}` : null
}

const effect = readable((text) => wrongWith('cards', text))
const modifier = readable((text) => wrongWith('modifiers', text))
const slots = readable((text) => wrongWith('modifiers', text, asSlots(text)))
const space = readable((text) => wrongWith('hooks', text)).or(z.literal(''))
const cost = readable((text) =>
  readCost(text) ? null : `“${text}”: Write a cost such as 5, 8-INT or 6/4 Reedling`,
)

const name = z.string().min(1).max(40)
const code = (letter: string, digits: number, what: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${letter}\\d{${digits}}$`),
      `the id of ${what} is ${letter} and ${digits === 2 ? 'two' : 'three'} digits, as books name it`,
    )
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an id has small letters, digits and dashes only')
const word = (what: string) =>
  z.string().regex(/^[A-Z][a-z]{1,24}$/, `${what} has a name of one word that begins with a capital`)
const icons = z
  .array(z.enum(['spent', 'once', 'return']))
  .max(3)
  .default([])

export const marketCard = z.strictObject({
  deck: z.enum(marketDecks),
  id,
  name,
  colour: z.enum(colours).exactOptional(),
  cost,
  does: effect,
  icons,
})
export const rare = z.strictObject({
  id: code('R', 2, 'a rare card'),
  name,
  cost: cost.exactOptional(),
  does: effect,
  icons,
})
const row = z.tuple([z.int().min(1).max(12), slots])
export const skill = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?!(?:I|V)+$)[A-Z][a-z]+(?: [A-Z][a-z]+)?$/,
      'a skill has a name of one or two words that begin with capitals',
    ),
  colours: z.enum(familiarPairs),
  rows: z.strictObject(Object.fromEntries(levels.map((level) => [level, row])) as Rows),
})
type Rows = Record<(typeof levels)[number], typeof row>
export const enemy = z.strictObject({
  id: code('E', 2, 'an enemy'),
  name,
  tier: z.literal([1, 2, 3, 4, 'Boss']),
  slots,
  track: z.tuple([space, space]),
})
export const ownClass = z.strictObject({ name, colour: z.enum(colours), does: effect })
export const ownHero = z.strictObject({
  name,
  people: z.string(),
  class: z.string(),
  scores: z.array(z.int().min(0).max(4)).length(attributes.length, 'has six numbers, STR to CHA'),
  hand: z.array(z.string()).max(6),
  past: z.string().min(1).max(90),
})
export const ownModifier = z.strictObject({
  name: word('a modifier'),
  kind: z.enum(['check', 'combat', 'both']),
  does: modifier,
})

const ownCards = z.strictObject({
  game: z.literal('roll-player-adventures'),
  name: z.string().min(1).max(60),
  factions: z.array(name).length(3, 'names three factions, in the order of the journal').exactOptional(),
  peoples: z.array(word('a people')).max(8).default([]),
  classes: z.array(ownClass).max(12).default([]),
  heroes: z.array(ownHero).max(12).default([]),
  cards: z.array(marketCard).max(60).default([]),
  rares: z.array(rare).max(39).default([]),
  skills: z.array(skill).max(12).default([]),
  enemies: z.array(enemy).max(38).default([]),
  modifiers: z.array(ownModifier).max(30).default([]),
  titles: z
    .array(
      z.strictObject({
        id: code('T', 3, 'a title'),
        name,
        memory: z.string().min(1).max(160).exactOptional(),
      }),
    )
    .max(100)
    .default([]),
  items: z
    .array(z.strictObject({ number: z.int().min(31).max(99), name, cost: z.int().min(0).max(5) }))
    .max(69)
    .default([]),
  mapCards: z
    .array(z.strictObject({ id: code('M', 2, 'a map card'), name }))
    .max(60)
    .default([]),
})
export type OwnCards = z.infer<typeof ownCards>

/** Reads a pack, or says everything that is wrong with it: it must fit what is in the box. */
export function readOwnCards(box: Box, file: unknown): { pack: OwnCards } | { problems: string[] } {
  const read = ownCards.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = [...namedTwice(box, pack), ...heroProblems(box, pack), ...peopleProblems(box, pack)]
  return problems.length > 0 ? { problems } : { pack }
}

/** Nothing is there twice. Items alone may take the place of printed ones: their numbers are few (RPA-R122). */
function namedTwice({ printed }: Box, pack: OwnCards): string[] {
  const market = Object.values(printed.market).flat()
  return [
    ...twice([...market, ...printed.rares], [...pack.cards, ...pack.rares], byId),
    ...twice(printed.enemies, pack.enemies, byId),
    ...twice(printed.titles, pack.titles, byId),
    ...twice(printed.mapCards, pack.mapCards, byId),
    ...twice(printed.classes, pack.classes, byName),
    ...twice(printed.heroes, pack.heroes, byName),
    ...twice(printed.skills, pack.skills, byName),
    ...twice(printed.modifiers, pack.modifiers, byName),
    ...twice([], pack.items, ({ number }) => String(number)),
  ]
}

function byId(it: { id: string }): string {
  return it.id
}

function byName(it: { name: string }): string {
  return it.name
}

function twice<T extends { name: string }>(
  printed: readonly T[],
  own: readonly T[],
  key: (it: T) => string,
): string[] {
  const taken = new Set(printed.map(key))
  return own.flatMap((it, i) => {
    if (taken.has(key(it))) return [`"${it.name}": "${key(it)}" belongs to the box; choose another.`]
    const first = own.findIndex((other) => key(other) === key(it))
    return first < i ? [`"${it.name}": "${key(it)}" is used twice.`] : []
  })
}

function heroProblems({ printed, classes, cards }: Box, pack: OwnCards): string[] {
  const peoples = [...printed.peoples, ...pack.peoples]
  const own = new Set([...pack.cards, ...pack.rares].map((card) => card.id))
  return pack.heroes.flatMap(({ name: hero, people, class: className, hand }) =>
    [
      ...(peoples.includes(people) ? [] : [`there is no people "${people}"`]),
      ...(classes.has(className) || pack.classes.some((it) => it.name === className)
        ? []
        : [`there is no class "${className}"`]),
      ...hand.flatMap((card) => (cards.has(card) || own.has(card) ? [] : [`there is no card "${card}"`])),
      ...(new Set(hand).size < hand.length ? ['a card is in the hand twice'] : []),
    ].map((problem) => `"${hero}": ${problem}.`),
  )
}

/** A card can be cheaper only for a people that there is. */
function peopleProblems({ printed }: Box, pack: OwnCards): string[] {
  const peoples = [...printed.peoples, ...pack.peoples]
  return [...pack.cards, ...pack.rares].flatMap((card) => {
    const people = readCost(card.cost ?? '')?.people ?? null
    return people === null || peoples.includes(people)
      ? []
      : [`"${card.name}": there is no people "${people}".`]
  })
}

/** The cards of a box with those of a pack among them. Its items wait for a book that knows them (RPA-R122). */
export function withOwnCards(printed: PrintedPack, pack: OwnCards, ownBook: boolean): PrintedPack {
  const own = (deck: MarketDeck): PrintedCard[] => pack.cards.filter((card) => card.deck === deck)
  const { armor, weapon, skill: skillCards, trait, scroll } = printed.market
  const items = new Map(printed.items.map((item) => [item.number, item]))
  if (ownBook) for (const item of pack.items) items.set(item.number, { ...item, homes: [] })
  return {
    peoples: [...printed.peoples, ...pack.peoples],
    factions: pack.factions ?? printed.factions,
    skills: [...printed.skills, ...pack.skills],
    enemies: [...printed.enemies, ...pack.enemies],
    modifiers: [
      ...printed.modifiers,
      ...pack.modifiers.map((it, i) => ({ number: printed.modifiers.length + 1 + i, ...it })),
    ],
    classes: [...printed.classes, ...pack.classes],
    market: {
      armor: [...armor, ...own('armor')],
      weapon: [...weapon, ...own('weapon')],
      skill: [...skillCards, ...own('skill')],
      trait: [...trait, ...own('trait')],
      scroll: [...scroll, ...own('scroll')],
    },
    familiars: printed.familiars,
    rares: [...printed.rares, ...pack.rares.map((it) => ({ ...it, home: '' }))],
    mapCards: [...printed.mapCards, ...pack.mapCards.map((it) => ({ ...it, home: '' }))],
    items: [...items.values()],
    titles: [...printed.titles, ...pack.titles.map((it) => ({ ...it, home: '' }))],
    heroes: [...printed.heroes, ...pack.heroes],
  }
}
