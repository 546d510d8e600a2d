import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const kilobyte = 1000
const mostAtFirst = 100 * kilobyte
const mostForBoard = 90 * kilobyte

/** What this plugin reads of a chunk; `imports` are those that come with it at once. */
interface Chunk {
  code: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

/** What neither the first page nor a board has any use for: they draw what the worker has read and put into words. */
const needless = [
  { part: /\/node_modules\/zod\//, named: 'what reads its states and packs (zod)' },
  { part: /\/games\/[^/]+\/speech\//, named: 'the speech of a game' },
]

/**
 * Refuses a build whose first page, or whose board of some game, brings more script than people should wait for, a board
 * that brings what only the worker needs, and a page that holds a game: its worker, which is built apart, holds them all.
 */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>()
        for (const [name, it] of Object.entries(bundle)) if (it.type === 'chunk') chunks.set(name, it)
        for (const problem of overweight(chunks)) this.error(problem)
      },
    },
  }
}

/** What is too heavy, in sentences. */
export function overweight(chunks: ReadonlyMap<string, Chunk>): string[] {
  const first = together(chunks, /web\/src\/main\.tsx$/)
  const atFirst = weigh(chunks, first)
  const boards = [...chunks.values()].flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => /games\/[^/]+\/board\/index\.tsx$/.test(id)),
  )
  const held = [...chunks.values()].flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => /games\/[^/]+\/index\.ts$/.test(id)),
  )
  return [
    ...held.map((game) => `The page holds ${game}, and so does its worker.`),
    ...(atFirst > mostAtFirst ? [`The first page brings ${atFirst} bytes of script.`] : []),
    ...needlessIn(chunks, first).map((part) => `The first page brings ${part}.`),
    ...boards.flatMap((board) => {
      const further = [...together(chunks, board)].filter((name) => !first.has(name))
      const bytes = weigh(chunks, further)
      return [
        ...(bytes > mostForBoard ? [`${board} brings ${bytes} bytes of script.`] : []),
        ...needlessIn(chunks, further).map((part) => `${board} brings ${part}.`),
      ]
    }),
  ]
}

function needlessIn(chunks: ReadonlyMap<string, Chunk>, names: Iterable<string>): string[] {
  const modules = [...names].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  return needless.flatMap(({ part, named }) => {
    const found = modules.find((id) => part.test(id))
    return found === undefined ? [] : [`${named}: ${found}`]
  })
}

/** The chunk that holds a module, and all that come with it at once. */
function together(chunks: ReadonlyMap<string, Chunk>, module: string | RegExp): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...chunks].flatMap(([name, { moduleIds }]) =>
    moduleIds.some((id) => (typeof module === 'string' ? id === module : module.test(id))) ? [name] : [],
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks.get(name)?.imports ?? []))
  }
  return found
}

function weigh(chunks: ReadonlyMap<string, Chunk>, names: Iterable<string>): number {
  let bytes = 0
  for (const name of names) bytes += gzipSync(chunks.get(name)?.code ?? '').length
  return bytes
}
