import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { requests } from './metrics.ts'

type Logging = Exclude<FastifyServerOptions['logger'], undefined>

/**
 * A line of JSON on the error stream for every request and every fault; on a terminal faults alone. Addresses are
 * written without what follows the question mark, where the keys of watchers are.
 */
export function logging(): Logging {
  return {
    level: process.env.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info'),
    stream: process.stderr,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
    },
  }
}

/** One line for every request to the API: what was asked, never by whom. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request
    const { url: route = '' } = routeOptions
    if (!route.startsWith('/api')) return
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    request.log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) })
  })
}
