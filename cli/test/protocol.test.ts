import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { refusals } from '@dicehearth/engine'
import { beforeAll, expect, it } from 'vitest'
import { messageTypes } from '../json-lines.ts'
import { newFolder, run } from './command.ts'

// What docs/protocol.md says about the door for programs is what the program does.

const page = readFileSync(path.join(import.meta.dirname, '../../docs/protocol.md'), 'utf8')

interface Message {
  type: string
}

/** The blocks of the page in this language. */
function blocks(language: string, text = page): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 'gs'))].map(([, block]) => block)
}

const sections = new Map(
  page
    .split('\n### ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section.split('\n## ')[0]]),
)

/** What the tables on the page really say. */
const sent: Message[] = []

beforeAll(async () => {
  const folder = newFolder()
  const [lines] = blocks('text')
  for (const command of blocks('sh')) {
    const args = command.split(' ').slice(1)
    const { code, stdout } = await run(args, { folder, input: `${lines}\n` })
    expect(code).toBe(0)
    const messages = stdout.trim().split('\n')
    sent.push(...messages.map((line) => JSON.parse(line) as Message))
    if (args.includes('roll-player')) changeByHand(folder)
  }
})

/** A game that does not lead to the end that its file promises. */
function changeByHand(folder: string): void {
  const { sheets } = sent.at(-1) as Message & { sheets: string[] }
  const finished = sheets[0].replace(/-\w+-\w+\.json$/, '.json')
  const saved = JSON.parse(readFileSync(finished, 'utf8')) as object
  writeFileSync(path.join(folder, 'changed.json'), JSON.stringify({ ...saved, digest: '0'.repeat(64) }))
}

/** Whether an example shows this message: everything in it, except where it says that something is left out. */
function shows(example: unknown, real: unknown): boolean {
  if (example === '…') return true
  if (Array.isArray(example)) {
    const whole = example.at(-1) !== '…'
    const shown = whole ? example : example.slice(0, -1)
    return (
      Array.isArray(real) &&
      (whole ? real.length === shown.length : real.length > shown.length) &&
      shown.every((it, i) => shows(it, real[i]))
    )
  }
  if (typeof example !== 'object' || example === null) return example === real
  if (typeof real !== 'object' || real === null) return false
  const { '…': leftOut, ...shown } = example as Record<string, unknown>
  const there = new Map<string, unknown>(Object.entries(real))
  return (
    Object.entries(shown).every(([key, it]) => there.has(key) && shows(it, there.get(key))) &&
    (leftOut !== undefined || Object.keys(shown).length === there.size)
  )
}

it('describes every message', () => {
  expect([...sections.keys()].toSorted()).toEqual([...messageTypes].toSorted())
})

it.each(messageTypes)('shows a message of the type %s that the table really sends', (type) => {
  const [example] = blocks('json', sections.get(type)).map((text) => JSON.parse(text) as Message)
  expect(example.type).toBe(type)
  const real = sent.filter((message) => message.type === type)
  expect(
    real.some((message) => shows(example, message)),
    JSON.stringify(real[0]),
  ).toBe(true)
})

it('explains every line that a program may send', () => {
  const [lines] = blocks('text')
  const words = lines
    .split('\n')
    .filter((line) => !/^\d+$/.test(line))
    .map((line) => line.split(' ')[0])
  const sending = page.slice(0, page.indexOf('\n## What the table says'))
  const explained = [...sending.matchAll(/^\| `(\w+)/gm)].map(([, word]) => word)
  expect(explained).toEqual(['undo', 'why', 'cards', 'advise', 'keep'])
  expect(words.toSorted()).toEqual(explained.toSorted())
  expect(sent.filter(({ type }) => type === 'error')).toHaveLength(1)
})

it('lists every code of a refusal with what it means', () => {
  const listed = page.slice(page.indexOf('\n## Codes')).matchAll(/^\| `([a-z-]+)` \| (.*) \|$/gm)
  expect(Object.fromEntries([...listed].map(([, code, text]) => [code, text]))).toEqual(refusals)
})
