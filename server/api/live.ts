import { patchBetween, Refusal } from '@dicehearth/engine'
import {
  sharedText,
  type LiveMessage,
  type LiveCalls,
  type LiveMethod,
  type News,
  type RoomState,
} from '@dicehearth/host'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { HotTable, Role, Screen } from '../tables/hot-table.ts'
import { answer } from '../tables/party.ts'
import {
  giveSeat,
  leaveSeat,
  lock,
  passHost,
  removePlayer,
  say,
  takeSeatBack,
  watchersMayTalk,
} from '../tables/seating.ts'
import { answerTakeback, askTakeback } from '../tables/takebacks.ts'
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

/** A screen at its table. */
interface At {
  table: HotTable
  screen: Screen
  role: Role
}

type Answer = ReturnType<LiveCalls[LiveMethod]> | null

/** A call with the shape of what must come along. */
function call<T extends readonly unknown[]>(
  shape: z.ZodType<T>,
  act: (at: At, ...args: T) => Promise<Answer>,
): (at: At, args: unknown) => Promise<Answer> {
  return async (at, args) => {
    const read = shape.safeParse(args)
    if (!read.success) throw new Refusal('bad-request', 'This call takes something else.')
    return act(at, ...read.data)
  }
}

const nothing = z.tuple([])

/** What a screen may call. */
const calls: Readonly<Record<LiveMethod | 'ping', ReturnType<typeof call>>> = {
  watch: call(z.array(cursor).max(1), async ({ table, screen }, ...from) => table.join(screen, from[0])),
  ping: call(nothing, async () => null),
  choose: call(z.tuple([position, position]), async ({ table, role }, at, option) =>
    answer(table, role, at, option),
  ),
  undo: call(nothing, async ({ table, role }) => table.play(async () => table.place(role).undo())),
  redo: call(nothing, async ({ table, role }) => table.play(async () => table.place(role).redo())),
  whyNot: call(z.tuple([z.array(z.string().max(100)).max(10)]), async ({ table, role }, pieces) =>
    table.place(role).whyNot(pieces),
  ),
  previews: call(z.tuple([position]), async ({ table, role }, at) => table.place(role).previews(at)),
  advise: call(nothing, async ({ table, role }) => table.place(role).advise()),
  save: call(nothing, async ({ table }) => table.save()),
  share: call(nothing, async ({ table: { room } }) =>
    room.inTurn(async () => sharedText(room.table, room.seats)),
  ),
  say: call(z.tuple([z.string().max(1000), z.string().min(1).max(64)]), async ({ table, role }, text, key) =>
    say(table, role, text, key),
  ),
  askTakeback: call(z.tuple([position]), async ({ table, role }, to) => askTakeback(table, role, to)),
  answerTakeback: call(z.tuple([z.boolean()]), async ({ table, role }, yes) =>
    answerTakeback(table, role, yes),
  ),
  leave: call(z.tuple([seat]), async ({ table, role }, from) => leaveSeat(table, role, from)),
  giveSeat: call(z.tuple([seat, z.string().max(40)]), async ({ table, role }, which, companion) =>
    giveSeat(table, role, which, companion),
  ),
  takeSeat: call(z.tuple([seat]), async ({ table, role }, which) => takeSeatBack(table, role, which)),
  removePlayer: call(z.tuple([seat]), async ({ table, role }, which) => removePlayer(table, role, which)),
  passHost: call(z.tuple([seat]), async ({ table, role }, to) => passHost(table, role, to)),
  lock: call(z.tuple([z.boolean()]), async ({ table, role }, locked) => lock(table, role, locked)),
  watchersMayTalk: call(z.tuple([z.boolean()]), async ({ table, role }, may) =>
    watchersMayTalk(table, role, may),
  ),
}

function isMethod(method: string): method is keyof typeof calls {
  return Object.hasOwn(calls, method)
}

const sent = z.object({ call: z.int(), method: z.string().max(40), args: z.unknown() })

/** News is made once for all who look from the same place, and so is its text. */
const texts = new WeakMap<News, string>()
function textOf(news: News): string {
  const text = texts.get(news) ?? JSON.stringify({ news } satisfies LiveMessage)
  texts.set(news, text)
  return text
}

/** The line of a screen to its table: calls and their answers, and whatever happens. */
export const live: FastifyPluginAsyncZod<ApiOptions> = async (app, { tables, publicUrl }) => {
  app.get(
    '/live',
    {
      websocket: true,
      exposeHeadRoute: false,
      schema: { hide: true, querystring: asWatcher.extend(atTable.shape) },
      preValidation: async (request) => checkOrigin(request, publicUrl),
    },
    (socket, { guest, query }) => {
      const caller = { guest, watch: query.watch ?? null }
      const opening = tables.at(query.table)
      let told: RoomState | undefined
      const tell = (text: string): void => {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > mostUnread) socket.terminate()
        else socket.send(text)
      }
      const screen: Screen = {
        caller,
        news: (news) => tell(textOf(news)),
        company(state) {
          const room = patchBetween(told, state)
          told = state
          if (room) tell(JSON.stringify({ room } satisfies LiveMessage))
        },
        end: (why) => socket.close(ends[why.code] ?? noSeat),
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
          const table = await opening
          const result = await calls[method]({ table, screen, role: table.admit(caller) }, args)
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
        opening.then(
          (table) => table.leave(screen),
          () => undefined,
        )
      })
      opening
        .then((table) => void table.admit(caller))
        .catch((error: unknown) => {
          if (error instanceof Refusal && error.code !== 'no-storage') screen.end(error)
          else socket.close(tryLater)
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
