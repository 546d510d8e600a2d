import { Piece } from '@dicehearth/tabletop'
import { adventureBoards, type AdventureBoard as BoardId } from '../content/boards.ts'
import { piece } from '../rules/pieces.ts'
import { adventureBoardOf } from '../rules/lookups.ts'
import { useTable } from './context.ts'

interface Drawing {
  picture: React.JSX.Element
  /** Where the power stones go, in the order in which they are won. */
  sockets: readonly (readonly [number, number])[]
}

const drawings: Readonly<Record<BoardId, Drawing>> = {
  book: {
    picture: (
      <>
        <path className="wood" d="M8 22q46-14 92 4 46-18 92-4v76q-46-12-92 4-46-16-92-4z" />
        <path className="paper" d="M14 22q44-10 84 7v66q-40-15-84-6zM186 22q-44-10-84 7v66q40-15 84-6z" />
        <path className="lines" d="M26 84q30-5 62 5m24 0q32-10 62-5M26 30q30-5 62 5m24 0q32-10 62-5" />
        <path className="wood" d="M90 92h20v20H90z" />
      </>
    ),
    sockets: [
      [38, 56],
      [76, 60],
      [124, 60],
      [162, 56],
      [100, 102],
    ],
  },
  sword: {
    picture: (
      <>
        <path className="steel" d="M52 46h128l14 14-14 14H52z" />
        <path className="lines" d="M60 60h124" />
        <path className="wood" d="M40 14h16v92H40z" />
        <path className="gold" d="M36 8h24v10H36zm0 94h24v10H36zM4 52h36v16H4z" />
        <circle className="gold" cx="6" cy="60" r="8" />
      </>
    ),
    sockets: [
      [76, 60],
      [104, 60],
      [132, 60],
      [160, 60],
      [48, 30],
      [48, 90],
    ],
  },
  crown: {
    picture: (
      <>
        <path
          className="gold"
          d="M20 98 14 44 30 66 42 32 57 64 71 22 86 62 100 16 114 62 129 22 143 64 158 32 170 66 186 44 180 98z"
        />
        <path className="wood" d="M20 96h160v14H20z" />
      </>
    ),
    sockets: [
      [14, 44],
      [42, 32],
      [71, 22],
      [100, 16],
      [129, 22],
      [158, 32],
      [186, 44],
    ],
  },
  jewel: {
    picture: (
      <>
        <path className="crystal" d="M70 6h60l44 32v44l-44 32H70L26 82V38z" />
        <path
          className="lines"
          d="M82 34h36l24 16v20l-24 16H82L58 70V50zM70 6l12 28m48-28l-12 28m56 4l-32 12m32 32l-32-12m-12 44l-12-28m-48 28l12-28M26 82l32-12M26 38l32 12"
        />
      </>
    ),
    sockets: [
      [70, 10],
      [130, 10],
      [172, 40],
      [172, 80],
      [130, 110],
      [70, 110],
      [28, 80],
      [28, 40],
    ],
  },
}

/** The adventure board with the power stones won so far. */
export function AdventureBoard() {
  const { view, pieces, happening } = useTable()
  const board = adventureBoardOf(view)
  const { name } = adventureBoards[board]
  const { picture, sockets } = drawings[board]
  const newest = happening?.type === 'stone' ? view.stones - 1 : -1
  return (
    <Piece
      id={piece.adventure}
      pieces={pieces}
      label={`${name}: ${view.stones} of ${view.spaces} power stones`}
      className="adventure"
    >
      <h3>{name}</h3>
      <svg viewBox="-6 0 212 120" aria-hidden>
        <g className={`adventure-${board}`}>{picture}</g>
        {sockets.map(([x, y], i) => (
          <g key={i} transform={`translate(${x} ${y})`} className={i === newest ? 'socket newest' : 'socket'}>
            <circle r="12" className="socket-hole" />
            {i < view.stones && (
              <g className="stone">
                <path d="M-8-4l4-5h8l4 5-8 13z" />
                <path className="stone-lit" d="M-8-4h16L0 9zM-4-9l-1 5L0 9l5-13-1-5z" />
              </g>
            )}
          </g>
        ))}
      </svg>
      <p>
        <b>{view.stones}</b> of {view.spaces} power stones
      </p>
    </Piece>
  )
}
