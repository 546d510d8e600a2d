// In every process that runs mutated code: our own packages come from Stryker's copy of the repository. In its runner,
// 'vitest' is the list of tests in `tests.mjs`; a program that a test has started tries the same mutant, and leaves word
// of what it has reached.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'

/** More often than that, a program runs in circles. */
const hitLimit = 1_000_000

/** Set by the runner for the programs that its tests start. */
const { DICEHEARTH_COPY: given, DICEHEARTH_REACHED: reached } = process.env
/** Stryker goes to its copy once the runner is there. */
let copy = given ?? ''
const home = new URL('../../', import.meta.url).href
const tests = new URL('tests.mjs', import.meta.url).href
let loaded = 0

if (given !== undefined) {
  takeFromCopy()
  watchProgram()
}

/** In the runner: goes into the copy, and hands it on to the programs that its tests start. */
export function enterCopy() {
  copy = `${pathToFileURL(process.cwd()).href}/`
  process.env.DICEHEARTH_COPY = copy
  process.env.NODE_OPTIONS = `--import ${import.meta.url}`
  takeFromCopy()
}

function takeFromCopy() {
  registerHooks({
    resolve: (name, context, next) => {
      if (name === 'vitest' && given === undefined && context.parentURL !== tests)
        return { url: tests, shortCircuit: true }
      const found = next(name, context)
      if (found.url.includes('/node_modules/') || found.url === tests || !found.url.startsWith(home))
        return found
      const url = found.url.startsWith(copy) ? found.url : found.url.replace(home, copy)
      return { ...found, url: given === undefined ? `${url}?${loaded}` : url }
    },
  })
}

/** The list of tests, for code that is loaded afresh, without whatever a mutant left behind. */
export async function load() {
  loaded++
  const { collect } = await import(tests)
  return collect
}

/** In a program: it leaves word of what it reaches, if anybody wants to know. */
function watchProgram() {
  const stryker = (/** @type {any} */ (globalThis)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})
  Object.assign(stryker, { hitCount: 0, hitLimit, currentTestId: 'program' })
  if (reached === undefined) return
  process.on('exit', () => {
    const mutants = Object.keys(stryker.mutantCoverage?.perTest.program ?? {})
    writeFileSync(path.join(reached, `${process.pid}.json`), JSON.stringify(mutants))
  })
}
