import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Screen } from '../threads/crew.ts'
import type { ApiOptions } from './index.ts'
import { problemFor } from './problems.ts'
import { asWatcher, atTable } from './tables.ts'

/** A reader that is so far behind is cut off: it resumes where it was. */
const mostUnread = 1024 * 1024
/** A comment every few seconds keeps proxies from closing a quiet stream. */
const pulse = 20_000

const position = z.coerce.number().int().min(0)

/** What happens at a table, as a stream that can be resumed anywhere. */
export const events: FastifyPluginAsyncZod<ApiOptions> = async (app, { tables, lines }) => {
  const open = new Set<ServerResponse>()
  // Whoever reads comes back to another process, to where they were.
  app.addHook('preClose', async () => open.forEach((raw) => raw.end()))
  app.get(
    '/tables/:table/events',
    {
      schema: {
        summary: 'What happens, as server-sent events; the id of each is a position',
        params: atTable,
        querystring: asWatcher.extend({ after: position.optional() }),
        headers: z.looseObject({ 'last-event-id': position.optional().catch(undefined) }),
      },
    },
    async (request, reply) => {
      const { guest, params, query, headers } = request
      const caller = { guest, watch: query.watch ?? null }
      await tables.ask(params.table, caller, 'admit')
      const after = headers['last-event-id'] ?? query.after
      const close = lines.add(request.ip)
      reply.hijack()
      const { raw } = reply
      open.add(raw)
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const beating = setInterval(() => raw.write(':\n\n'), pulse)
      const screen: Screen = {
        kind: 'events',
        caller,
        hear(text) {
          raw.write(text)
          if (raw.writableLength > mostUnread) raw.destroy()
        },
        end: (why) => void raw.end(`event: end\ndata: ${JSON.stringify(problemFor(why))}\n\n`),
        lost: () => void raw.end(),
      }
      raw.on('close', () => {
        close()
        open.delete(raw)
        clearInterval(beating)
        tables.leave(screen)
      })
      await tables.join(params.table, screen, after === undefined ? undefined : { position: after })
    },
  )
}
