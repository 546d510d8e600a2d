import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'dicehearth-read-only-'))

/** The checkout as it is where nobody may write; false where this machine does not allow mounting. */
function mounted(): boolean {
  if (spawnSync('mount', ['--bind', root, folder]).status !== 0) return false
  return spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status === 0
}

const isMounted = mounted()
afterAll(() => {
  spawnSync('umount', [folder])
  // Only the empty folder: whatever is still mounted there stays.
  rmdirSync(folder)
})

it.skipIf(!isMounted)('sets up a checkout that is ready, but cannot be written to', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'scripts', 'setup.mjs')])
  expect([status, String(stderr)]).toEqual([0, ''])
})
