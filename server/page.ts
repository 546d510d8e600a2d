import path from 'node:path'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'

/** Files with a content hash in their name never change; everything else is revalidated every time. */
const immutable = 'public, max-age=31536000, immutable'
const fresh = 'no-cache'

/** Whether an address is a screen rather than a file. */
const isScreen = (address: string): boolean => !address.slice(address.lastIndexOf('/')).includes('.')

/** Addresses that were cut off in the middle of a letter: the page says that they lead nowhere. */
const anyScreen = '/nowhere'

function isReadable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}

/** Serves the built page, which needs nothing from any other host. */
export async function pageServer(
  dist: string,
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Whoever is being answered gets the answer before the server stops.
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : anyScreen),
    // A proxy on this machine says who asks, and whether by TLS.
    trustProxy: 'loopback',
  })
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
    // At home the table is served over plain HTTP; a TLS proxy in front can set this header itself.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Look only inside the build: a parent folder may have the same name.
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
