// Feeds damaged and odd input to everything that reads any, and plays whole games, until the time is up:
// `npm run fuzz -- --minutes 60`. A failure prints the command that repeats it.
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { kinds } from './kinds.ts'
import type { News, Try, Work } from './worker.ts'

/** A try that works this long hangs, in milliseconds: on a busy machine little work is done in much time. */
const patience = 120_000
/** Longer than any busy machine needs. */
const limit = 10 * patience

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, only: { type: 'string' }, seed: { type: 'string' } },
})
const minutes = Number(values.minutes ?? (values.seed === undefined ? 1 : 0))
if (!(minutes >= 0) || (values.only !== undefined && !(values.only in kinds))) {
  console.error(`Usage: npm run fuzz -- [--minutes n] [--only ${Object.keys(kinds).join('|')}] [--seed text]`)
  process.exit(2)
}
const seed = values.seed ?? String(Date.now())
const until = minutes === 0 ? 0 : Date.now() + minutes * 60_000
const worker = new Worker(new URL('worker.ts', import.meta.url), {
  workerData: { seed, only: values.only ?? null, until } satisfies Work,
})

const tried = new Map<string, number>()
let last: Try | null = null
let began = { work: 0, time: 0 }

worker.on('message', (news: News) => {
  if ('failed' in news) return fail(news.failed, news.message)
  last = news.begun
  tried.set(last.kind, (tried.get(last.kind) ?? 0) + 1)
  began = { work: work(), time: Date.now() }
})
const watchdog = setInterval(() => {
  if (last && (work() - began.work > patience || Date.now() - began.time > limit)) fail(last, 'it hangs')
}, 1_000)
worker.on('error', (error: Error) => last && fail(last, error.stack ?? error.message))
worker.on('exit', () => {
  clearInterval(watchdog)
  console.log([...tried].map(([kind, n]) => `${kind} ${n}`).join(', '))
  if (process.exitCode === undefined) console.log(`Nothing found with the seed ${seed}.`)
})

/** How long this process has worked, in milliseconds. */
function work(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function fail({ kind, seed }: Try, message: string): void {
  process.exitCode = 1
  console.error(`${message}\nRepeat it with: npm run fuzz -- --only ${kind} --seed ${seed}`)
  void worker.terminate()
}
