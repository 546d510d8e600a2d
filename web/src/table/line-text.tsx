import './line-text.css'
import type { ShownDie } from '@dicehearth/engine'
import type { LogLine } from '@dicehearth/host'
import { Die } from '@dicehearth/tabletop/die.tsx'
import { Prose } from '@dicehearth/tabletop/prose.tsx'

/** A line of the log with its dice as pictures: in place of their numbers, or after the sentence. */
export function LineText({ line: { text, dice } }: { line: Pick<LogLine, 'text' | 'dice'> }) {
  if (dice.length === 0) return <Prose text={text} />
  const numbers = numbersOf(text, dice)
  if (!numbers) {
    return (
      <>
        {text} <Row dice={dice} />
      </>
    )
  }
  const [from, to] = numbers
  return (
    <>
      {text.slice(0, from)}
      <span className="unseen">{text.slice(from, to)}</span>
      <Row dice={dice} />
      {text.slice(to)}
    </>
  )
}

function Row({ dice }: { dice: readonly ShownDie[] }) {
  return (
    <span className="line-dice" aria-hidden>
      {dice.map((die, i) => (
        <Die key={i} {...die} />
      ))}
    </span>
  )
}

/** Where a sentence lists exactly these numbers: "3, 5 and 6". */
export function numbersOf(text: string, dice: readonly { face: number }[]): [number, number] | null {
  const faces = dice.map(({ face }) => face).join()
  for (const { 0: found, index } of text.matchAll(/(?<![\w.])\d+(?:(?:, | and )\d+)*(?!\w)/g)) {
    if (found.replaceAll(' and ', ',').replaceAll(' ', '') === faces) return [index, index + found.length]
  }
  return null
}
