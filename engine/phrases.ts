// Helpers for putting sentences together.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function numeral(n: number): string {
  return numerals[n] ?? String(n)
}

/** A number and its noun: "1 die", "3 dice". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${numeral(n)} ${n === 1 ? one : many}`
}

/** Books are typed with straight marks and read with curly ones. */
export function curly(text: string): string {
  return text
    .replaceAll(/(^|[\s(\u2014-])'/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s(\u2014-])"/g, '$1“')
    .replaceAll('"', '”')
}
