import { areNumbers, Refusal, typedAnswers, whatToType, type Decision, type Game } from '@dicehearth/engine'

/** What is asked to be typed; empty where everything is found in the list. */
export function askedToType(game: Game, decision: Decision): string {
  const typed = typedIn(game, decision)
  const quotes = typed.length > 0 && !areNumbers(typed) ? ' One that is a number goes in quotes: "7".' : ''
  return `${whatToType(typed)}${quotes}`
}

/**
 * What somebody typed, choice by choice: a number, or the letters of an answer and its end. Null if the line is
 * something else, such as a number of the list.
 */
export function readTyped(game: Game, decision: Decision, line: string, listed: number): string[] | null {
  const typed = typedIn(game, decision)
  if (typed.length === 0 || line === '') return null
  if (areNumbers(typed)) {
    const found = typedAnswers(typed, line)
    if (!found && listed === 0 && /^\d+$/.test(line)) throw new Refusal('no-such-option', whatToType(typed))
    return found
  }
  if (/^\d+$/.test(line) || /^[qulswcht?](?:\s|$)/.test(line)) return null
  return typedAnswers(typed, /^"(.+)"$/.exec(line)?.[1] ?? line)
}

function typedIn({ words }: Game, { options }: Decision): string[] {
  return options.flatMap((option) => words.typed(option) ?? [])
}
