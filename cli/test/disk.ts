import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from 'vitest'

const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted) spawnSync('umount', [folder])
})

/** A small disk in a folder of its own; null where this machine does not allow mounting one. */
export function smallDisk(folder: string, kilobytes: number): string | null {
  mkdirSync(folder)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder])
  if (status !== 0) return null
  mounted.push(folder)
  return folder
}

/** Makes a mounted disk read-only. */
export function lock(disk: string): void {
  spawnSync('mount', ['-o', 'remount,ro', disk])
}

const ballast = 'ballast'

/** Fills a disk to the last byte. */
export function fill(disk: string): void {
  for (let size = 1 << 20, n = 0; size >= 1; n++) {
    try {
      writeFileSync(path.join(disk, `${ballast}-${n}`), Buffer.alloc(size))
    } catch {
      size >>= 1
    }
  }
}

/** Frees what `fill` took. */
export function empty(disk: string): void {
  for (const name of readdirSync(disk)) if (name.startsWith(ballast)) rmSync(path.join(disk, name))
}
