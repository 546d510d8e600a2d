import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { readConfig, Refusal, save, Table } from '@dicehearth/engine'
import { wholeText } from '@dicehearth/host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { camp } from '../../engine/test/camp.ts'
import { Claim, claimed, playerAt } from '../claim.ts'
import {
  about,
  aboutLater,
  appendText,
  freeName,
  isRunning,
  readJson,
  readText,
  slugOf,
  writeWhole,
} from '../files.ts'
import { checkNamed, writeNamed } from '../named-file.ts'
import { isOnShelf, lastTable, newPlace, putAway, restingPlace, running } from '../shelf.ts'
import { newFolder } from './command.ts'

/** No process has this number: it is beyond what systems give. */
const nobody = 2 ** 22 + 1

let folder: string
beforeEach(() => {
  folder = newFolder()
  process.env.DICEHEARTH_HOME = path.join(folder, 'home')
})
const at = (name: string): string => path.join(folder, name)
const text = (name: string): string => readFileSync(at(name), 'utf8')

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`
    throw error
  }
  return 'taken'
}

describe('a file that a person named', () => {
  it('is written where there is none, in folders that are made for it', () => {
    writeNamed(at('a/b/new.txt'), 'new', false)
    expect(text('a/b/new.txt')).toBe('new')
    expect(readdirSync(at('a/b'))).toEqual(['new.txt'])
  })

  it('is replaced only with a yes', () => {
    writeFileSync(at('notes.txt'), 'notes')
    expect(refusal(() => writeNamed(at('notes.txt'), 'new', false))).toMatch(/^already-exists: .*notes\.txt"/)
    expect(text('notes.txt')).toBe('notes')
    writeNamed(at('notes.txt'), 'new', true)
    expect(text('notes.txt')).toBe('new')
  })

  it('is an ordinary one, even with a yes', () => {
    mkdirSync(at('box'))
    symlinkSync(at('box'), at('way'))
    for (const name of ['/dev/null', at('box'), at('way')])
      for (const replace of [false, true])
        expect(refusal(() => checkNamed(name, replace))).toMatch(/^bad-file: .* is not an ordinary file/)
  })

  it('has a name of at most 200 bytes', () => {
    expect(refusal(() => checkNamed(at('a'.repeat(200)), false))).toBe('taken')
    for (const name of ['a'.repeat(201), 'ä'.repeat(101), 'a'.repeat(5000)])
      expect(refusal(() => checkNamed(at(name), true))).toMatch(/^bad-file: .* too long/)
    // Only the name counts, not the folders before it.
    expect(refusal(() => checkNamed(at(`${'a/'.repeat(150)}b`), false))).toBe('taken')
  })

  it('is no table that another terminal has open', () => {
    writeFileSync(at('table.json'), '')
    writeFileSync(at('table.json.open'), String(process.ppid))
    expect(refusal(() => checkNamed(at('table.json'), true))).toMatch(/^in-use: .* in another terminal/)
    for (const pid of [nobody, process.pid, 0, -1, 0.5, 'somebody']) {
      writeFileSync(at('table.json.open'), String(pid))
      expect(refusal(() => checkNamed(at('table.json'), true))).toBe('taken')
    }
  })

  it('is refused in a sentence where the system will not even look', () => {
    writeFileSync(at('notes.txt'), 'notes')
    expect(refusal(() => checkNamed(at('no\0name'), true))).toMatch(/^cannot-save: .* cannot be written: /)
    expect(refusal(() => writeNamed(at('notes.txt/more'), '', true))).toMatch(/^cannot-save: /)
    expect(text('notes.txt')).toBe('notes')
  })
})

describe('a file that is read', () => {
  it('says what it is, if it cannot be', async () => {
    mkdirSync(at('box'))
    writeFileSync(at('table.json'), '{')
    expect(refusal(() => readText(at('box')))).toBe(`no-such-file: "${at('box')}" is a folder, not a file.`)
    const meant = `There is no file "${at('tabel.json')}". Did you mean "${at('table.json')}"?`
    expect(refusal(() => readText(at('tabel.json')))).toBe(`no-such-file: ${meant}`)
    for (const name of ['nothing like it', 'none/at/all'])
      expect(refusal(() => readText(at(name)))).toBe(`no-such-file: There is no file "${at(name)}".`)
    expect(refusal(() => readText(at('table.json/x')))).toMatch(/ cannot be read \(ENOTDIR\)\.$/)
    // Whatever else goes wrong with a file is told with its name, too.
    const wrong = new Refusal('bad-save', 'It is cut off.')
    const fails = (): never => {
      throw wrong
    }
    expect(refusal(() => about('a.json', fails))).toBe('bad-save: a.json: It is cut off.')
    expect(await aboutLater('a.json', async () => fails()).catch(String)).toContain('a.json: It is cut off.')
    expect([about('a.json', () => 1), await aboutLater('a.json', async () => 2)]).toEqual([1, 2])
    expect(refusal(() => readJson(at('table.json')))).toMatch(/^bad-file: .*table\.json" is not JSON: ./)
  })
})

describe('a file that is written whole', () => {
  it('stays as it was if it may not be replaced after all, and leaves no draft', () => {
    writeFileSync(at('table.json'), 'old')
    const moved = new Refusal('moved-on', 'The table has moved on.')
    const may = (): void => {
      // By now the whole of it is on the disk.
      expect(text(`table.json.${process.pid}.tmp`)).toBe('new')
      throw moved
    }
    expect(refusal(() => writeWhole(at('table.json'), 'new', may))).toMatch(/^moved-on: /)
    expect([text('table.json'), readdirSync(folder)]).toEqual(['old', ['table.json']])
  })

  it('takes the drafts of terminals along that were killed, and no others', () => {
    for (const name of [
      `a.json.${nobody}.tmp`,
      `a.json.${process.ppid}.tmp`,
      `b.json.${nobody}.tmp`,
      'a.json.tmp',
      `a.json.${nobody}.tmp.json`,
    ])
      writeFileSync(at(name), '')
    writeWhole(at('a.json'), 'whole')
    const others = [`a.json.${process.ppid}.tmp`, 'a.json.tmp', `a.json.${nobody}.tmp.json`]
    const left = ['a.json', ...others, `b.json.${nobody}.tmp`]
    expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
  })

  it('grows by what is appended, and tells its size', () => {
    writeFileSync(at('log'), 'one\n')
    expect(appendText(at('log'), 'zwölf\n')).toBe(11)
    expect(text('log')).toBe('one\nzwölf\n')
    expect(refusal(() => appendText(at('none'), 'x'))).toMatch(/^cannot-save: .*none" cannot be written: /)
    expect(existsSync(at('none'))).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ['The Long Road', 'the-long-road'],
    ['  Straße -- nach Köln!  ', 'strasse-nach-koln'],
    ['夜', 'road'],
    ['../../etc', 'etc'],
    ['x'.repeat(50), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('of files are made of %j as plain letters', (name, slug) => {
    expect(slugOf(name, 'road')).toBe(slug)
  })

  it('get a number if they are taken', () => {
    expect(freeName('a', () => false)).toBe('a')
    expect(freeName('a', (name) => ['a', 'a-2', 'a-3'].includes(name))).toBe('a-4')
  })

  it('know processes that run', () => {
    expect([process.pid, process.ppid, nobody].map(isRunning)).toEqual([true, true, false])
  })
})

describe('the note that a terminal leaves beside its table', () => {
  it('keeps others away until it is released or taken over', () => {
    const claim = new Claim(at('table.json'))
    expect([text('table.json.open'), playerAt(at('table.json'))]).toEqual([String(process.pid), null])
    expect(refusal(() => claim.check())).toBe('taken')
    writeFileSync(at('table.json.open'), String(process.ppid))
    expect(playerAt(at('table.json'))).toBe(process.ppid)
    expect(refusal(() => claim.check())).toMatch(/^taken-over: .*play continues there/)
    // The note is another's now.
    claim.release()
    expect(text('table.json.open')).toBe(String(process.ppid))
    claimed(at('table.json'))
    expect(refusal(() => claim.check())).toBe('taken')
    claim.release()
    expect(existsSync(at('table.json.open'))).toBe(false)
    expect(refusal(() => claim.check())).toMatch(/^taken-over: /)
  })
})

/** Puts files on the shelf, each a minute younger than the one before. */
function shelve(files: Readonly<Record<string, string>>): void {
  mkdirSync(at('home/tables'), { recursive: true })
  for (const [n, [name, content]] of Object.entries(files).entries()) {
    writeFileSync(at(`home/tables/${name}`), content)
    utimesSync(at(`home/tables/${name}`), 60 * n, 60 * n)
  }
}

describe('the shelf', () => {
  const game = camp()
  const table = (): string => wholeText(save(new Table(game, readConfig(game, {}), 'shelf')), 0)

  it('continues the table that was played last, of a game or of any, and skips what it cannot read', () => {
    shelve({ 'camp-2026-a.json': table(), 'campsite-2026-b.json': table(), 'camp-2026-c.json': '{' })
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(path.basename(lastTable('camp'))).toBe('camp-2026-a.json')
    expect(path.basename(lastTable(undefined))).toBe('campsite-2026-b.json')
    expect(write.mock.calls[0][0]).toMatch(/camp-2026-c\.json: .*\nThis table is skipped\.\n$/)
    write.mockRestore()
    expect(refusal(() => lastTable('hoard'))).toContain('There is no table of hoard to continue.')
    expect(running().map((file) => path.basename(file))).toEqual([
      'camp-2026-a.json',
      'campsite-2026-b.json',
      'camp-2026-c.json',
    ])
  })

  it('is in the home of whoever plays, unless they say where', () => {
    const there = path.join(homedir(), '.dicehearth', 'tables', 'a.json')
    expect(isOnShelf(there)).toBe(false)
    delete process.env.DICEHEARTH_HOME
    expect([isOnShelf(there), isOnShelf(at('home/tables/a.json'))]).toEqual([true, false])
  })

  it('is empty before the first table', () => {
    expect(running()).toEqual([])
    expect(refusal(() => lastTable(undefined))).toMatch(/^nothing-to-continue: There is no table to continue/)
  })

  it('loses the drafts and notes of terminals that are gone', () => {
    shelve({
      'a.json': table(),
      'a.json.open': String(process.ppid),
      'b.json': table(),
      'b.json.open': String(nobody),
      [`b.json.${nobody}.tmp`]: '',
      [`b.json.${process.ppid}.tmp`]: '',
    })
    running()
    const left = ['a.json', 'a.json.open', 'b.json', `b.json.${process.ppid}.tmp`]
    expect(readdirSync(at('home/tables')).toSorted()).toEqual(left)
  })

  it('has a place of its own for every new table', () => {
    const first = newPlace('camp')
    expect(first).toMatch(/\/home\/tables\/camp-\d{4}-\d\d-\d\d-\d{6}-\d+\.json$/)
    writeWhole(first, table())
    expect(newPlace('camp')).not.toBe(first)
    expect(isOnShelf(first)).toBe(true)
    expect([at('home/tables.json'), at('home/tables/x/a.json'), at('a.json')].some(isOnShelf)).toBe(false)
  })

  it('puts finished tables away; those that people keep elsewhere stay there, and so does one that cannot be moved', () => {
    shelve({ 'a.json': 'a', 'b.json': 'b' })
    writeFileSync(at('own.json'), 'own')
    expect(restingPlace(at('own.json'))).toBe(at('own.json'))
    expect(putAway(at('own.json'))).toBe(at('own.json'))
    expect(putAway(at('home/tables/a.json'))).toBe(at('home/finished/a.json'))
    expect([text('home/finished/a.json'), readdirSync(at('home/tables'))]).toEqual(['a', ['b.json']])
    mkdirSync(at('home/finished/b.json'))
    expect(putAway(at('home/tables/b.json'))).toBe(at('home/tables/b.json'))
    expect(text('home/tables/b.json')).toBe('b')
    shelve({ 'c.json': 'c' })
    expect(putAway(at('home/tables/c.json'))).toBe(at('home/finished/c.json'))
  })
})
