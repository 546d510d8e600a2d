import type { Cover } from '@dicehearth/tabletop/cover.ts'

export const cover: Cover = {
  name: 'Roll Player Adventures',
  blurb:
    'Nine bells keep the fog off a coast. One of them has stopped. A campaign of eleven evenings, told from a book.',
  players: '1 to 4 players, together',
  time: '60 to 120 minutes an adventure',
  guided: true,
  Picture,
}

/** A muzzled bell in its loft at dusk, with the fog in the windows. */
function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="rpa-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a3550" />
          <stop offset="0.6" stopColor="#8a5a4a" />
          <stop offset="1" stopColor="#d98a4a" />
        </linearGradient>
        <linearGradient id="rpa-cover-bronze">
          <stop offset="0" stopColor="#3c2a18" />
          <stop offset="0.45" stopColor="#b48a4a" />
          <stop offset="1" stopColor="#2e1d10" />
        </linearGradient>
        <radialGradient id="rpa-cover-glow">
          <stop offset="0" stopColor="#f2934a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f2934a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="#1d130d" />
      <path d="M24 300V110q46-70 92 0v190zM284 300V110q46-70 92 0v190z" fill="url(#rpa-cover-sky)" />
      <path
        d="M24 300v-70q24-14 46-4t46-6v80zM284 300v-64q22-16 48-5t44-8v77z"
        fill="#e6ddcf"
        opacity="0.75"
      />
      <path d="M0 12h400v24H0z" fill="#0f0906" />
      {/* Wide and narrow covers show different parts of the picture: the bell is in all of them. */}
      <g transform="translate(74 66) scale(0.63)">
        <path d="M192-90h16V60h-16z" fill="#0c0705" />
        <path
          d="M200 52c-42 0-52 26-57 72-3 38-10 58-32 76h178c-22-18-29-38-32-76-5-46-15-72-57-72z"
          fill="url(#rpa-cover-bronze)"
        />
        <path
          d="M130 162q70 16 140 0c5 15 11 26 23 36 5 5 0 14-10 18-48 14-118 14-166 0-10-4-15-13-10-18 12-10 18-21 23-36z"
          fill="#4a3f37"
        />
        <path
          d="m140 172 4 14m14-12 4 14m16-12 4 14m18-13 4 14m18-14 4 14m18-15 4 14m16-16 4 13"
          stroke="#e8d9b8"
          strokeWidth="3"
        />
      </g>
      <circle cx="262" cy="204" r="70" fill="url(#rpa-cover-glow)" />
      <path d="M257 194h10l3 20h-16z" fill="#ffcf80" />
    </svg>
  )
}
