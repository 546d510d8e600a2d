import 'fake-indexeddb/auto'
import { pack, type Game, type Saved, type Sheet } from '@dicehearth/engine'
import { Told, writeCampaign, type Campaign, type News, type Update } from '@dicehearth/host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { allCampaigns, beginCampaign, findCampaign, wholeCampaign } from '../src/table/campaigns.ts'
import { allTables, findTable } from '../src/table/store.ts'
import { chain } from '../src/worker/chain.ts'
import { desk, type CampaignPlace } from '../src/worker/desk.ts'
import { table } from '../src/worker/table.ts'
import { watch } from '../src/worker/watch.ts'

// A small game that hands sheets on, and takes a pack, takes the place of the real ones.
vi.mock('@dicehearth/games', () => ({
  gameIds: ['hoard'],
  async loadGame(id: string): Promise<Game | undefined> {
    if (id !== 'hoard') return undefined
    const game = hoard()
    const songs = pack('Own songs', (file) => ({ pack: file as object }))
    return { ...game, setup: { ...game.setup, songs } }
  },
}))

/** What was sent to the page, each time with the campaign as it was stored at that moment. */
const told: { update: Update; campaign: Promise<Campaign> }[] = []
const page = new Told()
let campaign = ''
vi.mock('../src/worker/rpc.ts', () => ({
  tellPage: (news: News) => void told.push({ update: page.hear(news), campaign: findCampaign(campaign) }),
}))

beforeEach(async () => {
  told.length = 0
  campaign = await beginCampaign('Road')
})

const people = [{ player: 'human' }, { player: 'human' }]

async function laid(after: string | null = null, given = {}): Promise<string> {
  const place: CampaignPlace = { campaign, after }
  const { brought } = await desk.form('hoard', place)
  return desk.create({
    game: 'hoard',
    given: { ...brought, ...given },
    seed: 'x',
    seats: people,
    takebacks: true,
    place,
  })
}

async function played(id: string, until = Infinity): Promise<void> {
  await table.open(id)
  for (;;) {
    const { standing } = told[told.length - 1].update
    if (!standing.question || standing.position >= until) return
    await table.choose(standing.position, 0)
  }
}

/** What proves that a game is the same. */
const journal = ({ config, choices, digest, proven }: Saved): object => ({ config, choices, digest, proven })

async function handedOn(id: string): Promise<readonly Sheet[] | undefined> {
  return (await findCampaign(campaign)).chapters.find((chapter) => chapter.id === id)?.ended?.handedOn
}

describe('a campaign in the page', () => {
  it('knows which games take sheets or hand them on', async () => {
    expect(await chain.links()).toEqual([{ game: 'hoard', name: 'Hoard', takes: ['hoard/veteran'] }])
  })

  it('has the sheets of a table before the page hears of its end, and brings them to the next', async () => {
    const one = await laid()
    await played(one)
    const last = told[told.length - 1]
    const { sheets } = last.update.standing.ending ?? { sheets: [] }
    expect(sheets).toHaveLength(2)
    expect((await last.campaign).chapters[0].ended?.handedOn).toEqual(sheets)
    const { brought, campaign: name } = await desk.form('hoard', { campaign, after: one })
    expect(brought).toEqual({ veterans: sheets })
    expect(name).toBe('Road')
    const two = await laid(one)
    expect((await findTable(two))?.head.config).toMatchObject({ veterans: sheets })
  })

  it('brings the pack of a table along to all that follow', async () => {
    const songs = { name: 'Songs of the road' }
    const one = await laid(null, { songs })
    await played(one)
    const two = await laid(one)
    await played(two)
    const { brought } = await desk.form('hoard', { campaign, after: two })
    expect(brought).toEqual({ songs, veterans: await handedOn(two) })
    expect((await findTable(await laid(two)))?.head.config).toMatchObject({ songs })
    expect((await desk.form('hoard', { campaign, after: null })).brought).toEqual({})
  })

  it('branches off from any moment that is shown, beside the original', async () => {
    const one = await laid()
    await played(one)
    const two = await laid(one)
    await played(two)
    const before = await handedOn(two)
    await watch.openTable(two)
    await watch.at(5)
    const other = await watch.playOn()
    const { chapters } = await findCampaign(campaign)
    expect(chapters[2]).toMatchObject({ id: other, after: one, branchedAt: 5, ended: null })
    expect(await findTable(other)).toMatchObject({ campaign, length: 5, outcome: null })
    await played(other)
    expect(await handedOn(other)).toHaveLength(2)
    expect(await handedOn(two)).toEqual(before)
  })

  it('keeps save points with a name while play continues', async () => {
    const one = await laid()
    await played(one, 4)
    const point = await chain.savePoint(one, 'The ford')
    await played(one)
    expect(await findTable(point)).toMatchObject({ length: 4, outcome: null })
    expect((await findCampaign(campaign)).chapters).toMatchObject([
      { id: one, name: '', ended: { text: 'The hoard is shared.' } },
      { id: point, name: 'The ford', branchedAt: 4, ended: null },
    ])
  })

  it('comes back from a file as another one, and a damaged file changes nothing', async () => {
    const one = await laid()
    await played(one)
    await played(await laid(one), 3)
    const text = writeCampaign(await wholeCampaign(campaign))
    const copy = await chain.importCampaign(text)
    expect(copy).not.toBe(campaign)
    const [mine, theirs] = [await wholeCampaign(campaign), await wholeCampaign(copy)]
    expect(theirs.tables.map(journal)).toEqual(mine.tables.map(journal))
    expect(theirs.campaign.chapters[0].ended).toEqual(mine.campaign.chapters[0].ended)
    const before = [await allCampaigns(), await allTables()]
    await expect(chain.importCampaign(text.slice(0, -9))).rejects.toThrow(/cut off/)
    await expect(chain.importCampaign(text.replace('Road', 'Rode'))).rejects.toThrow(/damaged/)
    expect([await allCampaigns(), await allTables()]).toEqual(before)
  })
})
