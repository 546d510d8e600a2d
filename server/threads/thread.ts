import { parentPort, workerData } from 'node:worker_threads'
import { wordsOf } from '../tables/faults.ts'
import { keepTables } from './keep-tables.ts'
import type { Message } from './channel.ts'
import { Marker } from './marker.ts'

// A thread in which tables are kept, so that rules that hang or want too much stop nobody else.

const port = parentPort
if (!port) throw new Error('This is started by the server (hire.ts).')
keepTables(port, new Marker(workerData as SharedArrayBuffer))
// What nobody waits for must not end the tables of all.
process.on('unhandledRejection', (error) =>
  port.postMessage([
    { call: null, method: 'report', args: [{ table: '', error: wordsOf(error), saved: null }] },
  ] satisfies Message[]),
)
