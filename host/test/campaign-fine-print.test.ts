import { readConfig, Refusal, save, Table, type Game, type Outcome } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { sheetsIn } from '../campaign.ts'
import {
  addFollower,
  barePastGame,
  chaptersTold,
  deedsOf,
  endOf,
  longestName,
  makesCampaigns,
  nameChapter,
  newCampaign,
  pastGameOf,
  putChapterBack,
  readCampaign,
  removeChapter,
  renameCampaign,
  settle,
  tableAt,
  withCast,
  writeCampaign,
  type Campaign,
  type WholeCampaign,
} from '../index.ts'
import { Book, game, hero, ids, laid, longRoad, played } from './book.ts'

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`
    throw error
  }
  return 'taken'
}

describe('a campaign', () => {
  it('has a name of 1 to 80 letters', () => {
    const longest = 'x'.repeat(longestName)
    expect([longestName, renameCampaign(longRoad().campaign, longest).name]).toEqual([80, longest])
    for (const name of ['', '  ', `${longest}x`])
      expect(refusal(() => newCampaign('a', name, 1))).toBe('bad-name: A name must have 1 to 80 letters.')
  })

  it('has at most 1,000 tables', () => {
    const { campaign } = new Book().follow(null, 'one')
    const many = (most: number): Campaign => ({
      ...campaign,
      chapters: Array.from({ length: most }, (_, n) => ({ ...campaign.chapters[0], id: `n${n}` })),
    })
    const add = (most: number): string =>
      refusal(() => addFollower(many(most), null, laid(), { id: 'x', when: 1 }))
    expect([add(999), add(1000)]).toEqual(['taken', 'too-many-chapters: A campaign has at most 1000 tables.'])
  })

  it('calls a table as people do, else as its game does', () => {
    const { campaign } = new Book()
    const told: Game = { ...game, chapter: () => 'The ford' }
    const table = new Table(told, readConfig(told, {}), 'ford')
    const nameOf = (added: object, of = table): string =>
      addFollower(campaign, null, of, { id: 'x', when: 1, ...added }).chapters[0].name
    expect([nameOf({}), nameOf({ name: ' Ours ' }), nameOf({}, laid())]).toEqual(['The ford', 'Ours', ''])
  })

  it('is told up to a table, or up to the open one that was begun last', () => {
    const { campaign } = longRoad()
    const later = campaign.chapters.map((it) => (it.id === 'otherwise' ? { ...it, when: 9 } : it))
    expect(ids(chaptersTold(campaign, 'three'))).toEqual(['one', 'two', 'three'])
    expect(ids(chaptersTold({ ...campaign, chapters: later }, null))).toEqual(['one', 'otherwise'])
    expect(chaptersTold(newCampaign('a', 'Empty', 1), null)).toEqual([])
  })

  it('says why it does not change', () => {
    const { campaign } = longRoad()
    const three = campaign.chapters[2]
    expect(refusal(() => addFollower(campaign, 'three', laid(), { id: 'x', when: 1 }))).toMatch(
      /^not-over: .*still being played/,
    )
    expect(refusal(() => settle(campaign, 'one', null))).toMatch(/^gone-on: .*go back to a decision/)
    expect(refusal(() => removeChapter(campaign, 'two'))).toMatch(/^not-a-leaf: Two tables began with what/)
    expect(refusal(() => nameChapter(campaign, 'none', 'x'))).toBe(
      'unknown-chapter: "The long road" has no such table.',
    )
    expect(refusal(() => tableAt(game, save(played(laid(), 'pray', 4)), 5))).toBe(
      'bad-value: This table has decisions 0 to 4, not 5.',
    )
    // What it follows is gone.
    expect(refusal(() => putChapterBack({ ...campaign, chapters: [] }, three))).toMatch(/^unknown-chapter/)
    expect(putChapterBack({ ...campaign, chapters: [] }, { ...three, after: null }).chapters).toHaveLength(1)
  })

  it('begins with sheets and nothing else, and ends without any where a game hands on none', () => {
    const config = {
      players: 2,
      dice: 'fate' as const,
      special: ['dragons'],
      veterans: [hero(3)],
      none: null,
    }
    expect(sheetsIn(config)).toEqual([hero(3)])
    const silent: Game = { ...game }
    delete silent.handsOn
    const over = played(new Table(silent, readConfig(silent, {}), 'silent'))
    expect(endOf(over)).toMatchObject({ outcome: { result: 'over' }, handedOn: [] })
  })

  it('is made of tables that hand on what the next one takes', () => {
    expect(makesCampaigns(game)).toBe(true)
    const silent: Game = { ...game }
    delete silent.handsOn
    const others = [{ ...game, id: 'elsewhere' }, { ...game, setup: {} }, silent]
    expect(others.map(makesCampaigns)).toEqual([false, false, false])
  })
})

const read = async (text: string): Promise<WholeCampaign> => readCampaign(text, async () => game)

/** The same with its parts in another order. */
function turned(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(turned)
  if (typeof it !== 'object' || it === null) return it
  const parts = Object.entries(it).map(([key, value]) => [key, turned(value)] as const)
  return Object.fromEntries(parts.toReversed())
}

describe('a campaign in a file', () => {
  const { whole } = new Book().follow(null, 'one')
  const withOutcome = (outcome: unknown): string => {
    const [chapter] = whole.campaign.chapters
    const ended = { ...chapter.ended, outcome }
    const campaign = { ...whole.campaign, chapters: [{ ...chapter, ended }] }
    return writeCampaign({ ...whole, campaign } as WholeCampaign)
  }

  it('is the same in whatever order its parts are written', async () => {
    const [{ ended }] = whole.campaign.chapters
    expect((await read(withOutcome(turned(ended?.outcome)))).campaign).toEqual(whole.campaign)
    // Of a list the order counts: it says who won.
    const seats = (ended?.outcome.seats ?? []).toReversed()
    await expect(read(withOutcome({ ...ended?.outcome, seats }))).rejects.toThrow('ends differently')
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'won'],
    ['no result', { points: 3 }],
    ['a result that is no word', { result: 7 }],
    ['an endless one', { result: 'won', why: 'x'.repeat(100_000) }],
  ])('is refused if a table ended with %s', async (_, outcome) => {
    await expect(read(withOutcome(outcome))).rejects.toMatchObject({
      code: 'bad-campaign',
      message: expect.stringMatching(/is not how a game ends/) as string,
    })
  })

  it('is refused if it is far too large, or of a later version', async () => {
    await expect(read(' '.repeat(100_000_001))).rejects.toThrow('far too large for a campaign')
    await expect(read(writeCampaign(whole).replace('"version":1', '"version":2'))).rejects.toMatchObject({
      code: 'unknown-format',
    })
  })
})

describe('a past game', () => {
  const seats = [{ player: 'human', name: 'Anna' }, { player: 'greedy' }]
  const bare = (config: object, outcome: Outcome, named = seats): ReturnType<typeof barePastGame> =>
    barePastGame({
      id: 'a',
      when: 1,
      saved: { game: 'hoard', seed: 's', config: { players: 2, dice: 'fate', ...config }, seats: named },
      decisions: 3,
      outcome,
    })

  it('keeps of a set-up what can be said in a word or some', () => {
    const config = {
      script: [1],
      printing: ['first'],
      board: 'book',
      special: ['dragons', 'giants'],
      mixed: ['a', { name: 'b' }],
      cards: { name: 'Mine' },
      nothing: null,
      number: 3,
    }
    expect(bare(config, { result: 'won' }).setup).toEqual({
      dice: 'fate',
      board: 'book',
      special: ['dragons', 'giants'],
      mixed: 'own',
      cards: 'own',
    })
  })

  it('gives each seat its own place and score, if there are any, and a person where nobody was named', () => {
    const scored = [
      { seat: 1, place: 1, score: 9, lines: [] },
      { seat: 0, place: 2, score: 4, lines: [] },
    ]
    const won = bare({}, { result: 'won', seats: scored, turns: 3 })
    expect(won.figures).toEqual({ turns: 3 })
    expect(won.seats).toEqual([
      { player: 'human', name: 'Anna', heroes: [], place: 2, score: 4 },
      { player: 'greedy', heroes: [], place: 1, score: 9 },
    ])
    const plain = bare({}, { result: 'won' }, [])
    expect(plain.seats).toEqual([
      { player: 'human', heroes: [] },
      { player: 'human', heroes: [] },
    ])
    const silent: Game = { ...game }
    delete silent.cast
    expect(withCast(plain, silent, laid().state)).toEqual(plain)
  })

  it('hears all that happened before it judges deeds, and earns none where that cannot be told', async () => {
    let ready = 0
    const over = played(laid())
    const saved = save(over, seats)
    const deeds = (earned: (events: number) => boolean): Game => ({
      ...game,
      ready: async () => void ready++,
      deeds: async () => [{ id: 'a', name: 'A', text: 'A.', earned: ({ events }) => earned(events.length) }],
    })
    expect(
      (
        await pastGameOf(
          deeds((events) => events > 12),
          saved,
          { id: 'x', when: 1 },
        )
      )?.deeds,
    ).toEqual(['a'])
    expect(ready).toBe(1)
    const refusing = deeds(() => {
      throw new Refusal('bad-save', 'It cannot be told.')
    })
    expect(await deedsOf(refusing, saved, over.state)).toEqual([])
    const broken = deeds(() => {
      throw new TypeError('broken')
    })
    await expect(deedsOf(broken, saved, over.state)).rejects.toThrow('broken')
    const none = deeds(() => true)
    delete none.deeds
    expect(await deedsOf(none, saved, over.state)).toEqual([])
  })
})
