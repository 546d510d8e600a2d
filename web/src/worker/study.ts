import { Refusal } from '@dicehearth/engine'
import { loadAuthoring } from '@dicehearth/games'
import { pagesOf, type Authoring, type Problem, type Storybooks, type StoryPage } from '@dicehearth/story'

/** A book as the workshop shows it. */
export interface Studied {
  problems: readonly Problem[]
  pages: readonly StoryPage[]
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
    return { problems: stories.check(book), pages: pagesOf(stories.vocabulary, book) }
  },

  /** The graph of the book as a drawing. */
  async draw(game: string, text: string): Promise<Drawn> {
    const { stories } = await authoringOf(game)
    const { ink, sketch } = await import('@dicehearth/story/drawing')
    return { svg: sketch(stories.graph(stories.read(text))), ink }
  },

  /** The set-up of a table that plays this book, from this entry on or from its beginning. */
  async setUp(
    game: string,
    text: string,
    pack: string | null,
    from: string | null,
  ): Promise<Record<string, unknown>> {
    const authoring = await authoringOf(game)
    const book = from === null ? text : authoring.from(text, from)
    const cards = pack === null ? {} : { [authoring.packOption]: JSON.parse(pack) as unknown }
    return { [authoring.option]: book, ...cards }
  },

  /** Refuses a file that is not a pack of this game, and says what is wrong with it. */
  async checkPack(game: string, pack: string): Promise<void> {
    await storiesWith(game, pack)
  },
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
