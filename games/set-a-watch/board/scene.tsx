import { dots, pines } from '@dicehearth/tabletop/shapes.ts'
import { memo } from 'react'

/** A clearing at night: stars, two ridges of pines, the road, tents. The light lies over it, see night.css. */
export const Scene = memo(function Scene() {
  return (
    <svg className="night-scene" viewBox="0 0 1080 640" preserveAspectRatio="xMinYMid slice" aria-hidden>
      <defs>
        <linearGradient id="saw-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070b1c" />
          <stop offset="0.32" stopColor="#131b38" />
          <stop offset="0.5" stopColor="#1c2238" />
        </linearGradient>
        <linearGradient id="saw-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b1d1f" />
          <stop offset="0.4" stopColor="#191410" />
          <stop offset="1" stopColor="#0d0906" />
        </linearGradient>
        <linearGradient id="saw-tent" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#6d4a2a" />
          <stop offset="1" stopColor="#2a1b12" />
        </linearGradient>
      </defs>
      <rect width="1080" height="640" fill="url(#saw-sky)" />
      <path className="stars" d={dots(stars)} />
      <path className="moon" d="M812 74a24 24 0 1 0 22 34 20 20 0 1 1-22-34z" />
      <path className="ridge" d="M0 190C120 150 200 176 320 158s210-40 330-8 200-26 430 22v120H0z" />
      <path className="pines far" d={pines(farPines)} />
      <path fill="url(#saw-ground)" d="M0 268c180-22 330-10 520-16s380-6 560 10v378H0z" />
      <path className="pines near" d={pines(nearPines)} />
      <path
        className="road"
        d="M1080 300C860 296 620 306 420 330S180 384 120 470l120 20c40-70 160-104 330-124s340-20 510-18z"
      />
      <g className="tents">
        <path fill="url(#saw-tent)" d="M-16 330 42 236l66 94z" />
        <path className="tent-door" d="M30 330 44 262l20 68z" />
        <path className="tent-pole" d="M42 236l-5-9M42 236l7-8" />
      </g>
    </svg>
  )
})

const stars = [
  [34, 40, 1.1],
  [92, 18, 0.8],
  [150, 66, 1.3],
  [214, 26, 0.9],
  [262, 92, 0.7],
  [330, 40, 1.4],
  [396, 14, 0.8],
  [452, 70, 1],
  [520, 30, 0.8],
  [588, 84, 1.2],
  [640, 20, 1],
  [706, 58, 0.8],
  [764, 26, 1.4],
  [820, 92, 0.8],
  [968, 96, 1],
  [1010, 22, 1.3],
  [1056, 66, 0.9],
] as const

const farPines = [
  [150, 187.6, 51.6],
  [196, 200.8, 68.8],
  [238, 182.3, 47.3],
  [288, 201.4, 77.4],
  [352, 190.2, 60.2],
  [404, 186.1, 73.1],
  [462, 175.6, 51.6],
  [516, 188.7, 81.7],
  [570, 176.2, 60.2],
  [632, 184.1, 73.1],
  [694, 182.9, 55.9],
  [752, 192.7, 81.7],
  [806, 190.2, 60.2],
  [866, 193.4, 77.4],
  [930, 197.5, 64.5],
  [996, 210, 86],
  [1060, 208.8, 68.8],
] as const

const nearPines = [
  [170, 267.2, 103.2],
  [448, 265.8, 111.8],
  [642, 259.9, 98.9],
  [830, 275, 129],
  [912, 289.4, 163.4],
  [1000, 277.6, 137.6],
  [1070, 298.6, 180.6],
] as const
