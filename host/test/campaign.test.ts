import { Refusal, save } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import {
  chapterOf,
  endOf,
  addFollower,
  followersOf,
  nameChapter,
  openChapters,
  pathTo,
  putChapterBack,
  renameCampaign,
  settle,
  setupWith,
  tableAt,
  threadsOf,
  removeChapter,
} from '../index.ts'
import { Book, game, hero, ids, laid, longRoad, played } from './book.ts'

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'taken'
}

describe('a campaign', () => {
  it('sets a table with the sheets that the one before handed on', () => {
    const { campaign, tables } = new Book().follow(null, 'one').follow('one', 'two', 0)
    const [one, two] = campaign.chapters
    expect(one.ended?.handedOn).toHaveLength(2)
    expect(one.began).toEqual([])
    expect(two.began).toEqual(one.ended?.handedOn)
    expect(tables.get('two')?.config).toMatchObject({ veterans: one.ended?.handedOn })
    expect(two.ended).toBeNull()
  })

  it('gives a game only sheets of its kind, and no more than it takes', () => {
    const sheets = [{ ...hero(0), sheet: 'elsewhere/ship' }, ...[1, 2, 3, 4, 5].map(hero)]
    expect(setupWith(sheets, game)).toEqual({ veterans: [1, 2, 3, 4].map(hero) })
    expect(setupWith([sheets[0]], game)).toEqual({})
  })

  it('starts no table after one that is still being played', () => {
    const { campaign } = new Book().follow(null, 'one', 3)
    expect(refusal(() => addFollower(campaign, 'one', laid(), { id: 'two', when: 2 }))).toBe('not-over')
    expect(refusal(() => addFollower(campaign, 'none', laid(), { id: 'two', when: 2 }))).toBe(
      'unknown-chapter',
    )
  })

  it('knows its paths and where it can continue', () => {
    const { campaign } = longRoad()
    expect(ids(pathTo(campaign, 'three'))).toEqual(['one', 'two', 'three'])
    expect(ids(openChapters(campaign))).toEqual(['three', 'otherwise', 'another-three'])
    expect(ids(followersOf(campaign, 'one'))).toEqual(['two', 'otherwise'])
    const [first, ...others] = threadsOf(campaign)
    expect(others).toEqual([])
    expect(ids(first.chapters)).toEqual(['one'])
    expect(first.ways.map(({ chapters }) => ids(chapters))).toEqual([['two'], ['otherwise']])
    expect(first.ways[0].ways.map(({ chapters }) => ids(chapters))).toEqual([['three'], ['another-three']])
  })

  it('reads as one thread where nothing branches', () => {
    const { campaign } = new Book().follow(null, 'one').follow('one', 'two').follow('two', 'three', 1)
    expect(threadsOf(campaign).map(({ chapters, ways }) => [ids(chapters), ways])).toEqual([
      [['one', 'two', 'three'], []],
    ])
  })

  it('can be renamed, names save points, and refuses empty names', () => {
    const { campaign } = new Book().follow(null, 'one', 2)
    const saved = nameChapter(renameCampaign(campaign, ' Ashes '), 'one', ' The ford ')
    expect([saved.name, saved.chapters[0].name]).toEqual(['Ashes', 'The ford'])
    expect(campaign.name).toBe('The long road')
    expect(nameChapter(saved, 'one', ' ').chapters[0].name).toBe('')
    expect(refusal(() => renameCampaign(campaign, ' '))).toBe('bad-name')
    expect(refusal(() => nameChapter(campaign, 'one', 'x'.repeat(81)))).toBe('bad-name')
  })

  it('removes a table only if nothing follows it', () => {
    const { campaign } = longRoad()
    expect(refusal(() => removeChapter(campaign, 'two'))).toBe('not-a-leaf')
    const left = removeChapter(campaign, 'otherwise')
    expect(ids(left.chapters)).toEqual(['one', 'two', 'three', 'another-three'])
    const whole = putChapterBack(left, chapterOf(campaign, 'otherwise'))
    expect(new Set(whole.chapters)).toEqual(new Set(campaign.chapters))
  })

  it('lets the last choice be taken back until another table follows', () => {
    const book = new Book().follow(null, 'one')
    const table = tableAt(game, save(book.table('one')), 11)
    expect(settle(book.campaign, 'one', endOf(table)).chapters[0].ended).toBeNull()
    book.follow('one', 'two', 0)
    expect(refusal(() => settle(book.campaign, 'one', null))).toBe('gone-on')
    expect(settle(book.campaign, 'two', null)).toBe(book.campaign)
  })
})

describe('a branch', () => {
  it('starts at any decision and leaves the original alone', () => {
    const book = new Book().follow(null, 'one').follow('one', 'two').follow('two', 'three', 3)
    const before = structuredClone(book.whole)
    for (const at of [0, 5, 12]) {
      book.branch('two', at, `branch-${at}`)
      const branch = chapterOf(book.campaign, `branch-${at}`)
      expect(branch).toMatchObject({ after: 'one', branchedAt: at, began: book.campaign.chapters[1].began })
      expect(branch.ended === null).toBe(at < 12)
      expect(book.table(branch.id).choices).toEqual(book.table('two').choices.slice(0, at))
    }
    const other = played(book.table('branch-5'), 'lay')
    expect(endOf(other)?.handedOn).not.toEqual(chapterOf(book.campaign, 'two').ended?.handedOn)
    expect(structuredClone(book.whole.tables.slice(0, 3))).toEqual(before.tables)
    expect(book.campaign.chapters.slice(0, 3)).toEqual(before.campaign.chapters)
  })

  it('refuses a decision that the table never had', () => {
    const saved = save(played(laid(), 'pray', 4))
    for (const at of [-1, 5, 1.5, Number.NaN])
      expect(refusal(() => tableAt(game, saved, at))).toBe('bad-value')
  })
})
