// Kills terminals and browsers at random moments and checks that no acknowledged choice is lost or doubled:
// `npm run kills -- --terminal 200 --browser 50`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killTerminals } from './terminal.ts'

const { values } = parseArgs({
  options: {
    terminal: { type: 'string', default: '200' },
    browser: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const [terminals, browsers] = [Number(values.terminal), Number(values.browser)]
console.log(`seed ${values.seed}`)
await killTerminals(terminals, values.seed, (n) => {
  if (n % 20 === 0 || n === terminals) console.log(`${n} terminals killed, nothing lost`)
})
if (browsers > 0) {
  const script = path.resolve(import.meta.dirname, '..', 'browser.mjs')
  const { status } = spawnSync(process.execPath, [script, 'crash.spec.ts', '--project=wide'], {
    stdio: 'inherit',
    env: { ...process.env, DICEHEARTH_KILLS: String(browsers) },
  })
  process.exitCode = status ?? 1
}
