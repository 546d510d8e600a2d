// Stryker's test runner for pure code. Every test file is loaded once, and a mutant is judged by calling the tests
// that reach it, quickest first, until one fails: thousands of mutants in minutes, where a fresh Vitest for each takes
// hours. Programs that tests start are mutated, too, and report what they reach.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { enterCopy, load } from './inside.mjs'

/** @typedef {import('./tests.mjs').Test} Test */
/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult */
/** @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */

/** Tests that play whole games notice much and prove little; one of them takes as long as all scenarios. */
const playsGames =
  /battery|invariants-in-play|companion-play|referee|damaged|one-more-card|old-saves|leaves-nothing/
const withWholeGames = process.env.DICEHEARTH_WHOLE_GAMES === 'yes'
const rooms = (process.env.DICEHEARTH_MUTATED_ROOMS ?? '').split(',')
/** The files whose tests judge, where only some do. */
const chosen = (process.env.DICEHEARTH_JUDGES ?? '').split(',').filter((file) => file !== '')
/** Their tests start programs, whose work is not this process's own: what they take is told by the clock. */
const withPrograms = rooms.some((room) => room === 'cli' || room === 'server')
/** In milliseconds of work: a test that plays whole games, too, and all tests together for one mutant. */
const long = withPrograms ? 5000 : 1000
const patience = withPrograms ? 10_000 : 2000

/** In the copy, for the runner that follows one which an endless loop has stopped. */
const times = 'times.json'
/** Where programs leave what they have reached. */
const reached = 'reached'

/** @implements {TestRunner} */
class Runner {
  static inject = /** @type {const} */ ([])
  /** @type {Map<string, Test>} */
  tests = new Map()
  /** How long each test took when nothing was broken. @type {Map<string, number>} */
  time = new Map()
  /** How many mutants of a file each test has killed. @type {Map<string, Map<string, number>>} */
  kills = new Map()

  /** What the instrumented code shares with its runner. */
  stryker = (/** @type {any} */ (globalThis)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})

  /** Mutants are only switched on while tests run, so what was loaded before is as good as new. */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    enterCopy()
    if (existsSync(times)) this.time = new Map(JSON.parse(readFileSync(times, 'utf8')))
    await this.load()
  }

  /** Loads the code and its tests afresh, without whatever a mutant left behind. */
  async load() {
    const collect = await load()
    const ofRooms = rooms.map((room) => `${room}/**/*.test.ts`)
    const files = globSync(chosen.length > 0 ? chosen : ofRooms, {
      exclude: ['**/node_modules/**', '**/board/**'],
    })
    this.tests = new Map()
    for (const file of files.sort()) {
      if (playsGames.test(file) && !withWholeGames) continue
      const found = await collect(file, () => import(pathToFileURL(path.resolve(file)).href))
      for (const test of found) this.tests.set(test.id, test)
    }
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    const began = performance.now()
    this.stryker.activeMutant = undefined
    /** @type {TestResult[]} */
    const results = []
    for (const test of this.tests.values()) {
      this.stryker.currentTestId = test.id
      process.env.DICEHEARTH_REACHED = path.resolve(reached, String(results.length))
      mkdirSync(process.env.DICEHEARTH_REACHED, { recursive: true })
      const result = await judges(test)
      this.takeWhatProgramsReached(test, process.env.DICEHEARTH_REACHED)
      this.time.set(test.id, result.timeSpentMs)
      results.push(result)
    }
    this.stryker.currentTestId = undefined
    delete process.env.DICEHEARTH_REACHED
    rmSync(reached, { recursive: true, force: true })
    const mutantCoverage = structuredClone(this.stryker.mutantCoverage)
    // The second time everything is compiled. A test that cannot be called twice, because it plays on with a table that
    // others share, judges nothing.
    for (const test of this.tests.values()) {
      if (this.timeOf(test.id) > 4 * long) continue
      const again = await run(test)
      const spoiled = again.status === TestStatus.Failed
      this.time.set(test.id, spoiled ? Number.MAX_SAFE_INTEGER : again.timeSpentMs)
    }
    writeFileSync(times, JSON.stringify([...this.time]))
    // Stryker waits for an endless mutant as much longer as it cannot explain here, so all of it belongs to a test.
    const explained = results.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0)
    results[0].timeSpentMs += Math.max(0, performance.now() - began - explained)
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage }
  }

  /** @param {Test} test @param {string} folder */
  takeWhatProgramsReached(test, folder) {
    const coverage = (this.stryker.mutantCoverage ??= { static: {}, perTest: {} })
    const own = (coverage.perTest[test.id] ??= {})
    for (const file of readdirSync(folder))
      for (const mutant of JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
        own[mutant] = (own[mutant] ?? 0) + 1
  }

  /** @param {MutantRunOptions} options */
  async mutantRun(options) {
    const result = await this.judge(options)
    if (result.status !== DryRunStatus.Complete || result.tests.at(-1)?.status !== TestStatus.Failed)
      return toMutantRunResult(result)
    // A test that still fails when the code is whole again was spoiled by something that a mutant left behind.
    const last = this.tests.get(result.tests.at(-1)?.id ?? '')
    if (last && (await run(last)).status === TestStatus.Success) return toMutantRunResult(result)
    await this.load()
    const again = await this.judge(options)
    await this.load()
    return toMutantRunResult(again)
  }

  /** @param {MutantRunOptions} options @returns {Promise<DryRunResult>} */
  async judge({ activeMutant, testFilter, hitLimit: generous }) {
    // Stryker waits for a hundred times as many hits as usual. Five times as many run in circles, unless they are few:
    // a test may look further when it does not find what it expects.
    const hitLimit = generous && Math.max(generous / 20, 1_000_000)
    // First what has killed most in this file.
    const kills = this.kills.get(activeMutant.fileName) ?? new Map()
    this.kills.set(activeMutant.fileName, kills)
    const ids = (testFilter ?? [...this.tests.keys()])
      .filter((id) => this.timeOf(id) < (withWholeGames ? Number.MAX_SAFE_INTEGER : long))
      .sort((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0) || this.timeOf(a) - this.timeOf(b))
    let left = withWholeGames ? Infinity : patience
    Object.assign(this.stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    process.env.__STRYKER_ACTIVE_MUTANT__ = activeMutant.id
    /** @type {TestResult[]} */
    const results = []
    try {
      for (const id of ids) {
        const test = this.tests.get(id)
        if (!test || left < 0) continue
        const result = await run(test)
        results.push(result)
        left -= result.timeSpentMs
        const endless = determineHitLimitReached(this.stryker.hitCount, hitLimit)
        if (endless) return endless
        if (result.status === TestStatus.Success) continue
        kills.set(id, (kills.get(id) ?? 0) + 1)
        break
      }
    } finally {
      delete process.env.__STRYKER_ACTIVE_MUTANT__
      Object.assign(this.stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
    }
    return { status: DryRunStatus.Complete, tests: results }
  }

  /** @param {string} id */
  timeOf(id) {
    return this.time.get(id) ?? 0
  }
}

/**
 * What can only be done by Vitest, or where everything is installed, judges nothing.
 * @param {Test} test @returns {Promise<TestResult>}
 */
async function judges(test) {
  const result = await run(test)
  if (result.status !== TestStatus.Failed) return result
  console.error(`${test.id} judges nothing: ${result.failureMessage}`)
  return { ...result, status: TestStatus.Skipped }
}

/** @param {Test} test @returns {Promise<TestResult>} */
async function run(test) {
  const began = process.cpuUsage()
  const started = performance.now()
  const spent = () => (withPrograms ? performance.now() - started : process.cpuUsage(began).user / 1000)
  const told = { id: test.id, name: test.id, fileName: path.resolve(test.file) }
  try {
    await test.run()
    return { ...told, timeSpentMs: spent(), status: TestStatus.Success }
  } catch (error) {
    return {
      ...told,
      timeSpentMs: spent(),
      status: TestStatus.Failed,
      failureMessage: String(error),
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'loaded-once', Runner)]
