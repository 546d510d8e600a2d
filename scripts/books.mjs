// Makes modules of the storybooks, so that terminal, page and tests read them without a disk or a network.
// The modules are kept out of the repository; they are made again whenever a book has changed: by the set-up,
// the tests, the build, and ./dicehearth. Runs before anything is installed: plain Node 20, no dependencies.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const desk = path.join(root, '.dicehearth')
/** When the books were bound last; ./dicehearth looks for books that are newer. */
const stamp = path.join(desk, 'books-bound')

const made = '// Made from books/*.md by scripts/books.mjs: write there, not here.\n'

/** Makes the modules of all books, and touches only those that have changed. */
export function bindBooks() {
  for (const game of readdirSync(path.join(root, 'games'))) {
    const content = path.join(root, 'games', game, 'content')
    if (existsSync(path.join(content, 'books'))) bindBooksOf(content)
  }
  try {
    replace(stamp, '')
  } catch (error) {
    // Nothing had to be written in a folder where nobody may write, and the books are bound.
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
  }
}

/**
 * A game with a shelf fetches its books one by one; the others have them all at hand.
 *
 * @param {string} content
 */
function bindBooksOf(content) {
  const names = readdirSync(path.join(content, 'books'))
    // What is about the books, such as a README, has large letters.
    .filter((name) => /^[a-z0-9-]+\.md$/.test(name))
    .map((name) => path.basename(name, '.md'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const hasShelf = existsSync(path.join(content, 'shelf.ts'))
  const modules = hasShelf ? modulesForShelf(content, names) : moduleOfAll(content, names)
  const bound = path.join(content, 'bound')
  if (hasShelf) {
    mkdirSync(bound, { recursive: true })
    for (const name of readdirSync(bound))
      if (!modules.has(path.join(bound, name))) rmSync(path.join(bound, name), { force: true })
  }
  for (const [file, text] of modules) if (textOf(file) !== text) replace(file, text)
}

/**
 * All books in their order, in one module.
 *
 * @param {string} content
 * @param {string[]} names
 * @returns {Map<string, string>}
 */
function moduleOfAll(content, names) {
  const literals = names.map((name) => `  ${literal(bookOf(content, name))},\n`)
  const text = [
    made,
    '/** The storybooks, in the order in which they are best played. */\n',
    `export const books: readonly string[] = [\n${literals.join('')}]\n`,
  ].join('\n')
  return new Map([[path.join(content, 'books.ts'), text]])
}

/**
 * A module for each book, and a list of the books by label.
 *
 * @param {string} content
 * @param {string[]} names
 * @returns {Map<string, string>}
 */
function modulesForShelf(content, names) {
  const bound = path.join(content, 'bound')
  const files = new Map()
  const lines = names.map((name) => {
    const text = bookOf(content, name)
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
  return readFileSync(path.join(content, 'books', `${name}.md`), 'utf8')
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
