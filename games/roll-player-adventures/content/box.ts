import { digestText, Refusal } from '@dicehearth/engine'
import { readEffect, type Phrase } from '@dicehearth/story'
import type { Slot } from '../story/cards.ts'
import { vocabulary } from '../story/vocabulary.ts'
import { attributes, familiarDie, type Colour, type DieId } from './dice.ts'
import {
  marketDecks,
  type Icon,
  type Level,
  type MarketDeck,
  type PrintedCard,
  type PrintedClass,
  type PrintedEnemy,
  type PrintedHero,
  type PrintedItem,
  type PrintedMapCard,
  type PrintedModifier,
  type PrintedPack,
  type PrintedSkill,
  type PrintedTitle,
} from './printed.ts'
import { putOnShelf, type Shelf, type Volume } from './shelf.ts'

export type CardId = string
export type DeckName = MarketDeck | 'familiar' | 'rare'

/** What a market card costs, and for whom it costs less. */
export interface Cost {
  gold: number
  /** The attribute whose score is taken off (RPA-233). */
  less: number | null
  /** The people that pays less, and how much it pays (RPA-234). */
  people: string | null
  theirs: number
}

/** Effects to choose from; each is a list of commands. */
export type Effects = readonly (readonly Phrase[])[]

/** A card that players hold. */
export interface Card {
  id: CardId
  name: string
  deck: DeckName
  colour: Colour | null
  cost: Cost | null
  effects: Effects
  icons: readonly Icon[]
  /** A familiar's die. */
  die: DieId | null
}

export interface Class extends PrintedClass {
  effects: Effects
}
export interface Modifier extends PrintedModifier {
  phrases: readonly Phrase[]
}
export interface Enemy extends Omit<PrintedEnemy, 'slots' | 'track'> {
  slots: readonly Slot[]
  /** What the second and the third space of its round track do. */
  track: readonly (readonly Phrase[])[]
}
export interface SkillRow {
  limit: number
  slots: readonly Slot[]
}
export interface Skill extends Omit<PrintedSkill, 'rows'> {
  rows: Readonly<Record<Level, SkillRow>>
}

/** Everything in the box, ready for play. */
export interface Box {
  printed: PrintedPack
  digest: string
  cards: ReadonlyMap<CardId, Card>
  /** The cards of each deck, in the order of their numbers. */
  decks: Readonly<Record<DeckName, readonly CardId[]>>
  classes: ReadonlyMap<string, Class>
  skills: ReadonlyMap<string, Skill>
  enemies: ReadonlyMap<string, Enemy>
  modifiers: ReadonlyMap<string, Modifier>
  heroes: ReadonlyMap<string, PrintedHero>
  items: ReadonlyMap<number, PrintedItem>
  mapCards: ReadonlyMap<string, PrintedMapCard>
  titles: ReadonlyMap<string, PrintedTitle>
  /** How many adventures make its campaign; 0 if its book belongs to none. */
  adventures: number
  /** The books at hand, by the label of the adventure and by digest. */
  volumes: Map<string, Volume>
  /** Where the others are fetched from. */
  shelf: Shelf
}

/** What tells one box from another besides its cards and books. */
export interface Opening {
  /** Where books are fetched from. */
  shelf?: Shelf
  /** A digest of what players bring. */
  digest?: string
  adventures?: number
  volumes?: Map<string, Volume>
}

const campaignOf = 11

/** Reads the cards, and the books that are given at once. What cannot be read is said with its name. */
export function openBox(printed: PrintedPack, books: readonly string[], opening: Opening = {}): Box {
  const { shelf = {}, adventures = campaignOf, volumes = new Map<string, Volume>() } = opening
  const cards = [
    ...marketDecks.flatMap((deck) => printed.market[deck].map((card) => cardOf(deck, card))),
    ...printed.familiars.map(({ number, die, ...card }) => ({
      ...cardOf('familiar', { id: familiarCard(number), ...card }),
      die: familiarDie(die),
    })),
    ...printed.rares.map((card) => cardOf('rare', card)),
  ]
  const box: Box = {
    printed,
    digest: opening.digest ?? digestText(JSON.stringify([printed, books, Object.keys(shelf)])).slice(0, 16),
    adventures,
    cards: named(cards, ({ id }) => id),
    decks: decksOf(cards),
    classes: named(
      printed.classes.map((it) => ({ ...it, effects: effectsOf(it.name, it.does) })),
      ({ name }) => name,
    ),
    skills: named(printed.skills.map(skillOf), ({ name }) => name),
    enemies: named(printed.enemies.map(enemyOf), ({ id }) => id),
    modifiers: named(
      printed.modifiers.map((it) => ({ ...it, phrases: phrasesOf(it.name, it.does) })),
      ({ name }) => name,
    ),
    heroes: named(printed.heroes, ({ name }) => name),
    items: named(printed.items, ({ number }) => number),
    mapCards: named(printed.mapCards, ({ id }) => id),
    titles: named(printed.titles, ({ id }) => id),
    volumes,
    shelf,
  }
  for (const text of books) putOnShelf(box.volumes, text)
  for (const hero of printed.heroes) checkHero(hero, box)
  return box
}

/** Familiars are named by their number in the books. */
export function familiarCard(number: number): CardId {
  return `FA${String(number).padStart(2, '0')}`
}

function named<K, V>(things: readonly V[], name: (thing: V) => K): ReadonlyMap<K, V> {
  const map = new Map<K, V>()
  for (const thing of things) {
    if (map.has(name(thing))) throw new Refusal('bad-pack', `${String(name(thing))} is there twice.`)
    map.set(name(thing), thing)
  }
  return map
}

function cardOf(deck: DeckName, { id, name, colour, cost, does, icons = [] }: PrintedCard): Card {
  return {
    id,
    name,
    deck,
    colour: colour ?? null,
    cost: cost === undefined ? null : costOf(name, cost),
    effects: effectsOf(name, does),
    icons,
    die: null,
  }
}

function costOf(name: string, written: string): Cost {
  const cost = readCost(written)
  if (!cost) throw new Refusal('bad-pack', `${name}: "${written}" is no cost.`)
  return cost
}

/** "8", "8-INT" or "6/4 Reedling"; null for what is none of these. */
export function readCost(written: string): Cost | null {
  const [, gold, attribute, theirs, people] = /^(\d+)(?:-([A-Z]{3})|\/(\d+) (\w+))?$/.exec(written) ?? []
  const less = attributes.findIndex((it) => it === attribute)
  if (gold === undefined || (attribute !== undefined && less < 0)) return null
  return {
    gold: Number(gold),
    less: less < 0 ? null : less,
    people: people ?? null,
    theirs: Number(theirs ?? gold),
  }
}

function decksOf(cards: readonly Card[]): Record<DeckName, CardId[]> {
  const decks = { armor: [], weapon: [], skill: [], trait: [], scroll: [], familiar: [], rare: [] } as Record<
    DeckName,
    CardId[]
  >
  for (const { id, deck } of cards) decks[deck].push(id)
  return decks
}

function effectsOf(name: string, text: string, place = 'cards'): Effects {
  const { alternatives, problems } = readEffect(vocabulary, place, text)
  if (problems.length > 0)
    throw new Refusal('bad-pack', `${name}: ${problems[0].message}. ${problems[0].advice}`)
  return alternatives
}

function phrasesOf(name: string, text: string, place = 'modifiers'): readonly Phrase[] {
  return text === '' ? [] : effectsOf(name, text, place)[0]
}

function slotsOf(name: string, text: string): Slot[] {
  return phrasesOf(name, asSlots(text)).map(({ args }) => args.slot as Slot)
}

/** "R3 x1; K*" as commands that add these slots. */
export function asSlots(text: string): string {
  return text
    .split(';')
    .map((slot) => `slot ${slot.trim()}`)
    .join('; ')
}

function skillOf({ rows, ...skill }: PrintedSkill): Skill {
  const row = (level: Level): SkillRow => {
    const [limit, slots] = rows[level]
    return { limit, slots: slotsOf(`${skill.name} ${level}`, slots) }
  }
  return { ...skill, rows: { I: row('I'), II: row('II'), III: row('III'), IV: row('IV') } }
}

function enemyOf({ slots, track, ...enemy }: PrintedEnemy): Enemy {
  return {
    ...enemy,
    slots: slotsOf(enemy.name, slots),
    track: track.map((effect) => phrasesOf(enemy.name, effect, 'hooks')),
  }
}

function checkHero({ name, people, class: className, hand, scores }: PrintedHero, box: Box): void {
  const wrong = [
    ...(box.printed.peoples.includes(people) ? [] : [`there are no ${people}`]),
    ...(box.classes.has(className) ? [] : [`there is no class ${className}`]),
    ...(scores.length === attributes.length ? [] : ['six scores are wanted']),
    ...hand.flatMap((card) => (box.cards.has(card) ? [] : [`there is no card ${card}`])),
  ]
  if (wrong.length > 0) throw new Refusal('bad-pack', `${name}: ${wrong.join(', ')}.`)
}
