// Runs all checks, cheapest first; stops at the first that fails.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, '.dicehearth', 'reports')
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')
/** @type {Record<string, string>} */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/**
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Check
 * @typedef {Check & { ok: boolean, seconds: number, output: string }} Outcome
 */

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const ok = (await staticChecks()) && (await unit()) && (await browser())
const { passed, failed } = count()
console.log(`\nThe slowest ten:\n${slowest(10).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = ok && failed === 0 ? 0 : 1

/** Static checks, run in parallel and reported in order. */
async function staticChecks() {
  const checks = ['format:check', 'lint', 'types', 'doors', 'knip'].map((name) => {
    return run({ name, command: ['npm', 'run', '--silent', name] }, 'quiet')
  })
  let ok = true
  for (const check of checks) {
    const outcome = await check
    heading(outcome.name)
    if (!outcome.ok) process.stdout.write(outcome.output)
    verdict(outcome)
    ok &&= outcome.ok
  }
  return ok
}

async function unit() {
  heading('unit')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const outcome = await run({ name: 'unit', command: ['vitest', 'run', ...reporters], env: plain })
  verdict(outcome)
  return outcome.ok
}

async function browser() {
  if (globSync('web/e2e/**/*.spec.ts', { cwd: root }).length === 0) return true
  heading('browser')
  const outcome = await run({
    name: 'browser',
    command: ['node', 'scripts/browser.mjs', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  })
  verdict(outcome)
  return outcome.ok
}

/**
 * @param {Check} check
 * @param {'quiet' | 'aloud'} voice
 * @returns {Promise<Outcome>}
 */
function run(check, voice = 'aloud') {
  const started = performance.now()
  const [program = '', ...args] = check.command
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...check.env },
      stdio: ['ignore', voice === 'quiet' ? 'pipe' : 'inherit', voice === 'quiet' ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    })
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += `${error.message}\n`))
    child.on('close', (code) => {
      resolve({ ...check, ok: code === 0, seconds: (performance.now() - started) / 1000, output })
    })
  })
}

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name}`)
}

/** @param {Outcome} outcome */
function verdict({ name, ok, seconds }) {
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${seconds.toFixed(1)} s)`)
}

/** The tests that ran, in both runners. */
function count() {
  const total = { passed: 0, failed: 0 }
  if (existsSync(unitReport)) {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'))
    total.passed += report.numPassedTests
    total.failed += report.numFailedTests
  }
  if (existsSync(browserReport)) {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
    total.passed += stats.expected + stats.flaky
    total.failed += stats.unexpected
  }
  return total
}

/**
 * Where the time went, in both runners.
 * @param {number} n
 * @returns {string[]}
 */
function slowest(n) {
  return [...unitTimes(), ...browserTimes()]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, n)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** @typedef {{ name: string, seconds: number }} Time */

/** @returns {Time[]} */
function unitTimes() {
  if (!existsSync(unitReport)) return []
  /** @type {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      seconds: duration / 1000,
    })),
  )
}

/** @returns {Time[]} */
function browserTimes() {
  if (!existsSync(browserReport)) return []
  return specsIn(JSON.parse(readFileSync(browserReport, 'utf8'))).map(({ file, title, tests }) => ({
    name: `web/e2e/${file}: ${title}`,
    seconds:
      Math.max(...tests.map(({ results }) => results.reduce((sum, it) => sum + it.duration, 0))) / 1000,
  }))
}

/**
 * @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}
