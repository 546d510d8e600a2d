import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import { Refusal } from '@dicehearth/engine'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Store } from '../store/index.ts'
import type { Crew } from '../threads/crew.ts'
import { checkOrigin, guestOf } from './caller.ts'
import { choices } from './choices.ts'
import { documentation } from './documentation.ts'
import { events } from './events.ts'
import { games } from './games.ts'
import { guests } from './guests.ts'
import { live } from './live.ts'
import { OpenLines } from './open-lines.ts'
import { problemSchema, sendProblem } from './problems.ts'
import { seats } from './seats.ts'
import { tables } from './tables.ts'

export interface ApiOptions {
  store: Store
  tables: Crew
  lines: OpenLines
  publicUrl?: string
}

interface How extends Omit<ApiOptions, 'lines'> {
  requestsAMinute?: number
  streamsAnAddress?: number
}

/** The most bytes of a request; what brings a whole game has a limit of its own. */
export const bodyLimit = 256 * 1024

/** Everything under /api: JSON over HTTP for programs, and the line of the page. */
export async function api(app: FastifyInstance, { store, tables: crew, ...how }: How): Promise<void> {
  const { publicUrl, requestsAMinute = 1200, streamsAnAddress = 200 } = how
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  await app.register(fastifyCookie)
  await app.register(fastifyRateLimit, { max: requestsAMinute, timeWindow: '1 minute' })
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit
    const { schema } = route
    if (schema) schema.response = { ...(schema.response as object | undefined), '4xx': problemSchema }
  })
  app.decorateRequest('guest', null)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, publicUrl)
    request.guest = await guestOf(request, store)
  })
  await documentation(app)
  const lines = new OpenLines(streamsAnAddress)
  const options = { store, tables: crew, lines, ...(publicUrl === undefined ? {} : { publicUrl }) }
  for (const part of [guests, games, tables, seats, choices, events, live]) await app.register(part, options)
  app.all('/*', { schema: { hide: true } }, () => {
    throw new Refusal('unknown-address', 'There is nothing at this address. See /api/docs.')
  })
}
