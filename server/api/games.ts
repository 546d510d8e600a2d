import { companionKinds, companionWords } from '@dicehearth/bots'
import type { Game, SetupOption } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { gameOf } from '../tables/games.ts'

type Schema = Record<string, unknown>

const listed = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rules: z.number(),
      seats: z.object({ min: z.number(), max: z.number(), usual: z.number() }),
      config: z.record(z.string(), z.unknown()).describe('JSON schema of the set-up'),
    }),
  ),
  companions: z.array(z.object({ companion: z.string(), name: z.string(), tells: z.string() })),
})

/** The games that can be played here. */
export const games: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/games',
    { schema: { summary: 'The games, with their seats and set-ups', response: { 200: listed } } },
    async () => {
      const all = await Promise.all(gameIds.map(gameOf))
      return {
        games: all.map((game) => ({
          id: game.id,
          name: game.name,
          rules: game.rulesVersion,
          seats: game.seats,
          config: configSchema(game),
        })),
        companions: companionKinds.map((companion) => ({ companion, ...companionWords[companion] })),
      }
    },
  )
}

function configSchema({ seats, setup }: Game): Schema {
  const own = Object.entries(setup).map(([key, option]) => [key, optionSchema(option)])
  return {
    type: 'object',
    properties: {
      players: { type: 'integer', minimum: seats.min, maximum: seats.max, default: seats.usual },
      dice: { enum: ['fate', 'real'], default: 'fate' },
      ...Object.fromEntries(own),
    },
    additionalProperties: false,
  }
}

function optionSchema(option: SetupOption): Schema {
  const { label: title, about: description } = option
  const explained = { title, ...(description === '' ? {} : { description }) }
  switch (option.kind) {
    case 'one':
      return { ...explained, enum: option.values, default: option.usual }
    case 'some':
      return {
        ...explained,
        type: 'array',
        items: { enum: option.values },
        uniqueItems: true,
        default: option.usual,
      }
    case 'eachSeat':
      return { ...explained, type: 'array', items: { enum: option.values, default: option.usual } }
    case 'pack':
      return { ...explained, type: [option.file === 'text' ? 'string' : 'object', 'null'], default: null }
    case 'sheets':
      return { ...explained, type: 'array', items: { type: 'object' }, maxItems: option.most, default: [] }
  }
}
