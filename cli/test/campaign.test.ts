import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSheet, Refusal, type Game } from '@dicehearth/engine'
import { checkedCampaign, type Campaign } from '@dicehearth/host'
import { beforeEach, expect, it, vi } from 'vitest'
import { hoard, hoardSheet } from '../../engine/test/hoard.ts'
import {
  beginCampaign,
  branchCampaign,
  exportCampaign,
  importCampaign,
  listCampaigns,
  nameTable,
  showCampaign,
} from '../campaign.ts'
import { playCampaign, type ChapterOptions } from '../campaign-play.ts'
import { writeChronicle } from '../chronicle.ts'
import { play } from '../play.ts'
import { showSheet } from '../sheets.ts'
import { newFolder } from './command.ts'

// A small game that hands sheets on takes the place of the real ones, and input is scripted.
const typed: string[] = []
vi.mock('@dicehearth/games', () => ({
  gameIds: ['hoard'],
  loadGame: async (id: string): Promise<Game | undefined> => (id === 'hoard' ? hoard() : undefined),
  loadDrawing: async () => undefined,
}))
vi.mock('../lines.ts', () => ({
  Lines: class {
    readonly isScreen = false
    async next(): Promise<string | null> {
      return typed.shift() ?? null
    }
    close(): void {
      typed.length = 0
    }
  },
}))

let folder = ''
let output = ''
beforeEach(() => {
  folder = newFolder()
  output = ''
  process.env.DICEHEARTH_HOME = path.join(folder, 'home')
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
})

const companions = ['greedy', 'random']
const road = 'the-long-road'

async function go(options: Partial<ChapterOptions> = {}, game?: string): Promise<void> {
  await playCampaign(road, game, { seat: companions, set: [], packs: {}, jsonLines: true, ...options })
}

function kept(id = road): Campaign {
  const file = path.join(folder, 'home', 'campaigns', id, 'campaign.json')
  return checkedCampaign(JSON.parse(readFileSync(file, 'utf8')))
}

/** The output since the last call. */
function said(): string {
  const text = output
  output = ''
  return text
}

async function refusal(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'taken'
}

it('plays a campaign table after table, each starting with what the last handed on', async () => {
  listCampaigns()
  expect(said()).toContain('campaign new')
  beginCampaign(' The long road ')
  expect(said()).toContain(`campaign play ${road} <game>`)
  await go({ seed: 'one' }, 'hoard')
  await go()
  const [one, two] = kept().chapters
  expect(one).toMatchObject({ after: null, began: [], ended: { outcome: { result: 'over' } } })
  expect(two).toMatchObject({ after: one.id, began: one.ended?.handedOn })
  expect(two.ended?.handedOn).toHaveLength(2)
  said()
  await showCampaign(road)
  expect(said()).toMatch(/ 1 {2}Hoard: The hoard is shared\. Handed on: Veteran of seat \d/)
  listCampaigns()
  expect(said()).toContain('The long road, two tables')
})

it('continues where a table was left, and starts no second one meanwhile', async () => {
  beginCampaign('The long road')
  typed.push('0', '0', '0')
  await go({ seat: ['human', 'human'], jsonLines: false }, 'hoard')
  expect(said()).toContain(`Continue with: dicehearth campaign play ${road}`)
  expect(kept().chapters).toMatchObject([{ ended: null }])
  expect(await refusal(async () => go({}, 'set-a-watch'))).toContain('a game of hoard')
  expect(await refusal(async () => go({ set: ['players=3'] }))).toContain('leave out --set')
  await go({ jsonLines: false })
  expect(said()).toContain('Handed on:')
  expect(kept().chapters).toMatchObject([{ ended: { outcome: { result: 'over' } } }])
})

it('records the end of a table when it is next opened, if that was interrupted', async () => {
  beginCampaign('The long road')
  await go({}, 'hoard')
  const whole = kept()
  const [chapter] = whole.chapters
  const book = path.join(folder, 'home', 'campaigns', road, 'campaign.json')
  writeFileSync(book, JSON.stringify({ ...whole, chapters: [{ ...chapter, ended: null }] }))
  await go()
  expect(kept()).toEqual(whole)
})

it('branches from any decision and names save points, and loses nothing', async () => {
  beginCampaign('The long road')
  await go({}, 'hoard')
  await go()
  const before = kept()
  expect(await refusal(async () => branchCampaign(road, '2', {}))).toContain('--at <n>')
  expect(await refusal(async () => branchCampaign(road, '2', { at: '99' }))).toMatch(
    /decisions 0 to \d+, not 99/,
  )
  expect(await refusal(async () => branchCampaign(road, '7', { at: '3' }))).toContain('1 to 2')
  expect(kept()).toEqual(before)
  await branchCampaign(road, '2', { at: '3', name: 'The ford' })
  expect(said()).toContain(`campaign play ${road} --table 3`)
  nameTable(road, '1', 'Home')
  expect(await refusal(async () => go())).toContain('2, 3')
  await go({ table: '3' })
  await go({ table: '1', seed: 'again' })
  const { chapters } = kept()
  expect(chapters.map(({ name }) => name)).toEqual(['Home', '', 'The ford', ''])
  const [one, two, three, four] = chapters
  expect([two.after, three.after, four.after]).toEqual([one.id, one.id, one.id])
  expect(three.branchedAt).toBe(3)
  expect(two).toEqual(before.chapters[1])
  said()
  await showCampaign(road)
  expect(said()).toMatch(/ {5}3 {2}The ford \(Hoard\), branched off at decision 3: The hoard/)
})

it('exports a whole campaign and imports it as a new one', async () => {
  beginCampaign('The long road')
  await go({}, 'hoard')
  await go()
  const file = path.join(folder, 'road.json')
  exportCampaign(road, file)
  expect(await refusal(() => exportCampaign(road, file))).toContain('already exists')
  await importCampaign(file)
  expect(said()).toContain(`campaign show ${road}-2`)
  const [mine, theirs] = [kept(), kept(`${road}-2`)]
  expect(theirs.chapters.map(({ ended }) => ended)).toEqual(mine.chapters.map(({ ended }) => ended))
  expect(theirs.chapters.map(({ id }) => id)).not.toEqual(mine.chapters.map(({ id }) => id))
  await playCampaign(`${road}-2`, undefined, { seat: companions, set: [], packs: {}, jsonLines: true })
  expect(kept(`${road}-2`).chapters).toHaveLength(3)
  expect(kept()).toEqual(mine)
})

it('refuses a damaged campaign and changes nothing', async () => {
  beginCampaign('The long road')
  await go({}, 'hoard')
  const file = path.join(folder, 'road.json')
  exportCampaign(road, file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name":"The long', '"name":"The short'))
  expect(await refusal(async () => importCampaign(file))).toMatch(
    /road\.json: This campaign is damaged: .*\.$/,
  )
  expect(readdirSync(path.join(folder, 'home', 'campaigns'))).toEqual([road])
})

it('writes the sheets of any table beside it and names their files', async () => {
  const options = { seat: companions, set: [], packs: {}, jsonLines: true }
  await play('hoard', options)
  const { sheets } = JSON.parse(said().trim().split('\n').at(-1) ?? '') as { sheets: string[] }
  expect(sheets).toHaveLength(2)
  for (const file of sheets) {
    expect(path.dirname(file)).toBe(path.join(folder, 'home', 'finished'))
    expect(readSheet(readFileSync(file, 'utf8'))).toMatchObject({ sheet: hoardSheet })
  }
  expect(readdirSync(path.join(folder, 'home', 'tables'))).toEqual([])
  showSheet(sheets[0])
  expect(said()).toMatch(/^Veteran of seat \d\nhoard\/veteran, version 1\n\nFame: \d+\n$/)
  await play('hoard', { ...options, packs: { veterans: sheets.join(',') } })
  expect(said()).toContain('"label":"Fame"')
})

it('never overwrites another file with a sheet, be it a letter, a folder or the sheet of somebody else', async () => {
  const sheets = (): string[] => readdirSync(folder).filter((name) => name.startsWith('mine-'))
  const beside = (name: string): string => path.join(folder, `mine-veteran-of-seat-${name}.json`)
  const hero = JSON.stringify({ sheet: hoardSheet, version: 1, name: 'Ada', data: { fame: 1 } })
  writeFileSync(beside('1'), 'Dear all')
  mkdirSync(beside('1-2'))
  writeFileSync(beside('2'), hero)
  const options = { seat: companions, set: [], packs: {}, jsonLines: true, seed: 'sheets' }
  await play('hoard', { ...options, save: path.join(folder, 'mine.json') })
  expect([readFileSync(beside('1'), 'utf8'), readFileSync(beside('2'), 'utf8')]).toEqual(['Dear all', hero])
  const all = ['1-2', '1-3', '1', '2-2', '2'].map((name) => path.basename(beside(name)))
  expect(sheets()).toEqual(all)
  // The very same sheets are there already, as after a terminal that was killed before its last choice was stored.
  await play('hoard', { ...options, save: path.join(folder, 'mine.json'), replace: true })
  expect(sheets()).toEqual(all)
})

it('writes a campaign as a book, and never over another file', async () => {
  beginCampaign('The Long Road')
  await expect(writeChronicle(road, path.join(folder, 'none.epub'))).rejects.toThrow('has no table yet')
  await go({}, 'hoard')
  const book = path.join(folder, 'road.epub')
  await writeChronicle(road, book)
  expect(readFileSync(book).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  await expect(writeChronicle(road, book)).rejects.toThrow('already exists')
  const page = path.join(folder, 'road.html')
  await writeChronicle(road, page, { table: '1' })
  expect(readFileSync(page, 'utf8')).toContain('<h1>The Long Road</h1>')
  await expect(writeChronicle(road, page, { table: '7', replace: true })).rejects.toThrow('no table "7"')
})
