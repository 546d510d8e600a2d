import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@dicehearth/engine'
import type { Examples } from '@dicehearth/host'
import { root } from './book.ts'
import { readJson, readText } from './files.ts'

/** Every example pack that one of the game's pack options can read. */
export function examplesFor(game: Game): Examples {
  const folder = path.join(root, 'docs', 'examples')
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => path.join(folder, name))
    .map((file) => (file.endsWith('.json') ? readJson(file) : readText(file)))
  return Object.fromEntries(
    Object.entries(game.setup).map(([key, option]) => [
      key,
      option.kind === 'pack' ? files.filter((file) => 'pack' in option.read(file)) : [],
    ]),
  )
}
