// Makes modules of the storybooks, so that terminal, page and tests read them without a disk or a network.
// The modules are kept out of the repository; they are made again whenever a book has changed: by the set-up,
// the tests, the build, and ./dicehearth. Runs before anything is installed: plain Node 20, no dependencies.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const fates = path.join(root, 'games', 'rolling-fates', 'content')
const campaign = path.join(root, 'games', 'roll-player-adventures', 'content')
const bound = path.join(campaign, 'bound')
const desk = path.join(root, '.dicehearth')
/** When the books were bound last; ./dicehearth looks for books that are newer. */
const stamp = path.join(desk, 'books-bound')

const made = '// Made from books/*.md by scripts/books.mjs: write there, not here.\n'

/** Makes the modules of all books, and touches only those that have changed. */
export function bindBooks() {
  const modules = new Map([[path.join(fates, 'books.ts'), moduleOfFates()], ...modulesOfCampaign()])
  mkdirSync(bound, { recursive: true })
  for (const name of readdirSync(bound))
    if (!modules.has(path.join(bound, name))) rmSync(path.join(bound, name), { force: true })
  for (const [file, text] of modules) if (textOf(file) !== text) replace(file, text)
  try {
    replace(stamp, '')
  } catch (error) {
    // Nothing had to be written in a folder where nobody may write, and the books are bound.
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
  }
}

/** The books of Rolling Fates in their order, in one module. */
function moduleOfFates() {
  const names = readdirSync(path.join(fates, 'books'))
    .filter((name) => /^v\d+\.md$/.test(name))
    .sort((a, b) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10))
  const literals = names.map((name) => `  ${literal(bookOf(fates, name))},\n`)
  return [
    made,
    '/** The storybooks of the App, in the order in which they are best played. */\n',
    `export const books: readonly string[] = [\n${literals.join('')}]\n`,
  ].join('\n')
}

/**
 * The modules of Roll Player Adventures by file name: one for each book, and a list of the books by label.
 *
 * @returns {Map<string, string>}
 */
function modulesOfCampaign() {
  const names = readdirSync(path.join(campaign, 'books'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const files = new Map()
  const lines = names.map((name) => {
    const text = bookOf(campaign, `${name}.md`)
    files.set(path.join(bound, `${name}.ts`), `${made}export default ${literal(text)}\n`)
    const [label] = text.slice(2).split(/\s/)
    return `  ${label}: async () => (await import('./${name}.ts')).default,\n`
  })
  const list = [
    `${made}import type { Shelf } from '../shelf.ts'\n`,
    `/** Where the books of the campaign are fetched from. */\nexport const shelf: Shelf = {\n${lines.join('')}}\n`,
  ]
  return files.set(path.join(bound, 'index.ts'), list.join('\n'))
}

/** @param {string} content @param {string} name */
function bookOf(content, name) {
  return readFileSync(path.join(content, 'books', name), 'utf8')
}

/** @param {string} text */
function literal(text) {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * Writes the file in one step, because another program may be reading it or making the same one.
 *
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const fresh = path.join(desk, `${path.basename(file)}.${process.pid}`)
  mkdirSync(desk, { recursive: true })
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bindBooks()
