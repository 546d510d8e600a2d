import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '@dicehearth/engine'
import { openServer, openStore } from './index.ts'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : ''} Only --port is known here.`)
  }
}

const wanted = readArguments() ?? process.env.PORT ?? '4000'
const host = process.env.HOST ?? 'localhost'
const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : NaN
if (!(port <= 65_535)) stop(`The port must be a number from 0 to 65535, not "${wanted}".`)
if (host.trim() === '') stop('HOST is empty. Leave it out for this machine alone, or set HOST=0.0.0.0.')

const { DATABASE_URL: databaseUrl, DICEHEARTH_HOME: data = path.join(homedir(), '.dicehearth') } = process.env
const store = await openStore(databaseUrl === undefined ? { data } : { databaseUrl }).catch(
  (error: unknown) => stop(error instanceof Refusal ? error.message : String(error)),
)
const app = await openServer({ dist: path.resolve(import.meta.dirname, '..', 'web', 'dist'), store })
async function end(): Promise<never> {
  await app.close()
  await store.close()
  return process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
// npm passes a signal only to its shell, which exits silently; the server must then stop too.
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) void end()
  }, 500).unref()
}
const problems: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
  EACCES: `This account is not allowed to use port ${port}. Choose one above 1023: PORT=4000 npm start`,
  EADDRNOTAVAIL: `This machine has no address "${host}". Use HOST=localhost, or HOST=0.0.0.0 for all of its addresses.`,
  ENOTFOUND: `There is no host "${host}". Use HOST=localhost, or HOST=0.0.0.0 for all addresses of this machine.`,
}
try {
  await app.listen({ port, host })
  console.log(
    `Dicehearth is ready: http://${host.includes(':') ? `[${host}]` : host}:${app.addresses()[0].port}`,
  )
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  stop(problems[code] ?? `The server cannot listen on ${host}:${port} (${code || String(error)}).`)
}
