import { Worker } from 'node:worker_threads'
import type { Played, Plan } from './trial.ts'

/** Games per request to a worker: enough to keep it busy, few enough to stop soon. */
const batch = 8
/** A decision takes milliseconds; a game that takes this long for one hangs. */
const patience = 60_000

export interface Broken {
  index: number
  message: string
}

/** What a worker is started with. */
export interface Work {
  plan: Plan
  games: number
  /** The number of the current game and of the decisions made so far, so that the pool can notice a hang. */
  now: Int32Array<SharedArrayBuffer>
}
export type Answer = { from: number; played: Played[]; broken: Broken | null }

/**
 * Plays the games of a plan in workers and reports them in order, however fast each worker is, until all are played
 * or `enough` says so. Returns the first that broke.
 */
export async function runInWorkers(
  plan: Plan,
  games: number,
  workers: number,
  enough: (played: Played) => boolean,
): Promise<Broken | null> {
  const answers = new Map<number, Answer>()
  const crew: Worker[] = []
  let asked = 0
  let handed = 0
  const ask = (worker: Worker): void => {
    if (asked >= games) return
    worker.postMessage(asked)
    asked += batch
  }
  try {
    return await new Promise((resolve, reject) => {
      const handOver = (): void => {
        for (let next = answers.get(handed); next; next = answers.get(handed)) {
          answers.delete(handed)
          for (const played of next.played) if (enough(played)) return resolve(null)
          if (next.broken) return resolve(next.broken)
          handed += batch
        }
        if (handed >= games) resolve(null)
      }
      for (let n = 0; n < Math.min(workers, Math.ceil(games / batch)); n++) {
        const now = new Int32Array(new SharedArrayBuffer(8))
        const workerData: Work = { plan, games, now }
        const worker = new Worker(new URL('worker.ts', import.meta.url), {
          workerData,
          resourceLimits: { maxYoungGenerationSizeMb: 64 },
        })
        crew.push(worker)
        watch(now, (index) => resolve({ index, message: `it hung for ${patience / 1000} s` }))
        worker.on('error', reject)
        worker.on('message', (answer: Answer) => {
          answers.set(answer.from, answer)
          ask(worker)
          handOver()
        })
        ask(worker)
      }
    })
  } finally {
    await Promise.all(crew.map(async (worker) => worker.terminate()))
  }
}

/** Calls `hangs` when a game has not come to its next decision for too long. */
function watch(now: Int32Array, hangs: (index: number) => void): void {
  let last = [-1, 0]
  const timer = setInterval(() => {
    const [index, decisions] = now
    if (index >= 0 && index === last[0] && decisions === last[1]) hangs(index)
    last = [index, decisions]
  }, patience)
  timer.unref()
}

export const batchOf = (from: number, games: number): number[] =>
  Array.from({ length: Math.min(batch, games - from) }, (_, i) => from + i)
