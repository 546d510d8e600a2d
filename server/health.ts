import type { FastifyInstance } from 'fastify'
import { metrics, metricsType } from './metrics.ts'
import type { Store } from './store/index.ts'

/** For whoever watches over the server: whether it lives, whether it can serve, and what it counts. */
export function health(app: FastifyInstance, store: Store, count: () => Promise<void>): void {
  let isStopping = false
  app.addHook('preClose', async () => void (isStopping = true))
  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_, reply) => {
    const ready =
      !isStopping &&
      (await store.ready().then(
        () => true,
        () => false,
      ))
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n')
  })
  app.get('/metrics', async (_, reply) => {
    await count()
    return reply.type(metricsType).send(await metrics())
  })
}
