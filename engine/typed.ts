/** What is asked to be typed, by what people may type; empty where everything is found in the list. */
export function whatToType(typed: readonly string[]): string {
  if (typed.length === 0) return ''
  const numbers = typed.map(Number)
  return areNumbers(typed)
    ? `Type a number from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`
    : 'Type your answer.'
}

/** Whether numbers are asked for, and no letters. */
export function areNumbers(typed: readonly string[]): boolean {
  return typed.length > 0 && typed.every((it) => /^\d+$/.test(it))
}

/**
 * What somebody typed, choice by choice: a number, or the letters of an answer and its end. Null if it is neither.
 */
export function typedAnswers(typed: readonly string[], line: string): string[] | null {
  if (areNumbers(typed)) {
    const number = /^\d+$/.test(line) ? String(Number(line)) : ''
    return typed.includes(number) ? [number] : null
  }
  const letters = typed.length > 0 ? plain(line).split('') : []
  return letters.length > 0 ? [...letters, ''] : null
}

/** Signs and capitals make no difference to an answer. */
function plain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, ' ')
}
