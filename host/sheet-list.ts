import { capital } from '@dicehearth/engine'

/** A line of a sheet, and the lines under it. */
export interface SheetLine {
  label: string
  text: string
  lines: readonly SheetLine[]
}

/** Anything nested deeper is shown as JSON. */
const deepest = 5

/** The data of any sheet as a list that people can read. */
export function sheetLines(data: unknown): readonly SheetLine[] {
  return lineOf('', data, 0).lines
}

function lineOf(label: string, value: unknown, depth: number): SheetLine {
  if (typeof value !== 'object' || value === null) return { label, text: textOf(value), lines: [] }
  if (depth > deepest) return { label, text: JSON.stringify(value), lines: [] }
  if (!Array.isArray(value))
    return {
      label,
      text: '',
      lines: entriesOf(value).map(([key, it]) => lineOf(inWords(key), it, depth + 1)),
    }
  const items: readonly unknown[] = value
  if (items.every((it) => typeof it !== 'object' || it === null))
    return { label, text: items.map(textOf).join(', ') || 'none', lines: [] }
  return { label, text: '', lines: items.map((it, i) => lineOf(nameOf(it) ?? String(i + 1), it, depth + 1)) }
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none'
}

function nameOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : null
}

/** A field's key in words: "goldCoins" becomes "Gold coins". */
function inWords(key: string): string {
  return capital(
    key
      .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
      .replaceAll(/[-_]+/g, ' ')
      .toLowerCase(),
  )
}
