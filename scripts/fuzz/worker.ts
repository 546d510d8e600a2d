import { parentPort, workerData } from 'node:worker_threads'
import { newFate } from '@dicehearth/engine'
import { kinds } from './kinds.ts'

/** A try, announced before it begins, so that one that hangs is known too. */
export interface Try {
  kind: string
  seed: string
}

export interface Work {
  seed: string
  only: string | null
  until: number
}

export type News = { begun: Try } | { failed: Try; message: string }

const { seed, only, until } = workerData as Work
const names = only === null ? Object.keys(kinds) : [only]
for (let n = 0; n === 0 || Date.now() < until; n++) {
  const one: Try = { kind: names[n % names.length], seed: until === 0 ? seed : `${seed}-${n}` }
  parentPort?.postMessage({ begun: one } satisfies News)
  try {
    await kinds[one.kind](newFate(one.seed))
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ failed: one, message } satisfies News)
    break
  }
}
