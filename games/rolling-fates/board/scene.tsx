import { memo } from 'react'
import { dots, pines } from '@dicehearth/tabletop/shapes.ts'

type Setting = 'fen' | 'hall' | 'forge' | 'road' | 'web' | 'garden' | 'throne' | 'cellar'

/** A place looks like what its name says. */
const names: readonly (readonly [RegExp, Setting])[] = [
  [/marsh|fen|bog|ferry|sea|ford|river/i, 'fen'],
  [/throne|king|court|glass|palace/i, 'throne'],
  [/foundry|forge|burnt|ash|smok|boiler|keep/i, 'forge'],
  [/web|silk|brood|nest|wood|forest/i, 'web'],
  [/orchard|garden|hedge|tree|row|mill/i, 'garden'],
  [/road|cross|stair|pass|bridge|hill/i, 'road'],
  [/cellar|below|under|vault|crypt|tap/i, 'cellar'],
  [/abbey|hall|church|chapel|tower/i, 'hall'],
]

export function placeOf(area: string): Setting {
  // An abbey that sank is an abbey, though its name has more to say.
  if (/abbey/i.test(area)) return 'hall'
  if (/vault/i.test(area)) return 'web'
  return names.find(([name]) => name.test(area))?.[1] ?? 'hall'
}

/** Sky from top to bottom, what stands in it, the ground, and the light. */
const colours: Readonly<Record<Setting, readonly [string, string, string, string, string]>> = {
  fen: ['#0c1a22', '#2a4a4c', '#0f2226', '#16302e', '#9fe0c8'],
  hall: ['#0d1a20', '#1f4046', '#0a181d', '#12282c', '#bfe6da'],
  forge: ['#1a0b08', '#5a2410', '#120807', '#2a120a', '#ffa04a'],
  road: ['#12101e', '#3a2f4c', '#0e0c16', '#211a26', '#d8c8ff'],
  web: ['#150f1c', '#3c2a4a', '#0d0912', '#1f1526', '#e0c0f0'],
  garden: ['#0f1a12', '#35512c', '#0c140c', '#1d2a14', '#d8f0a0'],
  throne: ['#1a0c16', '#4a1f34', '#12070e', '#2a1220', '#ffd98a'],
  cellar: ['#0e1216', '#2c3a40', '#0a0d10', '#181f22', '#ffe0a0'],
}

/** The stage behind the figures: 1400 by 370, cut to what there is room for. */
export const Scene = memo(function Scene({ area }: { area: string }) {
  const place = placeOf(area)
  const [top, bottom, far, ground, light] = colours[place]
  return (
    <svg className="scene" viewBox="0 0 1400 370" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <linearGradient id={`rf-sky-${place}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="0.75" stopColor={bottom} />
          <stop offset="1" stopColor={ground} />
        </linearGradient>
        <radialGradient id={`rf-light-${place}`}>
          <stop offset="0" stopColor={light} stopOpacity="0.5" />
          <stop offset="0.5" stopColor={light} stopOpacity="0.16" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1400" height="370" fill={`url(#rf-sky-${place})`} />
      <ellipse cx="700" cy="150" rx="560" ry="230" fill={`url(#rf-light-${place})`} />
      <Things place={place} far={far} light={light} />
      <path fill={ground} d="M0 312q350-22 700-10t700 6v62H0z" />
      <path fill="#0005" d="M0 336q350-16 700-8t700 4v38H0z" />
    </svg>
  )
})

interface ThingsProps {
  place: Setting
  far: string
  light: string
}

function Things({ place, far, light }: ThingsProps) {
  switch (place) {
    case 'fen':
      return (
        <>
          <circle cx="980" cy="84" r="40" fill={light} opacity="0.5" />
          <path
            fill={far}
            opacity="0.8"
            d={pines([
              [90, 300, 90],
              [190, 306, 70],
              [1220, 300, 100],
              [1310, 306, 76],
              [470, 304, 50],
            ])}
          />
          <path stroke={far} strokeWidth="5" fill="none" d={reeds(30)} />
          <path stroke={light} strokeWidth="1.500" opacity="0.3" d={ripples(18)} />
        </>
      )
    case 'hall':
      return (
        <>
          <path fill={far} opacity="0.75" d={arches} />
          <circle cx="700" cy="110" r="86" fill={light} opacity="0.35" />
          <g fill="none" stroke={far} strokeWidth="5">
            <circle cx="700" cy="110" r="86" />
            <circle cx="700" cy="110" r="22" />
            {Array.from({ length: 12 }, (_, i) => (
              <path
                key={`petal ${i}`}
                d="M700 88c-7-18-18-34-15-48a15 15 0 0 1 30 0c3 14-8 30-15 48z"
                transform={`rotate(${i * 30} 700 110)`}
              />
            ))}
          </g>
          <path fill={far} d="M210 0h34v320h-34zM1156 0h34v320h-34zM420 0h26v310h-26zM954 0h26v310h-26z" />
        </>
      )
    case 'forge':
      return (
        <>
          <path
            fill={far}
            d="M0 310V150h60v-30h40v30h70v-60h50v60h80v-34h40v34h90v-90h60v90h420v-90h60v90h90v-34h40v34h80v-60h50v60h70v-30h40v30h60v160z"
          />
          <path
            fill="#ff8a3a"
            opacity="0.75"
            d="M120 310v-60q20-40 40 0v60zM1240 310v-60q20-40 40 0v60zM640 310v-96q60-90 120 0v96z"
          />
          <path
            fill="#ffd98a"
            opacity="0.8"
            d={dots([
              [300, 90, 3],
              [520, 60, 2],
              [860, 76, 3],
              [1040, 50, 2],
              [1180, 110, 3],
              [420, 130, 2],
              [960, 140, 2],
              [200, 60, 2],
            ])}
          />
        </>
      )
    case 'road':
      return (
        <>
          <circle cx="1060" cy="80" r="34" fill={light} opacity="0.4" />
          <path fill={far} d="M0 310q180-120 380-70t330-20 330 10 360 60v20z" />
          <path fill="#0005" d="M560 370q60-60 110-70h60q50 10 110 70z" />
          <path stroke={far} strokeWidth="7" fill="none" d="M250 310V140h50M1130 310V130h-54" />
          <path fill={far} d="M294 140h14v26h-14zM1068 130h14v26h-14z" />
        </>
      )
    case 'web':
      return (
        <>
          <path
            fill={far}
            d="M60 320V0h56l-8 320zM250 320 230 0h70l-10 320zM1090 320V0h60l8 320zM1290 320l-10-320h66v320z"
          />
          <g stroke={light} strokeWidth="1.800" fill="none" opacity="0.45">
            <path d="M260 60Q480 180 700 40T1120 70M260 120Q500 220 700 100t420 40M300 0Q420 120 700 0M700 0Q980 140 1110 0M480 150V70M620 120V46M780 120V44M940 160V80" />
          </g>
          <path
            fill={light}
            opacity="0.35"
            d="M470 190c-20 30-18 70 4 84 20-14 22-54 0-84zM930 200c-16 24-14 56 4 66 16-12 16-42 0-66z"
          />
        </>
      )
    case 'garden':
      return (
        <>
          <path
            fill={far}
            d={dots([
              [120, 190, 90],
              [250, 230, 70],
              [1160, 230, 74],
              [1300, 190, 92],
              [480, 270, 50],
              [930, 270, 52],
            ])}
          />
          <path
            fill={far}
            d="M110 200h20v120h-20zM1290 200h20v120h-20zM242 240h16v80h-16zM1152 240h16v80h-16z"
          />
          <path
            fill="#c23a2f"
            opacity="0.8"
            d={dots([
              [90, 160, 8],
              [150, 210, 7],
              [1270, 170, 8],
              [1330, 214, 7],
              [240, 200, 6],
              [1180, 206, 6],
            ])}
          />
          <path
            fill="none"
            stroke={light}
            strokeWidth="5"
            opacity="0.35"
            strokeDasharray="16 10"
            d="M700 130m-70 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M700 130m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0"
          />
        </>
      )
    case 'throne':
      return (
        <>
          <path fill={far} d="M150 0h60v320h-60zM340 0h48v316h-48zM1010 0h48v316h-48zM1190 0h60v320h-60z" />
          <path fill="#7a1f2c" d="M240 0h70v190l-35 30-35-30zM1090 0h70v190l-35 30-35-30z" />
          <path
            fill={light}
            opacity="0.5"
            d="M275 70l8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2zM1125 70l8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2z"
          />
          <path fill={far} d="M520 320l30-60h300l30 60z" />
        </>
      )
    case 'cellar':
      return (
        <>
          <path fill={far} d="M0 0h1400v60Q1050 20 700 20T0 60z" />
          <path
            fill={far}
            d={dots([
              [120, 250, 70],
              [250, 270, 52],
              [1150, 268, 54],
              [1290, 246, 74],
            ])}
          />
          <path
            stroke={light}
            strokeWidth="4"
            opacity="0.3"
            fill="none"
            d="M60 230h120M60 270h120M206 260h90M1106 258h90M1226 226h130M1226 268h130"
          />
          <path fill={light} opacity="0.6" d="M694 120q6-22 12 0v16h-12z" />
        </>
      )
  }
}

const arches = [
  [30, 150, 280],
  [260, 130, 250],
  [1010, 130, 250],
  [1220, 150, 280],
]
  .map(
    ([x, w, h]) =>
      `M${x} 320V${320 - h * 0.62}Q${x} ${320 - h} ${x + w / 2} ${320 - h * 1.06}Q${x + w} ${320 - h} ${x + w} ${320 - h * 0.62}V320z`,
  )
  .join('')

function reeds(n: number): string {
  return Array.from({ length: n }, (_, i) => {
    const x = (i * 173) % 1400
    return `M${x} 330q${(i % 5) - 2} -40 ${((i * 7) % 30) - 14} -${60 + ((i * 31) % 50)}`
  }).join('')
}

function ripples(n: number): string {
  return Array.from(
    { length: n },
    (_, i) => `M${(i * 163) % 1400} ${318 + ((i * 37) % 44)}h${30 + ((i * 17) % 60)}`,
  ).join('')
}
