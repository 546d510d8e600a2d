import { Refusal } from '@dicehearth/engine'
import { loadAuthoring } from '@dicehearth/games'
import { pagesOf, type Authoring, type Problem, type StoryPage } from '@dicehearth/story'
import { answerCalls } from '../worker/rpc.ts'

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
const methods = {
  /** A small book to begin with. */
  async first(game: string): Promise<string> {
    return (await authoringOf(game)).first
  },

  /** The books in a file: a campaign may hold several. */
  async books(game: string, file: string): Promise<string[]> {
    const { stories } = await authoringOf(game)
    return stories.booksIn(file).map((text) => text.trimStart())
  },

  async study(game: string, text: string): Promise<Studied> {
    const { stories } = await authoringOf(game)
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
  async setUp(game: string, text: string, from: string | null): Promise<Record<string, string>> {
    const authoring = await authoringOf(game)
    return { [authoring.option]: from === null ? text : authoring.from(text, from) }
  },
}

async function authoringOf(game: string): Promise<Authoring> {
  const authoring = await loadAuthoring(game)
  if (!authoring) throw new Refusal('no-storybooks', `${game} has no storybooks.`)
  return authoring
}

export type StoryMethods = typeof methods

answerCalls(methods)
