// Opens, plays, leaves and resumes tables in one process until the time is up, and then in one page, and shows what stays
// behind: `npm run soak -- --minutes 60 --page 60`. Memory must stay flat, and no handle may be left.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    page: { type: 'string', default: '0' },
    laps: { type: 'string', default: '0' },
  },
})
const until = Date.now() + Number(values.minutes) * 60_000
const fewest = Number(values.laps)
let shown = 0
await soak((left) => {
  const goesOn = fewest > 0 ? left.laps < fewest : Date.now() < until
  // Every lap at first, then ever more seldom.
  if (!goesOn || left.laps >= shown * 1.2) {
    console.log(JSON.stringify(left))
    shown = left.laps
  }
  return goesOn
})
const browser = path.resolve(import.meta.dirname, '..', 'browser.mjs')
const inPage =
  Number(values.page) > 0
    ? spawnSync(process.execPath, [browser, 'soak.spec.ts', '--project=wide'], {
        stdio: 'inherit',
        env: { ...process.env, DICEHEARTH_SOAK: values.page },
      })
    : { status: 0 }
// A handle that is left would keep this process alive.
process.exit(inPage.status ?? 1)
