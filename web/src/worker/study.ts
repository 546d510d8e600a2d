import { Refusal, type Game } from '@dicehearth/engine'
import { loadAuthoring, loadGame } from '@dicehearth/games'
import {
  factsAsked,
  pagesOf,
  paletteOf,
  type Authoring,
  type Palette,
  type Problem,
  type Storybooks,
  type StoryPage,
} from '@dicehearth/story'
import { walk, type Step, type Walked } from '../stories/walk.ts'

/** A book as the workshop shows it. */
export interface Studied {
  problems: readonly Problem[]
  pages: readonly StoryPage[]
  /** The kind of every heading, by its line. */
  headings: readonly { line: number; kind: string }[]
  /** What the book asks for and a trial can begin with: flags, titles, items. */
  facts: readonly string[]
}

/** What writers of a game's books can use. */
export interface Means {
  palette: Palette
  /** Numbers and names of the box: enemies, titles, skills. */
  names: readonly string[]
  /** The parties with which a book can be tried, by name. */
  parties: readonly string[]
  players: { least: number; most: number; usual: number }
}

/** How a book is tried out. */
export interface Trial {
  /** The entry that it begins with; null for the beginning. */
  from: string | null
  facts: readonly string[]
  players: number
  /** The place of the party in the list of the game. */
  party: number
}

/** A drawing and its style. */
export interface Drawn {
  svg: string
  ink: string
}

// Reading, checking and drawing a long book takes a moment; here it never holds up somebody who types.
export const study = {
  /** A small book to begin with. */
  async first(game: string): Promise<string> {
    return (await authoringOf(game)).first
  },

  /** The books in a file: a campaign may hold several. */
  async books(game: string, file: string): Promise<string[]> {
    const { stories } = await authoringOf(game)
    return stories.booksIn(file).map((text) => text.trimStart())
  },

  async study(game: string, text: string, pack: string | null): Promise<Studied> {
    const stories = await storiesWith(game, pack)
    const book = stories.read(text)
    const authoring = await authoringOf(game)
    return {
      problems: stories.check(book),
      pages: pagesOf(stories.vocabulary, book),
      headings: book.parts.map(({ at, kind }) => ({ line: at.line, kind })),
      facts: factsAsked(stories.vocabulary, book).filter((fact) => authoring.recalls(fact) !== null),
    }
  },

  async means(game: string, pack: string | null): Promise<Means> {
    const { parties } = await authoringOf(game)
    const { vocabulary, names } = await storiesWith(game, pack)
    const { seats } = await gameOf(game)
    return {
      palette: paletteOf(vocabulary),
      names: Object.values(names).flatMap((list) => list ?? []),
      parties: parties.map(({ name }) => name),
      players: { least: seats.min, most: seats.max, usual: seats.usual },
    }
  },

  /** Plays the book along a path of choices, beside its text. */
  async walk(
    game: string,
    text: string,
    pack: string | null,
    trial: Trial,
    path: readonly Step[],
  ): Promise<Walked> {
    return walk(await gameOf(game), await setUpFor(game, text, pack, trial), path)
  },

  /** The graph of the book as a drawing. */
  async draw(game: string, text: string): Promise<Drawn> {
    const { stories } = await authoringOf(game)
    const { ink, sketch } = await import('@dicehearth/story/drawing')
    return { svg: sketch(stories.graph(stories.read(text))), ink }
  },

  /** The set-up of a table that tries this book. */
  async setUp(
    game: string,
    text: string,
    pack: string | null,
    trial: Trial,
  ): Promise<Record<string, unknown>> {
    return setUpFor(game, text, pack, trial)
  },

  /** Refuses a file that is not a pack of this game, and says what is wrong with it. */
  async checkPack(game: string, pack: string): Promise<void> {
    await storiesWith(game, pack)
  },
}

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}".`)
  return game
}

async function setUpFor(
  game: string,
  text: string,
  pack: string | null,
  { from, facts, players, party }: Trial,
): Promise<Record<string, unknown>> {
  const authoring = await authoringOf(game)
  const lines = facts.flatMap((fact) => authoring.recalls(fact) ?? [])
  const { stories } = authoring
  const label = from ?? (lines.length > 0 ? stories.begins(stories.read(text)) : undefined)
  return {
    players,
    ...authoring.parties[party]?.setUp(players),
    [authoring.option]: label === undefined ? text : authoring.from(text, label, lines),
    ...(pack === null ? {} : { [authoring.packOption]: JSON.parse(pack) as unknown }),
  }
}

async function authoringOf(game: string): Promise<Authoring> {
  const authoring = await loadAuthoring(game)
  if (!authoring) throw new Refusal('no-storybooks', `${game} has no storybooks.`)
  return authoring
}

/** Books are read again with every pause in typing; their cards are not. */
let latest: { game: string; pack: string; stories: Storybooks } | null = null

async function storiesWith(game: string, pack: string | null): Promise<Storybooks> {
  const authoring = await authoringOf(game)
  if (pack === null) return authoring.stories
  if (latest?.game !== game || latest.pack !== pack)
    latest = { game, pack, stories: authoring.withPack(parsed(pack)) }
  return latest.stories
}

function parsed(pack: string): unknown {
  try {
    return JSON.parse(pack)
  } catch {
    throw new Refusal('bad-pack', 'This file does not hold cards: it is not JSON.')
  }
}
