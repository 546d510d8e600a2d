import type { IconData } from '@dicehearth/tabletop'
import type { ReactNode } from 'react'
import { icons } from './icons.ts'

/** Parts that scenes are put together from, each on a stage of 380 by 150. */
const parts = {
  hills: <path d="M0 118q60-34 128-10t120-14 132 10v46H0z" fill="#2d2017" />,
  houses: (
    <path
      d="M40 120V92l16-14 16 14v28zm46 0V84l20-18 20 18v36zm150 0V90l14-12 14 12v30zm44 0V80l22-18 22 18v40z"
      fill="#1a110b"
    />
  ),
  windows: <path d="M52 100h8v9h-8zm44-6h9v10h-9zm202 0h9v10h-9z" fill="#ffcf80" />,
  tower: (
    <>
      <path d="M160 150V46h60v104zM152 46l38-34 38 34z" fill="#160e09" />
      <path d="M176 92V66q14-18 28 0v26z" fill="#c98a4c" opacity=".8" />
      <path d="M190 62c-6 0-8 6-8 13l-4 9h24l-4-9c0-7-2-13-8-13z" fill="#3c2a18" />
    </>
  ),
  arches: (
    <path
      d="M60 150V70q30-46 60 0v80zm100 0V60q30-46 60 0v90zm100 0V70q30-46 60 0v80z"
      fill="#8a6a5a"
      opacity=".55"
    />
  ),
  vault: (
    <>
      <path d="M0 0h380v150H0z" fill="#120b08" />
      <path d="M20 150V84Q84 8 148 84v66zm212 0V84q64-76 128 0v66z" fill="#2a1b12" />
      <circle cx="190" cy="96" r="60" fill="#f2934a" opacity=".22" />
      <path d="M184 84h12l3 22h-18z" fill="#ffcf80" />
    </>
  ),
  water: (
    <>
      <path d="M0 98h380v52H0z" fill="#2c3a40" />
      <path
        d="M20 108q8-6 16 0t16 0M120 118q8-6 16 0t16 0M190 110q8-6 16 0t16 0M320 120q8-6 16 0t16 0"
        stroke="#9db0ae"
        fill="none"
        opacity=".6"
      />
    </>
  ),
  boat: <path d="M226 92h74l-14 18h-48zM258 92V42l30 42z" fill="#130c08" />,
  reeds: (
    <path
      d="M30 150q-4-34-10-44M38 150q2-40 8-52M52 150q-4-30 0-40M300 150q-2-40-10-52M312 150q4-36 12-46M330 150q-4-28 2-40M346 150q2-34 10-44"
      stroke="#1d160e"
      strokeWidth="3"
      fill="none"
    />
  ),
  stones: (
    <path d="M90 150V92q12-16 26-2l4 60zm90 0V70q18-18 34 4v76zm92 0v-44q10-12 22-2l4 46z" fill="#201811" />
  ),
  road: <path d="M150 150q30-28 26-40t30-18l8 4q-22 8-18 20t54 34z" fill="#6b5236" opacity=".7" />,
  gate: <path d="M120 150V60h26v90zm114 0V60h26v90zM112 62V50h156v12z" fill="#170f0a" />,
  light: (
    <>
      <path d="m178 150 6-96h16l6 96zM178 54V40h28v14z" fill="#150d08" />
      <path d="M192 46 380 18v40zM192 46 0 24v36z" fill="#ffe2a6" opacity=".28" />
      <circle cx="192" cy="46" r="7" fill="#ffe9bd" />
    </>
  ),
  fire: (
    <>
      <circle cx="190" cy="120" r="70" fill="#f2934a" opacity=".35" />
      <path d="M178 138c-10-18 8-26 8-44 14 10 12 20 18 26 4-4 4-8 4-12 10 12 8 24 0 30z" fill="#ffb35a" />
    </>
  ),
  trees: (
    <path d="m60 124 18-50 18 50zm30 0 14-40 14 40zm180 0 18-54 18 54zm36 0 12-38 12 38z" fill="#18130c" />
  ),
  fog: <path d="M0 128q40-14 90-4t90-6 90 8 110-6v30H0z" fill="#d8d0c2" opacity=".45" />,
} as const satisfies Record<string, ReactNode>

type Part = keyof typeof parts

interface Setting {
  words: RegExp
  drawn: readonly Part[]
  icon: IconData
}

// prettier-ignore
/** What a place shows, by the words that its name holds or begins; the first that fits. */
const places: readonly Setting[] = [
  { words: /\b(vault|cellar|crypt|under|pit|mine|countermine|well\b|deep|cave|tomb|founders' shelf|mouth)/i, drawn: ['vault'], icon: icons.cave },
  { words: /\b(below|clappers|sunken)/i, drawn: ['vault'], icon: icons.bell },
  { words: /\bgraves/i, drawn: ['vault'], icon: icons.menhir },
  { words: /choir's stand/i, drawn: ['vault'], icon: icons.church },
  { words: /\b(light|lantern|beacon|lamp room|lamp gallery)/i, drawn: ['water', 'light', 'fog'], icon: icons.lighthouse },
  { words: /\b(chapel|choir|church|cloister|cell|refectory|scriptorium|inner door|brother|hall|court|regent|balcony|map room|library|archive|stacks|infirmary)/i, drawn: ['arches', 'hills'], icon: icons.church },
  { words: /\b(quay|mole|harbou?r|strand|beach|sand|isle|sea|boat|skiff|keel|deck|ship|wharf|pier|landing|net|sound|raft|ferry|bay|shore)/i, drawn: ['water', 'boat', 'fog'], icon: icons.boat },
  { words: /\b(belfry|bell|tower|loft|ringing)/i, drawn: ['hills', 'tower', 'fog'], icon: icons.bell },
  { words: /\b(forge|founders|foundry|furnace|ash|fire|hearth|smith|casting)/i, drawn: ['houses', 'fire'], icon: icons.anvil },
  { words: /\b(weir|marsh|reed|fen|pool|lake|ford|mere|river|brook|mud|flat)/i, drawn: ['water', 'reeds', 'fog'], icon: icons.grass },
  { words: /\b(stone|milestone|causeway|cairn|cliff|rock|ridge|scar|menhir)/i, drawn: ['hills', 'stones', 'fog'], icon: icons.menhir },
  { words: /gate\b|\b(toll|bar|port|stair|bridge|wall|road|walk|way|pass)/i, drawn: ['hills', 'gate', 'road'], icon: icons.gate },
  { words: /\b(wood|grove|orchard|garden|thicket|copse)/i, drawn: ['hills', 'trees'], icon: icons.wood },
  { words: /\b(green|house|inn|mill|market|square|street|school|lodge|office|hospital|store|farm|chandlery|row|village|town|yard|kitchen|barn)/i, drawn: ['hills', 'houses', 'windows'], icon: icons.village },
]
const anywhere: Omit<Setting, 'words'> = { drawn: ['hills', 'road', 'fog'], icon: icons.road }

function placeCalled(name: string): Omit<Setting, 'words'> {
  return places.find(({ words }) => words.test(name)) ?? anywhere
}

/** The sign of a place on the map. */
export function placeIcon(name: string): IconData {
  return placeCalled(name).icon
}

const skies = [
  ['#3a3550', '#d98a4a'],
  ['#26304a', '#8a6a5a'],
  ['#1d2438', '#5f6a78'],
  ['#4a2f3a', '#e0a060'],
] as const

/** A small drawn scene for a place. */
export function Scene({ name, adventure }: { name: string; adventure: string }) {
  const { drawn } = placeCalled(name)
  const [above, below] = skies[(name.length + adventure.length) % skies.length]
  const id = `rpa-sky-${name.replaceAll(/\W/g, '')}`
  return (
    <svg className="rpa-scene" viewBox="0 0 380 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={above} />
        <stop offset="1" stopColor={below} />
      </linearGradient>
      <rect width="380" height="150" fill={`url(#${id})`} />
      {drawn.map((part) => (
        <g key={part}>{parts[part]}</g>
      ))}
    </svg>
  )
}
