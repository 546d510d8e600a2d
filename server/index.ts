import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { api, bodyLimit } from './api/index.ts'
import { health } from './health.ts'
import { logRequests } from './log.ts'
import { faults, hotTables, streams, tableMemory } from './metrics.ts'
import { pageServer } from './page.ts'
import type { Store } from './store/index.ts'
import { keepFault } from './tables/faults.ts'
import { Crew, type CrewOptions } from './threads/crew.ts'

export { openStore, type Where } from './store/index.ts'

export interface ServerOptions extends Pick<CrewOptions, 'hire' | 'patience'> {
  /** The built page. */
  dist: string
  store: Store
  /** The address by which people reach the server, if a proxy stands in front of it. */
  publicUrl?: string
  /** How many requests one address may make in a minute. */
  requestsAMinute?: number
  /** How many streams and lines one address may keep open. */
  streamsAnAddress?: number
  /** The folder for reports of failed rules; without one they are only logged. */
  faults?: string
  log?: NonNullable<FastifyServerOptions['logger']>
}

/** The server: the page, and the tables of those who play over the network. */
export async function openServer({
  dist,
  store,
  log,
  faults: folder,
  hire,
  patience,
  ...options
}: ServerOptions): Promise<FastifyInstance> {
  const app = await pageServer(dist, log)
  await app.register(fastifyWebsocket, { options: { maxPayload: bodyLimit } })
  const tables = new Crew(store, {
    hire,
    patience,
    report(fault) {
      faults.inc()
      const report = folder === undefined ? null : keepFault(folder, fault)
      const { table, error } = fault
      app.log.error({ error, table, report }, 'the rules of a table have failed')
    },
  })
  app.addHook('onClose', async () => tables.close())
  logRequests(app)
  health(app, store, async () => {
    const counts = await tables.counts()
    hotTables.set(counts.tables)
    streams.set(counts.screens)
    tableMemory.set(counts.memory)
  })
  await app.register(api, { prefix: '/api', store, tables, ...options })
  return app
}
