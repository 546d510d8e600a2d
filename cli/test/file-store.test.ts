import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { newFate, pick, readConfig, save, Table } from '@dicehearth/engine'
import { changeSince } from '@dicehearth/host'
import { expect, it } from 'vitest'
import { camp } from '../../engine/test/camp.ts'
import { keptSaves } from '../../host/test/kept-saves.ts'
import { storeSuite } from '../../host/test/store-suite.ts'
import { FileStore } from '../file-store.ts'
import { newFolder } from './command.ts'
import { empty, fill, smallDisk } from './disk.ts'

const game = camp({ goal: 1_000_000 })

it.each(storeSuite)('a store in files $name', async ({ prove }) => {
  process.env.DICEHEARTH_HOME = newFolder()
  await prove({ one: new FileStore(), other: new FileStore() })
})

/** A stored table with this many choices. */
async function laid(file: string, choices: number): Promise<{ table: Table; store: FileStore }> {
  const table = new Table(game, readConfig(game, {}), 'files')
  const store = new FileStore()
  await store.create({ saved: save(table), outcome: null }, file)
  for (let n = 0; n < choices; n++) await chosen(store, file, table, n)
  return { table, store }
}

async function chosen(store: FileStore, file: string, table: Table, revision: number): Promise<number> {
  const before = table.position
  table.choose(0)
  return store.append(file, revision, changeSince(table, before))
}

it('reads and continues a file that was cut off anywhere in its last line', async () => {
  const file = path.join(newFolder(), 'table.json')
  await laid(file, 3)
  const text = readFileSync(file, 'utf8')
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1
  for (let end = lastLine; end < text.length; end += 7) {
    writeFileSync(file, text)
    truncateSync(file, end)
    const store = new FileStore()
    const { saved, revision } = await store.read(file)
    expect([saved.choices, revision]).toEqual([[0, 0], 2])
    const table = new Table(game, readConfig(game, {}), 'files')
    for (const choice of saved.choices) table.choose(choice)
    await chosen(store, file, table, revision)
    expect((await new FileStore().read(file)).saved.choices).toEqual([0, 0, 0])
  }
})

it('opens and continues a saved game of every format and every version of the rules', async () => {
  const folder = newFolder()
  for (const name of readdirSync(keptSaves)) {
    const file = path.join(folder, name)
    copyFileSync(path.join(keptSaves, name), file)
    const { saved, revision } = await new FileStore().read(file)
    const nothing = { from: saved.choices.length, choices: [], states: [], marks: [], outcome: null }
    const { since, proven } = saved
    const change = { ...nothing, since, proven, boundary: saved.choices.length }
    expect(await new FileStore().append(file, revision, change)).toBe(revision + 1)
    expect((await new FileStore().read(file)).saved.choices).toEqual(saved.choices)
  }
})

it('merges the lines of a file without losing a choice or counting anew', async () => {
  const file = path.join(newFolder(), 'table.json')
  const { table, store } = await laid(file, 5)
  store.merge(file, 5)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  expect(await chosen(store, file, table, 5)).toBe(6)
  const { saved, revision } = await new FileStore().read(file)
  expect([saved.choices, revision]).toEqual([table.choices, 6])
  expect(() => store.merge(file, 5)).toThrow('moved on')
})

type Writer = ChildProcessByStdio<null, Readable, null>

function writer(file: string, most: number): { child: Writer; acknowledged: number[]; ended: Promise<void> } {
  const program = path.join(import.meta.dirname, 'store-writer.ts')
  const child = spawn(process.execPath, [program, file, String(most)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: number[] = []
  let rest = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    acknowledged.push(...lines.map(Number))
  })
  return { child, acknowledged, ended: new Promise((resolve) => child.on('close', () => resolve())) }
}

it('loses and doubles nothing when it is killed (kill -9) while it stores', async () => {
  const file = path.join(newFolder(), 'table.json')
  await laid(file, 0)
  const chance = newFate('kills of a store')
  let stored = 0
  for (let kills = 0; kills < 8; kills++) {
    const { child, acknowledged, ended } = writer(file, 10_000)
    while (acknowledged.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, pick(chance, 60)))
    child.kill('SIGKILL')
    await ended
    expect(acknowledged).toEqual(acknowledged.map((_, n) => stored + n + 1))
    const { saved, revision } = await new FileStore().read(file)
    // The change that was being stored may or may not be there.
    expect([0, 1]).toContain(revision - (acknowledged.at(-1) ?? 0))
    expect(saved.choices).toHaveLength(revision)
    stored = revision
  }
})

it('takes each change once from two processes that write at the same time', async () => {
  const file = path.join(newFolder(), 'table.json')
  await laid(file, 0)
  const writers = [writer(file, 150), writer(file, 150)]
  await Promise.all(writers.map(async ({ ended }) => ended))
  const all = writers.flatMap(({ acknowledged }) => acknowledged)
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n + 1))
  const { saved, revision } = await new FileStore().read(file)
  expect([saved.choices.length, revision]).toEqual([300, 300])
})

const disk = smallDisk(path.join(newFolder(), 'disk'), 64)

it.skipIf(disk === null)('stores a change whole or not at all when the disk is full', async () => {
  const file = path.join(disk ?? '', 'table.json')
  const { table, store } = await laid(file, 3)
  fill(disk ?? '')
  let revision = 3
  await expect(
    (async () => {
      for (;;) revision = await chosen(store, file, table, revision)
    })(),
  ).rejects.toMatchObject({ code: 'cannot-save' })
  const kept = await new FileStore().read(file)
  expect([kept.saved.choices.length, kept.revision]).toEqual([revision, revision])
  table.rewind(revision)
  empty(disk ?? '')
  expect(await chosen(store, file, table, revision)).toBe(revision + 1)
  expect((await new FileStore().read(file)).saved.choices).toEqual(table.choices)
})
