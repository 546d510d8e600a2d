import { memo } from 'react'

/** What can be made out in the dark: never what it is. */
const shapes = [
  // Hunched, with long arms.
  'M10 150C8 108 14 84 26 66 22 48 30 30 48 28c20-2 30 16 26 36 14 16 20 44 18 86H76l-4-40-6 40H36l-6-40-6 40z',
  // Tall and hooded.
  'M22 150c0-50 4-78 14-94C34 34 40 18 50 14c10 4 16 20 14 42 10 16 16 44 16 94z',
  // On four legs, ears up.
  'M4 150l8-56c2-16 14-26 32-28l6-24 10 14 14-12 2 22c12 6 18 18 16 34l4 50H80l-6-32H34l-8 32z',
  // Broad, with horns.
  'M6 150C4 110 12 82 28 72 16 66 10 54 12 40c8 8 18 10 26 8 4-8 20-8 24 0 8 2 18 0 26-8 2 14-4 26-16 32 16 10 24 38 22 78z',
  // Wings half spread.
  'M50 150c-6-20-12-32-20-40-10 4-18 12-24 24C4 98 10 66 30 52c4 6 8 10 12 12-4-16 0-30 8-34 8 4 12 18 8 34 4-2 8-6 12-12 20 14 26 46 24 82-6-12-14-20-24-24-8 8-14 20-20 40z',
] as const

const eyes = [
  [41, 46, 59],
  [44, 42, 57],
  [55, 62, 70],
  [42, 58, 58],
  [45, 48, 55],
] as const

export const Shape = memo(function Shape({ nth }: { nth: number }) {
  const which = (nth * 7 + 3) % shapes.length
  const [left, y, right] = eyes[which]
  return (
    <svg className="shape" viewBox="0 0 100 150" preserveAspectRatio="xMidYMax" aria-hidden>
      <path d={shapes[which]} />
      <g className="shape-eyes">
        <ellipse cx={left} cy={y} rx="3.200" ry="2" />
        <ellipse cx={right} cy={y} rx="3.200" ry="2" />
      </g>
    </svg>
  )
})
