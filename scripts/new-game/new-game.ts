import { cpSync, existsSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const template = path.join(import.meta.dirname, 'template')
const longest = 40
/** Names that our tools take for something else. */
const taken = new Set(['test', 'testing', 'dist', 'coverage', 'fixtures'])

/** Why a game cannot be called that; null if it can. */
export function problemWith(root: string, name: string): string | null {
  if (name.length > longest) return `A name has at most ${longest} letters.`
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a game: use small letters, numbers and single hyphens, such as "lantern-row".`
  if (taken.has(name) || existsSync(path.join(root, 'games', name)) || existsSync(path.join(root, name)))
    return `"${name}" is taken in this house: choose another name.`
  return null
}

/** Lays out a small game that passes the battery, in the list of games and in the lock. */
export function newGame(root: string, name: string): void {
  const words: readonly (readonly [string, string])[] = [
    ['example-game', name],
    ['Example Game', titleOf(name)],
    ['EXG', rulePrefix(name)],
  ]
  const renamed = (text: string): string =>
    words.reduce((text, [from, to]) => text.replaceAll(from, to), text)
  const folder = path.join(root, 'games', name)
  cpSync(template, folder, { recursive: true })
  for (const file of globSync('**/*.*', { cwd: folder })) change(path.join(folder, file), renamed)
  change(path.join(root, 'games', 'index.ts'), (text) => withLine(text, name))
  changeLock(root, name, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package)
}

interface Package {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
}

interface Lock {
  packages: Record<string, object>
}

/** What `npm install` would do, without a network: an entry in the lock, and the link in node_modules. */
function changeLock(root: string, name: string, { name: id, version, license, dependencies }: Package): void {
  const lock = path.join(root, 'package-lock.json')
  const stamp = path.join(root, 'node_modules', '.installed-lock.json')
  const isInstalled = existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock))
  change(lock, (text) => {
    const whole = JSON.parse(text) as Lock
    const packages = {
      ...whole.packages,
      [`games/${name}`]: { name: id, version, license, dependencies },
      [`node_modules/${id}`]: { resolved: `games/${name}`, link: true },
    }
    const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
    return `${JSON.stringify({ ...whole, packages: Object.fromEntries(sorted) }, null, 2)}\n`
  })
  if (!isInstalled) return
  symlinkSync(path.join('..', '..', 'games', name), path.join(root, 'node_modules', id))
  writeFileSync(stamp, readFileSync(lock))
}

/** The list of games with one more line. */
function withLine(text: string, name: string): string {
  const end = text.indexOf('\n}\n', text.indexOf('const games'))
  if (end < 0) throw new Error('games/index.ts has no list of games.')
  return `${text.slice(0, end)}\n  '${name}': { game: async () => import('./${name}/index.ts') },${text.slice(end)}`
}

function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

/** What the ids of its rules begin with: the first letters of its words, two to four of them. */
function rulePrefix(name: string): string {
  const words = name.replaceAll(/[0-9]/g, '').split('-').filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : words[0].slice(0, 3)
  const prefix = letters.slice(0, 4).toUpperCase().padEnd(2, 'X')
  // These two are invariants and decisions.
  return prefix === 'INV' || prefix === 'DEC' ? `${prefix}X` : prefix
}

function change(file: string, to: (text: string) => string): void {
  const fresh = `${file}.new`
  writeFileSync(fresh, to(readFileSync(file, 'utf8')))
  renameSync(fresh, file)
}

/** What `npm test` asks of a game, and what makes it. */
export function checklist(name: string): string {
  const rows: readonly (readonly [string, string])[] = [
    ['the rules of the ledger are each named by a test', `./dicehearth rules ${name} --coverage`],
    ['the battery and its scenarios', `npm run unit -- games/${name}`],
    [
      'the golden game and the phrasebook, after a change',
      `npm run unit -- games/${name}/test/playthrough -u`,
    ],
    ['everything acts in simulated games', `./dicehearth simulate ${name} --until-covered`],
    ['saved games of these rules, once they are ready', `node host/test/write-saves.ts ${name}`],
    ['the terminal', `./dicehearth play ${name}`],
    ['its board is measured on every screen', `npm run browser -- every-screen -g "${titleOf(name)}"`],
    [
      'types, style, doors and what nobody uses',
      'npm run types && npm run lint && npm run doors && npm run knip',
    ],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  return rows.map(([what, command]) => `  ${what.padEnd(width)}  ${command}`).join('\n')
}
