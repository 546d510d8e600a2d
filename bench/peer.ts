import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'peers')
const installed = path.join(folder, 'node_modules', 'boardgame.io', 'package.json')

/** What it brings along is old, so it has a folder and a lock of its own, and nothing else installs it. */
export async function loadPeer(file: string): Promise<unknown> {
  if (!existsSync(installed)) {
    console.log('  Installing boardgame.io in bench/peers, once and for this benchmark alone …')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error('boardgame.io could not be installed: its reason is above.')
  }
  return import(path.join(folder, file))
}

export function peerName(): string {
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string }
  return `boardgame.io ${version}`
}
