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

/** What only the worker needs, and where it has no place: boards draw what they are given. */
const needless = [
  {
    part: /\/node_modules\/zod\//,
    named: 'what reads states and packs (zod)',
    at: /\/web\/src\/(?:main|screens\/(?:new-table|table|live-table))\.tsx$|\/games\/[^/]+\/(?:board\/index\.tsx|in-words\.ts)$/,
  },
  {
    part: /\/games\/[^/]+\/speech\//,
    named: 'the speech of a game',
    at: /\/web\/src\/main\.tsx$|\/games\/[^/]+\/board\/index\.tsx$/,
  },
]

/**
 * Refuses a build whose first page, or whose board of some game, brings more script than people should wait for, a table
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
    ...brought(chunks),
    ...held.map((game) => `The page holds ${game}, and so does its worker.`),
    ...(atFirst > mostAtFirst ? [`The first page brings ${atFirst} bytes of script.`] : []),
    ...boards.flatMap((board) => {
      const further = [...together(chunks, board)].filter((name) => !first.has(name))
      const bytes = weigh(chunks, further)
      return bytes > mostForBoard ? [`${board} brings ${bytes} bytes of script.`] : []
    }),
  ]
}

function brought(chunks: ReadonlyMap<string, Chunk>): string[] {
  const places = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
  return needless.flatMap(({ part, named, at }) =>
    places
      .filter((id) => at.test(id))
      .flatMap((place) => {
        const modules = [...together(chunks, place)].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
        const found = modules.find((id) => part.test(id))
        return found === undefined ? [] : [`${place} brings ${named}: ${found}.`]
      }),
  )
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
