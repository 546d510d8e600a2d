// Breaks the code on purpose, one small change at a time, and lists the changes that no test notices:
// `npm run mutate -- engine/fate.ts games/set-a-watch/rules`. Slow, and therefore not part of `npm test`. The tests of
// the folder judge, or only some of them: `npm run mutate -- cli/files.ts --by cli/test/files.test.ts`.
import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import './mutate/mutators.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join('.dicehearth', 'mutation')
const isNoSource = /\.test\.ts$|\.d\.ts$|\/(test|testing|board|node_modules)\//

const wholeGames = '--whole-games'
const given = process.argv.slice(2).filter((it) => it !== wholeGames)
const by = given.includes('--by') ? given.indexOf('--by') : given.length
const [wanted, judges] = [given.slice(0, by), given.slice(by + 1)]
if (wanted.length === 0) {
  console.error('Which files or folders? For example: npm run mutate -- engine/fate.ts')
  process.exit(2)
}
const files = wanted.flatMap(sourcesIn)
if (files.length === 0) {
  console.error(`There is no source in ${wanted.join(', ')}.`)
  process.exit(2)
}

const name = [...wanted, ...judges].join('+').replaceAll('/', '_').slice(0, 100)
mkdirSync(path.join(root, folder), { recursive: true })
process.env.DICEHEARTH_WHOLE_GAMES = process.argv.includes(wholeGames) ? 'yes' : 'no'
process.env.DICEHEARTH_JUDGES = judges.join()
process.env.DICEHEARTH_MUTATED_ROOMS = [...new Set(files.flatMap(roomsOf))].join()

const results = await new Stryker({
  mutate: files,
  testRunner: 'loaded-once',
  plugins: [path.join(root, 'scripts/mutate/runner.mjs')],
  // TypeScript 7 has no programming interface, so Stryker must not find a configuration to rewrite.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Tables that are built when a file is loaded are content; every test would have to run for each of their values.
  ignoreStatic: true,
  concurrency: 2,
  // What a test noticed last time is not tried again as long as the line and the test are there.
  incremental: true,
  incrementalFile: path.join(folder, `${name}.json`),
  ignorePatterns: ['/web', '/docs/pictures', '/.dicehearth', '/test-results'],
  tempDirName: path.join(folder, 'copy'),
  // A mutant gets seconds of tests, which may be many more on a busy machine; whatever takes longer never ends.
  timeoutMS: 60_000,
  timeoutFactor: 0.1,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only'],
  allowEmpty: true,
}).runMutationTest()

const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
const alive = counted.filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
for (const { fileName, location, replacement, status } of alive) {
  const at = `${path.relative(root, fileName)}:${location.start.line}:${location.start.column}`
  console.log(`${at}${status === 'NoCoverage' ? ' (never run)' : ''}`)
  console.log(`    ${short(textAt(fileName, location))}  →  ${short(replacement)}`)
}
const killed = counted.length - alive.length
console.log(
  `${wanted.join(' ')}: ${killed} of ${counted.length} killed (${((100 * killed) / Math.max(1, counted.length)).toFixed(1)} %)`,
)

/** @param {string} given @returns {string[]} */
function sourcesIn(given) {
  const isFile = statSync(path.join(root, given), { throwIfNoEntry: false })?.isFile()
  const found = isFile ? [given] : globSync(`${given}/**/*.ts`, { cwd: root })
  return found.map((file) => file.replaceAll('\\', '/')).filter((file) => !isNoSource.test(`/${file}`))
}

/** The folders whose tests judge a file; how stories are read and checked is tested with those of the games, too. @param {string} file */
function roomsOf(file) {
  const parts = file.split('/')
  if (parts[0] === 'story') return ['story', 'games/*/story']
  return [parts[0] === 'games' ? parts.slice(0, 2).join('/') : parts[0]]
}

/** @param {string} file @param {import('@stryker-mutator/api/core').Location} location */
function textAt(file, { start, end }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join(' ')
}

/** @param {string | undefined} text */
function short(text = '') {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 90)} …` : line
}
