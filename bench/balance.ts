import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { loadSurvey, root } from './balance-survey.ts'

/** `npm run balance <game>` plays a game many times and writes its section of docs/balance.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, workers: { type: 'string' } },
})
const [id] = positionals
const games = Number(values.games)
if (!id || !(games > 0)) {
  console.error('Which game? npm run balance rolling-fates -- --games 100')
  process.exit(2)
}

const heading = `# Balance

What happens when quick players play a game many times, beside what its ledger expects. Each section is written by
\`npm run balance <game>\`.
`

const { game, survey } = await loadSurvey(id)
const found = await playAll(survey.pieces(games), Number(values.workers ?? availableParallelism()))
const text = `## ${game.name}\n\n${await survey.section(found, games)}\n`
const file = path.join(root, 'docs', 'balance.md')
writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : heading, game.name, text))
console.log(text)

/** Every worker takes the next piece as soon as it is done with one. */
async function playAll(all: readonly unknown[], workers: number): Promise<unknown[]> {
  const waiting = all.map((piece, n) => ({ piece, n }))
  const done: unknown[] = []
  let played = 0
  const crew = Array.from({ length: Math.min(workers, all.length) }, async () => {
    const worker = new Worker(new URL('balance-worker.ts', import.meta.url), { workerData: { id } })
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      worker.postMessage(next.piece)
      const [measured] = (await once(worker, 'message')) as [unknown]
      done[next.n] = measured
      console.error(`${++played} of ${all.length}: ${survey.note(measured)}`)
    }
    await worker.terminate()
  })
  await Promise.all(crew)
  return done
}

/** The page with this game's section in place of the one it had. */
function withSection(page: string, name: string, text: string): string {
  const [head, ...sections] = page.split(/^(?=## )/m)
  const others = sections.filter((it) => !it.startsWith(`## ${name}\n`))
  return `${[head, ...others, text].map((it) => it.trimEnd()).join('\n\n')}\n`
}
