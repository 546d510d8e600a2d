// Opens, plays, leaves and resumes tables in one process until the time is up, and shows what stays behind:
// `npm run soak -- --minutes 60`. Memory must stay flat, and no handle may be left.
import { parseArgs } from 'node:util'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, laps: { type: 'string', default: '0' } },
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
// A handle that is left would keep this process alive.
process.exit()
