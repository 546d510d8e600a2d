import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')
const leftBehind = new Set(['node_modules', '.git', '.dicehearth', 'dist', 'test-results'])

/** A copy of the house in which tests may add games. What is installed is shared; the rooms are its own. */
export function copyOfTheHouse(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'dicehearth-house-'))
  cpSync(root, copy, { recursive: true, filter: (from) => !leftBehind.has(path.basename(from)) })
  const [installed, shared] = [root, copy].map((house) => path.join(house, 'node_modules'))
  mkdirSync(path.join(shared, '@dicehearth'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@dicehearth' && !name.startsWith('.installed'))
      symlinkSync(path.join(installed, name), path.join(shared, name))
  for (const room of readdirSync(path.join(installed, '@dicehearth')))
    symlinkSync(
      readlinkSync(path.join(installed, '@dicehearth', room)),
      path.join(shared, '@dicehearth', room),
    )
  copyFileSync(path.join(root, 'package-lock.json'), path.join(shared, '.installed-lock.json'))
  return copy
}
