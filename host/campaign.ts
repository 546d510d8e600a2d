import {
  anyone,
  capital,
  count,
  isSheet,
  Refusal,
  resume,
  type Config,
  type Game,
  type Outcome,
  type Saved,
  type Sheet,
  type Table,
} from '@dicehearth/engine'

/**
 * Tables in a chain. A campaign is a tree: its chapters are tables, and a table begins with the sheets that the one
 * before it handed on. A save point is a chapter with a name, a branch is a second chapter after the same one. Every
 * change gives a new campaign and leaves the old one alone.
 */
export interface Campaign {
  id: string
  name: string
  /** When it was begun. */
  when: number
  /** In the order in which they were begun, so each stands behind the one it follows. */
  chapters: readonly Chapter[]
}

/** One table of a campaign. */
export interface Chapter {
  /** The table has the same, wherever it is kept. */
  id: string
  /** The chapter that it follows; null where it begins the campaign. */
  after: string | null
  game: string
  /** What people call it; empty until they name it. */
  name: string
  /** When it was begun. */
  when: number
  /** The decision up to which it is a copy of another chapter's table; null where the table was set anew. */
  branchedAt: number | null
  /** The sheets that it began with. */
  began: readonly Sheet[]
  /** Null while it is being played. */
  ended: Ended | null
}

/** How a table ended and what it hands on, as the rules of that day had it. */
export interface Ended {
  outcome: Outcome
  /** The outcome in words. */
  text: string
  handedOn: readonly Sheet[]
}

export const longestName = 80
export const mostChapters = 1000

export function newCampaign(id: string, name: string, when: number): Campaign {
  return { id, name: readName(name), when, chapters: [] }
}

export function renameCampaign(campaign: Campaign, name: string): Campaign {
  return { ...campaign, name: readName(name) }
}

function readName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > longestName)
    throw new Refusal('bad-name', `A name has 1 to ${longestName} letters.`)
  return name
}

function readNickname(given: string): string {
  return given.trim() === '' ? '' : readName(given)
}

/** What is new about a chapter that is added. */
interface Added {
  id: string
  when: number
  name?: string
}

/** A table that was set after a chapter, or to begin the campaign. */
export function addFollower(campaign: Campaign, after: string | null, table: Table, added: Added): Campaign {
  if (after !== null && !chapterOf(campaign, after).ended)
    throw new Refusal('not-over', 'The table before it is still being played.')
  return withChapter(campaign, after, null, table, added)
}

/** The copy of a chapter's table up to where it stands now: a save point, or the way to choose otherwise. */
export function addBranch(campaign: Campaign, from: string, table: Table, added: Added): Campaign {
  return withChapter(campaign, chapterOf(campaign, from).after, table.position, table, added)
}

function withChapter(
  campaign: Campaign,
  after: string | null,
  branchedAt: number | null,
  table: Table,
  { id, when, name = '' }: Added,
): Campaign {
  const { chapters } = campaign
  if (chapters.length >= mostChapters)
    throw new Refusal('too-many-chapters', `A campaign has at most ${mostChapters} tables.`)
  const chapter: Chapter = {
    id,
    after,
    game: table.game.id,
    name: readNickname(name),
    when,
    branchedAt,
    began: sheetsIn(table.config),
    ended: endOf(table),
  }
  return { ...campaign, chapters: [...chapters, chapter] }
}

/** The table of a saved game as it stands, or as it was at one of its decisions. */
export function tableAt(game: Game, saved: Saved, wanted?: number): Table {
  const { table } = resume(game, saved, { own: true })
  const position = wanted ?? table.position
  if (!Number.isInteger(position) || position < 0 || position > table.position)
    throw new Refusal('bad-value', `This table has decisions 0 to ${table.position}, not ${position}.`)
  if (position < table.position) table.rewind(position)
  return table
}

/** How a table ended; null while it is being played. */
export function endOf({ decision, state, game }: Table): Ended | null {
  if (decision) return null
  const text = game.words.outcome(game.view(state, anyone))
  return { outcome: state.outcome ?? { result: 'over' }, text, handedOn: game.handsOn?.(state) ?? [] }
}

/**
 * Writes down how a chapter ended, or that its last choice was taken back. What others began with stays as it was:
 * there the way back is a branch.
 */
export function settle(campaign: Campaign, id: string, ended: Ended | null): Campaign {
  const chapter = chapterOf(campaign, id)
  if (chapter.ended === ended) return campaign
  if (followersOf(campaign, id).length === 0) return withChanged(campaign, { ...chapter, ended })
  throw new Refusal(
    'gone-on',
    'The campaign has gone on from the end of this table. To choose otherwise, go back into it from the campaign.',
  )
}

/** Names a save point; without a name it is a table like any other. */
export function nameChapter(campaign: Campaign, id: string, name: string): Campaign {
  return withChanged(campaign, { ...chapterOf(campaign, id), name: readNickname(name) })
}

function withChanged(campaign: Campaign, chapter: Chapter): Campaign {
  return { ...campaign, chapters: campaign.chapters.map((it) => (it.id === chapter.id ? chapter : it)) }
}

/** Takes a chapter out that nothing follows. */
export function removeChapter(campaign: Campaign, id: string): Campaign {
  const following = followersOf(campaign, id).length
  if (following > 0)
    throw new Refusal(
      'not-a-leaf',
      `${capital(count(following, 'table'))} began with what this one handed on: it stays.`,
    )
  const { id: gone } = chapterOf(campaign, id)
  return { ...campaign, chapters: campaign.chapters.filter((it) => it.id !== gone) }
}

/** Puts a chapter back that was taken out by mistake. */
export function putChapterBack(campaign: Campaign, chapter: Chapter): Campaign {
  if (chapter.after !== null) chapterOf(campaign, chapter.after)
  return { ...campaign, chapters: [...campaign.chapters, chapter] }
}

export function chapterOf(campaign: Campaign, id: string): Chapter {
  const chapter = campaign.chapters.find((it) => it.id === id)
  if (!chapter) throw new Refusal('unknown-chapter', `"${campaign.name}" has no such table.`)
  return chapter
}

export function followersOf(campaign: Campaign, id: string | null): Chapter[] {
  return campaign.chapters.filter(({ after }) => after === id)
}

/** How a campaign came to a chapter, from its beginning. */
export function pathTo(campaign: Campaign, id: string): Chapter[] {
  const chapter = chapterOf(campaign, id)
  return chapter.after === null ? [chapter] : [...pathTo(campaign, chapter.after), chapter]
}

/** The chapters that nothing follows: there the campaign can go on. */
export function openChapters(campaign: Campaign): Chapter[] {
  return campaign.chapters.filter(({ id }) => followersOf(campaign, id).length === 0)
}

/** Chapters one after the other, up to where ways part. */
export interface Thread {
  chapters: readonly Chapter[]
  ways: readonly Thread[]
}

/** The tree as it is read: what simply follows stands below it, and only where ways part it branches. */
export function threadsOf(campaign: Campaign, after: string | null = null): Thread[] {
  return followersOf(campaign, after).map((first) => {
    const chapters = [first]
    let next = followersOf(campaign, first.id)
    while (next.length === 1) {
      chapters.push(next[0])
      next = followersOf(campaign, next[0].id)
    }
    return { chapters, ways: threadsOf(campaign, chapters[chapters.length - 1].id) }
  })
}

/** The set-up with which a game takes these sheets: each option those of its kind, as many as it takes. */
export function setupWith(sheets: readonly Sheet[], { setup }: Pick<Game, 'setup'>): Record<string, Sheet[]> {
  const taken = Object.entries(setup).map(([key, option]): [string, Sheet[]] => [
    key,
    option.kind === 'sheets'
      ? sheets.filter(({ sheet }) => sheet === option.sheet).slice(0, option.most)
      : [],
  ])
  return Object.fromEntries(taken.filter(([, fitting]) => fitting.length > 0))
}

function sheetsIn(config: Config): Sheet[] {
  return Object.values<unknown>({ ...config }).flatMap((value) =>
    Array.isArray(value) ? value.filter(isSheet) : [],
  )
}
