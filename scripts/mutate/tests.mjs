// What test files import as 'vitest' while mutants are judged: the same expectations, and a list of tests that can be
// called again and again.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { chai, expect, vi } from 'vitest'

/** @typedef {{ id: string, file: string, run: () => Promise<void> }} Test */
/** @typedef {(...given: any[]) => unknown} Body */

// The same few games for every mutant: whatever whole games find, they find early.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false })

/** What is called before or after every test of a file or a group. @typedef {{ before: Hook[], after: Hook[] }} Around */
/** @typedef {() => unknown} Hook */

let file = ''
/** @type {string[]} */
const titles = []
/** @type {Around[]} */
let around = []
/** @type {Map<string, Test>} */
let found = new Map()
/** @type {Hook[]} */
let whenFinished = []
let folder = ''

/**
 * The tests of a file; none if it does what only Vitest can.
 * @param {string} testFile @param {() => Promise<unknown>} load @returns {Promise<Test[]>}
 */
export async function collect(testFile, load) {
  file = testFile
  found = new Map()
  around = [{ before: [], after: [] }]
  try {
    await load()
  } catch (error) {
    console.error(`${file} judges nothing: ${String(error)}`)
    return []
  }
  return [...found.values()]
}

/** @param {string} title @param {Hook} body */
export function describe(title, body) {
  titles.push(title)
  around.push({ before: [], after: [] })
  body()
  around.pop()
  titles.pop()
}

describe.each = each(describe)

/** @param {string} title @param {unknown} given A test, or options that only matter to Vitest. @param {unknown} [body] */
export function it(title, given, body) {
  const run = /** @type {Body} */ (typeof given === 'function' ? given : body)
  const name = [file, ...titles, title].join(' > ')
  let id = name
  for (let n = 2; found.has(id); n++) id = `${name} #${n}`
  const home = path.dirname(file)
  const circles = [...around]
  found.set(id, {
    id,
    file,
    run: async () => {
      folder = home
      whenFinished = []
      try {
        for (const { before } of circles) for (const hook of before) await hook()
        await run()
      } finally {
        for (const finish of whenFinished) await finish()
        for (const { after } of circles.toReversed()) for (const hook of after) await hook()
      }
    },
  })
}

it.each = each(it)
it.concurrent = it
/** @param {boolean} skipped */
it.skipIf = (skipped) => (skipped ? () => undefined : it)

/**
 * The same test or group for every row.
 * @param {(title: string, body: Hook, limit?: unknown) => void} one
 */
function each(one) {
  return (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ title, /** @type {Body} */ body) => {
      for (const row of rows) one(title, () => body(...(Array.isArray(row) ? row : [row])))
    }
}

// Every test has a world of its own: one that a mutant has spoiled is not handed on.
/** @param {Hook} hook */
export function beforeEach(hook) {
  around.at(-1)?.before.push(hook)
}
/** @param {Hook} hook */
export function afterEach(hook) {
  around.at(-1)?.after.unshift(hook)
}
export { beforeEach as beforeAll, afterEach as afterAll }

/** @param {Hook} body */
export function onTestFinished(body) {
  whenFinished.push(body)
}

chai.util.addMethod(
  chai.Assertion.prototype,
  'toMatchFileSnapshot',
  /** @this {object} */ function (/** @type {string} */ name) {
    expect(chai.util.flag(this, 'object')).toBe(readFileSync(path.join(folder, name), 'utf8'))
  },
)

export { expect, vi }
