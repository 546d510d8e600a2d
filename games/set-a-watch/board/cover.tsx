import type { Cover } from '@dicehearth/tabletop/cover.ts'
import { dots, pines } from '@dicehearth/tabletop/shapes.ts'

export const cover: Cover = {
  name: 'Set a Watch',
  blurb: 'Keep the fire burning and the dark at bay, night after night, and see who is still awake at dawn.',
  players: '1 to 4 players, all together',
  time: '60 to 90 minutes',
  guided: true,
  Picture,
}

/** Four around a fire, and eyes beyond its light. */
function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="saw-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#060a1a" />
          <stop offset="0.7" stopColor="#1b2244" />
          <stop offset="1" stopColor="#2c2438" />
        </linearGradient>
        <radialGradient id="saw-cover-light" cx="0.5" cy="0.64" r="0.62">
          <stop offset="0" stopColor="#ffce7a" stopOpacity="0.95" />
          <stop offset="0.22" stopColor="#e8833a" stopOpacity="0.6" />
          <stop offset="0.6" stopColor="#7a3517" stopOpacity="0.3" />
          <stop offset="1" stopColor="#1b0d08" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#saw-cover-sky)" />
      <path fill="#dfe6ff" d={dots(stars)} />
      <path fill="#e9e4d0" d="M318 72a24 24 0 1 0 22 34 20 20 0 1 1-22-34z" />
      <path fill="#0c1526" d={pines(wood)} />
      <path fill="#100d10" d="M0 210c90-20 150-14 200-14s130-4 200 14v90H0z" />
      <g fill="#ffe08a">
        {eyes.map(([x, y]) => (
          <g key={x}>
            <ellipse cx={x - 4} cy={y} rx="2.600" ry="1.600" />
            <ellipse cx={x + 5} cy={y} rx="2.600" ry="1.600" />
          </g>
        ))}
      </g>
      <rect width="400" height="300" fill="url(#saw-cover-light)" />
      <g transform="translate(0 -28)">
        <path fill="#4a3020" d="m40 236 46-78 52 78z" />
        <path fill="#1c100a" d="m78 236 10-54 18 54z" />
        <g transform="translate(200 220)">
          <path
            fill="#f2701f"
            d="M0-74c6 20 32 32 32 62a32 30 0 0 1-64 0c0-17 11-22 15-38 6 6 8 12 8 17 7-9 11-24 9-41z"
          />
          <path
            fill="#ffb347"
            d="M1-46c4 13 21 20 21 41a22 22 0 0 1-44 0c0-11 9-16 11-27 4 5 5 9 5 12 5-7 8-17 7-26z"
          />
          <path
            fill="#fff1b8"
            d="M0-22c3 7 11 12 11 23a11 12 0 0 1-22 0c0-6 5-9 6-15 3 3 3 5 3 6 2-4 3-9 2-14z"
          />
          <g fill="#3a2112">
            <path d="m-44 6 84 14-3 9-84-14zM44 6l-84 14 3 9 84-14z" />
          </g>
        </g>
        <g fill="#0d0806">
          <path d="M108 290c-4-40 6-62 26-68-8-8-8-26 6-28s20 16 12 28c18 8 24 32 22 68z" />
          <path d="M292 290c4-40-6-62-26-68 8-8 8-26-6-28s-20 16-12 28c-18 8-24 32-22 68z" />
          <path d="M44 300c0-34 10-50 26-56-6-8-4-22 8-22s14 14 8 22c16 6 24 24 22 56zM356 300c0-34-10-50-26-56 6-8 4-22-8-22s-14 14-8 22c-16 6-24 24-22 56z" />
          <path d="M352 214l3-2 14 84-4 1z" />
          <path d="M0 288h400v60H0z" />
        </g>
      </g>
    </svg>
  )
}

const stars = [
  [22, 34, 1.2],
  [64, 70, 0.8],
  [98, 22, 1.4],
  [146, 52, 0.9],
  [188, 18, 1.1],
  [236, 60, 0.8],
  [270, 24, 1.3],
  [366, 96, 0.9],
  [386, 30, 1.1],
] as const

const wood = [
  [14, 229.8, 111.8],
  [56, 213.4, 77.4],
  [118, 212, 86],
  [160, 206.2, 60.2],
  [236, 208.8, 68.8],
  [282, 216.6, 94.6],
  [328, 215.4, 77.4],
  [372, 230.4, 120.4],
] as const

const eyes = [
  [30, 188],
  [140, 172],
  [258, 168],
  [304, 186],
  [362, 180],
] as const
