import { Refusal } from '@dicehearth/engine'
import type { Cursor, LiveCalls, LiveMessage, LiveMethod } from '@dicehearth/host'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Screen } from '../threads/crew.ts'
import { checkOrigin } from './caller.ts'
import type { ApiOptions } from './index.ts'
import { refusalFor } from './problems.ts'
import { asWatcher, atTable } from './tables.ts'

/** Why a line ends, as the page knows it. */
const ends: Readonly<Record<string, number>> = { 'no-guest': 4401, 'unknown-table': 4404 }
const noSeat = 4403
const tryLater = 1013

/** A screen that is so far behind is cut off: it comes back and is told all at once. */
const mostUnread = 4 * 1024 * 1024
/** The most calls of one screen in ten seconds; nobody presses as fast. */
const mostCalls = 400
const window = 10_000
/** How often it is asked whether somebody is still there. */
const pulse = 30_000

const position = z.int().min(0)
const seat = z.int().min(0).max(20)
const cursor = z.object({ position, revision: z.int().exactOptional() })

type Answer = ReturnType<LiveCalls[LiveMethod]> | null

/** What a screen may call, and what must come along. */
const calls = {
  watch: z.tuple([]).or(z.tuple([cursor])),
  ping: z.tuple([]),
  choose: z.tuple([position, position]),
  undo: z.tuple([]),
  redo: z.tuple([]),
  whyNot: z.tuple([z.array(z.string().max(100)).max(10)]),
  previews: z.tuple([position]),
  advise: z.tuple([]),
  save: z.tuple([]),
  share: z.tuple([]),
  say: z.tuple([z.string().max(1000), z.string().min(1).max(64)]),
  askTakeback: z.tuple([position]),
  answerTakeback: z.tuple([z.boolean()]),
  leave: z.tuple([seat]),
  giveSeat: z.tuple([seat, z.string().max(40)]),
  takeSeat: z.tuple([seat]),
  removePlayer: z.tuple([seat]),
  passHost: z.tuple([seat]),
  lock: z.tuple([z.boolean()]),
  watchersMayTalk: z.tuple([z.boolean()]),
} satisfies Record<LiveMethod | 'ping', z.ZodType>

function isMethod(method: string): method is keyof typeof calls {
  return Object.hasOwn(calls, method)
}

const sent = z.object({ call: z.int(), method: z.string().max(40), args: z.unknown() })

/** The line of a screen to its table: calls and their answers, and whatever happens. */
export const live: FastifyPluginAsyncZod<ApiOptions> = async (app, { tables, lines, publicUrl }) => {
  app.get(
    '/live',
    {
      websocket: true,
      exposeHeadRoute: false,
      schema: { hide: true, querystring: asWatcher.extend(atTable.shape) },
      preValidation: async (request) => checkOrigin(request, publicUrl),
    },
    (socket, { guest, query, ip }) => {
      let close: () => void
      try {
        close = lines.add(ip)
      } catch {
        socket.close(tryLater)
        return
      }
      const caller = { guest, watch: query.watch ?? null }
      const { table } = query
      const tell = (text: string): void => {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > mostUnread) socket.terminate()
        else socket.send(text)
      }
      const screen: Screen = {
        kind: 'line',
        caller,
        hear: tell,
        end: (why) => socket.close(ends[why.code] ?? noSeat),
        lost: () => socket.close(tryLater),
      }

      const ask = async (method: keyof typeof calls, given: unknown): Promise<unknown> => {
        const read = calls[method].safeParse(given)
        if (!read.success) throw new Refusal('bad-request', 'This call takes something else.')
        // The shape of each call is that of its arguments.
        const args = read.data as never
        if (method === 'ping') return null
        if (method === 'watch') return tables.join(table, screen, ...(args as [Cursor?]))
        return tables.ask(table, caller, method, ...(args as [never, never]))
      }
      const answerCall = async (text: string): Promise<void> => {
        const read = sent.safeParse(parsed(text))
        if (!read.success) {
          socket.close(1008)
          return
        }
        const { call, method, args } = read.data
        try {
          if (!isMethod(method)) throw new Refusal('bad-request', 'There is no such call.')
          const result = (await ask(method, args)) as Answer
          tell(JSON.stringify({ call, result: result ?? null } satisfies LiveMessage))
        } catch (error) {
          const { code, message } = refusalFor(error)
          if (code === 'broken') app.log.error(error)
          tell(JSON.stringify({ call, refusal: { code, message } } satisfies LiveMessage))
        }
      }

      let made = 0
      const counting = setInterval(() => (made = 0), window)
      let isThere = true
      const beating = setInterval(() => {
        if (!isThere) socket.terminate()
        isThere = false
        socket.ping()
      }, pulse)
      socket.on('pong', () => (isThere = true))
      socket.on('message', (data) => {
        isThere = true
        if (++made > mostCalls) socket.close(1008)
        else if (data instanceof Buffer) void answerCall(data.toString())
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        clearInterval(counting)
        clearInterval(beating)
        close()
        tables.leave(screen)
      })
      tables.ask(table, caller, 'admit').catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'no-storage') screen.end(error)
        else screen.lost()
      })
    },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
