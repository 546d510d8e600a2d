import { plainPieces } from '@dicehearth/engine/plain'
import type { BoardProps } from './board.ts'
import { Frame } from './frame.tsx'
import { useHands } from './hands.ts'
import { pressEach } from './manner.ts'
import { Piece } from './piece.tsx'
import './plain-board.css'

const manner = { presses: pressEach }

/** The board of a game that has none of its own: everything that can be read or used lies there as a card. */
export default function PlainBoard(props: BoardProps) {
  const { view, decision, pieces } = useHands(props, manner, '')
  const used = decision?.choices.flatMap((choice) => choice.pieces) ?? []
  return (
    <Frame asks={decision} className="plain-board">
      <ul className="plain-cards">
        {plainPieces(view, props.texts, used).map(({ piece, name, lines }) => (
          <li key={piece}>
            <Piece id={piece} pieces={pieces} label={name} place className="plain-card">
              <h3>{name}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Piece>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
