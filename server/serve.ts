import path from 'node:path'
import { Refusal } from '@dicehearth/engine'
import { openServer } from './index.ts'
import { logging } from './log.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/index.ts'

export { settingsFrom, whereFrom, type Flags } from './settings.ts'

/** How long whoever is being served may take to finish when the server stops, in milliseconds. */
const patience = 10_000

/** Serves until the process is told to stop. */
export async function serve({ port, host, where, ...how }: Settings): Promise<void> {
  const store = await openStore(where)
  const dist = path.resolve(import.meta.dirname, '..', 'web', 'dist')
  const app = await openServer({ dist, store, log: logging(), ...how })
  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    // Whoever does not let go of their line is not waited for: they come back to where they were.
    setTimeout(() => process.exit(0), patience).unref()
    await app.close()
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
  // One table's fault must not end the tables of all others.
  process.on('unhandledRejection', (error) => app.log.error(error))
  // npm passes a signal only to its shell, which exits silently; the server must then stop too.
  if (process.env.npm_lifecycle_event !== undefined) {
    const { ppid } = process
    setInterval(() => {
      if (process.ppid !== ppid) void end()
    }, 500).unref()
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    await store.close()
    throw cannotListen(error, port, host)
  }
  const name = host.includes(':') ? `[${host}]` : host
  console.log(`Dicehearth is ready: http://${name}:${app.addresses()[0].port}`)
}

function cannotListen(error: unknown, port: number, host: string): Refusal {
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    EACCES: `This account is not allowed to use port ${port}. Choose one above 1023: PORT=4000 npm start`,
    EADDRNOTAVAIL: `This machine has no address "${host}". Use HOST=localhost, or HOST=0.0.0.0 for all of its addresses.`,
    ENOTFOUND: `There is no host "${host}". Use HOST=localhost, or HOST=0.0.0.0 for all addresses of this machine.`,
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new Refusal(
    'bad-value',
    problems[code] ?? `The server cannot listen on ${host}:${port} (${code || String(error)}).`,
  )
}
