import { Refusal } from '@dicehearth/engine'
import { chaptersTold, chronicleOf, epubOf, htmlOf } from '@dicehearth/host'
import { chapterNumbered, findCampaign, savedChapter } from './campaign-shelf.ts'
import { slugOf } from './files.ts'
import { checkNamed, writeNamed } from './named-file.ts'
import { gameOf } from './opening.ts'
import { harmless } from './paint.ts'

export interface ChronicleOptions {
  /** Up to which table, by the number that people see. */
  table?: string
  roads?: boolean
  replace?: boolean
}

/** Writes a campaign as a book to read. */
export async function writeChronicle(
  id: string,
  named: string | undefined,
  { table, roads = false, replace = false }: ChronicleOptions = {},
): Promise<void> {
  const campaign = findCampaign(id)
  const upTo = table === undefined ? null : chapterNumbered(campaign, table).id
  const chapters = chaptersTold(campaign, upTo)
  if (chapters.length === 0)
    throw new Refusal('unknown-chapter', `"${campaign.name}" has no table yet, so there is nothing to tell.`)
  const file = named ?? `${slugOf(campaign.name, 'chronicle')}.epub`
  checkNamed(file, replace)
  const tables = []
  for (const chapter of chapters) {
    const saved = savedChapter(campaign, chapter)
    tables.push({ game: await gameOf(saved), saved, when: chapter.when, name: chapter.name })
  }
  const chronicle = await chronicleOf(campaign.name, tables)
  const book = /[.]x?html?$/i.test(file) ? htmlOf(chronicle, { roads }) : epubOf(chronicle, { roads })
  writeNamed(file, book, replace)
  process.stdout.write(harmless(`"${campaign.name}" has been written to ${file}.\n`))
}
