import { Frame, useMoving, useNarrowed, usePicked, type BoardProps, type Pieces } from '@dicehearth/tabletop'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { DieId } from '../rules/state.ts'
import { piece } from '../speech/pieces.ts'
import { speech } from '../speech/index.ts'
import type { SawView } from '../view.ts'
import './board.css'
import { Camp } from './camp.tsx'
import { Table, type AtTable } from './context.ts'
import {
  clicks,
  diceIn,
  left,
  misfit,
  nextOf,
  nothing,
  takenUp,
  type Clicks,
  type SawDecision,
} from './direct.ts'
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

const noClicks: Clicks = new Map()

/** The table of Set a Watch: a camp at night, and what comes out of the dark. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, lit, askWhy, narrow, seatName } = props
  const [picked, setPicked] = usePicked(decision, nothing)
  const [reading, setReading] = useState<string | null>(null)
  const bring = useDiceToCome(props.decision, props.view, choose)
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])

  const remaining = useMemo(() => decision && left(decision, view, picked), [decision, view, picked])
  useNarrowed({ decision, narrow }, remaining, () => setPicked(nothing))

  const told = useMemo(() => new Set(happening ? speech.touches(happening, view) : []), [happening, view])
  const shines = (id: string): boolean => lit.has(id) || told.has(id)
  const raised = new Set([...picked, ...(view.attack?.dice ?? []).map(piece.die)])
  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => shines(id) || shines(cardAt(id, view)),
    chosen: (id) => raised.has(id),
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (!decision || props.decision?.options !== decision.options) return
      const way = ways.get(id)
      if (!way) {
        askWhy(...misfit(decision, view, picked, id))
        if (readable(id)) setReading(id)
      } else if ('read' in way || ('choose' in way && readable(id) && byTouch())) setReading(id)
      else if ('pick' in way) setPicked(way.pick)
      else {
        bring(diceIn(picked))
        choose(way.choose)
      }
    },
    carry: {
      can: (id) => takenUp(ways, picked, id) !== null,
      take: (id) => setPicked(takenUp(ways, picked, id) ?? nothing),
      putBack: () => setPicked(nothing),
    },
  }
  const table: AtTable = { view, decision, pieces, happening, seatName, choose, read: setReading }
  return (
    <Table value={table}>
      <Frame asks={decision} className={`saw step-${view.step}${mood(view, happening)}`}>
        <div className="clearing" ref={lightFromTheFire}>
          <Scene />
          <div className="firelight" style={{ '--wood': view.firewood }} />
          <div className="saw-table">
            <Journey />
            <Fire />
            <CreatureLine />
            <Piles />
            <LineSide picked={picked} />
            <Camp />
            <People />
          </div>
          <div className="gloom" />
        </div>
        <Portent />
        <Reading what={reading} close={() => setReading(null)} />
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

/** Where nothing hovers, a card is read before it is used. */
function byTouch(): boolean {
  return matchMedia('(hover: none)').matches
}

/** Dice picked before the target join the attack one by one, as soon as the table asks for them. */
function useDiceToCome(
  decision: SawDecision | null,
  view: SawView,
  choose: (option: number) => void,
): (dice: readonly DieId[]) => void {
  const coming = useRef<readonly DieId[]>([])
  const answered = useRef<SawDecision | null>(null)
  useEffect(() => {
    if (!decision || decision === answered.current || coming.current.length === 0) return
    const next = nextOf(decision, view, coming.current)
    answered.current = decision
    coming.current = next?.rest ?? []
    if (next) choose(next.option)
  }, [decision, view, choose])
  return (dice) => {
    coming.current = dice
    answered.current = decision
  }
}
