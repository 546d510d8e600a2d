import { Refusal, type Outcome, type Saved } from '@dicehearth/engine'
import {
  chapterOf,
  newCampaign,
  newId,
  putChapterBack,
  removeChapter,
  type Campaign,
  type Chapter,
  type WholeCampaign,
} from '@dicehearth/host'
import {
  findTable,
  inHouse,
  newTable,
  putTable,
  savedTable,
  together,
  takeTable,
  type Changing,
  type How,
  type WholeTable,
} from './store.ts'

// The campaigns of this browser. Their tables are ordinary tables that name their campaign.

/** All campaigns, the newest first. */
export async function allCampaigns(): Promise<Campaign[]> {
  return inHouse(async (db) => (await db.getAll('campaigns')).toSorted((a, b) => b.when - a.when))
}

export async function findCampaign(id: string): Promise<Campaign> {
  const campaign = await inHouse(async (db) => db.get('campaigns', id))
  if (!campaign) throw unknown()
  return campaign
}

export async function beginCampaign(name: string): Promise<string> {
  const campaign = newCampaign(newId(), name, Date.now())
  await together(async (tx) => tx.objectStore('campaigns').add(campaign))
  return campaign.id
}

/** Changes the stored campaign, reading it again first: another tab may have changed it. */
export async function changeCampaign(
  id: string,
  change: (campaign: Campaign) => Campaign,
): Promise<Campaign> {
  return together(async (tx) => changeIn(tx, id, change))
}

async function changeIn(
  tx: Changing,
  id: string,
  change: (campaign: Campaign) => Campaign,
): Promise<Campaign> {
  const there = await tx.objectStore('campaigns').get(id)
  if (!there) throw unknown()
  const next = change(there)
  await tx.objectStore('campaigns').put(next)
  return next
}

/** Adds a saved game as a table and as a chapter of a campaign, in one transaction. */
export async function addChapter(
  campaign: string,
  { saved, outcome, how }: { saved: Saved; outcome: Outcome | null; how: How },
  add: (campaign: Campaign, id: string) => Campaign,
): Promise<string> {
  const table = newTable(saved, { ...how, outcome, campaign })
  await together(async (tx) => {
    await changeIn(tx, campaign, (now) => add(now, table.record.id))
    await putTable(tx, table)
  })
  return table.record.id
}

/** A chapter that was cleared away, in case it must be put back. */
export interface ClearedChapter {
  chapter: Chapter
  table: WholeTable | null
}

export async function clearChapter(campaign: string, id: string): Promise<ClearedChapter> {
  const chapter = chapterOf(await findCampaign(campaign), id)
  return together(async (tx) => {
    await changeIn(tx, campaign, (now) => removeChapter(now, id))
    return { chapter, table: await takeTable(tx, id) }
  })
}

export async function restoreChapter(campaign: string, { chapter, table }: ClearedChapter): Promise<void> {
  await together(async (tx) => {
    await changeIn(tx, campaign, (now) => putChapterBack(now, chapter))
    if (table) await putTable(tx, table)
  })
}

/** A campaign with its tables as stored here. */
export interface KeptCampaign {
  campaign: Campaign
  tables: readonly WholeTable[]
}

export async function clearCampaign({ id }: Campaign): Promise<KeptCampaign> {
  const campaign = await findCampaign(id)
  return together(async (tx) => {
    const tables: WholeTable[] = []
    for (const chapter of campaign.chapters) {
      const table = await takeTable(tx, chapter.id)
      if (table) tables.push(table)
    }
    await tx.objectStore('campaigns').delete(id)
    return { campaign, tables }
  })
}

/** Stores a campaign: all of it, or nothing. */
export async function addCampaign({ campaign, tables }: KeptCampaign): Promise<void> {
  await together(async (tx) => {
    await tx.objectStore('campaigns').add(campaign)
    for (const table of tables) await putTable(tx, table)
  })
}

/** A campaign from a file in the form it is stored here. */
export function keptHere({ campaign, tables }: WholeCampaign): KeptCampaign {
  const how = { takebacks: true, guided: false, campaign: campaign.id }
  return {
    campaign,
    tables: campaign.chapters.map(({ id, ended }, i) =>
      newTable(tables[i], { ...how, outcome: ended?.outcome ?? null }, id),
    ),
  }
}

/** A campaign with all its saved games, for a file. */
export async function wholeCampaign(id: string): Promise<WholeCampaign> {
  const campaign = await findCampaign(id)
  const tables = await Promise.all(
    campaign.chapters.map(async (chapter) => {
      const record = await findTable(chapter.id)
      if (!record)
        throw new Refusal('unknown-table', 'A table of this campaign is not in this browser any more.')
      return savedTable(record)
    }),
  )
  return { campaign, tables }
}

function unknown(): Refusal {
  return new Refusal('unknown-campaign', 'This campaign is not in this browser. It may have been removed.')
}
