import {
  Frame,
  Icon,
  useMoving,
  useNarrowed,
  usePicked,
  type BoardProps,
  type Pieces,
} from '@dicehearth/tabletop'
import { useMemo, useState } from 'react'
import { speech } from '../speech/index.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import './board.css'
import { Book } from './book.tsx'
import { Choosing } from './choosing.tsx'
import { Table, type AdventureDecision, type AtTable, type TextSize } from './context.ts'
import { clicks, left, takesUp, type Clicks, type Picked } from './direct.ts'
import { icons } from './icons.ts'
import { Journal } from './journal.tsx'
import { AdventureMap } from './map.tsx'
import { PartyRow } from './party.tsx'
import { RealDie } from './real-die.tsx'
import { Town } from './town.tsx'

type Props = BoardProps<AdventureAsk, AdventureOption, AdventureEvent, PartyView>

const noClicks: Clicks = new Map()
const tabs = [
  { id: 'story', name: 'Story', icon: icons.book },
  { id: 'map', name: 'Map', icon: icons.map },
  { id: 'party', name: 'Party', icon: icons.party },
  { id: 'journal', name: 'Journal', icon: icons.journal },
] as const
type Tab = (typeof tabs)[number]['id']

/** The open book, and below it the map and the party; where there is little room, one of them at a time. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, lit, askWhy, narrow } = props
  const [picked, setPicked] = usePicked<Picked>(decision, null)
  const [tab, setTab] = usePicked<Tab | null>(decision, null)
  const [beside, setBeside] = useState<'map' | 'journal'>('map')
  const [textSize, setTextSize] = useState<TextSize>('middle')
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])
  const remaining = useMemo(() => decision && left(decision, view, picked), [decision, view, picked])
  useNarrowed({ decision, narrow }, remaining, () => setPicked(null))
  const told = useMemo(() => new Set(happening ? speech.touches(happening, view) : []), [happening, view])

  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id) || told.has(id),
    chosen: (id) => id === picked,
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (!decision || props.decision?.options !== decision.options) return
      const way = ways.get(id)
      if (!way) askWhy(...(picked === null ? [id] : [picked, id]))
      else if ('pick' in way) setPicked(way.pick === picked ? null : way.pick)
      else choose(way.choose)
    },
    carry: {
      can: (id) => decision !== null && takesUp(decision, view, id),
      take: setPicked,
      putBack: () => setPicked(null),
    },
  }
  const table: AtTable = { view, decision, pieces, happening, choose, textSize, setTextSize }
  const shown = tab ?? whereToLook(decision)
  return (
    <Table value={table}>
      <Frame
        asks={decision?.ask.kind === 'whichWay' ? null : decision}
        className={`rpa tab-${shown} beside-${beside} ${placeOf(view)} party-${view.heroes.length}`}
      >
        <nav className="rpa-tabs" aria-label="Parts of the table">
          {tabs.map(({ id, name, icon }) => (
            <button key={id} type="button" aria-pressed={shown === id} onClick={() => setTab(id)}>
              <Icon icon={icon} />
              {name}
            </button>
          ))}
        </nav>
        <div className="rpa-table">
          <Middle view={view} />
          {!isChoosing(view) && (
            <div className="rpa-beside">
              <div className="rpa-turn">
                <button type="button" aria-pressed={beside === 'map'} onClick={() => setBeside('map')}>
                  Map
                </button>
                <button
                  type="button"
                  aria-pressed={beside === 'journal'}
                  onClick={() => setBeside('journal')}
                >
                  Journal
                </button>
              </div>
              <AdventureMap />
              <Journal />
            </div>
          )}
          <PartyRow />
        </div>
        <RealDie />
      </Frame>
    </Table>
  )
}

/** Where there is room for one part only, the part that the question is about. */
function whereToLook(decision: AdventureDecision | null): Tab {
  switch (decision?.ask.kind) {
    case 'whichPath':
      return 'map'
    case 'firstItem':
    case 'secondItem':
    case 'giveUp':
    case 'gainRow':
    case 'loseRow':
    case 'raiseScore':
    case 'trade':
      return 'party'
    default:
      return 'story'
  }
}

function isChoosing({ stage }: PartyView): boolean {
  return stage === 'heroes' || stage === 'legend' || stage === 'company'
}

function isInTown({ stage }: PartyView): boolean {
  return stage === 'guild' || stage === 'market' || stage === 'surplus'
}

function placeOf(view: PartyView): string {
  if (isChoosing(view)) return 'choosing'
  if (isInTown(view)) return 'town'
  return view.trial ? 'trying' : 'telling'
}

/** The brightest thing on the table: who you are, the book, or the town after it. */
function Middle({ view }: { view: PartyView }) {
  if (isChoosing(view)) return <Choosing />
  return isInTown(view) ? <Town /> : <Book />
}

/** Where everything lies that can move. */
function whereabouts({ heroes, trial, map, market }: PartyView): string {
  return JSON.stringify([
    heroes.map(({ hand, discard, spent, aside }) => [hand, discard, spent, aside]),
    trial?.pool,
    trial?.foes.map(({ dice }) => dice),
    map.at,
    market,
  ])
}
