import 'fake-indexeddb/auto'
import { readConfig, save, Table, type Game } from '@dicehearth/engine'
import { addFollower, changeSince, endOf, setupWith, type Campaign } from '@dicehearth/host'
import { describe, expect, it } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { storeSuite } from '../../host/test/store-suite.ts'
import {
  addCampaign,
  addChapter,
  allCampaigns,
  beginCampaign,
  changeCampaign,
  clearCampaign,
  clearChapter,
  findCampaign,
  restoreChapter,
  wholeCampaign,
} from '../src/table/campaigns.ts'
import { allSheets, clearSheet, findSheet, keepSheet, sheetId } from '../src/table/kept-sheets.ts'
import {
  addTable,
  allTables,
  appendTo,
  browserStore,
  findTable,
  inHouse,
  savedTable,
} from '../src/table/store.ts'

const game: Game = hoard()

it.each(storeSuite)('the store of a browser $name', async ({ prove }) => {
  await prove({ one: browserStore, other: browserStore })
})

describe('a change', () => {
  it('is stored whole or not at all: nothing of it stays if a part cannot be put', async () => {
    const table = new Table(game, readConfig(game, {}), 'part')
    const id = await addTable(save(table), null, how)
    const before = await Promise.all([findTable(id), browserStore.read(id, 0)])
    table.choose(0)
    const change = changeSince(table, 0)
    // A record that no browser can store comes last.
    const impossible = { ...change, outcome: { result: 'over', text: (() => '') as unknown as string } }
    const refused = appendTo(id, 0, impossible)
    await expect(refused).rejects.toMatchObject({ code: 'cannot-save' })
    await expect(refused).rejects.toThrow(/^It could not be stored\. This browser [^\n]+\.$/)
    expect(await Promise.all([findTable(id), browserStore.read(id, 0)])).toEqual(before)
    expect((await appendTo(id, 0, change)).length).toBe(1)
  })

  it('is stored even if the browser has closed the database in the meantime', async () => {
    const table = new Table(game, readConfig(game, {}), 'closed')
    const id = await addTable(save(table), null, how)
    for (let revision = 0; revision < 2; revision++) {
      await inHouse(async (db) => db.close())
      table.choose(0)
      await appendTo(id, revision, changeSince(table, revision))
    }
    await inHouse(async (db) => db.close())
    expect((await findTable(id))?.length).toBe(2)
  })
})
const how = { takebacks: true, guided: false }

/** A table of a campaign as a tab has it open. */
async function laid(campaign: string, after: string | null = null): Promise<{ id: string; table: Table }> {
  const before = (await findCampaign(campaign)).chapters.find(({ id }) => id === after)
  const given = setupWith(before?.ended?.handedOn ?? [], game)
  const table = new Table(game, readConfig(game, given), 'store')
  const id = await addChapter(campaign, { saved: save(table), outcome: null, how }, (now, chapter) =>
    addFollower(now, after, table, { id: chapter, when: 2 }),
  )
  return { id, table }
}

/** Takes the first option this many times, and stores each choice as a worker does. */
async function played(id: string, table: Table, choices = Infinity): Promise<void> {
  for (let n = 0; n < choices && table.decision; n++) {
    const before = table.position
    table.choose(0)
    await stored(id, table, before)
  }
}

async function stored(id: string, table: Table, before: number): Promise<void> {
  const record = await findTable(id)
  if (!record) throw new Error(id)
  await appendTo(id, record.revision, changeSince(table, before), { lastLine: 'last', ended: endOf(table) })
}

async function playedThrough(campaign: string, after: string | null = null): Promise<string> {
  const { id, table } = await laid(campaign, after)
  await played(id, table)
  return id
}

const chapterIds = ({ chapters }: Campaign): string[] => chapters.map(({ id }) => id)

describe('a table of a campaign', () => {
  it('is a table like any other that also names its campaign', async () => {
    const campaign = await beginCampaign('Road')
    const { id, table } = await laid(campaign)
    await played(id, table, 3)
    expect(await findTable(id)).toMatchObject({ campaign, length: 3, outcome: null })
    expect((await findCampaign(campaign)).chapters).toMatchObject([{ id, ended: null }])
  })

  it('ends at the same moment for the table and for the campaign', async () => {
    const campaign = await beginCampaign('Road')
    const { id, table } = await laid(campaign)
    await played(id, table, 11)
    expect((await findCampaign(campaign)).chapters[0].ended).toBeNull()
    await played(id, table)
    const [chapter] = (await findCampaign(campaign)).chapters
    expect(chapter.ended?.handedOn).toEqual(game.handsOn?.(table.state))
    expect((await findTable(id))?.outcome).toEqual(chapter.ended?.outcome)
    const next = await laid(campaign, id)
    expect(next.table.config).toMatchObject({ veterans: chapter.ended?.handedOn })
  })

  it('can be taken back until another table has begun with what it handed on', async () => {
    const campaign = await beginCampaign('Road')
    const { id, table } = await laid(campaign)
    await played(id, table)
    table.rewind(11)
    await stored(id, table, 12)
    expect((await findCampaign(campaign)).chapters[0].ended).toBeNull()
    await played(id, table)
    await laid(campaign, id)
    const before = [await findTable(id), await findCampaign(campaign)]
    table.rewind(11)
    await expect(stored(id, table, 12)).rejects.toThrow(/continued from the end/)
    expect([await findTable(id), await findCampaign(campaign)]).toEqual(before)
  })

  it('changes nothing when another tab was faster', async () => {
    const campaign = await beginCampaign('Road')
    const { id, table } = await laid(campaign)
    const stale = await findTable(id)
    await played(id, table, 1)
    table.choose(0)
    if (!stale) throw new Error(id)
    const late = appendTo(id, stale.revision, changeSince(table, 1), { lastLine: 'late' })
    await expect(late).rejects.toMatchObject({ code: 'moved-on' })
    expect(await findTable(id)).toMatchObject({ length: 1, lastLine: 'last' })
  })

  it('is not added where its campaign refuses it', async () => {
    const campaign = await beginCampaign('Road')
    const { id } = await laid(campaign)
    const before = await allTables()
    await expect(laid(campaign, id)).rejects.toThrow(/still being played/)
    await expect(laid('none')).rejects.toThrow(/not in this browser/)
    expect(await allTables()).toEqual(before)
  })
})

describe('what is cleared away', () => {
  it('is put back whole: a table of a campaign', async () => {
    const campaign = await beginCampaign('Road')
    const one = await playedThrough(campaign)
    const two = await playedThrough(campaign, one)
    const before = await wholeCampaign(campaign)
    await expect(clearChapter(campaign, one)).rejects.toThrow(/cannot be removed/)
    expect(await findTable(one)).toBeDefined()
    const cleared = await clearChapter(campaign, two)
    expect(chapterIds(await findCampaign(campaign))).toEqual([one])
    expect(await findTable(two)).toBeUndefined()
    await restoreChapter(campaign, cleared)
    expect(await wholeCampaign(campaign)).toEqual(before)
  })

  it('is put back whole: a campaign with all its tables, and no other is touched', async () => {
    const [campaign, other] = [await beginCampaign('Road'), await beginCampaign('Other')]
    const one = await playedThrough(campaign)
    await laid(campaign, one)
    const theirs = await playedThrough(other)
    const before = await wholeCampaign(campaign)
    const cleared = await clearCampaign(before.campaign)
    await expect(findCampaign(campaign)).rejects.toThrow(/not in this browser/)
    expect(await findTable(one)).toBeUndefined()
    expect(await findTable(theirs)).toBeDefined()
    await addCampaign(cleared)
    expect(await wholeCampaign(campaign)).toEqual(before)
  })
})

describe('campaigns of this browser', () => {
  it('are changed as they are stored now, whatever another tab did in the meantime', async () => {
    const id = await beginCampaign('Road')
    await Promise.all([
      changeCampaign(id, (now) => ({ ...now, name: `${now.name} one` })),
      changeCampaign(id, (now) => ({ ...now, name: `${now.name} two` })),
    ])
    expect((await findCampaign(id)).name).toBe('Road one two')
    expect((await allCampaigns()).map((campaign) => campaign.id)).toContain(id)
  })

  it('give each table back as the saved game that it was', async () => {
    const campaign = await beginCampaign('Road')
    const { id, table } = await laid(campaign)
    await played(id, table)
    const { tables } = await wholeCampaign(campaign)
    expect(tables[0].digest).toBe(table.fingerprint)
    expect(tables[0].choices).toEqual(table.choices)
  })
})

it('keeps a finished game that was brought from a file as finished, and its digest', async () => {
  const table = new Table(game, readConfig(game, {}), 'brought')
  while (table.decision) table.choose(0)
  const id = await addTable(save(table), table.state.outcome, how)
  const record = await findTable(id)
  expect(record?.outcome?.result).toBe('over')
  expect(record && (await savedTable(record)).digest).toBe(table.fingerprint)
})

it('keeps a sheet once, however often it is kept', async () => {
  const ada = { sheet: 'hoard/veteran', version: 1, name: 'Ada', data: { fame: 7 } }
  await keepSheet(ada)
  await keepSheet({ ...ada })
  await keepSheet({ ...ada, name: 'Bo' })
  expect((await allSheets()).map(({ sheet }) => sheet.name).toSorted()).toEqual(['Ada', 'Bo'])
  expect((await findSheet(sheetId(ada)))?.sheet).toEqual(ada)
  await clearSheet(sheetId(ada))
  expect(await findSheet(sheetId(ada))).toBeUndefined()
})
