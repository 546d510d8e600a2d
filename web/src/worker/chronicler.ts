import { Refusal } from '@dicehearth/engine'
import {
  chaptersTold,
  chronicleOf,
  openChapters,
  type Chapter,
  type Chronicle,
  type KeptTable,
} from '@dicehearth/host'
import { allCampaigns, findCampaign } from '../table/campaigns.ts'
import { findTable, savedTable } from '../table/store.ts'
import { gameOf } from './desk.ts'

/** A chronicle, and the other ways in which its campaign went on. */
export interface Shown {
  chronicle: Chronicle
  /** The campaign that it is of; null for a single table. */
  campaign: string | null
  ways: readonly { id: string; name: string; told: boolean }[]
}

/** Who was met in a campaign, up to one of its tables if the id is of a table. */
export interface Memory extends Pick<Chronicle, 'met' | 'remembers'> {
  campaign: string | null
  isTable: boolean
}

/** Tells finished tables as chapters of a book. */
export const chronicler = {
  /** Whether tables of this game are told. */
  async tells(id: string): Promise<boolean> {
    return (await gameOf(id)).teller !== undefined
  },

  /** What the page of those who were met is called in this game; empty if it has none. */
  async remembers(id: string): Promise<string> {
    return (await (await gameOf(id)).teller?.())?.remembers ?? ''
  },

  async remembered(id: string): Promise<Memory> {
    const campaigns = await allCampaigns()
    const isTable = !campaigns.some((campaign) => campaign.id === id)
    const campaign = isTable ? campaigns.find(({ chapters }) => chapters.some((it) => it.id === id))?.id : id
    const { chronicle } = await chronicler.chronicle(campaign ?? id, isTable ? id : null)
    const { met, remembers } = chronicle
    return { met, remembers, campaign: campaign ?? null, isTable }
  },

  /** A campaign, up to one of its tables; or a single table. */
  async chronicle(id: string, upTo: string | null): Promise<Shown> {
    const campaigns = await allCampaigns()
    if (!campaigns.some((campaign) => campaign.id === id)) {
      const table = await keptTable(id, null)
      const chronicle = await chronicleOf('', [table])
      return { chronicle: { ...chronicle, title: chronicle.chapters[0].title }, campaign: null, ways: [] }
    }
    const campaign = await findCampaign(id)
    const told = chaptersTold(campaign, upTo)
    const tables = await Promise.all(told.map(async (chapter) => keptTable(chapter.id, chapter)))
    const last = told.at(-1)?.id
    const open = openChapters(campaign)
    return {
      chronicle: await chronicleOf(campaign.name, tables),
      campaign: id,
      ways: open.length < 2 ? [] : open.map((it) => ({ id: it.id, name: wayName(it), told: it.id === last })),
    }
  },
}

async function keptTable(id: string, chapter: Chapter | null): Promise<KeptTable> {
  const record = await findTable(id)
  if (!record) throw new Refusal('unknown-table', 'This table is not in this browser any more.')
  const saved = await savedTable(record)
  return {
    game: await gameOf(saved.game),
    saved,
    when: chapter?.when ?? record.touched,
    name: chapter?.name ?? '',
  }
}

function wayName({ name, when, ended }: Chapter): string {
  const date = new Date(when).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return name || (ended ? `${ended.text} (${date})` : `The table of ${date}`)
}
