import { kit, openView, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { priceWords } from './speech/box-names.ts'
import { boxOf, known, type Boxed } from './content/opened.ts'
import type { DeckName } from './content/box.ts'
import { printedOn } from './content/dice.ts'
import { notesIn } from './story/notes.ts'
import { becauseOf, becauseOfPage, type Because } from './view/because.ts'
import { printedFor, type Printed } from './view/printed.ts'
import { readSoFar, type ReadEntry } from './view/read-so-far.ts'
import { readAloud } from './rules/aloud.ts'
import { cardsLeft } from './rules/cards.ts'
import { poolSize, priceOfDie } from './rules/dice-pool.ts'
import { isSo } from './rules/conditions.ts'
import { isOpen, locationsOf, pathsOf } from './rules/map.ts'
import { playLimit } from './rules/party.ts'
import { openEntry, shape, type Open, type Party } from './rules/state.ts'
import { tomeKeeper } from './rules/storyteller.ts'

/** A location of the map that has been laid. */
export interface LocationView {
  readonly letter: string
  readonly name: string
  /** Column and row on the map: "B2". */
  readonly coord: string
  readonly xp: number
  readonly explored: boolean
  /** Event tokens that lie here, and the sentry. */
  readonly events: readonly number[]
  readonly sentry: boolean
}

export interface PathView {
  readonly path: string
  readonly ends: readonly [string, string]
  readonly open: boolean
  /** For each encounter space from the first end on: whether a token lies there, face down. */
  readonly tokens: readonly boolean[]
}

/** A choice of the open entry whose condition holds, whether or not it can be paid. */
export interface WayView {
  readonly choice: number
  /** As the book words it; null for a move, a rest or the use of an item. */
  readonly words: string | null
  readonly standard: string | null
  /** What it costs, in words; empty if nothing. */
  readonly price: string
  /** What opened it. */
  readonly because: readonly Because[]
}

/** The table as everybody sees it: hands and journal are open, books and token faces are not (RPA-R12). */
export interface PartyView extends Readonly<Omit<Open, 'map'>>, Boxed, Called {
  readonly seat: number
  /** The title of the adventure. */
  readonly title: string
  readonly printed: Printed
  /** What was read in this adventure. */
  readonly told: readonly ReadEntry[]
  /** What the party keeps in mind in this adventure, in sentences. */
  readonly notes: readonly string[]
  /** What opened each paragraph of the page. */
  readonly because: readonly (readonly Because[])[]
  /** What can be chosen in the open entry, once it has been read. */
  readonly ways: readonly WayView[]
  readonly tomeKeeper: number
  readonly playLimit: number
  /** How many cards are left in each deck. */
  readonly decks: Readonly<Record<DeckName, number>>
  /** How many dice of each look are in the bag: "R", "KB". */
  readonly bag: Readonly<Record<string, number>>
  readonly map: Readonly<Open['map']> & {
    readonly locations: readonly LocationView[]
    readonly paths: readonly PathView[]
  }
  /** In a check or combat: the size of the pool before the roll, and what a die of a chosen colour costs. */
  readonly poolSize: number
  readonly priceOfDie: number
}

const open = openView(shape)

export const view = (t: Party, seat: number): PartyView => views(t)(seat)

export function views(t: Party): (seat: number) => PartyView {
  const seen = open(t)
  const all = {
    ...seen,
    [kit]: t[kit],
    title: known(boxOf(t).volumes, t.book).book.title,
    printed: printedFor(t),
    told: readSoFar(t),
    notes: notesOf(t),
    because: becauseOfPage(t),
    ways: waysOf(t),
    tomeKeeper: t.heroes.length > 0 ? tomeKeeper(t) : 0,
    playLimit: t.heroes.length > 0 ? playLimit(t) : 0,
    decks: decksOf(t),
    bag: bagOf(t.bag),
    map: { ...seen.map, locations: locations(t), paths: paths(t) },
    poolSize: t.trial ? poolSize(t) : 0,
    priceOfDie: t.trial ? priceOfDie(t) : 0,
  }
  return (seat) => ({ ...all, seat })
}

function notesOf(t: Party): string[] {
  const notes = notesIn(known(boxOf(t).volumes, t.book).book)
  return t.story.remembered.flatMap((keyword) => notes.get(keyword) ?? [])
}

function waysOf(t: Party): WayView[] {
  if (t.stage !== 'story' || !t.story.choosing) return []
  return openEntry(t).choices.flatMap(({ when, words, standard, prices }, choice) =>
    isSo(t, when)
      ? [
          {
            choice,
            words: words === null ? null : readAloud(t, words),
            standard: standard?.form ?? null,
            price: priceWords(t, prices),
            because: becauseOf(t, when),
          },
        ]
      : [],
  )
}

function decksOf(t: Party): Record<DeckName, number> {
  const left = (deck: DeckName): number => cardsLeft(t, deck).length
  return {
    armor: left('armor'),
    weapon: left('weapon'),
    skill: left('skill'),
    trait: left('trait'),
    scroll: left('scroll'),
    familiar: left('familiar'),
    rare: left('rare'),
  }
}

function bagOf(bag: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const die of [...bag].sort((a, b) => a - b)) {
    const look = printedOn(die)
    counts[look] = (counts[look] ?? 0) + 1
  }
  return counts
}

function locations(t: Party): LocationView[] {
  const { xp, explored, events, sentry } = t.map
  return locationsOf(t).map(({ letter, name, coord }) => ({
    letter,
    name,
    coord,
    xp: xp[letter] ?? 0,
    explored: explored.includes(letter),
    events: events.flatMap((at, i) => (at === letter ? [i + 1] : [])),
    sentry: sentry === letter,
  }))
}

function paths(t: Party): PathView[] {
  return pathsOf(t).map((path) => ({
    path: path.path,
    ends: path.ends,
    open: isOpen(t, path),
    tokens: (t.map.tokens[path.path] ?? []).map((token) => token > 0),
  }))
}

/** Any faces of the tokens that lie face down; everything else that is hidden is still to be thrown. */
export function imagine(t: Party, _seat: number, chance: Fate): void {
  const turned = t.move?.token ?? 0
  const isHidden = (token: number): boolean => token > 0 && token !== turned
  const faces = shuffle(chance, Object.values(t.map.tokens).flat().filter(isHidden))
  for (const spaces of Object.values(t.map.tokens))
    for (const [i, token] of spaces.entries()) if (isHidden(token)) spaces[i] = faces.pop() ?? token
}
