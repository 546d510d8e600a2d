import path from 'node:path'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/** Names with the hash of their content never change; everything else is asked for again each time. */
const immutable = 'public, max-age=31536000, immutable'
const fresh = 'no-cache'

/** Addresses of screens: whatever is no file. */
const isScreen = (address: string): boolean => !address.slice(address.lastIndexOf('/')).includes('.')

/** Serves the built page: all of it from here, nothing from anywhere else. */
export async function pageServer(dist: string): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The table is served in plain HTTP at home; whoever puts it behind TLS says so there.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Only the page's own folder counts: the house itself may stand in a folder of that name.
      const inside = path.relative(dist, file).split(path.sep)[0]
      void reply.header('cache-control', inside === 'assets' ? immutable : fresh)
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = request.method === 'GET' || request.method === 'HEAD'
    if (asksForPage && isScreen(new URL(request.url, 'http://table').pathname))
      return reply.sendFile('index.html')
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
  })
  return app
}
