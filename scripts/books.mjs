// Makes a module of the storybooks of Rolling Fates, so that every door reads them without asking a disk or a network.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '..', 'games', 'rolling-fates', 'content')

/** The books in their order, as the module that they become. */
export function moduleOfBooks() {
  const texts = readdirSync(path.join(folder, 'books'))
    .filter((name) => /^v\d+\.md$/.test(name))
    .toSorted((a, b) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10))
    .map((name) => readFileSync(path.join(folder, 'books', name), 'utf8'))
  const literals = texts.map((text) => `  \`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\`,\n`)
  return [
    '// Made from books/*.md by `npm run books`: write there, not here.\n',
    '/** The storybooks of the App, in the order in which they are best played. */\n',
    `export const books: readonly string[] = [\n${literals.join('')}]\n`,
  ].join('\n')
}

export const booksFile = path.join(folder, 'books.ts')

if (process.argv[1] === import.meta.filename) writeFileSync(booksFile, moduleOfBooks())
