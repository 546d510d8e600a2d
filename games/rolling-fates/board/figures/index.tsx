import { memo } from 'react'
import { beasts } from './beasts.ts'
import { crawlers } from './crawlers.ts'
import { folk } from './folk.ts'
import { hulks } from './hulks.ts'
import { machines } from './machines.ts'
import type { Drawing } from './marks.ts'

export const drawings: Readonly<Partial<Record<string, Drawing>>> = {
  ...beasts,
  ...folk,
  ...hulks,
  ...crawlers,
  ...machines,
}

/** Those that stand taller than the rest. */
const great = new Set([
  'E09',
  'E10',
  'E18',
  'E19',
  'E23',
  'E26',
  'E27',
  'E28',
  'E35',
  'E38',
  'E39',
  'E40',
  'L01',
])

export function isGreat(kind: string): boolean {
  return great.has(kind)
}

/** Enemies that people bring along borrow a body: always the same one for the same name. */
const lent = ['E03', 'E05', 'E06', 'E11', 'E17', 'E20', 'E24', 'E33'] as const

export function drawingOf(kind: string): Drawing {
  const sum = kind.split('').reduce((all, sign) => all + sign.charCodeAt(0), 0)
  return drawings[kind] ?? drawings[lent[sum % lent.length]] ?? []
}

/** An enemy as it stands on the stage. */
export const Figure = memo(function Figure({ kind }: { kind: string }) {
  return (
    <svg className="figure" viewBox="0 -8 200 204" preserveAspectRatio="xMidYMax meet" aria-hidden>
      {drawingOf(kind).map(({ d, fill = 'none', stroke, width, glows }, i) => (
        <path
          key={`mark ${i}`}
          d={d}
          fill={fill}
          className={glows ? 'glows' : undefined}
          {...(stroke === undefined ? {} : { stroke, strokeWidth: width })}
        />
      ))}
    </svg>
  )
})
