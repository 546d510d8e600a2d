import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { knownGuest } from './caller.ts'
import type { ApiOptions } from './index.ts'
import { atTable } from './tables.ts'

const position = z.int().min(0)
const now = z.object({ position })

/** Answering, and taking an answer back. */
export const choices: FastifyPluginAsyncZod<ApiOptions> = async (app, { tables }) => {
  app.post(
    '/tables/:table/choices',
    {
      schema: {
        summary: 'Answer the decision at a position; once this is 200, the answer is stored',
        params: atTable,
        body: z.object({ position, option: z.number().describe('The number of the option, from 0') }),
        response: { 200: now },
      },
    },
    async (request) => {
      const { params, body } = request
      const caller = { guest: knownGuest(request), watch: null }
      return { position: await tables.ask(params.table, caller, 'answer', body.position, body.option) }
    },
  )
  app.post(
    '/tables/:table/undo',
    {
      schema: {
        summary: 'Take back your last choice, as long as nothing new has been learned since',
        params: atTable,
        body: now.describe('Where the table is, or the position to go back to'),
        response: { 200: now },
      },
    },
    async (request) => {
      const { params, body } = request
      const caller = { guest: knownGuest(request), watch: null }
      return { position: await tables.ask(params.table, caller, 'undoAt', body.position) }
    },
  )
}
