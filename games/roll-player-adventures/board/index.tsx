import { Icon, useMoving, usePicked, type BoardProps, type Pieces } from '@dicehearth/tabletop'
import { useMemo, useState } from 'react'
import game from '../index.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import './board.css'
import './phone.css'
import { Book } from './book.tsx'
import { Choosing } from './choosing.tsx'
import { Table, type AtTable } from './context.ts'
import { clicks, type Clicks, type Picked } from './direct.ts'
import { icons } from './icons.ts'
import { Journal } from './journal.tsx'
import { AdventureMap } from './map.tsx'
import { PartyRow } from './party.tsx'
import { Reading } from './reading.tsx'
import { Town } from './town.tsx'
import { TrialPanel } from './trial.tsx'

type Props = BoardProps<AdventureAsk, AdventureOption, AdventureEvent, PartyView>

const noClicks: Clicks = new Map()
const tabs = [
  { id: 'story', name: 'Story', icon: icons.book },
  { id: 'map', name: 'Map', icon: icons.map },
  { id: 'party', name: 'Party', icon: icons.party },
  { id: 'journal', name: 'Journal', icon: icons.journal },
] as const
type Tab = (typeof tabs)[number]['id']

/** The open book with the map beside it and the party below; a check or combat slides over the right half. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, lit, askWhy } = props
  const [picked, setPicked] = usePicked<Picked>(decision, null)
  const [tab, setTab] = usePicked<Tab | null>(decision, null)
  const [beside, setBeside] = useState<'map' | 'journal'>('map')
  const [reading, setReading] = useState<string | null>(null)
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])
  const printed = useMemo(() => new Map(game.texts(view).map((text) => [text.piece, text])), [view])
  const told = useMemo(() => new Set(happening ? game.touches(happening, view) : []), [happening, view])

  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id) || told.has(id),
    chosen: (id) => id === picked,
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (decision && props.decision?.options !== decision.options) return
      const way = ways.get(id)
      if (way && 'pick' in way) setPicked(way.pick === picked ? null : way.pick)
      else if (way) choose(way.choose)
      else {
        if (printed.has(id)) setReading(id)
        if (decision) askWhy(id)
      }
    },
  }
  const table: AtTable = {
    view,
    decision,
    pieces,
    happening,
    choose,
    printed: (id) => printed.get(id),
    words: (option) => (decision ? game.words.option(decision.options[option], decision.ask, view) : ''),
  }
  const shown = tab ?? (decision?.ask.kind === 'whichPath' ? 'map' : 'story')
  return (
    <Table value={table}>
      <div className={`rpa tab-${shown} beside-${beside}`}>
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
          {isChoosing(view) ? null : view.trial ? (
            <TrialPanel trial={view.trial} />
          ) : (
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
        <Reading text={reading === null ? undefined : printed.get(reading)} close={() => setReading(null)} />
      </div>
    </Table>
  )
}

function isChoosing({ stage }: PartyView): boolean {
  return stage === 'heroes' || stage === 'legend' || stage === 'company'
}

/** The brightest thing on the table: who you are, the book, or the town after it. */
function Middle({ view }: { view: PartyView }) {
  if (isChoosing(view)) return <Choosing />
  if (view.stage === 'guild' || view.stage === 'market' || view.stage === 'surplus') return <Town />
  return <Book />
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
