import { once } from 'node:events'
import { totalmem } from 'node:os'
import { MessageChannel, Worker } from 'node:worker_threads'
import { keepTables } from './keep-tables.ts'
import type { Port } from './channel.ts'
import type { Marker } from './marker.ts'

/** A thread that keeps tables. */
export interface Hired {
  readonly port: Port
  /** Settles once it is gone, with what went wrong. */
  readonly gone: Promise<string>
  /** How many seconds of a processor it has used. */
  used(): Promise<number>
  /** Its memory in use, in bytes. */
  memory(): Promise<number>
  /** If it uses more, it is to be stopped. */
  readonly mostMemory: number
  dismiss(): Promise<void>
}

export type Hire = (marker: Marker) => Hired

const thread = new URL('thread.ts', import.meta.url)
/** What a thread may use, in bytes: some thousand tables that people look at. */
const usual = Math.min(2 ** 30, totalmem() / 4)

/** Hires a thread of the machine, which ends without harm to others whatever rules do in it. */
export function hireThread(marker: Marker, file = thread, mostMemory = usual): Hired {
  const worker = new Worker(file, {
    workerData: marker.memory,
    // A thread that comes to this limit may take the whole process along: it is stopped long before.
    resourceLimits: { maxOldGenerationSizeMb: (2 * usual) / 2 ** 20 },
  })
  let why = 'The thread was stopped.'
  worker.on('error', (error: Error) => {
    why = error.stack ?? error.message
  })
  return {
    port: worker,
    gone: once(worker, 'exit').then(() => why),
    async used() {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1_000_000
    },
    memory: async () => (await worker.getHeapStatistics()).used_heap_size,
    mostMemory,
    dismiss: async () => void (await worker.terminate()),
  }
}

/** Keeps tables in this thread, by the same messages: for tests, which start many servers. */
export function hireNobody(marker: Marker): Hired {
  const { port1: port, port2 } = new MessageChannel()
  const putAway = keepTables(port2, marker)
  return {
    port,
    gone: new Promise(() => undefined),
    used: async () => 0,
    memory: async () => 0,
    mostMemory: 0,
    async dismiss() {
      putAway()
      port.close()
    },
  }
}
