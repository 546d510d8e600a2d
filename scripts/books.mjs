// Makes modules of the storybooks, so that every door reads them without asking a disk or a network.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const games = path.resolve(import.meta.dirname, '..', 'games')
const folder = path.join(games, 'rolling-fates', 'content')

/**
 * @param {string} text
 * @returns {string}
 */
function literal(text) {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``
}

/** The books in their order, as the module that they become. */
export function moduleOfBooks() {
  const texts = readdirSync(path.join(folder, 'books'))
    .filter((name) => /^v\d+\.md$/.test(name))
    .toSorted((a, b) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10))
    .map((name) => readFileSync(path.join(folder, 'books', name), 'utf8'))
  const literals = texts.map((text) => `  ${literal(text)},\n`)
  return [
    '// Made from books/*.md by `npm run books`: write there, not here.\n',
    '/** The storybooks of the App, in the order in which they are best played. */\n',
    `export const books: readonly string[] = [\n${literals.join('')}]\n`,
  ].join('\n')
}

export const booksFile = path.join(folder, 'books.ts')

const campaign = path.join(games, 'roll-player-adventures', 'content')
const made = '// Made from the books by `npm run books`: write there, not here.\n'

/**
 * The books of Roll Player Adventures, a module each, and a list of them by label; by their files.
 *
 * @returns {Map<string, string>}
 */
export function boundBooks() {
  const names = readdirSync(path.join(campaign, 'books'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const bound = path.join(campaign, 'bound')
  const files = new Map()
  const lines = names.map((name) => {
    const text = readFileSync(path.join(campaign, 'books', `${name}.md`), 'utf8')
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

if (process.argv[1] === import.meta.filename) {
  writeFileSync(booksFile, moduleOfBooks())
  mkdirSync(path.join(campaign, 'bound'), { recursive: true })
  for (const [file, text] of boundBooks()) writeFileSync(file, text)
}
