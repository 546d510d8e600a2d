import type { DieColour, DieMark } from '@dicehearth/engine'
import { memo } from 'react'
import { marks, pips } from './die-faces.ts'
import './die.css'
import { dots } from './shapes.ts'

interface DieProps {
  /** The number that it shows; null before it is rolled. */
  face: number | null
  colour: DieColour
  mark: DieMark
  /** For screen readers; leave out if the container describes the die. */
  label?: string | undefined
  /** A cube with pips, or an eight-sided die with a number on its top face. */
  sides?: 6 | 8 | undefined
  /** For a die of two colours: its other half. */
  second?: { colour: DieColour; mark: DieMark } | undefined
}

function pipsOf(face: number, dy: number, r: number): string {
  return dots(pips[face]?.map(([x, y]) => [x, y + dy, r] as const) ?? [])
}

/** A die with a soft light. It fills its container. */
export const Die = memo(function Die({ face, colour, mark, label, sides = 6, second }: DieProps) {
  const sort = sides === 8 ? ' die-eight' : second ? ' die-two' : ''
  return (
    <svg
      className={`die die-${colour}${sort}`}
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
