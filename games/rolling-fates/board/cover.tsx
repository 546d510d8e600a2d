import type { Cover } from '@dicehearth/tabletop/cover.ts'

export const cover: Cover = {
  name: 'Rolling Fates',
  blurb:
    'A storybook opens on a stage: read, decide, roll your fate, and find out what the enemy was hiding.',
  players: '1 to 4 players, all together',
  time: '45 to 120 minutes',
  guided: true,
  Picture,
}

/** An open book, and what comes out of it: a tower, a bell, a die for a moon. */
function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="rf-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1420" />
          <stop offset="0.7" stopColor="#1f4a4c" />
          <stop offset="1" stopColor="#3a2a18" />
        </linearGradient>
        <radialGradient id="rf-cover-light" cx="0.5" cy="0.72" r="0.6">
          <stop offset="0" stopColor="#ffe2a0" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="#f2934a" stopOpacity="0.4" />
          <stop offset="1" stopColor="#1b0d08" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="rf-cover-leaf" x1="0" x2="1">
          <stop offset="0" stopColor="#f3e8cf" />
          <stop offset="1" stopColor="#b99c6a" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#rf-cover-sky)" />
      <rect width="400" height="300" fill="url(#rf-cover-light)" />
      <g transform="rotate(14 312 66)">
        <rect x="284" y="38" width="56" height="56" rx="13" fill="#f1eadc" />
        <path
          d="M298 46a6 6 0 1 0 .1 0zM326 46a6 6 0 1 0 .1 0zM312 60a6 6 0 1 0 .1 0zM298 74a6 6 0 1 0 .1 0zM326 74a6 6 0 1 0 .1 0z"
          fill="#3a2412"
        />
      </g>
      <path
        fill="#0a181d"
        d="M150 226V110l14-14V72l12-26 12 26v24l12 12v-20l18-14 18 14v138zM236 226v-80l30-22 30 22v80z"
      />
      <path fill="#ffd98a" d="M170 120h10v22h-10zM208 130h8v18h-8zM260 160h12v22h-12z" />
      <path
        fill="#4f7058"
        d="M94 96c-16 2-20 18-22 34-1 12-5 16-11 22h66c-6-6-10-10-11-22-2-16-6-32-22-34z"
      />
      <circle cx="94" cy="158" r="6" fill="#1f2f28" />
      <path stroke="#b39a6b" strokeWidth="3" fill="none" d="M94 96C92 70 60 50 74 20" />
      <path fill="#4a2412" d="M24 284q90-36 176-8 86-28 176 8l-4 12q-88-26-172-4-84-22-172 4z" />
      <path fill="url(#rf-cover-leaf)" d="M36 274q80-58 164-22v36q-84-24-160 2z" />
      <path
        fill="url(#rf-cover-leaf)"
        transform="matrix(-1 0 0 1 400 0)"
        d="M36 274q80-58 164-22v36q-84-24-160 2z"
      />
      <path
        stroke="#8a6a3a"
        strokeWidth="2"
        opacity="0.6"
        fill="none"
        d="M66 262q56-30 118-10M70 272q56-26 114-8M216 252q62-20 118 10M216 264q58-18 114 8"
      />
    </svg>
  )
}
