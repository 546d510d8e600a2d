import { Frame, useHands, type BoardProps, type Pieces } from '@dicehearth/tabletop'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import { piece } from '../rules/pieces.ts'
import type { SawView } from '../view.ts'
import './board.css'
import { Camp } from './camp.tsx'
import { Table } from './context.ts'
import { manner } from './direct.ts'
import { Fire, lightFromTheFire } from './fire.tsx'
import { Journey } from './journey.tsx'
import { LineSide } from './line-side.tsx'
import { CreatureLine } from './line.tsx'
import { Portent } from './portent.tsx'
import { People } from './people.tsx'
import { Piles } from './piles.tsx'
import { readable, Reading } from './reading.tsx'
import { Scene } from './scene.tsx'

type Props = BoardProps<SawAsk, SawOption, SawEvent, SawView>

/** Cards can be read; where nothing hovers, they are read before they are used. */
const readFirst: typeof manner = {
  ...manner,
  presses: (decision, view, picked) => {
    const found = manner.presses(decision, view, picked)
    if (!matchMedia('(hover: none)').matches) return found
    return new Map([...found].map(([id, way]) => [id, 'choose' in way && readable(id) ? { read: id } : way]))
  },
  reads: readable,
}

/** The table of Set a Watch: a camp at night, and what comes out of the dark. */
export default function Board(props: Props) {
  const hands = useHands(props, readFirst, whereabouts(props.view))
  const { view, decision, happening, reading, read } = hands
  const { lit } = hands.pieces
  const pieces: Pieces = { ...hands.pieces, lit: (id) => lit(id) || lit(cardAt(id, view)) }
  return (
    <Table value={{ ...hands, pieces }}>
      <Frame asks={decision} className={`saw step-${view.step}${mood(view, happening)}`}>
        <div className="clearing" ref={lightFromTheFire}>
          <Scene />
          <div className="firelight" style={{ '--wood': view.firewood }} />
          <div className="saw-table">
            <Journey />
            <Fire />
            <CreatureLine />
            <Piles />
            <LineSide />
            <Camp />
            <People />
          </div>
          <div className="gloom" />
        </div>
        <Portent />
        <Reading what={reading} close={() => read(null)} />
      </Frame>
    </Table>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--wood'?: number
  }
}

/** Where everything lies that can move. */
function whereabouts({
  line,
  lies,
  on,
  graveyard,
  horde,
  adventurers,
  removed,
  unhallowed,
}: SawView): string {
  return JSON.stringify([
    line.map(({ card, faceup, under }) => [card, faceup, under]),
    lies,
    on,
    graveyard.length,
    horde.length,
    unhallowed.length,
    removed.length,
    adventurers.map(({ tamed, equipped }) => [tamed, equipped.map(({ ability }) => ability)]),
  ])
}

/** The card that lies at a position of the line, as a piece. */
function cardAt(id: string, { line }: SawView): string {
  const at = line.findIndex((_, i) => piece.position(i) === id)
  const card = line[at]?.card ?? null
  return card === null ? '' : piece.card(card)
}

/** What the whole night feels like at this moment. */
function mood({ outcome }: SawView, happening: SawEvent | null): string {
  if (outcome) return outcome.result === 'won' ? ' dawn' : ' lost'
  switch (happening?.type) {
    case 'summoning':
    case 'summoned':
      return ' summons'
    case 'firewood':
      return happening.to < happening.from ? ' dims' : ' brightens'
    case 'fireOut':
      return ' dims'
    case 'endured':
      return ' shaken'
    case 'rune':
      return ' runic'
    default:
      return ''
  }
}
