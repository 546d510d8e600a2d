import { Refusal, type Decision, type Game } from '@dicehearth/engine'

/** What is asked to be typed; empty where everything is found in the list. */
export function whatToType(game: Game, decision: Decision): string {
  const typed = typedIn(game, decision)
  const numbers = typed.map(Number)
  if (typed.length === 0) return ''
  return areNumbers(typed)
    ? `Type a number from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`
    : 'Type your answer. One that is a number goes in quotes: "7".'
}

/**
 * What somebody typed, choice by choice: a number, or the letters of an answer and its end. Null if the line is
 * something else, such as a number of the list.
 */
export function readTyped(game: Game, decision: Decision, line: string, listed: number): string[] | null {
  const typed = typedIn(game, decision)
  if (typed.length === 0 || line === '') return null
  if (areNumbers(typed)) {
    if (!/^\d+$/.test(line)) return null
    const number = String(Number(line))
    if (typed.includes(number)) return [number]
    if (listed === 0) throw new Refusal('no-such-option', whatToType(game, decision))
    return null
  }
  const quoted = /^"(.+)"$/.exec(line)?.[1]
  if (quoted === undefined && (/^\d+$/.test(line) || /^(?:[qulswcht?])(?:\s|$)/.test(line))) return null
  const letters = plain(quoted ?? line).split('')
  if (letters.length === 0) return null
  return [...letters, '']
}

/** Signs and capitals make no difference to an answer. */
function plain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, ' ')
}

function typedIn({ words }: Game, { options }: Decision): string[] {
  return options.flatMap((option) => words.typed(option) ?? [])
}

function areNumbers(typed: readonly string[]): boolean {
  return typed.every((it) => /^\d+$/.test(it))
}
