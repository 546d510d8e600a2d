import { Frame, Icon, useHands, usePicked, type BoardProps } from '@dicehearth/tabletop'
import { useState } from 'react'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import './board.css'
import { Book } from './book.tsx'
import { Choosing } from './choosing.tsx'
import { Table, type TextSize } from './context.ts'
import { manner, type AdventureDecision } from './direct.ts'
import { icons } from './icons.ts'
import { Journal } from './journal.tsx'
import { AdventureMap } from './map.tsx'
import { PartyRow } from './party.tsx'
import { RealDie } from './real-die.tsx'
import { Town } from './town.tsx'

type Props = BoardProps<AdventureAsk, AdventureOption, AdventureEvent, PartyView>

const tabs = [
  { id: 'story', name: 'Story', icon: icons.book },
  { id: 'map', name: 'Map', icon: icons.map },
  { id: 'party', name: 'Party', icon: icons.party },
  { id: 'journal', name: 'Journal', icon: icons.journal },
] as const
type Tab = (typeof tabs)[number]['id']

/** The open book, and below it the map and the party; where there is little room, one of them at a time. */
export default function Board(props: Props) {
  const hands = useHands(props, manner, whereabouts(props.view))
  const { view, decision } = hands
  const [tab, setTab] = usePicked<Tab | null>(decision, null)
  const [beside, setBeside] = useState<'map' | 'journal'>('map')
  const [textSize, setTextSize] = useState<TextSize>('middle')
  const shown = tab ?? whereToLook(decision)
  return (
    <Table value={{ ...hands, slip: props.slip, textSize, setTextSize }}>
      <Frame
        asks={decision?.ask.kind === 'whichWay' ? null : decision}
        page={openAt(view)}
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
  if (!view.trial) return 'telling'
  return view.trial.step === 'build' ? 'trying' : 'trying after-roll'
}

/** The brightest thing on the table: who you are, the book, or the town after it. */
function Middle({ view }: { view: PartyView }) {
  if (isChoosing(view)) return <Choosing />
  return isInTown(view) ? <Town /> : <Book />
}

/** What the book is open at: a page or, once dice are rolled, the check or the round of the combat. */
function openAt(view: PartyView): string | undefined {
  if (isChoosing(view) || isInTown(view)) return undefined
  if (!view.trial) return view.page[0]
  return view.trial.step === 'build' ? undefined : `${view.story.entry}, round ${view.trial.round}`
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
