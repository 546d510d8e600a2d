import {
  Frame,
  pickedInstead,
  useMoving,
  useNarrowed,
  usePicked,
  type BoardProps,
  type Pieces,
} from '@dicehearth/tabletop'
import { useMemo } from 'react'
import { homeOf } from '../content/enemies.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { piece } from '../rules/pieces.ts'
import { card } from '../rules/state.ts'
import { speech } from '../speech/index.ts'
import type { RfaView } from '../view.ts'
import { AdventureBoard } from './adventure-board.tsx'
import './board.css'
import { Table, type AtTable } from './context.ts'
import { Deck } from './deck.tsx'
import { Desert } from './desert.tsx'
import { asksWhy, clicks, left, nothing, takenUp, type Clicks } from './direct.ts'
import { Enemies } from './enemy.tsx'
import { Forest } from './forest.tsx'
import { Fortress } from './fortress.tsx'
import { Heroes } from './heroes.tsx'
import { IceCave } from './ice-cave.tsx'
import { Omen } from './omen.tsx'
import { Stage } from './stage.tsx'
import { Oblivion, Resurrection } from './vortex.tsx'

type Props = BoardProps<RfaAsk, RfaOption, RfaEvent, RfaView>

const noClicks: Clicks = new Map()

/** The table of Roll for Adventure: four lands around the Vortex of Oblivion. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, lit, askWhy, narrow, seatName } = props
  const [picked, setPicked] = usePicked(decision, nothing)
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])

  const remaining = useMemo(() => decision && left(decision, view, picked), [decision, view, picked])
  useNarrowed({ decision, narrow }, remaining, () => setPicked(nothing))

  const told = useMemo(() => new Set(happening ? speech.touches(happening, view) : []), [happening, view])
  const marked = decision?.ask.kind === 'singTo' ? decision.ask.marked : []
  const raised = new Set([...[...picked.dice, ...marked].map(piece.die), ...picked.lines.map(piece.line)])
  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id) || told.has(id),
    chosen: (id) => raised.has(id) || id === picked.place,
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (!decision || props.decision?.options !== decision.options) return
      const way = ways.get(id) ?? pickedInstead(clicks(decision, view, nothing).get(id))
      if (!way) askWhy(...asksWhy(id, picked))
      else if ('choose' in way) choose(way.choose)
      else setPicked(way.pick)
    },
    carry: {
      can: (id) => decision !== null && takenUp(decision, view, picked, id) !== null,
      take: (id) => setPicked((decision && takenUp(decision, view, picked, id)) ?? nothing),
      putBack: () => setPicked(nothing),
    },
  }
  const table: AtTable = { view, pieces, happening, seatName }
  const aside = view.enemies.filter((enemy) => homeOf(card(view, enemy.card)) === 'aside')
  const night = view.revealed !== null && card(view, view.revealed).kind === 'master'
  return (
    <Table value={table}>
      <Frame asks={decision} className={`rfa${night ? ' night' : ''}${remaining === null ? '' : ' picking'}`}>
        <div className="rfa-table">
          <div className="lands">
            <Desert />
            <Fortress />
            <Forest />
            <IceCave />
            <Oblivion />
          </div>
          <Stage decision={decision} picked={picked} choose={choose} />
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
