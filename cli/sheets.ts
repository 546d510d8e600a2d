import { existsSync } from 'node:fs'
import path from 'node:path'
import { readSheet, type Sheet, type Table } from '@dicehearth/engine'
import { wrapped } from '@dicehearth/engine/drawing'
import { sheetLines, type SheetLine } from '@dicehearth/host'
import { about, freeName, readText, slugOf, writeWhole } from './files.ts'
import { harmless } from './paint.ts'

/** Writes the sheets that a table hands on beside its file; returns their files. */
export function writeSheets({ game, state }: Table, file: string): string[] {
  const { dir, name } = path.parse(file)
  const files: string[] = []
  const fileOf = (free: string): string => path.join(dir, `${free}.json`)
  for (const sheet of game.handsOn?.(state) ?? []) {
    const wish = `${name}-${slugOf(sheet.name, 'sheet')}`
    const text = `${JSON.stringify(sheet)}\n`
    const free = freeName(wish, (it) => files.includes(fileOf(it)) || holdsOther(fileOf(it), text))
    writeWhole(fileOf(free), text)
    files.push(fileOf(free))
  }
  return files
}

/** Whether something else is there, and so must not be overwritten, even if it is a sheet of somebody else. */
function holdsOther(file: string, text: string): boolean {
  if (!existsSync(file)) return false
  try {
    return readText(file) !== text
  } catch {
    return true
  }
}

export function readSheetFile(file: string): Sheet {
  const text = readText(file)
  return about(file, () => readSheet(text))
}

/** Prints a sheet. */
export function showSheet(file: string): void {
  const { sheet, version, name, data } = readSheetFile(file)
  process.stdout.write(harmless(`${name}\n${sheet}, version ${version}\n\n`))
  for (const line of sheetLines(data)) print(line, '')
}

function print({ label, text, lines }: SheetLine, indent: string): void {
  const width = (process.stdout.columns ?? 80) - indent.length
  for (const part of wrapped(text === '' ? `${label}:` : `${label}: ${text}`, width, '  '))
    process.stdout.write(harmless(`${indent}${part}\n`))
  for (const line of lines) print(line, `${indent}  `)
}
