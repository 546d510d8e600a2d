import './coin.css'
import type { SeatNow } from '@dicehearth/host'

/** Glass of the windows: dark and lit. */
const glass = [
  ['#6a1512', '#b8332a'],
  ['#14305c', '#2b63a8'],
  ['#1c4220', '#3d7a3a'],
  ['#6e4708', '#b07d1b'],
  ['#361c58', '#6c429e'],
  ['#1e4a42', '#3f8070'],
  ['#5a2a10', '#a3431a'],
  ['#33323c', '#5c5b68'],
] as const

type CoinSeat = Pick<SeatNow, 'name' | 'kind'> & Partial<Pick<SeatNow, 'presence' | 'kept'>>

/**
 * Somebody at a table as a coin: a person by their letter in coloured glass, a companion as a flame with eyes, so that
 * nobody takes one for the other. The ring is ember for who is here, turns while they think, and is broken while they
 * are away. The words beside it say the same.
 */
export function Coin({ seat, isThinking = false }: { seat: CoinSeat; isThinking?: boolean }) {
  const { name, kind, presence = null, kept = false } = seat
  const state = kind === 'open' ? 'open' : isThinking ? 'thinking' : (presence ?? 'plain')
  return (
    <span className={`coin ${kept ? 'away' : state}`} aria-hidden>
      <svg viewBox="0 0 100 100">
        <g className="coin-face">
          {kind === 'open' ? <Empty /> : kind === 'companion' && !kept ? <Flame /> : <Glass name={name} />}
        </g>
        <circle className="coin-ring" cx="50" cy="50" r="47" />
      </svg>
      {kept && (
        <span className="coin-keeper">
          <svg viewBox="0 0 100 100">
            <Flame />
          </svg>
        </span>
      )}
    </span>
  )
}

function Glass({ name }: { name: string }) {
  const [letter = '?'] = name
  const sum = Array.from(name).reduce((total, it) => (total * 31 + (it.codePointAt(0) ?? 0)) % 9973, 7)
  const [dark, lit] = glass[sum % glass.length]
  const turn = sum % 60
  return (
    <>
      <circle cx="50" cy="50" r="44" fill={dark} />
      <g transform={`rotate(${turn} 50 50)`} fill={lit} stroke="#1c0f08" strokeWidth="2.500">
        <path d="M50 50 50 6A44 44 0 0 1 88 28Z" />
        <path d="M50 50 91 66A44 44 0 0 1 58 93Z" opacity="0.7" />
        <path d="M50 50 26 87A44 44 0 0 1 6 54Z" opacity="0.85" />
        <path d="M50 50 9 35A44 44 0 0 1 30 11Z" opacity="0.5" />
      </g>
      <circle cx="50" cy="50" r="29" fill={dark} stroke="#1c0f08" strokeWidth="2.500" />
      <text x="50" y="65">
        {letter.toLocaleUpperCase()}
      </text>
    </>
  )
}

function Flame() {
  return (
    <>
      <circle cx="50" cy="50" r="44" fill="#1b0f09" />
      <circle cx="50" cy="58" r="34" fill="#f2934a" opacity="0.22" />
      <path
        d="M52 12c6 15 25 23 25 46a27 27 0 0 1-54 0c0-12 7-18 10-28 5 5 7 9 8 13 7-9 13-17 11-31z"
        fill="#f2934a"
        stroke="#7a2c10"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M51 42c4 8 15 12 15 26a16 16 0 0 1-32 0c0-7 4-10 6-15 3 3 4 4 5 6 4-5 6-9 6-17z"
        fill="#ffd48a"
      />
      <ellipse cx="43" cy="66" rx="3.200" ry="5" fill="#3a1206" />
      <ellipse cx="58" cy="66" rx="3.200" ry="5" fill="#3a1206" />
      <path d="M45 76q5 4 11 0" fill="none" stroke="#3a1206" strokeWidth="2.500" strokeLinecap="round" />
    </>
  )
}

function Empty() {
  return <path d="M50 34v32M34 50h32" fill="none" stroke="#b39a7b" strokeWidth="6" strokeLinecap="round" />
}
