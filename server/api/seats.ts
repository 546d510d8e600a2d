import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { knownGuest } from './caller.ts'
import type { ApiOptions } from './index.ts'
import { atTable } from './tables.ts'

const seat = z.object({ seat: z.number() })

/** Sitting down and getting up. */
export const seats: FastifyPluginAsyncZod<ApiOptions> = async (app, { tables }) => {
  app.post(
    '/tables/:table/seats',
    {
      // Whoever has a code may not try others for ever.
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'Take a seat, by an invitation or a code',
        params: atTable,
        body: z.object({ invite: z.string().max(100), seat: z.int().min(0).max(20).optional() }),
        response: { 200: seat },
      },
    },
    async (request) => {
      const { params, body } = request
      const caller = { guest: knownGuest(request), watch: null }
      return { seat: await tables.ask(params.table, caller, 'sitDown', body.invite, body.seat) }
    },
  )
  app.delete(
    '/tables/:table/seats/:seat',
    {
      schema: {
        summary: 'Leave a seat; the host may also remove somebody',
        params: atTable.extend({ seat: z.coerce.number().int().min(0).max(20) }),
        response: { 200: seat },
      },
    },
    async (request) => {
      const { table, seat } = request.params
      await tables.ask(table, { guest: knownGuest(request), watch: null }, 'leave', seat)
      return { seat }
    },
  )
}
