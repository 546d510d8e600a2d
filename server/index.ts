import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { api, bodyLimit } from './api/index.ts'
import { pageServer } from './page.ts'
import type { Store } from './store/index.ts'
import { HotTables } from './tables/hot-tables.ts'

export { openStore, type Where } from './store/index.ts'

export interface ServerOptions {
  /** The built page. */
  dist: string
  store: Store
  /** The address by which people reach the server, if a proxy stands in front of it. */
  publicUrl?: string
  /** How many requests one address may make in a minute. */
  requestsAMinute?: number
}

/** The server: the page, and the tables of those who play over the network. */
export async function openServer({ dist, store, ...options }: ServerOptions): Promise<FastifyInstance> {
  const app = await pageServer(dist)
  await app.register(fastifyWebsocket, { options: { maxPayload: bodyLimit } })
  const tables = new HotTables(store)
  app.addHook('preClose', async () => tables.close())
  await app.register(api, { prefix: '/api', store, tables, ...options })
  return app
}
