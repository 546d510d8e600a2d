import { Refusal, refusals, type RefusalCode } from '@dicehearth/engine'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../metrics.ts'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod'

/** A refusal as programs read it (RFC 9457). */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  code: RefusalCode
}

export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().describe('Of the list in docs/protocol.md: no code is ever given another meaning'),
  })
  .describe('Why it was refused (RFC 9457)')

/** The status of each refusal; input that cannot be taken is 422. */
const statuses: Readonly<Partial<Record<RefusalCode, number>>> = {
  'bad-request': 400,
  'no-guest': 401,
  'not-yours': 403,
  'not-here': 403,
  'not-host': 403,
  'other-origin': 403,
  'no-talking': 403,
  locked: 403,
  'unknown-table': 404,
  'no-invitation': 404,
  'unknown-address': 404,
  stale: 409,
  'game-over': 409,
  'cannot-undo': 409,
  'cannot-redo': 409,
  'too-far-back': 409,
  'already-exists': 409,
  'no-seat': 409,
  'no-takeback': 409,
  'too-large': 413,
  'too-many': 429,
  broken: 500,
  'no-storage': 503,
}

/** Whoever answers a question that is no longer open is told so by one code, whoever was faster. */
const late: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['late-answer', 'moved-on'])

/** What is wrong, as anybody may know it: faults of our own say nothing of how they came about. */
export function refusalFor(error: unknown): Refusal {
  const refusal = known(error)
  refused.inc({ code: refusal.code })
  return refusal
}

function known(error: unknown): Refusal {
  if (error instanceof Refusal) return late.has(error.code) ? new Refusal('stale', error.message) : error
  return new Refusal('broken', 'Something went wrong on the server. What you did did not happen.')
}

export function problemFor(error: unknown): Problem {
  const { code, message } = refusalFor(error)
  return {
    type: 'about:blank',
    title: refusals[code],
    status: statuses[code] ?? 422,
    detail: message,
    code,
  }
}

/** Answers with what went wrong. */
export async function sendProblem(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const problem = problemFor(asRefusal(error))
  if (problem.status === 500) request.log.error(error)
  await reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
}

/** What the framework refuses by itself. */
function asRefusal(error: FastifyError | Refusal): unknown {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [{ instancePath, message }] = error.validation
    const where = instancePath.slice(1).replaceAll('/', '.')
    return new Refusal('bad-request', where === '' ? `${message}.` : `${where}: ${message}.`)
  }
  switch (error.statusCode) {
    case 413:
      return new Refusal('too-large', 'The request is larger than it may be here.')
    case 429:
      return new Refusal('too-many', 'There were too many requests from your address. Wait a minute.')
    case 400:
    case 415:
      return new Refusal('bad-request', 'The body of the request must be JSON.')
    default:
      return error
  }
}
