import { readFileSync } from 'node:fs'
import {
  readSave,
  Table,
  readConfig,
  save,
  type Game,
  type Passage,
  type Saved,
  type Tale,
  type Teller,
} from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { chronicleOf, epubOf, htmlOf, memoryPage, pagesOf, type Chronicle } from '../index.ts'

const bare: Tale = { part: '', title: 'The Hoard', cast: [], passages: [], map: null, earned: [], met: [] }

/** A game that tells this, with a passage for every choice. */
function telling(tale: Partial<Tale>): Game {
  const teller = async (): Promise<Teller> => {
    const chosen: Passage[] = []
    return {
      remembers: 'Who was met',
      chose: (_, { verb }) => void chosen.push({ kind: 'choice', text: verb, against: [], others: ['Run'] }),
      heard: () => undefined,
      tale: () => ({ ...bare, ...tale, passages: [...chosen, ...(tale.passages ?? [])] }),
    }
  }
  return { ...hoard(), teller }
}

function played(game: Game, choices: number): Saved {
  const table = new Table(game, readConfig(game, { players: 2 }), 'told')
  for (let n = 0; n < choices; n++) table.choose(0)
  return save(table, [])
}

const words = (text: string, earned = ''): Passage => ({
  kind: 'words',
  text,
  because: earned === '' ? [] : [{ earned, cause: 'Rang late', where: 'The Hoard' }],
})

const meet = (name: string, said: string): Tale['met'][number] => ({
  kind: 'person',
  name,
  where: 'A',
  said,
})

const place = (name: string, x: number): NonNullable<Tale['map']>['places'][number] => ({
  name,
  x,
  y: 50,
  visited: true,
})

async function told(...tales: Partial<Tale>[]): Promise<Chronicle> {
  const tables = tales.map((tale, i) => {
    const game = telling(tale)
    return { game, saved: played(game, 2), when: i, name: '' }
  })
  return chronicleOf('The <Thursday> Wick', tables)
}

describe('a chronicle', () => {
  it('tells every table with the choices that were made, in their order', async () => {
    const { chapters } = await told({ title: 'One' }, { title: 'Two' })
    expect(chapters.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(chapters[0].tale?.passages.map(({ kind }) => kind)).toEqual(['choice', 'choice'])
    expect(chapters[0].end).toBe('It is not over yet.')
  })

  it('says what each thing that was earned led to, in its own chapter and in later ones', async () => {
    const earned = [{ id: 'T1', name: 'Rang', memory: 'You rang, late.' }]
    const { chapters } = await told(
      { title: 'One', earned, passages: [words('A spoon falls.', 'T1')] },
      { title: 'Two', passages: [words('They know you.', 'T1'), words('They do not.')] },
    )
    expect(chapters[0].earned).toEqual([
      {
        name: 'Rang',
        memory: 'You rang, late.',
        rang: [
          { chapter: 'One', words: 'A spoon falls.' },
          { chapter: 'Two', words: 'They know you.' },
        ],
      },
    ])
    expect(chapters[1].earned).toEqual([])
  })

  it('remembers people by what they said last, the latest at the end', async () => {
    const { met } = await told(
      { title: 'One', met: [meet('Hob', 'Would you?'), meet('Nan', 'Cow.')] },
      { title: 'Two', met: [meet('Hob', 'Could you?')] },
    )
    expect(met.map(({ name, said, chapter }) => [name, said, chapter])).toEqual([
      ['Nan', 'Cow.', 'One'],
      ['Hob', 'Could you?', 'Two'],
    ])
  })

  it('tells what the state remembers where the choices no longer lead to it', async () => {
    const game = telling({ title: 'One' })
    const saved = { ...played(game, 3), seed: 'another deal' }
    const { chapters } = await chronicleOf('Worn', [{ game, saved, when: 0, name: '' }])
    expect(chapters[0].worn).toBe(true)
    expect(chapters[0].tale?.passages).toEqual([])
  })

  it('has a chapter for a game without tales: its name and how it stands', async () => {
    const game = hoard()
    const { chapters } = await chronicleOf('Plain', [
      { game, saved: played(game, 1), when: 0, name: 'Tuesday' },
    ])
    expect(chapters[0]).toMatchObject({ title: 'Tuesday', tale: null, worn: false, earned: [] })
  })
})

/** The chapters and names on the page, as they stand there. */
async function inOrder(...tales: Partial<Tale>[]): Promise<string[]> {
  const page = memoryPage(await told(...tales))
  expect(page.title).toBe('Who was met')
  return [...JSON.stringify(page.page).matchAll(/"(One|Two|Hob|Nan|Brand|Nobody[^"]*)"/g)].map(([, it]) => it)
}

describe('the page of those who were met', () => {
  it('fills in as they are met: the last chapter first, and in it who was met last', async () => {
    const first = { title: 'One', met: [meet('Hob', 'Would you?'), meet('Nan', 'Cow.')] }
    const second = { title: 'Two', met: [meet('Brand', 'No.'), meet('Hob', 'Could you?')] }
    expect(await inOrder({ title: 'Ones' })).toEqual(['Nobody has been met yet.'])
    expect(await inOrder(first)).toEqual(['One', 'Nan', 'Hob'])
    expect(await inOrder(first, second)).toEqual(['Two', 'Hob', 'Brand', 'One', 'Nan'])
  })

  it('has a letter for each, but not that of a rank', async () => {
    const page = JSON.stringify(memoryPage(await told({ met: [meet('Captain Brand', 'No.')] })).page)
    expect(page).toContain('["B"]')
  })
})

describe('the pages', () => {
  it('keep roads that were not taken closed unless they are asked for', async () => {
    const chronicle = await told({})
    expect(htmlOf(chronicle, { roads: false })).not.toContain('Not taken')
    expect(htmlOf(chronicle, { roads: true })).toContain('Not taken: Run')
  })

  it('number the way on the map', async () => {
    const map: Tale['map'] = {
      places: [place('Green', 20), place('Mill', 80)],
      roads: [[0, 1]],
      way: [
        [0, 1],
        [1, 0],
      ],
    }
    const page = htmlOf(await told({ title: 'One', map }), { roads: false })
    expect(page).toContain('The way through One: 1: Green to Mill; 2: Mill to Green')
    expect(page).toContain('>1 2</text>')
  })

  it('are well-formed, whatever the texts say', async () => {
    const chronicle = await told({
      title: 'A <b> & "c"',
      passages: [words('*One* & <two> \u0001'), words('A star * alone')],
      met: [{ kind: 'person', name: 'D & E', where: '', said: '<i>' }],
    })
    const files = Object.entries(unzipSync(epubOf(chronicle, { roads: true })))
    for (const [name, bytes] of files.filter(([name]) => /[.](?:xhtml|opf|xml)$/.test(name)))
      expect([name, unclosed(strFromU8(bytes))]).toEqual([name, []])
    expect(pagesOf(chronicle, { roads: false }).map(({ id }) => id)).toEqual(['chapter-1', 'remembered'])
  })

  it('are an EPUB: its kind first and unpacked, everything in it listed', async () => {
    const book = epubOf(await told({ title: 'One' }, { title: 'Two' }), { roads: false })
    expect(strFromU8(book.slice(30, 58))).toBe('mimetypeapplication/epub+zip')
    const files = unzipSync(book)
    const listed = strFromU8(files['book/book.opf'])
    for (const name of Object.keys(files))
      if (name.startsWith('book/') && !name.endsWith('.opf'))
        expect(listed).toContain(`href="${name.slice('book/'.length)}"`)
  })
})

/** The tags that are not closed, or not in their order. */
function unclosed(text: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const plain = text.replace(/<\?[^>]*\?>|<!DOCTYPE[^>]*>/gi, '')
  for (const [, close, name, rest] of plain.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) wrong.push(name)
    } else if (!rest.endsWith('/')) open.push(name)
  }
  if (/&(?!(?:amp|lt|gt|quot);)/.test(plain)) wrong.push('&')
  return [...wrong, ...open]
}

describe.each(['roll-player-adventures', 'rolling-fates'])('the kept game of %s', (id) => {
  it('is told whole, from its first words to its end', async () => {
    const game = await loadGame(id)
    if (!game) throw new Error('no such game')
    const kept = new URL(`saves/${id}-rules-${game.rulesVersion}-over.json`, import.meta.url)
    const saved = readSave(readFileSync(kept, 'utf8'))
    const { chapters } = await chronicleOf('Kept', [{ game, saved, when: 0, name: '' }])
    expect(chapters[0].worn).toBe(false)
    const kinds = new Set(chapters[0].tale?.passages.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['place', 'words', 'choice', 'trial']))
  })
})
