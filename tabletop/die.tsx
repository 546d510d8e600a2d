import type { DieColour, DieMark } from '@dicehearth/engine'
import { memo } from 'react'
import './die.css'
import { dots } from './shapes.ts'

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 24],
    [71, 24],
    [29, 50],
    [71, 50],
    [29, 76],
    [71, 76],
  ],
}

const marks: Readonly<Record<DieMark, string>> = {
  flame: 'M5 0C6 3 9 4 9 7a4 4 0 0 1-8 0c0-2 1-3 2-4 0 1 .5 2 1 2C4.500 3 4 2 5 0z',
  drop: 'M5 0c2 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-4 4-7z',
  leaf: 'M9.500.5C4 .5.5 3 .5 7c0 1 .3 2 .6 2.600C2 6.500 4 4.500 6.500 3.500 4.500 5.200 3 7.200 2.400 9.700 7 9.800 9.500 6.500 9.500.5z',
  sun: 'M5 0l1 2.200L8.500 1.500 7.800 4 10 5 7.800 6l.7 2.500L6 7.800 5 10 4 7.800 1.500 8.500 2.200 6 0 5l2.200-1L1.500 1.500 4 2.200z',
  ring: 'M5 .5a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm0 2.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  star: 'M5 0l1.500 3.400L10 3.800 7.400 6.300 8.100 10 5 8.100 1.900 10l.7-3.700L0 3.800l3.500-.4z',
  moon: 'M6.500.3A5 5 0 1 0 9.700 6.500 4.300 4.300 0 0 1 6.500.3z',
}

interface DieProps {
  /** The number that it shows; null before it is rolled. */
  face: number | null
  colour: DieColour
  mark: DieMark
  /** For screen readers; leave out if the container describes the die. */
  label?: string | undefined
  rolling?: boolean | undefined
  /** A cube with pips, or an eight-sided die with a number on its top face. */
  sides?: 6 | 8 | undefined
  /** For a die of two colours: its other half. */
  second?: { colour: DieColour; mark: DieMark } | undefined
}

function pipsOf(face: number, dy: number, r: number): string {
  return dots(pips[face]?.map(([x, y]) => [x, y + dy, r] as const) ?? [])
}

/** A die with a soft light. It fills its container. */
export const Die = memo(function Die({
  face,
  colour,
  mark,
  label,
  rolling = false,
  sides = 6,
  second,
}: DieProps) {
  const sort = sides === 8 ? ' die-eight' : second ? ' die-two' : ''
  return (
    <svg
      className={`die die-${colour}${sort}${rolling ? ' rolling' : ''}`}
      viewBox="0 0 100 100"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {sides === 8 && <Octahedron />}
      {second && (
        <g className={`die-half die-${second.colour}`}>
          <path d="M100 0v78a22 22 0 0 1-22 22H0z" />
          <path className="die-mark" d={marks[second.mark]} transform="translate(42 77) scale(1.600)" />
        </g>
      )}
      {face === null ? (
        <path className="die-owner" d={marks[mark]} transform="translate(29 26) scale(4.200)" />
      ) : sides === 8 ? (
        <>
          <path className="die-mark" d={marks[mark]} transform="translate(43 79) scale(1.400)" />
          <text className="die-number" x="50" y="68">
            {face}
          </text>
        </>
      ) : (
        <>
          <path className="die-mark" d={marks[mark]} transform="translate(42 8) scale(1.600)" />
          <path className="die-pips die-dents" d={pipsOf(face, -2, 9.5)} />
          <path className="die-pips" d={pipsOf(face, -1, 8.8)} />
          <text className="die-number" x="50" y="72">
            {face}
          </text>
        </>
      )}
    </svg>
  )
})

/** The top face and the three visible ones beside it. */
function Octahedron() {
  return (
    <g className="die-facets">
      <path className="facet-left" d="M50 1 6 26v48z" />
      <path className="facet-right" d="m50 1 44 25v48z" />
      <path className="facet-under" d="M6 74h88L50 99z" />
      <path className="facet-top" d="M50 1 94 74H6z" />
    </g>
  )
}
