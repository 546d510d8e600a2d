import path from 'node:path'
import { parseArgs } from 'node:util'
import { pageServer } from './index.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = Number(values.port ?? process.env.PORT ?? 4000)
const host = process.env.HOST ?? 'localhost'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`The port is a number from 0 to 65535, not "${values.port ?? process.env.PORT}".`)

const app = await pageServer(path.resolve(import.meta.dirname, '..', 'web', 'dist'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}
try {
  await app.listen({ port, host })
  console.log(`Dicehearth is ready: http://${host}:${app.addresses()[0].port}`)
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
  throw error
}
