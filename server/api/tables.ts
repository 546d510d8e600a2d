import { commitmentOf, Refusal, withWord } from '@dicehearth/engine'
import { newSecret, partyWays, person, playerKinds } from '@dicehearth/host'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { isSame, newKey } from '../secrets.ts'
import type { Guest, SeatRecord, Store } from '../store/index.ts'
import { readCode, newCode } from '../tables/codes.ts'
import type { Begun } from '../tables/dealing.ts'
import { listTables, type ListedTable } from '../tables/listed.ts'
import { knownGuest } from './caller.ts'
import type { ApiOptions } from './index.ts'

/** A saved game may bring a book of its own. */
const longestSave = 16 * 1024 * 1024

const wantedSeat = z.object({
  kind: z.enum(['human', 'companion']),
  name: z.string().max(24).optional(),
  companion: z.enum(playerKinds.filter((kind) => kind !== person)).optional(),
})
const wantedTable = z.object({
  game: z.string().max(60),
  config: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(wantedSeat).max(12).default([]).describe('You take the first of the human seats'),
  seed: z.string().min(1).max(80).optional().describe('Makes it a practice table: the dice can be known'),
  commitment: z
    .string()
    .max(64)
    .optional()
    .describe('From POST /api/secrets: the dice come from that secret'),
  words: z.array(z.string().max(24)).max(12).default([]).describe('Of the players, mixed into that secret'),
  takebacks: z.boolean().default(true),
  party: z.enum(partyWays).default('talk').describe('How people decide what anybody may decide'),
})
const broughtTable = z.object({ save: z.string().max(longestSave).describe('A saved game') })
const opened = z.object({ table: z.string(), invite: z.string(), watch: z.string(), code: z.string() })

const kind = z.enum(['human', 'companion', 'open'])
const listedSeat = z.object({
  seat: z.number(),
  name: z.string(),
  kind,
  companion: z.string().nullable(),
})
const listedTable: z.ZodType<ListedTable> = z.object({
  table: z.string(),
  game: z.string(),
  waitsForYou: z.boolean(),
  question: z.string().nullable(),
  asked: z.array(z.string()),
  position: z.number(),
  changed: z.number(),
  over: z.string().nullable(),
  you: z.array(z.number()),
  host: z.boolean(),
  practice: z.boolean(),
  seats: z.array(listedSeat),
})
const option = z.looseObject({ seat: z.number(), text: z.string() })
const standing = z.object({
  position: z.number(),
  seats: z.array(listedSeat.extend({ host: z.boolean(), presence: z.string().nullable() })),
  you: z.array(z.number()).describe('The seats that you answer for'),
  view: z.unknown().describe('The table as you may see it'),
  decision: z
    .object({
      position: z.number(),
      prompt: z.string(),
      rules: z.array(z.string()),
      asked: z.array(z.number()),
      options: z.array(option).describe('All of them where you may answer; seat -1 where anybody may'),
    })
    .nullable(),
  result: z
    .object({ result: z.string(), text: z.string(), scores: z.array(z.looseObject({})) })
    .nullable()
    .describe('Null until the end'),
  commitment: z.string().nullable(),
})

export const atTable = z.object({ table: z.string().max(40) })
export const asWatcher = z.object({ watch: z.string().max(100).optional() })

/** Tables: opened, listed, looked at, and taken home. */
export const tables: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, tables: crew }) => {
  app.post(
    '/tables',
    {
      bodyLimit: longestSave,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Open a table, new or from a saved game',
        body: z.union([broughtTable, wantedTable]),
        response: { 201: opened },
      },
    },
    async (request, reply) => {
      const guest = knownGuest(request)
      const { body } = request
      // Whoever had a saved game had its seed: it is for practice.
      if ('save' in body) {
        const options = { practice: true, takebacks: true, party: 'talk' } as const
        return reply.code(201).send(await open(store, guest, await crew.bring(body.save), options))
      }
      const { seed, config, takebacks, party } = body
      const laid = await crew.lay(body)
      const practice = seed !== undefined || config.script !== undefined || config.dice === 'real'
      const begun = await crew.deal(laid, await seedFor(store, guest, body))
      return reply.code(201).send(await open(store, guest, begun, { practice, takebacks, party }))
    },
  )
  app.post(
    '/secrets',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Promise a secret for the dice of your next table, before its players say their words',
        response: { 201: z.object({ commitment: z.string().describe('The SHA-256 of the secret') }) },
      },
    },
    async (request, reply) => {
      const guest = knownGuest(request)
      const secret = newSecret()
      const commitment = commitmentOf(secret) ?? ''
      await store.promise(guest.id, commitment, secret)
      return reply.code(201).send({ commitment })
    },
  )
  app.get(
    '/tables',
    {
      schema: {
        summary: 'Your tables, those that wait for you first',
        response: { 200: z.object({ tables: z.array(listedTable) }) },
      },
    },
    async (request) => ({ tables: await listTables(store, crew, knownGuest(request)) }),
  )
  app.get(
    '/tables/:table',
    {
      schema: {
        summary: 'The table as you may see it',
        params: atTable,
        querystring: asWatcher,
        response: { 200: standing },
      },
    },
    async ({ params, query, guest }) => {
      return crew.ask(params.table, { guest, watch: query.watch ?? null }, 'look')
    },
  )
  app.get(
    '/tables/:table/record',
    { schema: { summary: 'The saved game as you may have it', params: atTable, querystring: asWatcher } },
    async ({ params, query, guest }, reply) => {
      const caller = { guest, watch: query.watch ?? null }
      return reply.type('application/json').send(await crew.ask(params.table, caller, 'save'))
    },
  )
  app.post(
    '/invitations',
    {
      // A code is short enough to be guessed by somebody who may guess for ever.
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'What a code or the secret of an invitation leads to',
        body: z.object({ invite: z.string().max(100), table: z.string().max(40).optional() }),
        response: {
          200: z.object({
            table: z.string(),
            game: z.string(),
            host: z.string(),
            invite: z.string(),
            seats: z.array(listedSeat),
            locked: z.boolean(),
          }),
        },
      },
    },
    async ({ guest, body: { invite, table } }) => {
      const record =
        table === undefined ? await store.tableByCode(readCode(invite)) : await store.table(table)
      if (!record || (table !== undefined && !isSame(invite, record.invite)))
        throw new Refusal('no-invitation', 'This leads to no table here. Ask for a new link or code.')
      const host = await store.guest(record.host)
      const seats = await crew.ask(record.id, { guest, watch: null }, 'seats')
      const { id, game, locked } = record
      return { table: id, game, host: host?.name ?? '', invite, seats, locked }
    },
  )
}

interface Options {
  practice: boolean
  takebacks: boolean
  party: (typeof partyWays)[number]
}

/** What the dice come from: a seed that was given, or a secret, with the players' words if it was promised before them. */
async function seedFor(
  store: Store,
  guest: Guest,
  { seed, commitment, words }: z.infer<typeof wantedTable>,
): Promise<string> {
  if (commitment === undefined) {
    if (words.length > 0)
      throw new Refusal(
        'bad-value',
        'Words are mixed into a secret that is promised first: POST /api/secrets.',
      )
    return seed ?? newSecret()
  }
  if (seed !== undefined)
    throw new Refusal('bad-value', 'The dice come from a seed or from a secret: give one of them.')
  // A word that cannot be taken must not cost the secret.
  words.reduce(withWord, newSecret())
  const secret = await store.redeem(guest.id, commitment)
  if (secret === null)
    throw new Refusal('bad-value', 'No such secret was promised to you, or a table has it already.')
  return words.reduce(withWord, secret)
}

/** Puts a table into the store; whoever opens it has its first human seat. */
async function open(
  store: Store,
  guest: Guest,
  { table, waiting }: Begun,
  { practice, ...options }: Options,
) {
  const { seats } = table.saved
  const first = seats.findIndex(({ player }) => player === person)
  const sitters = seats.map(({ player, name = null }, seat): SeatRecord => {
    if (seat === first) return { seat, guest: guest.id, companion: null, name: guest.name }
    return {
      seat,
      guest: null,
      companion: player === person ? null : player,
      name: player === person ? null : name,
    }
  })
  const about = {
    host: guest.id,
    invite: newKey(),
    watch: newKey(),
    practice,
    commitment: commitmentOf(table.saved.seed),
    options: { ...options, watchersTalk: false },
    waiting,
  }
  for (;;) {
    const code = newCode()
    try {
      const id = await store.addTable(table, { ...about, code }, sitters)
      return { table: id, invite: about.invite, watch: about.watch, code }
    } catch (error) {
      // Another table has this code.
      if (!(error instanceof Refusal) || error.code !== 'already-exists') throw error
    }
  }
}
