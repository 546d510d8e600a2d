// Kills terminals, servers and browsers at random moments and checks that no acknowledged choice is lost or doubled:
// `npm run kills -- --terminal 200 --campaign 200 --server 50 --browser 50`; servers are killed as often on each store.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killServers } from './server.ts'
import { killTerminals } from './terminal.ts'

const { values } = parseArgs({
  options: {
    terminal: { type: 'string', default: '200' },
    campaign: { type: 'string', default: '200' },
    server: { type: 'string', default: '50' },
    browser: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const browsers = Number(values.browser)
console.log(`seed ${values.seed}`)
for (const [kept, wanted] of [
  ['alone', values.terminal],
  ['in a campaign', values.campaign],
] as const) {
  const kills = Number(wanted)
  await killTerminals(kept, kills, values.seed, (n) => {
    if (n % 20 === 0 || n === kills) console.log(`${n} terminals killed, tables ${kept}, nothing lost`)
  })
}
const servers = Number(values.server)
for (const kind of servers > 0 ? (['sqlite', 'postgres'] as const) : [])
  await killServers(kind, servers, values.seed, (n) => {
    if (n % 10 === 0 || n === servers) console.log(`${n} servers killed on ${kind}, nothing lost`)
  })
if (browsers > 0) {
  const script = path.resolve(import.meta.dirname, '..', 'browser.mjs')
  const { status } = spawnSync(process.execPath, [script, 'crash.spec.ts', '--project=wide'], {
    stdio: 'inherit',
    env: { ...process.env, DICEHEARTH_KILLS: String(browsers) },
  })
  process.exitCode = status ?? 1
}
