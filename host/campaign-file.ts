import {
  digestText,
  isSheet,
  longestSheet,
  packProblems,
  readSave,
  readyFor,
  Refusal,
  resume,
  save,
  type Config,
  type Game,
  type Outcome,
  type Saved,
  type Sheet,
  type Table,
} from '@dicehearth/engine'
import * as z from 'zod'
import { endOf, longestName, mostChapters, sheetsIn, type Campaign, type Chapter } from './campaign.ts'

const format = 'dicehearth-campaign'
const version = 1

/** The longest file that is read as a campaign. */
const longest = 100_000_000
const longestOutcome = 100_000

/** A campaign with all its tables: one saved game for each chapter, in their order. */
export interface WholeCampaign {
  campaign: Campaign
  tables: readonly Saved[]
}

/** The text of a campaign's file. */
export function writeCampaign({ campaign, tables }: WholeCampaign): string {
  const digest = digestText(JSON.stringify([campaign, tables]))
  return `${JSON.stringify({ format, version, digest, campaign, tables })}\n`
}

/** Reads a campaign from a file, checking each table like a game from elsewhere; refuses what is wrong. */
export async function readCampaign(
  text: string,
  gameOf: (id: string) => Promise<Game>,
): Promise<WholeCampaign> {
  const file = opened(text)
  const campaign = checkedCampaign(file.campaign)
  const { chapters } = campaign
  if (!Array.isArray(file.tables) || file.tables.length !== chapters.length)
    throw damaged('it does not have one table for each of its chapters')
  const read: { chapter: Chapter; saved: Saved }[] = []
  for (const [i, chapter] of chapters.entries()) {
    try {
      read.push(await checkedTable(chapter, file.tables[i], gameOf))
    } catch (error) {
      // A table that nobody could have played may make the rules throw anywhere.
      const why =
        error instanceof Refusal
          ? error.message
          : 'its saved game could not have come from playing. Export it again, or try an older copy of the file.'
      throw new Refusal('bad-campaign', `Table ${i + 1} of this campaign cannot be taken: ${why}`)
    }
  }
  return {
    campaign: { ...campaign, chapters: read.map(({ chapter }) => chapter) },
    tables: read.map(({ saved }) => saved),
  }
}

function opened(text: string): { campaign: unknown; tables: unknown } {
  if (text.length > longest) throw new Refusal('bad-campaign', 'This file is far too large for a campaign.')
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw damaged('the file is cut off or is not JSON')
  }
  const head = frame.safeParse(file)
  if (!head.success)
    throw new Refusal(
      'bad-campaign',
      'This is not a campaign of Dicehearth: it was not written by an export.',
    )
  if (head.data.version > version)
    throw new Refusal(
      'unknown-format',
      `This campaign was written in version ${head.data.version}; this Dicehearth reads version ${version}. Update Dicehearth.`,
    )
  const { digest, campaign, tables } = head.data
  if (digest !== digestText(JSON.stringify([campaign, tables])))
    throw damaged('its contents were changed after it was written')
  return { campaign, tables }
}

/** Checks a campaign from a file without its tables: complete, and a tree. */
export function checkedCampaign(file: unknown): Campaign {
  const { data, error } = campaignShape.safeParse(file)
  if (error) throw damaged(packProblems(file, error.issues)[0].replace(/\.$/, ''))
  const earlier = new Map<string, Chapter>()
  for (const chapter of data.chapters) {
    const before = chapter.after === null ? null : earlier.get(chapter.after)
    if (earlier.has(chapter.id)) throw damaged('two of its tables are the same one')
    if (before === undefined) throw damaged('a table follows one that is not there')
    if (before && !before.ended) throw damaged('a table follows one that is not over')
    earlier.set(chapter.id, chapter)
  }
  return data
}

async function checkedTable(
  chapter: Chapter,
  file: unknown,
  gameOf: (id: string) => Promise<Game>,
): Promise<{ chapter: Chapter; saved: Saved }> {
  const saved = readSave(JSON.stringify(file))
  if (saved.game !== chapter.game)
    throw unlike(
      `the campaign lists it as a game of "${chapter.game}", but its saved game is a game of "${saved.game}"`,
    )
  const game = await gameOf(saved.game)
  const outdated = saved.rules < game.rulesVersion
  if (outdated) {
    checkBeginning(chapter, saved.config)
    // A finished chapter stays as it was recorded. Opening one in progress shows a notice about the changed rules.
    if (!chapter.ended) await resumed(game, saved)
    return { chapter, saved }
  }
  const table = await resumed(game, saved)
  if (chapter.ended && table.decision)
    throw unlike('the campaign lists it as over, but its saved game is not over')
  const ended = endOf(table)
  if (chapter.ended && !isSame(chapter.ended.outcome, ended?.outcome))
    throw unlike('its saved game ends differently from what the campaign lists')
  if (chapter.ended && !isSame(chapter.ended.handedOn, ended?.handedOn))
    throw unlike('its saved game hands on other sheets than the campaign lists')
  checkBeginning(chapter, table.config)
  return {
    // In the words of the game: the file may say anything.
    chapter: { ...chapter, ended },
    saved: save(table, saved.seats),
  }
}

async function resumed(game: Game, saved: Saved): Promise<Table> {
  await readyFor(game, saved)
  return resume(game, saved).table
}

function checkBeginning({ began }: Chapter, config: Config): void {
  if (isSame(began, sheetsIn(config))) return
  throw unlike('its saved game began with other sheets than the campaign lists')
}

/** A table is not what the campaign says of it. */
function unlike(how: string): Refusal {
  return new Refusal('bad-campaign', `${how}. Export the campaign again.`)
}

/** The order of keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((it) => JSON.stringify(it, inOrder))
  return first === second
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The same campaign under new ids, so that an import never replaces anything. */
export function withNewIds({ campaign, tables }: WholeCampaign, newId: () => string): WholeCampaign {
  const ids = new Map(campaign.chapters.map(({ id }) => [id, newId()]))
  const renewed = (id: string): string => ids.get(id) ?? id
  const chapters = campaign.chapters.map((chapter) => ({
    ...chapter,
    id: renewed(chapter.id),
    after: chapter.after && renewed(chapter.after),
  }))
  return { campaign: { ...campaign, id: newId(), chapters }, tables }
}

function damaged(what: string): Refusal {
  return new Refusal('bad-campaign', `This campaign is damaged: ${what}. Try an older copy of it.`)
}

const frame = z.object({
  format: z.literal(format),
  version: z.int().min(1),
  digest: z.string(),
  campaign: z.unknown(),
  tables: z.unknown(),
})

const id = z.string().regex(/^[a-z0-9-]{1,64}$/, 'is not an id')
const when = z.int().min(0).max(8_640_000_000_000_000)
const sheet = z.custom<Sheet>(
  (it) => isSheet(it) && JSON.stringify(it).length <= longestSheet,
  'is not a sheet of Dicehearth',
)
const sheetsShape = z.array(sheet).max(100)
const outcome = z.custom<Outcome>(
  (it) => isOutcome(it) && JSON.stringify(it).length <= longestOutcome,
  'is not how a game ends',
)

function isOutcome(it: unknown): it is Outcome {
  return typeof it === 'object' && it !== null && 'result' in it && typeof it.result === 'string'
}

const campaignShape: z.ZodType<Campaign> = z.strictObject({
  id,
  name: z.string().min(1).max(longestName),
  when,
  chapters: z
    .array(
      z.strictObject({
        id,
        after: id.nullable(),
        game: z.string().max(64),
        name: z.string().max(longestName),
        when,
        branchedAt: z.int().min(0).nullable(),
        began: sheetsShape,
        ended: z.strictObject({ outcome, text: z.string().max(5000), handedOn: sheetsShape }).nullable(),
      }),
    )
    .max(mostChapters),
})
