import { styleText } from 'node:util'
import { textOf, type Line } from '@dicehearth/engine/drawing'

/** Whether a stream shows colours: a terminal does, unless NO_COLOR is set. */
export function hasColours(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}

/**
 * Untrusted text (a seed, a pack, a name) without control characters, so that no file can clear the screen or change
 * its title.
 */
export function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    /[\n\t]/.test(character) ? character : '�',
  )
}

/** A line with its terminal escape codes. */
export function painted(line: Line, colours: boolean): string {
  const text = line
    .map((span) =>
      colours && typeof span !== 'string'
        ? styleText([...span.style], harmless(span.text), { validateStream: false })
        : harmless(textOf(span)),
    )
    .join('')
  return text.trimEnd()
}
