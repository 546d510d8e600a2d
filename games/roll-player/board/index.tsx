import { Frame, useHands, usePicked, type BoardProps } from '@dicehearth/tabletop'
import { useMemo } from 'react'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import type { RpPreview } from '../speech/preview.ts'
import type { RpView } from '../view.ts'
import { HuntArena, MonsterArena } from './arena.tsx'
import './board.css'
import { Choosing } from './choosing.tsx'
import { Table, type AtTable } from './context.ts'
import { dieInHand, manner } from './direct.ts'
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

/** The table of Roll Player: one bright page for the hero, and the world that it grows in around it. */
export default function Board(props: Props) {
  const hands = useHands(props, manner, whereabouts(props.view))
  const { view, decision, happening, picked, reading, read } = hands
  const [opened, setOpened] = usePicked<number | null>(decision, null)
  const [tab, setTab] = usePicked<Tab | null>(decision, null)
  const inHand = useMemo(() => dieInHand(decision, picked), [decision, picked])
  const acting = decision?.ask.seat ?? actingSeat(view)
  const open = opened ?? acting
  const chapter = chapterOf(view, happening)
  const turnTo = (seat: number): void => {
    setOpened(seat)
    setTab('hero')
  }
  const swipe = useSwipe((step) => turnTo((open + step + view.players) % view.players))
  const table: AtTable = {
    ...hands,
    open,
    inHand: open === acting ? inHand : null,
    previews: props.decision === decision ? props.previews : [],
    turnTo,
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
            {isMade ? <HeroSheet seat={open} acts={open === acting} /> : <Choosing seat={open} />}
          </div>
          {chapter === 'hunt' && <HuntArena />}
          {chapter === 'round' && <Market />}
          {chapter === 'round' && <Foes />}
        </div>
        <Reading what={reading} close={() => read(null)} />
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
