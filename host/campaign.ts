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
 * A campaign is a tree of tables: each chapter is a table that begins with the sheets that the one before it handed
 * on. A save point is a chapter with a name; a branch is a second chapter after the same one. Every change returns a
 * new campaign and leaves the old one alone.
 */
export interface Campaign {
  id: string
  name: string
  /** When it was begun. */
  when: number
  /** In the order in which they began, so each comes after the one it follows. */
  chapters: readonly Chapter[]
}

/** One table of a campaign. */
export interface Chapter {
  /** Also the id of its table, wherever that is stored. */
  id: string
  /** The chapter that it follows; null for the first. */
  after: string | null
  game: string
  /** What people call it; empty until they name it. */
  name: string
  /** When it was begun. */
  when: number
  /** The decision up to which it is a copy of another chapter's table; null for a new table. */
  branchedAt: number | null
  began: readonly Sheet[]
  /** Null while it is being played. */
  ended: Ended | null
}

/** How a table ended and what it hands on, under the rules of that day. */
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
    throw new Refusal('bad-name', `A name must have 1 to ${longestName} letters.`)
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

/** Adds a table after a chapter, or as the first of the campaign. */
export function addFollower(campaign: Campaign, after: string | null, table: Table, added: Added): Campaign {
  if (after !== null && !chapterOf(campaign, after).ended)
    throw new Refusal('not-over', 'The table before it is still being played.')
  return withChapter(campaign, after, null, table, added)
}

/** Adds a copy of a chapter's table at its current position: a save point, or a chance to choose differently. */
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
    name: readNickname(name) || (table.game.chapter?.(table.config) ?? ''),
    when,
    branchedAt,
    began: sheetsIn(table.config),
    ended: endOf(table),
  }
  return { ...campaign, chapters: [...chapters, chapter] }
}

/** The table of a saved game, at its end or at one of its decisions. */
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
 * Records how a chapter ended, or that its last choice was taken back. If other chapters follow, it cannot change:
 * going back then means a branch.
 */
export function settle(campaign: Campaign, id: string, ended: Ended | null): Campaign {
  const chapter = chapterOf(campaign, id)
  if (chapter.ended === ended) return campaign
  if (followersOf(campaign, id).length === 0) return withChanged(campaign, { ...chapter, ended })
  throw new Refusal(
    'gone-on',
    'The campaign has continued from the end of this table. To choose differently, go back to a decision from the campaign.',
  )
}

/** Names a save point; an empty name makes it an ordinary table again. */
export function nameChapter(campaign: Campaign, id: string, name: string): Campaign {
  return withChanged(campaign, { ...chapterOf(campaign, id), name: readNickname(name) })
}

function withChanged(campaign: Campaign, chapter: Chapter): Campaign {
  return { ...campaign, chapters: campaign.chapters.map((it) => (it.id === chapter.id ? chapter : it)) }
}

/** Removes a chapter that nothing follows. */
export function removeChapter(campaign: Campaign, id: string): Campaign {
  const following = followersOf(campaign, id).length
  if (following > 0)
    throw new Refusal(
      'not-a-leaf',
      `${capital(count(following, 'table'))} began with what this one handed on, so it cannot be removed.`,
    )
  const { id: gone } = chapterOf(campaign, id)
  return { ...campaign, chapters: campaign.chapters.filter((it) => it.id !== gone) }
}

/** Puts back a chapter that was removed by mistake. */
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

/** The chapters that lead to this one, from the first. */
export function pathTo(campaign: Campaign, id: string): Chapter[] {
  const chapter = chapterOf(campaign, id)
  return chapter.after === null ? [chapter] : [...pathTo(campaign, chapter.after), chapter]
}

/** The chapters that nothing follows, where the campaign can continue. */
export function openChapters(campaign: Campaign): Chapter[] {
  return campaign.chapters.filter(({ id }) => followersOf(campaign, id).length === 0)
}

/** The chapters to tell: up to this one, or to the open one that was begun last. */
export function chaptersTold(campaign: Campaign, upTo: string | null): Chapter[] {
  const last =
    upTo ??
    openChapters(campaign)
      .toSorted((a, b) => a.when - b.when)
      .at(-1)?.id
  return last === undefined ? [] : pathTo(campaign, last)
}

/** Consecutive chapters, up to the next branching. */
export interface Thread {
  chapters: readonly Chapter[]
  ways: readonly Thread[]
}

/** The tree for display: single followers continue a thread, and only a real branching starts new ones. */
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

/** A set-up that gives each sheets option those of its kind, up to its limit. */
export function setupWith(sheets: readonly Sheet[], { setup }: Pick<Game, 'setup'>): Record<string, Sheet[]> {
  const taken = Object.entries(setup).map(([key, option]): [string, Sheet[]] => [
    key,
    option.kind === 'sheets'
      ? sheets.filter(({ sheet }) => sheet === option.sheet).slice(0, option.most)
      : [],
  ])
  return Object.fromEntries(taken.filter(([, fitting]) => fitting.length > 0))
}

export function sheetsIn(config: Config): Sheet[] {
  return Object.values<unknown>({ ...config }).flatMap((value) =>
    Array.isArray(value) ? value.filter(isSheet) : [],
  )
}
