// What test files import as 'vitest' while mutants are judged: the same expectations, and a list of tests that can be
// called again and again.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { chai, expect } from 'vitest'

/** @typedef {{ id: string, file: string, run: () => Promise<void> }} Test */
/** @typedef {(...given: any[]) => unknown} Body */

// The same few games for every mutant: whatever whole games find, they find early.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false })

let file = ''
/** @type {string[]} */
const titles = []
/** @type {Map<string, Test>} */
let found = new Map()
/** @type {(() => unknown)[]} */
let whenFinished = []
let folder = ''

/** @param {string} testFile @param {() => Promise<unknown>} load @returns {Promise<Test[]>} */
export async function collect(testFile, load) {
  file = testFile
  found = new Map()
  await load()
  return [...found.values()]
}

/** @param {string} title @param {() => void} body */
export function describe(title, body) {
  titles.push(title)
  body()
  titles.pop()
}

/** @param {string} title @param {unknown} given A test, or options that only matter to Vitest. @param {unknown} [body] */
export function it(title, given, body) {
  add(title, /** @type {Body} */ (typeof given === 'function' ? given : body), [])
}

/** @param {readonly unknown[]} rows */
it.each = (rows) => (/** @type {string} */ title, /** @type {Body} */ body) => {
  for (const row of rows) add(title, body, Array.isArray(row) ? row : [row])
}

/** @param {() => unknown} body */
export function onTestFinished(body) {
  whenFinished.push(body)
}

/** @param {string} title @param {Body} body @param {readonly unknown[]} given */
function add(title, body, given) {
  const name = [file, ...titles, title].join(' > ')
  let id = name
  for (let n = 2; found.has(id); n++) id = `${name} #${n}`
  const home = path.dirname(file)
  const run = async () => {
    folder = home
    whenFinished = []
    try {
      await body(...given)
    } finally {
      for (const finish of whenFinished) await finish()
    }
  }
  found.set(id, { id, file, run })
}

chai.util.addMethod(
  chai.Assertion.prototype,
  'toMatchFileSnapshot',
  /** @this {object} */ function (/** @type {string} */ name) {
    expect(chai.util.flag(this, 'object')).toBe(readFileSync(path.join(folder, name), 'utf8'))
  },
)

export { expect }
