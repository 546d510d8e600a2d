import type { Cover } from './cover.ts'

/** The cover of a game that has none of its own: a die on the table. */
export function plainCover(name: string): Cover {
  return {
    name,
    blurb: 'New on the shelf, still without a cover.',
    players: '',
    time: '',
    guided: false,
    Picture,
  }
}

function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="400" height="300" fill="#1f130c" />
      <ellipse cx="200" cy="238" rx="150" ry="26" fill="#0d0705" />
      <g transform="rotate(-9 200 150)">
        <rect x="130" y="80" width="140" height="140" rx="30" fill="#efe2c6" />
        {[
          [165, 115],
          [235, 115],
          [200, 150],
          [165, 185],
          [235, 185],
        ].map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="13" fill="#2a1a0e" />
        ))}
      </g>
    </svg>
  )
}
