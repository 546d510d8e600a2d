import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { nearest, Refusal, type Saved } from '@dicehearth/engine'
import { checkedCampaign, wholeText, type Campaign, type Chapter, type WholeCampaign } from '@dicehearth/host'
import { about, freeName, readJson, readSaved, slugOf, writeWhole } from './files.ts'
import { shelf } from './shelf.ts'

// Each campaign has a folder: the tree in one file, and a file for each of its tables.

function bookOf(id: string): string {
  return path.join(shelf('campaigns'), id, 'campaign.json')
}

export function tableFile(campaign: string, chapter: string): string {
  return path.join(shelf('campaigns'), campaign, `${chapter}.json`)
}

export function campaignIds(): string[] {
  const folder = shelf('campaigns')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((id) => existsSync(bookOf(id)))
    .toSorted()
}

/** The tables in the folder of a campaign that can be read, even if the campaign itself cannot. */
export function tablesIn(id: string): { file: string; saved: Saved }[] {
  const folder = path.join(shelf('campaigns'), id)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== path.basename(bookOf(id)))
    .toSorted()
    .flatMap((name) => {
      const file = path.join(folder, name)
      try {
        return [{ file, saved: readSaved(file) }]
      } catch (error) {
        if (error instanceof Refusal) return []
        throw error
      }
    })
}

/** An unused id that resembles the name. */
export function newCampaignId(name: string): string {
  return freeName(slugOf(name, 'campaign'), (id) => existsSync(path.join(shelf('campaigns'), id)))
}

export function findCampaign(id: string): Campaign {
  const ids = campaignIds()
  if (ids.length === 0)
    throw new Refusal(
      'unknown-campaign',
      'There is no campaign yet. Begin one with: dicehearth campaign new <name>',
    )
  if (!ids.includes(id))
    throw new Refusal('unknown-campaign', `There is no campaign "${id}". ${nearest(id, ids)}`)
  const file = bookOf(id)
  return { ...about(file, () => checkedCampaign(readJson(file))), id }
}

export function keepCampaign(campaign: Campaign): Campaign {
  writeWhole(bookOf(campaign.id), `${JSON.stringify(campaign)}\n`)
  return campaign
}

/** Changes the stored campaign, reading it again first: another terminal may have changed it. */
export function changeCampaign(id: string, change: (campaign: Campaign) => Campaign): Campaign {
  return keepCampaign(change(findCampaign(id)))
}

export function savedChapter(campaign: Campaign, { id }: Chapter): Saved {
  return readSaved(tableFile(campaign.id, id))
}

export function keepTable(campaign: Campaign, chapter: string, saved: Saved): void {
  writeWhole(tableFile(campaign.id, chapter), wholeText(saved, 0))
}

/** Stores an imported campaign, tables first, so that it is complete as soon as it can be found. */
export function keepWholeCampaign({ campaign, tables }: WholeCampaign): Campaign {
  for (const [i, { id }] of campaign.chapters.entries()) keepTable(campaign, id, tables[i])
  return keepCampaign(campaign)
}

/** A chapter by the number that people see. */
export function chapterNumbered(campaign: Campaign, number: string): Chapter {
  const { length } = campaign.chapters
  const chapter = /^\d+$/.test(number) ? campaign.chapters[Number(number) - 1] : undefined
  if (chapter) return chapter
  const there = length === 0 ? 'it has none yet' : `they are numbered 1 to ${length}`
  throw new Refusal('unknown-chapter', `"${campaign.name}" has no table "${number}": ${there}.`)
}

export function numberOf({ chapters }: Campaign, { id }: Chapter): number {
  return chapters.findIndex((it) => it.id === id) + 1
}
