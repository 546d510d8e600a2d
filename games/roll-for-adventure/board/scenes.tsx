import { dots, pines } from '@dicehearth/tabletop/shapes.ts'
import { memo } from 'react'
import type { Territory } from '../content/boards.ts'

const scenes: Readonly<Record<Territory, () => React.JSX.Element>> = {
  desert: Dunes,
  fortress: Keep,
  forest: Pines,
  iceCave: Ice,
}

/** The picture behind a territory's spaces. */
export const Scene = memo(function Scene({ land }: { land: Territory }) {
  const Picture = scenes[land]
  return (
    <svg className="scene" viewBox="0 0 440 280" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Picture />
      <defs>
        <linearGradient id={`veil-${land}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopOpacity="0.5" />
          <stop offset="0.3" stopOpacity="0" />
          <stop offset="0.72" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.4" />
        </linearGradient>
      </defs>
      {/* Keeps what lies on the picture readable. */}
      <rect width="440" height="280" fill={`url(#veil-${land})`} />
    </svg>
  )
})

/** A gradient from top to bottom. */
function Fall({ id, from, to, at = '1' }: { id: string; from: string; to: string; at?: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2={at}>
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

const starlight = { fill: '#fff3d6', opacity: 0.6 }

function Dunes() {
  return (
    <>
      <defs>
        <Fall id="dunes-sky" from="#2a160d" to="#a35a22" />
        <Fall id="dunes-far" from="#8d4f22" to="#5a2e14" />
        <Fall id="dunes-mid" from="#a8662b" to="#4e2811" />
        <Fall id="dunes-near" from="#7c441c" to="#230f07" />
        <radialGradient id="dunes-sun">
          <stop offset="0" stopColor="#ffe0a0" />
          <stop offset="0.35" stopColor="#f4a94e" />
          <stop offset="1" stopColor="#d9772a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="280" fill="url(#dunes-sky)" />
      <path
        d={dots([
          [26, 20, 1.1],
          [88, 12, 0.7],
          [140, 40, 0.7],
          [206, 18, 1.1],
          [262, 34, 0.7],
          [392, 14, 0.7],
          [420, 46, 1.1],
          [54, 60, 0.7],
        ])}
        {...starlight}
      />
      <circle cx="336" cy="112" r="92" fill="url(#dunes-sun)" opacity="0.75" />
      <circle cx="336" cy="112" r="30" fill="#ffd993" />
      <path d="M0 168C60 132 108 150 168 158S292 120 440 150V280H0z" fill="url(#dunes-far)" />
      {/* A fallen arch on the ridge. */}
      <path
        d="M62 146v-34h8v34zm34-2v-30h8v31zM60 112c8-14 38-16 47-1l-5 3c-9-9-29-8-37 0z"
        fill="#3a1d0d"
        opacity="0.85"
      />
      <path d="M0 206C70 168 150 214 226 188S372 158 440 192V280H0z" fill="url(#dunes-mid)" />
      <path
        d="M0 206C70 168 150 214 226 188S372 158 440 192"
        fill="none"
        stroke="#ffca7c"
        strokeWidth="1.500"
        opacity="0.5"
      />
      <path
        d="M226 188c-14 26-52 40-86 50 40-2 120-6 150-30-20 4-46-4-64-20z"
        fill="#3c1c0b"
        opacity="0.45"
      />
      {/* A caravan on its way. */}
      <g fill="#2b1409" transform="translate(250 176)">
        <path d="M0 8c2-5 5-5 7-1 2-5 6-5 8 0l4-5 2 1-3 7v6h-1.500v-5H5v5H3.500v-5z" />
        <path d="M30 6c2-5 5-5 7-1 2-5 6-5 8 0l4-5 2 1-3 7v6h-1.500v-5H35v5h-1.500v-5z" />
      </g>
      <path d="M0 246C90 206 170 252 260 232S396 226 440 240V280H0z" fill="url(#dunes-near)" />
      <path
        d="M0 246C90 206 170 252 260 232S396 226 440 240"
        fill="none"
        stroke="#e59a4a"
        strokeWidth="1"
        opacity="0.4"
      />
    </>
  )
}

function Keep() {
  const windows = [
    [214, 128],
    [226, 128],
    [220, 156],
    [128, 170],
    [318, 160],
    [318, 186],
  ] as const
  return (
    <>
      <defs>
        <Fall id="keep-sky" from="#120d1c" to="#5b4470" />
        <Fall id="keep-far" from="#3d2f52" to="#251b35" />
        <Fall id="keep-wall" from="#57476b" to="#1b1426" />
        <Fall id="keep-near" from="#33284a" to="#0f0a17" />
        <radialGradient id="keep-moon">
          <stop offset="0" stopColor="#f2e6ff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#b79ad6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="280" fill="url(#keep-sky)" />
      <path
        d={dots([
          [30, 30, 1.1],
          [74, 62, 0.7],
          [130, 22, 0.7],
          [186, 48, 1.1],
          [282, 24, 0.7],
          [344, 58, 0.7],
          [404, 28, 1.1],
          [420, 92, 0.7],
          [20, 98, 0.7],
        ])}
        {...starlight}
      />
      <circle cx="94" cy="92" r="70" fill="url(#keep-moon)" />
      <circle cx="94" cy="92" r="19" fill="#efe3f7" />
      <circle cx="101" cy="88" r="17" fill="#3a2c4f" opacity="0.55" />
      <path d="M0 190l60-34 50 26 70-52 60 40 66-46 60 42 74-30v150H0z" fill="url(#keep-far)" />
      {/* The keep and its towers. */}
      <path
        d="M188 280V120h-6v-16h8v6h8v-6h8v6h8v-6h12v6h8v-6h8v6h8v-6h8v16h-6v160zM296 280V152h-5v-13h7v5h7v-5h8v5h8v-5h8v5h7v-5h6v13h-5v128zM104 280V162h-5v-13h7v5h7v-5h8v5h8v-5h8v5h7v-5h6v13h-5v118z"
        fill="url(#keep-wall)"
      />
      <path d="M192 122h12v158h-12zM300 154h9v126h-9zM108 164h8v116h-8z" fill="#8a76a3" opacity="0.22" />
      <path d="M219 104V74l26 9-26 9z" fill="#c8503a" />
      <path d="M218 72h2v34h-2z" fill="#1a1222" />
      <path d="M318 139v-24l20 7-20 7z" fill="#a43d2c" />
      <path
        d="M0 280v-62h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v9h14v-9h12v71z"
        fill="url(#keep-near)"
      />
      {windows.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x + 3} cy={y + 4} r="11" fill="#ffb45a" opacity="0.16" />
          <path d={`M${x} ${y + 9}v-6a3 3 0 0 1 6 0v6z`} fill="#ffc672" />
        </g>
      ))}
    </>
  )
}

function Pines() {
  return (
    <>
      <defs>
        <Fall id="pines-sky" from="#07130f" to="#2f5d4a" />
        <Fall id="pines-near" from="#1c4a30" to="#07150d" />
        <Fall id="pines-ground" from="#12301d" to="#050d08" />
        <radialGradient id="pines-light">
          <stop offset="0" stopColor="#d9ffb8" stopOpacity="0.5" />
          <stop offset="1" stopColor="#9fe0a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="280" fill="url(#pines-sky)" />
      <circle cx="300" cy="120" r="120" fill="url(#pines-light)" opacity="0.55" />
      <path
        d={pines([
          [20, 196, 90],
          [62, 190, 110],
          [108, 196, 84],
          [150, 190, 104],
          [196, 196, 88],
          [240, 192, 74],
          [352, 194, 86],
          [396, 190, 108],
          [430, 196, 92],
        ])}
        fill="#2b5f4a"
        opacity="0.55"
      />
      <path d="M0 186c80 18 150-14 230 2s150-10 210 0v60H0z" fill="#8fc7a4" opacity="0.14" />
      <path
        d={pines([
          [-4, 232, 128],
          [46, 226, 150],
          [92, 234, 112],
          [138, 228, 136],
          [186, 236, 96],
          [386, 230, 134],
          [432, 234, 152],
          [340, 236, 100],
        ])}
        fill="#1d4a35"
        opacity="0.9"
      />
      <path d="M0 226c110-24 330-24 440 0v54H0z" fill="url(#pines-ground)" />
      <path
        d="M212 280c6-22 44-26 48-42 3-10-10-16-6-26"
        fill="none"
        stroke="#a7b98a"
        strokeWidth="7"
        opacity="0.16"
      />
      <path
        d={pines([
          [8, 274, 150],
          [66, 282, 120],
          [404, 280, 146],
          [442, 276, 120],
        ])}
        fill="url(#pines-near)"
      />
      {[
        [118, 208],
        [160, 176],
        [282, 214],
        [312, 178],
        [352, 206],
        [236, 156],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" fill="#d8ff9a" opacity="0.14" />
          <circle cx={x} cy={y} r="1.500" fill="#efffc2" />
        </g>
      ))}
      {/* Somebody watches. */}
      <g fill="#ffdf7e" opacity="0.85">
        <ellipse cx="395" cy="196" rx="2.600" ry="1.600" />
        <ellipse cx="404" cy="196" rx="2.600" ry="1.600" />
      </g>
    </>
  )
}

function Ice() {
  return (
    <>
      <defs>
        <Fall id="ice-sky" from="#0a1a28" to="#3b7595" />
        <Fall id="ice-rock" from="#0c1d2b" to="#1d4058" />
        <Fall id="ice-crystal" from="#bfeaff" to="#2f6f96" />
        <Fall id="ice-floor" from="#2d6484" to="#081420" />
        <radialGradient id="ice-heart">
          <stop offset="0" stopColor="#dff7ff" stopOpacity="0.75" />
          <stop offset="1" stopColor="#7fd0f0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="280" fill="url(#ice-sky)" />
      <circle cx="226" cy="160" r="130" fill="url(#ice-heart)" opacity="0.6" />
      <path
        d="M0 0h440v60l-16 44-14-40-18 62-20-70-16 34-14-48-22 84-20-80-18 30-16-44-20 56-18-62-20 92-22-84-14 30-18-50-18 70-22-66-14 42-18-36-14 58-12-42-16 60z"
        fill="url(#ice-rock)"
      />
      <path
        d="M282 62l6 8 14-56-12-8zM182 50l8 6 12-44-10-6zM100 40l8 10 10-38-10-8zM372 58l8 8 10-44-10-8z"
        fill="#bfe9ff"
        opacity="0.16"
      />
      <path d="M0 214c70-26 120-8 180-16s170-20 260 10v72H0z" fill="url(#ice-floor)" />
      {/* Crystals, a lit and a shaded face each. */}
      {(
        [
          [60, 246, 22, 92],
          [94, 252, 16, 58],
          [36, 254, 14, 50],
          [352, 250, 24, 106],
          [388, 254, 18, 70],
          [322, 256, 14, 52],
          [416, 258, 13, 44],
        ] as const
      ).map(([x, y, w, h]) => (
        <g key={x}>
          <path
            d={`M${x} ${y}L${x - w / 2} ${y - h * 0.2} ${x - w / 2} ${y - h * 0.72} ${x} ${y - h}z`}
            fill="url(#ice-crystal)"
            opacity="0.85"
          />
          <path
            d={`M${x} ${y}L${x + w / 2} ${y - h * 0.2} ${x + w / 2} ${y - h * 0.72} ${x} ${y - h}z`}
            fill="#265d80"
            opacity="0.9"
          />
          <path d={`M${x} ${y - h}v${h}`} stroke="#e8faff" strokeWidth="0.8" opacity="0.6" />
        </g>
      ))}
      <path d="M0 252c90-16 160 6 240-4s140-6 200 2v30H0z" fill="#0a1b29" opacity="0.75" />
      <path
        d={dots([
          [150, 150, 1.1],
          [206, 128, 0.7],
          [262, 168, 0.7],
          [300, 140, 1.1],
          [180, 196, 0.7],
          [244, 206, 0.7],
        ])}
        {...starlight}
      />
    </>
  )
}
