import { Icon } from '@dicehearth/tabletop'
import { connections, desertAGroup } from '../content/boards.ts'
import { empty } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'
import { Space } from './space.tsx'
import { Territory } from './territory.tsx'

export function Desert() {
  const { view } = useTable()
  return view.sides.desert === 'A' ? <DesertA /> : <DesertB />
}

/** Three 1s send one on; three sent on, and the sand devours one for a stone. */
function DesertA() {
  const { view } = useTable()
  const { first, second, third } = view.desert
  return (
    <Territory land="desert" task="Three 1s send a die on; three sent on win a stone.">
      <div className="desert-a">
        <fieldset className="heap" aria-label="First section">
          {Array.from({ length: desertAGroup }, (_, i) => (
            <Space key={i} die={first[i]} takes={1} where="first section of the desert" />
          ))}
        </fieldset>
        <span className="sends-on" aria-hidden>
          ›
        </span>
        <fieldset className="heap second" aria-label="Second section">
          {Array.from({ length: desertAGroup }, (_, i) => (
            <Space key={i} die={second[i]} where="second section of the desert" shut />
          ))}
        </fieldset>
        <span className="sends-on" aria-hidden>
          ›
        </span>
        <fieldset className="pit" aria-label={`Devoured dice: ${third.length}`}>
          <Icon icon={icons.skull} />
          <div className="pit-dice">
            {third.map((die) => (
              <DiePiece key={die} die={die} where="devoured by the desert" />
            ))}
          </div>
        </fieldset>
      </div>
    </Territory>
  )
}

/** The net of RFA-R38: where each space lies, and each connection's upper and lower end. */
const spaces: readonly (readonly [number, number])[] = [
  [0, 2],
  [-1, 3],
  [1, 3],
  [0, 4],
  [-1, 5],
  [1, 5],
  [0, 6],
  [2, 6],
  [1, 7],
]
const ends: readonly { upper: readonly [number, number]; lower: readonly [number, number] }[] = [
  { upper: [-1, 1], lower: [2, 4] },
  { upper: [-2, 2], lower: [3, 7] },
  { upper: [-2, 4], lower: [2, 8] },
  { upper: [2, 2], lower: [-2, 6] },
  { upper: [3, 5], lower: [0, 8] },
]
const left = -2
const top = 1
const width = 5
const height = 7

const at = ([x, y]: readonly [number, number]) => ({
  left: `${((x - left) / width) * 100}%`,
  top: `${((y - top) / height) * 100}%`,
})

/** 1s on any spaces close five connections, each from its chain tile to the empty end. */
function DesertB() {
  const { view } = useTable()
  const { closed } = view.desert
  const done = closed.filter((isClosed) => isClosed).length
  return (
    <Territory land="desert" task={`1s close the chains: ${done} of ${connections.length}.`}>
      <div className="net">
        <svg
          className="net-lines"
          viewBox={`0 0 ${width * 10} ${height * 10}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {ends.map(({ upper, lower }, k) => (
            <line
              key={k}
              className={closed[k] ? 'closed' : undefined}
              x1={(upper[0] - left) * 10}
              y1={(upper[1] - top) * 10}
              x2={(lower[0] - left) * 10}
              y2={(lower[1] - top) * 10}
            />
          ))}
        </svg>
        {ends.map(({ upper, lower }, k) => (
          <div key={k}>
            <span className="unseen">{`Chain ${k + 1}: ${closed[k] ? 'closed' : 'open'}`}</span>
            <ChainEnd place={upper} here={!closed[k]} />
            <ChainEnd place={lower} here={closed[k]} />
          </div>
        ))}
        {spaces.map((place, space) => {
          const die = view.desert.spaces[space]
          return (
            <Space
              key={space}
              id={piece.desertSpace(space)}
              die={die === empty ? undefined : die}
              takes={1}
              where={`desert space ${space + 1}`}
              style={at(place)}
            />
          )
        })}
      </div>
    </Territory>
  )
}

function ChainEnd({ place, here }: { place: readonly [number, number]; here: boolean }) {
  return (
    <span className={here ? 'chain-end here' : 'chain-end'} style={at(place)}>
      {here && (
        <svg viewBox="0 0 20 20" aria-hidden>
          <rect x="1" y="7" width="10" height="6" rx="3" />
          <path d="M8 10h4M13 7h3a3 3 0 0 1 0 6h-3" />
        </svg>
      )}
    </span>
  )
}
