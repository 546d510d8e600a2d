import { parseArgs } from 'node:util'
import { Refusal } from '@dicehearth/engine'
import { serve, settingsFrom, type Flags } from './serve.ts'

function readFlags(): Flags {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: { port: text, host: text, data: text, 'database-url': text, 'public-url': text },
    })
    return { ...values, databaseUrl: values['database-url'], publicUrl: values['public-url'] }
  } catch (error) {
    const known = 'Only --port, --host, --data, --database-url and --public-url are known here.'
    throw new Refusal('bad-value', `${error instanceof Error ? error.message : ''} ${known}`)
  }
}

try {
  await serve(settingsFrom(readFlags(), process.env))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}
