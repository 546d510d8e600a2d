import { Refusal } from '@dicehearth/engine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { hashOf, newKey } from '../secrets.ts'
import { knownGuest, rememberGuest } from './caller.ts'
import type { ApiOptions } from './index.ts'

const longestName = 24
const named = z.object({ name: z.string().max(200).describe('What the others at the table see') })
const known = z.object({ guest: z.string(), name: z.string() })

/** A name as it is shown: one line without signs that cannot be seen. */
function readName(given: string): string {
  const name = given
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name !== '' && name.length <= longestName) return name
  throw new Refusal('bad-name', `A name has 1 to ${longestName} letters.`)
}

/** Guests: somebody with a name, known by a token. */
export const guests: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, tables, publicUrl }) => {
  app.post(
    '/guests',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Come in: a name, no account',
        body: named,
        response: { 201: z.object({ guest: z.string(), token: z.string() }) },
      },
    },
    async (request, reply) => {
      const token = newKey(32)
      const guest = await store.addGuest({ name: readName(request.body.name), tokenHash: hashOf(token) })
      rememberGuest(reply, token, publicUrl?.startsWith('https:') ?? request.protocol === 'https')
      return reply.code(201).send({ guest: guest.id, token })
    },
  )
  app.get(
    '/me',
    {
      schema: {
        summary: 'Who you are here; guest is null for somebody whom the server does not know',
        response: { 200: z.union([known, z.object({ guest: z.null() })]) },
      },
    },
    async ({ guest }) => (guest ? { guest: guest.id, name: guest.name } : { guest: null }),
  )
  app.patch(
    '/me',
    { schema: { summary: 'Take another name', body: named, response: { 200: known } } },
    async (request) => {
      const { id } = knownGuest(request)
      const name = readName(request.body.name)
      await store.renameGuest(id, name)
      await tables.rename(id, name)
      return { guest: id, name }
    },
  )
}
