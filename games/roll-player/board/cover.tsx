import type { Cover } from '@dicehearth/tabletop/cover.ts'
import { dots } from '@dicehearth/tabletop/shapes.ts'

export const cover: Cover = {
  name: 'Roll Player',
  blurb: 'Build a hero from dice, goals and a familiar with opinions, then find out what the hero is worth.',
  players: '1 to 5 players, each for themselves',
  time: '60 to 90 minutes',
  guided: true,
  Picture,
}

/** A hero on the last ridge, made of dice, and a Monster on the horizon. */
function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="rp-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16203f" />
          <stop offset="0.550" stopColor="#7a3d3a" />
          <stop offset="0.800" stopColor="#e79a4b" />
          <stop offset="1" stopColor="#f6d48a" />
        </linearGradient>
        <radialGradient id="rp-cover-sun" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.4" stopColor="#ffd98a" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffb45a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#rp-cover-sky)" />
      <path fill="#ffe9bd" opacity="0.8" d={dots(stars)} />
      <circle cx="262" cy="176" r="110" fill="url(#rp-cover-sun)" />
      <circle cx="262" cy="176" r="34" fill="#fff0c4" />
      <path
        fill="#5b2b35"
        d="M0 214 50 176l34 22 46-50 30 30 24-14 40 34 44-26 36 24 40-44 56 58v90H0z"
        opacity="0.75"
      />
      <path
        fill="#3a1a2a"
        d="M250 214c2-22 8-34 18-42-6-4-10-12-8-20l8 8 6-10 8 8 8-12 6 12 8-8 6 10 8-8c2 8-2 16-8 20 12 8 18 22 20 42z"
      />
      <g fill="#ffb347">
        <path d="m276 178 9 4-8 3zM304 178l-9 4 8 3z" />
      </g>
      <path fill="#24121d" d="M0 236c60-24 120-18 180-4s150 6 220-20v88H0z" />
      <path fill="#140a10" d="M0 300v-22c50-34 96-46 140-46 34 0 60 14 92 30 50 24 110 26 168 12v26z" />
      <g fill="#0d0609">
        <path d="M108 238c-2-30 2-50 12-60-8-6-8-22 4-26 14-2 20 10 16 20l-2 6c14 6 22 24 24 60z" />
        <path d="M104 178c-12 20-16 44-10 66l12-4c-2-22 2-40 8-52z" />
        <path d="m150 122 5-2 8 116-6 1z" />
        <path d="M140 186c8 4 14 2 18-4l4 4c-4 8-14 12-24 8z" />
      </g>
      <g transform="translate(28 196) rotate(-10)">
        <CoverDie
          colour="#c63a2f"
          light="#ee7362"
          pips={[
            [28, 28],
            [72, 72],
            [50, 50],
          ]}
          size={52}
        />
      </g>
      <g transform="translate(322 214) rotate(12)">
        <CoverDie
          colour="#2f6fbd"
          light="#6ba9ee"
          pips={[
            [28, 28],
            [72, 28],
            [28, 72],
            [72, 72],
            [50, 50],
          ]}
          size={46}
        />
      </g>
      <g transform="translate(268 244) rotate(-6)">
        <CoverDie
          colour="#d9a125"
          light="#f7d36c"
          pips={[
            [28, 28],
            [72, 72],
          ]}
          size={38}
        />
      </g>
    </svg>
  )
}

interface CoverDieProps {
  colour: string
  light: string
  pips: readonly (readonly [number, number])[]
  size: number
}

function CoverDie({ colour, light, pips, size }: CoverDieProps) {
  return (
    <g transform={`scale(${size / 100})`}>
      <rect x="4" y="10" width="100" height="100" rx="22" fill="#0008" />
      <rect width="100" height="100" rx="22" fill={colour} />
      <path
        d="M22 0h56a22 22 0 0 1 22 22L20 96A22 22 0 0 1 0 78V22A22 22 0 0 1 22 0z"
        fill={light}
        opacity="0.35"
      />
      <path fill="#fffaf0" d={dots(pips.map(([x, y]) => [x, y, 9] as const))} />
    </g>
  )
}

const stars = [
  [30, 30, 1.2],
  [74, 62, 0.9],
  [118, 24, 1.3],
  [170, 50, 0.9],
  [222, 28, 1.1],
  [300, 40, 0.9],
  [350, 22, 1.3],
  [382, 66, 0.9],
] as const
