import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'

/** As much of an OpenAPI description as the readable page shows. */
const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ summary: z.string().optional(), requestBody: z.unknown().optional() }),
    ),
  ),
})

/** /api/docs: OpenAPI for programs, and a plain page of the same for people. */
export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dicehearth',
        version: '1',
        description:
          'Tables over the network. Every call takes the session cookie or "Authorization: Bearer <token>"; ' +
          'refusals are problem details (RFC 9457) with a stable code.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/docs', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('text/html') !== true) return reply.send(app.swagger())
    return reply.type('text/html; charset=utf-8').send(pageOf(described.parse(app.swagger())))
  })
}

function pageOf({ paths }: z.infer<typeof described>): string {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', requestBody }]) =>
        `<dt><code>${method.toUpperCase()} ${escaped(address)}</code></dt><dd>${escaped(summary)}${
          requestBody === undefined ? '' : bodyOf(requestBody)
        }</dd>`,
    ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Dicehearth: the server for programs</title>
<h1>Dicehearth: the server for programs</h1>
<p>Ask for this address with <code>Accept: application/json</code> for the OpenAPI description.</p>
<dl>
${calls.join('\n')}
</dl>
</html>
`
}

function bodyOf(body: unknown): string {
  const { content } = z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .parse(body)
  const [{ schema }] = Object.values(content)
  return `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
