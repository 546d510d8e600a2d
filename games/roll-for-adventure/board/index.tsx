import { Frame, useHands, type BoardProps } from '@dicehearth/tabletop'
import { homeOf } from '../content/enemies.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { card } from '../rules/lookups.ts'
import type { RfaView } from '../view.ts'
import { AdventureBoard } from './adventure-board.tsx'
import './board.css'
import { Table } from './context.ts'
import { Deck } from './deck.tsx'
import { Desert } from './desert.tsx'
import { manner } from './direct.ts'
import { Enemies } from './enemy.tsx'
import { Forest } from './forest.tsx'
import { Fortress } from './fortress.tsx'
import { Heroes } from './heroes.tsx'
import { IceCave } from './ice-cave.tsx'
import { Omen } from './omen.tsx'
import { Stage } from './stage.tsx'
import { Oblivion, Resurrection } from './vortex.tsx'

type Props = BoardProps<RfaAsk, RfaOption, RfaEvent, RfaView>

/** The table of Roll for Adventure: four lands around the Vortex of Oblivion. */
export default function Board(props: Props) {
  const hands = useHands(props, manner, whereabouts(props.view))
  const { view, decision, picked } = hands
  const aside = view.enemies.filter((enemy) => homeOf(card(view, enemy.card)) === 'aside')
  const night = view.revealed !== null && card(view, view.revealed).kind === 'master'
  return (
    <Table value={hands}>
      <Frame
        asks={decision}
        className={`rfa${night ? ' night' : ''}${picked.length === 0 ? '' : ' picking'}`}
      >
        <div className="rfa-table">
          <div className="lands">
            <Desert />
            <Fortress />
            <Forest />
            <IceCave />
            <Oblivion />
          </div>
          <Stage />
          <Resurrection />
          <div className="side">
            <AdventureBoard />
            <Heroes />
            <Enemies at={aside} />
            <Deck />
          </div>
          <Omen />
        </div>
      </Frame>
    </Table>
  )
}

/** Where everything lies that can move. */
function whereabouts(view: RfaView): string {
  const { board, hand, laying, desert, fortress, forest, iceCave, resurrection, oblivion, pool, enemies } =
    view
  return JSON.stringify([
    board,
    hand,
    laying,
    desert,
    fortress.sections,
    forest,
    iceCave,
    resurrection,
    oblivion,
    pool,
    enemies,
  ])
}
