import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '@dicehearth/engine'
import type { Growth } from '@dicehearth/engine/testing'
import { onTestFinished } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')

function folderOf(id: string): string {
  return path.join(root, 'games', id)
}

/** What a game says may be printed one day. */
export async function growthsOf(id: string): Promise<readonly Growth[]> {
  const file = pathToFileURL(path.join(folderOf(id), 'test', 'grown.ts'))
  return ((await import(file.href)) as { growths: readonly Growth[] }).growths
}

/** The game as it will be then, made from an edited copy of its folder. */
export async function grownGame(id: string, { edits }: Growth): Promise<Game> {
  const desk = mkdtempSync(path.join(tmpdir(), 'grown-'))
  onTestFinished(() => rmSync(desk, { recursive: true }))
  const copy = path.join(desk, id)
  cpSync(folderOf(id), copy, { recursive: true, filter: isPlayed })
  symlinkSync(path.join(root, 'node_modules'), path.join(desk, 'node_modules'))
  for (const [file, texts] of Object.entries(edits)) {
    const edited = path.join(copy, file)
    writeFileSync(edited, Object.entries(texts).reduce(edit, readFileSync(edited, 'utf8')))
  }
  const index = pathToFileURL(path.join(copy, 'index.ts'))
  return ((await import(index.href)) as { default: Game }).default
}

/** Neither the board nor the tests. */
function isPlayed(file: string): boolean {
  return !['board', 'test', 'node_modules'].includes(path.basename(file))
}

function edit(text: string, [old, now]: readonly [string, string]): string {
  const parts = text.split(old)
  if (parts.length !== 2) throw new Error(`"${old}" stands there ${parts.length - 1} times instead of once`)
  return parts.join(now)
}
