// Writes a game's icons.ts from its icons.json, so that only the drawings in use are shipped:
// node_modules/node/bin/node tabletop/pick-icons.mjs games/<game>/board
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { onWholeNumbers } from './whole-numbers.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder with icons.json, such as games/roll-for-adventure/board.')
const drawings = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons

/** @type {Record<string, Record<string, string>>} author: our word for it, and the name in the set */
const wanted = JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8'))
const lines = Object.entries(wanted).flatMap(([author, icons]) =>
  Object.entries(icons).map(([word, name]) => {
    const body = drawings[name]?.body
    const path = body && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1]
    if (!path) throw new Error(`game-icons has no single drawing "${name}".`)
    return `  ${word}: { name: '${name}', author: '${author}', path: '${onWholeNumbers(path)}' },`
  }),
)
writeFileSync(
  join(folder, 'icons.ts'),
  [
    "import type { IconData } from '@dicehearth/tabletop'",
    '',
    '/** Made from icons.json by tabletop/pick-icons.mjs: drawings of game-icons.net, CC BY 3.0. */',
    'export const icons = {',
    ...lines,
    '} as const satisfies Record<string, IconData>',
    '',
  ].join('\n'),
)
