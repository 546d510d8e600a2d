import { Refusal, save, type Game, type Saved } from '@dicehearth/engine'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoard, hoardSheet } from '../../engine/test/hoard.ts'
import { readCampaign, tableAt, withNewIds, writeCampaign, type WholeCampaign } from '../index.ts'
import { Book, game, hero, ids, laid, longRoad } from './book.ts'

const mended: Game = { ...hoard(), rulesVersion: 2, handsOn: () => [] }
const gameOf = async (id: string): Promise<Game> => {
  if (id !== game.id) throw new Refusal('unknown-game', `There is no game "${id}" here.`)
  return game
}

async function refused(text: string, under = gameOf): Promise<Refusal> {
  try {
    await readCampaign(text, under)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was taken')
}

describe('changed rules', () => {
  it('leave finished chapters alone, and apply to the table in progress', async () => {
    const { whole } = new Book().follow(null, 'one').follow('one', 'two', 3)
    const read = await readCampaign(writeCampaign(whole), async () => mended)
    expect(read.campaign).toEqual(whole.campaign)
    expect(read.tables).toEqual(structuredClone(whole.tables))
    expect(tableAt(mended, read.tables[1], 3).choices).toHaveLength(3)
  })

  it.each<[string, (whole: WholeCampaign) => WholeCampaign, string]>([
    [
      'a finished table that began otherwise',
      (it) => changedChapter(it, 1, { began: [hero(98)] }),
      'Table 2 of this campaign cannot be taken: its saved game began with other sheets',
    ],
    [
      'a table in progress that began otherwise',
      (it) => changedChapter(it, 2, { began: [hero(98)] }),
      'Table 3 of this campaign cannot be taken: its saved game began with other sheets',
    ],
    [
      'a table in progress that nobody could have played',
      (it) => changedTable(it, 2, { states: [{ position: 0, state: {} }] }),
      'is impossible',
    ],
  ])('are no way to bring in %s', async (_, change, hint) => {
    const { whole } = longRoad()
    expect(await readCampaign(writeCampaign(whole), async () => mended)).toEqual(structuredClone(whole))
    expect((await refused(writeCampaign(change(whole)), async () => mended)).message).toContain(hint)
  })

  it('take finished tables that could not be played on today', async () => {
    const strict: Game = { ...mended, broken: () => ['HOA-01'] }
    const { whole } = new Book().follow(null, 'one').follow('one', 'two')
    expect((await readCampaign(writeCampaign(whole), async () => strict)).campaign).toEqual(whole.campaign)
  })

  it('wait for what an imported table needs', async () => {
    let asked = 0
    const patient: Game = { ...hoard(), ready: async () => void asked++ }
    const { whole } = new Book().follow(null, 'one')
    await readCampaign(writeCampaign(whole), async () => patient)
    expect(asked).toBe(1)
  })
})

describe('several campaigns', () => {
  it('live side by side, even when one is imported twice', async () => {
    const text = writeCampaign(longRoad().whole)
    let n = 0
    const newId = (): string => `new-${++n}`
    const [first, second] = [await readCampaign(text, gameOf), await readCampaign(text, gameOf)].map((it) =>
      withNewIds(it, newId),
    )
    const all = [first, second].flatMap(({ campaign }) => [campaign.id, ...ids(campaign.chapters)])
    expect(new Set(all).size).toBe(12)
    const [one, two, , otherwise] = second.campaign.chapters
    expect([one.after, two.after, otherwise.after]).toEqual([null, one.id, one.id])
    expect(second.tables).toEqual(first.tables)
  })
})

describe('a campaign in a file', () => {
  it('comes back as it was, its tables byte for byte', async () => {
    const { whole } = longRoad()
    const text = writeCampaign(whole)
    const read = await readCampaign(text, gameOf)
    expect(read.campaign).toEqual(whole.campaign)
    expect(writeCampaign(read)).toBe(text)
    expect(tableAt(game, read.tables[2], 3).fingerprint).toBe(whole.tables[2].digest)
  })

  it('counts a table as over if its last choice was stored but its end was not', async () => {
    const { whole } = new Book().follow(null, 'one')
    const [chapter] = whole.campaign.chapters
    const campaign = { ...whole.campaign, chapters: [{ ...chapter, ended: null }] }
    const read = await readCampaign(writeCampaign({ ...whole, campaign }), gameOf)
    expect(read.campaign).toEqual(whole.campaign)
  })

  it.each([
    ['nothing', '', 'cut off'],
    ['a file that is cut off', writeCampaign(longRoad().whole).slice(0, -200), 'cut off'],
    ['a list', '[]', 'not a campaign'],
    ['a saved game', JSON.stringify(save(laid())), 'not a campaign'],
    ['a sheet', JSON.stringify({ sheet: hoardSheet, version: 1, name: 'Ada', data: {} }), 'not a campaign'],
    ['a later version', writeCampaign(longRoad().whole).replace('"version":1', '"version":9'), 'version 9'],
    [
      'another name',
      writeCampaign(longRoad().whole).replace('The long', 'The short'),
      'changed after it was written',
    ],
  ])('is refused in one clear sentence where it is %s', async (_, text, hint) => {
    expect((await refused(text)).message).toContain(hint)
  })

  it.each<[string, (whole: WholeCampaign) => object, string]>([
    ['a chapter without a table', (it) => ({ ...it, tables: it.tables.slice(1) }), 'one table for each'],
    ['a circle', (it) => changedChapter(it, 0, { after: 'three' }), 'not there'],
    ['a chapter twice', (it) => changedChapter(it, 1, { id: 'one' }), 'the same one'],
    ['a follower of an unfinished table', (it) => changedChapter(it, 3, { after: 'three' }), 'not over'],
    ['an id that leads out of a folder', (it) => changedChapter(it, 4, { id: '../etc' }), 'is not an id'],
    ['an endless name', (it) => changedChapter(it, 0, { name: 'x'.repeat(81) }), 'at most 80'],
    ['something unknown', (it) => changedChapter(it, 0, { cheat: true }), '"cheat"'],
    [
      'something that is not a sheet',
      (it) => changedChapter(it, 1, { began: [{ name: 'Ada' }] }),
      'not a sheet',
    ],
    ['a sheet without end', (it) => changedChapter(it, 1, { began: [endless] }), 'not a sheet'],
    ['another game', (it) => changedTable(it, 0, { game: 'chess' }), 'a game of "chess"'],
    ['an unknown game', (it) => changedTable(changedChapter(it, 4, chess), 4, chess), 'no game "chess"'],
    ['newer rules', (it) => changedTable(it, 1, { rules: 9 }), 'rules 9'],
    ['a table that is not a game', (it) => changedTable(it, 1, { choices: 'all' }), '"choices" is wrong'],
    [
      'an impossible table',
      (it) => changedTable(it, 2, { states: [{ position: 0, state: {} }] }),
      'is impossible',
    ],
    [
      'another end',
      (it) => changedChapter(it, 0, { ended: otherEnd }),
      'ends differently from what the campaign lists',
    ],
    [
      'sheets that its table did not hand on',
      (it) => changedChapter(it, 0, { ended: { ...it.campaign.chapters[0].ended, handedOn: [hero(99)] } }),
      'hands on other sheets than the campaign lists',
    ],
    [
      'sheets that its table did not begin with',
      (it) => changedChapter(it, 1, { began: [hero(98)] }),
      'began with other sheets than the campaign lists',
    ],
    [
      'an impossible end',
      (it) => changedChapter(it, 0, { ended: { ...otherEnd, outcome: 7 } }),
      'how a game ends',
    ],
    [
      'a chapter over before its table',
      (it) => changedTable(it, 0, it.tables[2]),
      'its saved game is not over',
    ],
    [
      'sheets in a set-up that the game does not take',
      (it) => changedTable(it, 2, { config: { players: 2, dice: 'fate', veterans: [forged] } }),
      'its fame is 0 to 100',
    ],
  ])('is refused where it is well written but holds %s', async (_, change, hint) => {
    const { campaign, tables } = change(longRoad().whole) as WholeCampaign
    const { code, message } = await refused(writeCampaign({ campaign, tables }))
    expect(message).toContain(hint)
    expect(code).toBe('bad-campaign')
  })

  it('tells how a table ended in the words of its game', async () => {
    const { whole } = new Book().follow(null, 'one')
    const [{ ended }] = whole.campaign.chapters
    const forged = changedChapter(whole, 0, { ended: { ...ended, text: 'A glorious victory!' } })
    expect((await readCampaign(writeCampaign(forged), gameOf)).campaign).toEqual(whole.campaign)
  })

  it('is either refused clearly or unchanged, whichever part of it was damaged', async () => {
    const text = writeCampaign(longRoad().whole)
    await fc.assert(
      fc.asyncProperty(damage(text.length), async ({ from, removed, added }) => {
        const broken = text.slice(0, from) + added + text.slice(from + removed)
        fc.pre(!isTheSame(broken, text))
        const { message, code } = await refused(broken)
        expect(['bad-campaign', 'unknown-format']).toContain(code)
        expect(message).toMatch(/^This .*\.$/)
      }),
      { numRuns: 200 },
    )
  })

  it('is either refused clearly or taken whole after a careful forgery', async () => {
    const { whole } = longRoad()
    const paths = pathsIn(JSON.parse(JSON.stringify(whole)), [])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
        const other = JSON.parse(JSON.stringify(whole)) as WholeCampaign
        put(other, path, value)
        try {
          const read = await readCampaign(writeCampaign(other), gameOf)
          const again = await readCampaign(writeCampaign(read), gameOf)
          expect(again.campaign).toEqual(read.campaign)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          expect(error.message).toMatch(/^(This|Table \d of this) campaign /)
        }
      }),
      { numRuns: 200 },
    )
  })
})

const forged = hero(9999)
const endless = { ...forged, data: 'x'.repeat(1_000_001) }
const otherEnd = { outcome: { result: 'won' }, text: 'Won.', handedOn: [] }
const chess = { game: 'chess' }

function changedChapter(whole: WholeCampaign, at: number, part: object): WholeCampaign {
  const chapters = whole.campaign.chapters.map((chapter, i) => (i === at ? { ...chapter, ...part } : chapter))
  return { ...whole, campaign: { ...whole.campaign, chapters } }
}

function changedTable(whole: WholeCampaign, at: number, part: object): WholeCampaign {
  const tables = whole.tables.map((saved, i): Saved => (i === at ? { ...saved, ...part } : saved))
  return { ...whole, tables }
}

function damage(length: number): fc.Arbitrary<{ from: number; removed: number; added: string }> {
  return fc.record({
    from: fc.nat(length - 1),
    removed: fc.oneof(fc.constant(length), fc.nat(40)),
    added: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('', '0', '"', '}', 'null', '\u0000')),
  })
}

/** Whitespace, or another spelling of a number, is not damage. */
function isTheSame(broken: string, text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(broken)) === JSON.stringify(JSON.parse(text))
  } catch {
    return false
  }
}

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.keys(value).flatMap((key) =>
    pathsIn(Reflect.get(value, key), [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}

function put(value: object, [key, ...rest]: Path, part: unknown): void {
  const inner: unknown = Reflect.get(value, key)
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) Reflect.set(value, key, part)
  else put(inner, rest, part)
}
