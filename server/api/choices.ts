import { Refusal } from '@dicehearth/engine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { answer } from '../tables/party.ts'
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
        body: z.object({ position, option: position.describe('The number of the option, from 0') }),
        response: { 200: now },
      },
    },
    async (request) => {
      const guest = knownGuest(request)
      const table = await tables.at(request.params.table)
      const role = table.admit({ guest, watch: null })
      await answer(table, role, request.body.position, request.body.option)
      return { position: table.room.table.position }
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
      const guest = knownGuest(request)
      const table = await tables.at(request.params.table)
      const role = table.admit({ guest, watch: null })
      await table.play(async () => {
        const { room } = table
        if (![room.table.position, room.lastChoice].includes(request.body.position))
          throw new Refusal('stale', `The table is at ${room.table.position}: look at it again.`)
        return table.place(role).undo()
      })
      return { position: table.room.table.position }
    },
  )
}
