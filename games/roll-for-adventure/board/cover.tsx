import type { Cover } from '@dicehearth/tabletop/cover.ts'
import { dots, pines } from '@dicehearth/tabletop/shapes.ts'

export const cover: Cover = {
  name: 'Roll for Adventure',
  blurb: 'Four lands, one shadow. Roll, place, and hold out together until the last power stone shines.',
  players: '2 to 4 players, all together',
  time: '30 to 45 minutes',
  guided: true,
  Picture,
}

/** Dunes, keep, pines and ice under the vortex. */
function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="rfa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#120a1f" />
          <stop offset="0.55" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#a34d22" />
        </linearGradient>
        <radialGradient id="rfa-vortex">
          <stop offset="0" stopColor="#f7d9ff" />
          <stop offset="0.18" stopColor="#b77bea" />
          <stop offset="0.6" stopColor="#4d2580" />
          <stop offset="1" stopColor="#1c0d33" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="rfa-near" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a0f0b" />
          <stop offset="1" stopColor="#070403" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#rfa-sky)" />
      <path fill="#ffe9c9" d={dots(stars)} />
      <g transform="translate(200 96)">
        <circle r="104" fill="url(#rfa-vortex)" />
        <g fill="none" stroke="#e3c2ff" strokeLinecap="round" opacity="0.75">
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M8 0C22 -22 52 -18 62 8" strokeWidth="4" />
          ))}
          {[30, 90, 150, 210, 270, 330].map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M18 0C34 -16 60 -8 74 16" strokeWidth="1.500" />
          ))}
        </g>
      </g>
      <path
        fill="#4b2f4c"
        d="M0 204 46 150l22 20 34-58 30 44 20-14 30 40H0zM400 210l-40-62-22 24-36-66-34 60-18-12-30 46h180z"
      />
      <path fill="#8fc7e6" d="m302 106-14 24 8-4 6 8 7-9 8 6zM102 112l-10 17 7-3 5 7 6-8 6 5z" />
      <path
        fill="#2a1729"
        d="M148 214v-52h8v-10h8v10h8v-10h8v10h8v-36h6v-12h8v12h8v-12h8v12h6v36h8v-10h8v10h8v-10h8v10h8v52z"
      />
      <path fill="#ffbe63" d="M196 138h8v14h-8zM166 178h6v12h-6zM228 178h6v12h-6z" />
      <path fill="#b8632a" d="M0 236c44-34 84-30 122-8s78 18 110 4v68H0z" />
      <path fill="#7c3c18" d="M0 258c50-24 92-14 130 2s70 8 96 0v40H0z" />
      <path fill="#143323" d={pines(wood)} />
      <path fill="url(#rfa-near)" d="M0 284c60-22 120-18 180-8s150 10 220-10v34H0z" />
      <g transform="translate(172 200) rotate(-12)">
        <rect width="40" height="40" rx="9" fill="#7c1a15" y="2" />
        <rect width="40" height="38" rx="9" fill="#d8483b" />
        <g fill="#fff6e6">
          <circle cx="11" cy="10" r="3.800" />
          <circle cx="29" cy="10" r="3.800" />
          <circle cx="20" cy="19" r="3.800" />
          <circle cx="11" cy="28" r="3.800" />
          <circle cx="29" cy="28" r="3.800" />
        </g>
      </g>
      <g transform="translate(226 212) rotate(14)">
        <rect width="34" height="34" rx="8" fill="#173f75" y="2" />
        <rect width="34" height="32" rx="8" fill="#3a7fd0" />
        <g fill="#fff6e6">
          <circle cx="9" cy="8" r="3.200" />
          <circle cx="17" cy="16" r="3.200" />
          <circle cx="25" cy="24" r="3.200" />
        </g>
      </g>
    </svg>
  )
}

const stars = [
  [28, 30, 1.2],
  [70, 62, 0.9],
  [96, 22, 1.4],
  [140, 18, 0.8],
  [276, 26, 1.3],
  [318, 58, 0.9],
  [352, 24, 1.5],
  [382, 74, 1],
  [16, 96, 0.8],
] as const

const wood = [
  [262, 270.2, 60.2],
  [296, 270, 86],
  [332, 276.8, 68.8],
  [362, 271.9, 98.9],
  [394, 279.4, 77.4],
] as const
