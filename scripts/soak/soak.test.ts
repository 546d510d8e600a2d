import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Left } from './soak.ts'

/** Everything has been loaded after so many laps. */
const warm = 4
/** In bytes a lap, in which a table of every game is opened twice. Compiled code takes some; a room takes far more. */
const most = 500_000

// A few laps; `npm run soak -- --minutes 60` goes on for an hour.
it('leaves neither memory nor handles behind when tables are opened, played, left and resumed', () => {
  const script = path.join(import.meta.dirname, 'main.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script, '--laps', '8'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const left = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Left)
  const [first, last] = [left[warm - 1], left[left.length - 1]]
  expect([first.laps, last.laps]).toEqual([warm, 8])
  expect(last.handles.filter((handle) => handle !== 'PipeWrap')).toEqual([])
  expect((last.heap - first.heap) / (last.laps - first.laps)).toBeLessThan(most)
})
