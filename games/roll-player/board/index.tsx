import { Frame, useMoving, usePicked, type BoardProps, type Pieces } from '@dicehearth/tabletop'
import { useMemo, useState } from 'react'
import { pieces as ids } from '../speech/pieces.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import { speech } from '../speech/index.ts'
import type { RpPreview } from '../speech/preview.ts'
import { texts } from '../speech/texts.ts'
import type { RpView } from '../view.ts'
import { HuntArena, MonsterArena } from './arena.tsx'
import './board.css'
import { Choosing } from './choosing.tsx'
import { Table, type AtTable } from './context.ts'
import { asksWhy, clicks, dieInHand, type Clicks, type Picked } from './direct.ts'
import { Foes } from './foes.tsx'
import { HeroSheet } from './hero.tsx'
import { Initiative } from './initiative.tsx'
import { Market } from './market.tsx'
import { Reading } from './reading.tsx'
import { Pages } from './pages.tsx'
import { Rivals } from './rivals.tsx'
import { useSwipe } from './swipe.ts'
import { tabFor, Tabs, type Tab } from './tabs.tsx'
import { actingSeat, chapterOf } from './where.ts'

type Props = BoardProps<RpAsk, RpOption, RpEvent, RpView, RpPreview>

const noClicks: Clicks = new Map()

/** The table of Roll Player: one bright page for the hero, and the world that it grows in around it. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, previews, lit, askWhy, seatName } = props
  const [picked, setPicked] = usePicked<Picked>(decision, null)
  const [opened, setOpened] = usePicked<number | null>(decision, null)
  const [tab, setTab] = usePicked<Tab | null>(decision, null)
  const [reading, setReading] = useState<string | null>(null)
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])
  const inHand = useMemo(() => dieInHand(decision, view, picked), [decision, view, picked])
  const printed = useMemo(() => new Map(texts(view).map((text) => [text.piece, text])), [view])
  const told = useMemo(() => new Set(happening ? speech.touches(happening, view) : []), [happening, view])

  const acting = decision?.ask.seat ?? actingSeat(view)
  const open = opened ?? acting
  const raised = inHand === null ? null : ids.die(inHand)
  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id) || told.has(id),
    chosen: (id) => id === raised,
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (decision && props.decision?.options !== decision.options) return
      const way = ways.get(id)
      if (!way) {
        if (printed.has(id)) setReading(id)
        if (decision) askWhy(...asksWhy(id, inHand))
      } else if ('read' in way) setReading(id)
      else if ('pick' in way) setPicked(way.pick)
      else choose(way.choose)
    },
  }
  const chapter = chapterOf(view, happening)
  const turnTo = (seat: number): void => {
    setOpened(seat)
    setTab('hero')
  }
  const swipe = useSwipe((step) => turnTo((open + step + view.players) % view.players))
  const table: AtTable = {
    view,
    decision,
    pieces,
    happening,
    open,
    inHand: open === acting ? inHand : null,
    seatName,
    choose,
    previews: props.decision === decision ? previews : [],
    printed: (id) => printed.get(id),
    turnTo,
    read: setReading,
  }
  const asked = tabFor(decision?.ask.kind ?? null)
  const isMade = view.heroes[open].familiar !== null
  return (
    <Table value={table}>
      <Frame
        asks={decision}
        className={`rp chapter-${chapter}${view.outcome ? ' over' : ''} tab-${tab ?? asked}`}
      >
        <Tabs shown={tab ?? asked} lit={asked} alone={view.players === 1} show={setTab} />
        <div className="rp-table">
          <div className="above">
            {chapter === 'finale' ? <MonsterArena seat={acting} /> : <Initiative />}
            {chapter !== 'finale' && <Rivals acting={acting} />}
          </div>
          <div className="hero-page" {...swipe}>
            {view.players > 1 && <Pages open={open} acting={acting} />}
            {isMade ? <HeroSheet seat={open} /> : <Choosing seat={open} />}
          </div>
          {chapter === 'hunt' && <HuntArena />}
          {chapter === 'round' && <Market />}
          {chapter === 'round' && <Foes />}
        </div>
        <Reading what={reading} close={() => setReading(null)} />
      </Frame>
    </Table>
  )
}

/** Where everything lies that can move. */
function whereabouts({ heroes, hand, initiative, market }: RpView): string {
  return JSON.stringify([
    heroes.map(({ sheet, backpack, cards }) => [sheet, backpack, cards]),
    hand,
    initiative.map(({ dice }) => dice),
    market,
  ])
}
