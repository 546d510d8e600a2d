import { randomBytes } from 'node:crypto'
import { count, Refusal, save } from '@dicehearth/engine'
import {
  addBranch,
  nameChapter,
  newCampaign,
  openChapters,
  readCampaign,
  tableAt,
  threadsOf,
  withNewIds,
  writeCampaign,
  type Campaign,
  type Chapter,
  type Thread,
} from '@dicehearth/host'
import {
  campaignIds,
  changeCampaign,
  chapterNumbered,
  findCampaign,
  keepCampaign,
  keepTable,
  keepWholeCampaign,
  newCampaignId,
  numberOf,
  savedChapter,
  tablesIn,
} from './campaign-shelf.ts'
import { aboutLater, readText } from './files.ts'
import { writeNamed } from './named-file.ts'
import { findGame, gameOf } from './opening.ts'
import { harmless } from './paint.ts'

export function newId(): string {
  return randomBytes(5).toString('hex')
}

function say(text: string): void {
  process.stdout.write(`${harmless(text)}\n`)
}

export function listCampaigns(): void {
  const ids = campaignIds()
  if (ids.length === 0) say('There is no campaign yet. Begin one with: dicehearth campaign new <name>')
  for (const id of ids) say(`${id}\n  ${listed(id)}`)
}

/** A campaign in a line, or what is left of a damaged one. */
function listed(id: string): string {
  try {
    const { name, chapters } = findCampaign(id)
    return `${name}, ${count(chapters.length, 'table')}`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const lines = tablesIn(id).map(
      ({ file, saved }) =>
        `    ${saved.game}, ${count(saved.choices.length, 'choice')}: dicehearth play --load ${file}`,
    )
    const left =
      lines.length === 0 ? 'None of its tables can be read.' : 'These of its tables can be played on:'
    return [error.message, left].concat(lines).join('\n  ')
  }
}

export function beginCampaign(name: string): void {
  const campaign = keepCampaign(newCampaign(newCampaignId(name), name, Date.now()))
  say(
    `"${campaign.name}" has been created. Set up its first table with: dicehearth campaign play ${campaign.id} <game>`,
  )
}

export async function showCampaign(id: string): Promise<void> {
  const campaign = findCampaign(id)
  const { name, chapters } = campaign
  const games = new Map<string, string>()
  for (const { game } of chapters) games.set(game, (await findGame(game)).name)
  say(`${name}, ${count(chapters.length, 'table')}`)
  const show = ({ chapters: thread, ways }: Thread, indent: string): void => {
    for (const chapter of thread)
      say(`${indent}${numberOf(campaign, chapter)}  ${inWords(chapter, games.get(chapter.game) ?? '')}`)
    for (const way of ways) show(way, `${indent}   `)
  }
  for (const thread of threadsOf(campaign)) show(thread, '  ')
  const open = openChapters(campaign).map((chapter) => numberOf(campaign, chapter))
  if (open.length > 0)
    say(`Continue with: dicehearth campaign play ${id}${open.length > 1 ? ` --table ${open.join('|')}` : ''}`)
}

function inWords({ name, branchedAt, ended }: Chapter, game: string): string {
  const called = name === '' ? game : `${name} (${game})`
  const from = branchedAt === null ? '' : `, branched off at decision ${branchedAt}`
  if (!ended) return `${called}${from}: in progress`
  const sheets = ended.handedOn.map((sheet) => sheet.name).join(', ')
  return `${called}${from}: ${ended.text}${sheets === '' ? '' : ` Handed on: ${sheets}.`}`
}

/** Copies a table, up to its current position or to one of its decisions. */
export async function branchCampaign(
  id: string,
  number: string,
  { at, name = '' }: { at?: string; name?: string },
): Promise<void> {
  const campaign = findCampaign(id)
  const chapter = chapterNumbered(campaign, number)
  if (chapter.ended && at === undefined)
    throw new Refusal(
      'bad-value',
      `Table ${number} is over. Choose the decision to branch off at with --at <n>, or set up a second table after it with: dicehearth campaign play ${id} --table ${number}`,
    )
  const saved = savedChapter(campaign, chapter)
  const table = tableAt(await gameOf(saved), saved, at === undefined ? undefined : Number(at))
  const copy = newId()
  keepTable(campaign, copy, save(table, saved.seats))
  const { length } = changeCampaign(id, (now) =>
    addBranch(now, chapter.id, table, { id: copy, when: Date.now(), name }),
  ).chapters
  say(
    `Table ${length} is a copy of table ${number} up to decision ${table.position}. Continue with: dicehearth campaign play ${id} --table ${length}`,
  )
}

export function nameTable(id: string, number: string, name: string): void {
  const { id: chapter } = chapterNumbered(findCampaign(id), number)
  const named = chapterNumbered(
    changeCampaign(id, (now) => nameChapter(now, chapter, name)),
    number,
  )
  say(
    named.name === ''
      ? `Table ${number} has no name any more.`
      : `Table ${number} is called "${named.name}".`,
  )
}

export function exportCampaign(
  id: string,
  named: string | undefined,
  { replace = false }: { replace?: boolean } = {},
): void {
  const campaign = findCampaign(id)
  const file = named ?? `${id}.campaign.json`
  const tables = campaign.chapters.map((chapter) => savedChapter(campaign, chapter))
  writeNamed(file, writeCampaign({ campaign, tables }), replace)
  say(`"${campaign.name}" has been exported to ${file}, with ${count(tables.length, 'table')}.`)
}

export async function importCampaign(file: string): Promise<void> {
  const text = readText(file)
  const read = await aboutLater(file, async () => readCampaign(text, findGame))
  const { campaign, tables } = withNewIds(read, newId)
  const kept = keepWholeCampaign({ campaign: { ...campaign, id: newCampaignId(campaign.name) }, tables })
  say(
    `"${kept.name}" has been imported, with ${count(tables.length, 'table')}. See: dicehearth campaign show ${kept.id}`,
  )
}

/** The chapter to use if none was named: the only open one. */
export function openChapter(campaign: Campaign): Chapter | null {
  const open = openChapters(campaign)
  if (open.length <= 1) return open[0] ?? null
  const numbers = open.map((chapter) => numberOf(campaign, chapter)).join(', ')
  throw new Refusal('which-table', `Several tables are open: ${numbers}. Say which with --table.`)
}
