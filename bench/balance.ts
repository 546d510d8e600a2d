import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Cell, Measured } from './balance-cell.ts'
import { cellsOf, loadBalance } from './balance-cell.ts'
import { section, targetsIn } from './balance-table.ts'

/** `npm run balance <game>` plays the table of balance targets in a game's ledger and writes docs/balance.md. */
const root = path.resolve(import.meta.dirname, '..')
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

How often quick players win, in percent, and in brackets what the game's ledger expects ("Balance targets"). A number
more than 15 points away is set in bold. Written by \`npm run balance <game>\`.
`

const { game, balance } = await loadBalance(id)
const cells = cellsOf(balance)
const results = await playAll(cells, Number(values.workers ?? availableParallelism()))
const ledger = readFileSync(path.join(root, 'games', id, 'rules.md'), 'utf8')
const text = section(game.name, balance, results, targetsIn(ledger, Object.keys(balance.rows)), games)
const file = path.join(root, 'docs', 'balance.md')
writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : heading, game.name, text))
console.log(text)

/** Every worker takes the next cell as soon as it is done with one. */
async function playAll(all: readonly Cell[], workers: number): Promise<Measured[]> {
  const waiting = all.slice()
  const done: Measured[] = []
  const crew = Array.from({ length: Math.min(workers, all.length) }, async () => {
    const worker = new Worker(new URL('balance-worker.ts', import.meta.url), { workerData: { id, games } })
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      worker.postMessage(cell)
      const [measured] = (await once(worker, 'message')) as [Measured]
      done.push(measured)
      console.error(`${cell.row}, ${cell.seats} ${cell.expert}: ${measured.won} of ${games} won`)
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
