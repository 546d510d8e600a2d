import { connect, type Connection } from './rpc.ts'
import type { WorkerMethods } from './worker.ts'

/** Starts a worker that runs the rules for one screen. */
export function startWorker(onNews: (news: unknown) => void = () => undefined): Connection<WorkerMethods> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'table' })
  return connect<WorkerMethods>(worker, onNews)
}

/** Does one piece of work in a temporary worker. */
export async function atDesk<T>(work: (desk: Connection<WorkerMethods>) => Promise<T>): Promise<T> {
  const desk = startWorker()
  try {
    return await work(desk)
  } finally {
    desk.close()
  }
}
