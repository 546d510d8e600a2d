import {
  oneOf,
  ownBook,
  pack,
  sheets,
  type Config,
  type Fate,
  type Problem,
  type Setup,
  type Sheet,
  kit,
} from '@dicehearth/engine'
import { newStory } from '@dicehearth/story'
import type { Box } from '../content/box.ts'
import { known } from '../content/opened.ts'
import { boxFor, missingIn, readOwnBooks, singleBook } from '../content/own-box.ts'
import { readOwnCards, type OwnCards } from '../content/own-cards.ts'
import { deathBook, fetchBooks, hasBook } from '../content/shelf.ts'
import { anyParty } from './any-party.ts'
import { freshCounts, fullBag } from './bag.ts'
import { heroSheet, readHero, type Import } from './hero-sheet.ts'
import { emptyMap } from './map.ts'
import { firstCombatDice, measuresFor } from './party.ts'
import { heroOf, partySheet, readParty, unfit, type PartyData } from './party-sheet.ts'
import type { Party, Stage } from './state.ts'

/** The choices of the host. */
export interface AdventureConfig extends Config {
  adventure: 'next' | 'sidequest'
  party: readonly Sheet<PartyData>[]
  heroes: readonly Sheet<Import>[]
  company: 'stays' | 'changes'
  mode: 'normal' | 'legendary'
  voice: 'talk' | 'each' | 'one'
  cards: OwnCards | null
  book: string | null
}

const favorAtStart = 5

export function setupOf(box: Box): Setup {
  return {
    adventure: oneOf('Adventure', ['next', 'sidequest'], 'next', {
      about: 'The adventures of a campaign are played in order; the sidequest may come in between.',
      names: { next: 'The next one', sidequest: 'The sidequest' },
      tells: {
        next: 'The first adventure, or the one after the last that your party completed.',
        sidequest: 'Open once the first adventure is done. It can be completed once in a campaign.',
      },
    }),
    party: sheets('Your party', {
      about: 'The sheet that your last adventure handed on. Without it a new campaign begins.',
      sheet: partySheet,
      most: 1,
      read: readParty,
      atRandom: (chance) => [anyParty(box, chance)],
    }),
    heroes: sheets('Heroes of Roll Player', {
      about:
        'A new campaign may begin with characters built in Roll Player: one for each player, or none at all.',
      sheet: heroSheet,
      most: 4,
      read: readHero,
    }),
    company: oneOf('Company', ['stays', 'changes'], 'stays', {
      about: 'Players may join or leave a campaign between two adventures.',
      names: { stays: 'As it is', changes: 'Somebody is replaced' },
      tells: {
        stays: 'Only if there are more or fewer players than heroes does somebody join or leave.',
        changes: 'You are asked who leaves and who takes the place.',
      },
    }),
    mode: oneOf('Mode', ['normal', 'legendary'], 'normal', {
      about: 'Chosen when a campaign begins, and only if everybody agrees.',
      names: { normal: 'Normal', legendary: 'Legendary' },
      tells: {
        normal: 'The campaign as it is meant.',
        legendary: 'One rest fewer without a price, failed checks tire everybody, and cards are limited.',
      },
    }),
    voice: oneOf('Decisions', ['talk', 'each', 'one'], 'talk', {
      about: 'How the party decides together.',
      names: { talk: 'By talking', each: 'By vote', one: 'One voice for all' },
      tells: {
        talk: 'Each player plays their own hero. What concerns all is talked over, and anybody says what it will be; companions say what they would do, and never overrule you.',
        each: 'Each player plays their own hero. What concerns all is put to the vote, companions included, and the storyteller breaks a tie.',
        one: 'Anybody answers for every hero.',
      },
      lasts: true,
    }),
    cards: pack<OwnCards>(
      'Own cards',
      (file) => readOwnCards(box, file),
      'Cards, enemies, heroes and more of your own, from a file.',
    ),
    book: ownBook<string>(
      'Own campaign',
      readOwnBooks,
      'A storybook of your own, or several in one file, played instead of the campaign.',
    ),
  }
}

/** The book of the adventure that this table would play (RPA-R123). */
function adventureOf(box: Box, { adventure, party, book }: AdventureConfig): string {
  if (adventure === 'sidequest') return 'SIDE'
  const next = (party[0]?.data.done ?? 0) + 1
  return book === null ? `ADV${next}` : (singleBook(box) ?? `OWN${next}`)
}

export function problemsOf(printed: Box, config: AdventureConfig): Problem[] {
  const { adventure, heroes, mode, players } = config
  const party = config.party[0]?.data
  const box = boxFor(printed, config)
  const problems: Problem[] = []
  const forbid = (rule: string, text: string): void => void problems.push({ rule, text })
  if (party) for (const text of unfit(box, party)) forbid('RPA-242', text)
  const missing = config.book === null ? [] : missingIn(box)
  if (missing.length > 0) forbid('RPA-R123', firstFew(missing))
  if (config.book !== null && adventure === 'sidequest')
    forbid('RPA-R123', 'A campaign of your own has no sidequest; play it without your own books.')
  if (party && heroes.length > 0)
    forbid('RPA-004', 'Characters come from Roll Player only when a campaign begins.')
  if (!party && heroes.length > 0 && heroes.length !== players)
    forbid('RPA-R15', 'Either every player brings a character from Roll Player, or nobody does.')
  if (new Set(heroes.map(({ data }) => data.colour)).size < heroes.length)
    forbid('RPA-031', 'Two of these characters have classes of the same colour.')
  if (mode === 'legendary' && party && !party.legendary)
    forbid('RPA-268', 'Legendary mode is chosen when a campaign begins.')
  if (adventure === 'sidequest' && (party?.done ?? 0) < 1)
    forbid('RPA-246', 'The sidequest is open from the completion of the first adventure on.')
  if (adventure === 'sidequest' && party?.sidequest)
    forbid('RPA-R75', 'Your party has completed the sidequest.')
  if (adventure === 'next' && box.adventures > 0 && (party?.done ?? 0) >= box.adventures)
    forbid('RPA-R74', isCompleted(config))
  else if (problems.length === 0 && !hasBook(box, adventureOf(box, config)))
    forbid('RPA-049', `The box holds no book for ${adventureOf(box, config)}.`)
  return problems
}

/** What is missing is often one pack, and many lines name it. */
const few = 5

function firstFew(texts: readonly string[]): string {
  const more = texts.length > few ? [`There are ${texts.length - few} more of these.`] : []
  return [...texts.slice(0, few), ...more].join('\n')
}

function isCompleted({ book, party }: AdventureConfig): string {
  if (book === null && party[0]?.data.sidequest)
    return 'Your party has completed the campaign and the sidequest.'
  return book === null
    ? 'Your party has completed the campaign; only the sidequest is left.'
    : 'Your party has completed as many adventures as this campaign has.'
}

/** Has the book of the adventure at hand, and the Death entries. */
export function fetchFor(printed: Box, config: AdventureConfig): Promise<void> {
  const box = boxFor(printed, config)
  return fetchBooks(printed, [adventureOf(box, config), deathBook])
}

/** The title of the adventure, once its book is at hand. */
export function titleFor(printed: Box, config: AdventureConfig): string {
  const box = boxFor(printed, config)
  return known(box.volumes, adventureOf(box, config)).book.title
}

/** Sets the table: a new campaign, or one that goes on (RPA-317). */
export function dealOf(printed: Box, config: AdventureConfig, fate: Fate): Party {
  const party = config.party[0]?.data
  const box = boxFor(printed, config)
  const adventure = adventureOf(box, config)
  const { book, map } = known(box.volumes, adventure)
  const { players } = config
  const t: Party = {
    fate,
    outcome: null,
    listener: undefined,
    [kit]: box,
    box: box.digest,
    book: book.digest,
    adventure,
    players,
    voice: config.voice,
    legendary: party ? party.legendary : config.mode === 'legendary',
    imports: config.heroes.map(({ data }) => data),
    changes: config.company === 'changes',
    joined: 0,
    stage: firstStage(config),
    journal: party ? journalFrom(party) : newJournal(players),
    heroes: party ? party.heroes.map(heroOf) : [],
    storyteller: party ? (party.storyteller + 1) % party.heroes.length : 0,
    bag: fullBag(),
    faces: freshCounts().map(() => 0),
    counts: freshCounts(),
    map: emptyMap(map.starts[0].letter),
    move: null,
    story: newStory('BEGIN'),
    read: {},
    page: [],
    newPage: true,
    mayEnd: false,
    turning: 'plainly',
    afterDeath: '',
    inHand: 0,
    used: [],
    trial: null,
    market: [],
    kept: [],
  }
  for (const card of t.heroes.flatMap(({ hand }) => hand)) {
    const { die } = known(box.cards, card)
    if (die !== null) t.bag.push(die)
  }
  return t
}

function firstStage({ party, players, company, mode }: AdventureConfig): Stage {
  const data = party[0]?.data
  if (!data) return mode === 'legendary' ? 'legend' : 'heroes'
  return data.heroes.length !== players || company === 'changes' ? 'company' : 'storyteller'
}

/** Limits by the number of players, favor in the middle, nothing marked (RPA-018 to RPA-021, RPA-R09). */
function newJournal(players: number): Party['journal'] {
  return {
    gold: 0,
    xp: 0,
    favor: [favorAtStart, favorAtStart, favorAtStart],
    mastery: 0,
    done: 0,
    deaths: 0,
    rests: 0,
    sidequest: false,
    combatDice: firstCombatDice,
    bonusLimit: measuresFor(players).bonusLimit,
    bonusTokens: 0,
    bonusCards: 0,
    titles: [],
    items: [],
  }
}

/** What was saved is restored (RPA-242, RPA-244). */
function journalFrom(party: PartyData): Party['journal'] {
  const { gold, xp, favor, mastery, done, deaths, sidequest, combatDice, bonusLimit, bonusCards, titles } =
    party
  return {
    gold,
    xp,
    favor: favor.slice(),
    mastery,
    done,
    deaths,
    rests: 0,
    sidequest,
    combatDice,
    bonusLimit,
    bonusTokens: 0,
    bonusCards,
    titles: titles.slice(),
    items: [],
  }
}
