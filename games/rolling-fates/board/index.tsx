import {
  curly,
  Die,
  Faces,
  Frame,
  useMoving,
  usePicked,
  type BoardProps,
  type Pieces,
} from '@dicehearth/tabletop'
import { useCallback, useMemo, useState } from 'react'
import { payments } from '../rules/costs.ts'
import { diceShowing, isLuckDie, luckDie, tallyOf } from '../rules/dice.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import { isDigital } from '../rules/modes.ts'
import { abilityAt, readOut } from '../speech/names.ts'
import { speech } from '../speech/index.ts'
import { diePiece, heroPiece } from '../speech/options.ts'
import type { FatesView } from '../view.ts'
import './board.css'
import { Beads, Book } from './book.tsx'
import { useComing } from './coming.ts'
import { Companion } from './companion.tsx'
import { Table, useTable, type AtTable, type FatesDecision } from './context.ts'
import { clicks, diceOnBar, nothing, type Clicks, type Picked } from './direct.ts'
import { Gather } from './gather.tsx'
import { HeroPanel } from './hero.tsx'
import { PhysicalLog } from './physical-log.tsx'
import { Reading } from './reading.tsx'
import { Spoils } from './spoils.tsx'
import { Stage } from './stage.tsx'

type Props = BoardProps<FatesAsk, FatesOption, FatesEvent, FatesView>

const noClicks: Clicks = new Map()
const noDice: ReadonlySet<number> = new Set()

/** The table of Rolling Fates: a storybook that opens on a stage, and the party below. */
export default function Board(props: Props) {
  const { view, decision, happening } = useMoving(props, whereabouts(props.view))
  const { choose, lit, askWhy, seatName } = props
  const [picked, setPicked] = usePicked<Picked>(decision, nothing)
  const [opened, setOpened] = usePicked<number | null>(decision, null)
  const [reading, setReading] = useState<string | null>(null)
  const [pointed, setPointed] = useState<{ ability: string; seat: number } | null>(null)
  const bring = useComing(props.decision, choose)
  const ways = useMemo(() => (decision ? clicks(decision, view, picked) : noClicks), [decision, view, picked])
  const told = useMemo(() => new Set(happening ? speech.touches(happening, view) : []), [happening, view])
  const wouldPay = useMemo(
    () =>
      pointed && decision?.ask.kind === 'act' ? dicePaying(view, pointed.ability, pointed.seat) : noDice,
    [pointed, decision, view],
  )
  const open = opened ?? seatToShow(decision, view)
  const raised = new Set(picked.map(diePiece))
  const pieces: Pieces = {
    usable: (id) => ways.has(id),
    lit: (id) => lit.has(id) || told.has(id),
    chosen: (id) => raised.has(id),
    press(id) {
      // While pieces are still on their way, what they offered before no longer counts.
      if (decision && props.decision?.options !== decision.options) return
      const way = ways.get(id)
      if (!way) {
        const seat = hasRoomForOne() && id !== heroPiece(open) ? seatOf(id) : null
        if (seat !== null) return setOpened(seat)
        // What an ability lacks is told in one line; anything else is taken up to be read.
        if (isReadable(id) && decision?.ask.kind !== 'act') setReading(id)
        if (decision) askWhy(id)
      } else if ('read' in way) setReading(id)
      else if ('pick' in way) setPicked(way.pick)
      else choose(way.choose)
    },
  }
  const point = useCallback((ability: string | null, seat: number): void => {
    setPointed(ability === null ? null : { ability, seat })
  }, [])
  const table: AtTable = {
    open,
    view,
    decision,
    pieces,
    happening,
    seatName,
    choose,
    bring,
    read: setReading,
    wouldPay,
    point,
  }
  return (
    <Table value={table}>
      <Frame
        asks={modeOf(view) === 'telling' ? null : decision}
        className={`rf ${modeOf(view)} party-${view.heroes.length} ${view.options.mode}${isDigital(view) ? '' : ' physical'}`}
      >
        <div className="rf-table">
          <Content />
        </div>
        {decision && <RealDie decision={decision} choose={choose} />}
        <Reading what={reading} close={() => setReading(null)} />
      </Frame>
    </Table>
  )
}

function modeOf(view: FatesView): 'gathering' | 'fighting' | 'telling' {
  if (view.step === 'gather') return 'gathering'
  return isFight(view) ? 'fighting' : 'telling'
}

/** A fight that has just been lost is still to be seen. */
function isFight({ fighting, enemies }: FatesView): boolean {
  return fighting && enemies.length > 0
}

function Content() {
  const { view } = useTable()
  if (view.step === 'gather') return <Gather />
  const fight = isFight(view)
  return (
    <>
      {fight ? (
        <>
          <Strip />
          <Stage />
        </>
      ) : (
        <Book />
      )}
      {!isDigital(view) && (
        <>
          {fight && <Spoils />}
          <Companion />
          <PhysicalLog />
        </>
      )}
      <div className="party">
        {view.heroes.map((_, seat) => (
          <HeroPanel key={`seat ${seat}`} seat={seat} />
        ))}
      </div>
    </>
  )
}

/** One line of story over the stage. */
function Strip() {
  const { view } = useTable()
  const [last = ''] = (view.texts.at(-1) ?? '').match(/^.{1,70}?[.!?](?=\s|$)/) ?? []
  return (
    <p className="strip">
      <b>{view.page ? readOut(view, view.page.title) : view.title}</b>
      <em>{curly(readOut(view, last)).replaceAll('*', '')}</em>
      <span>{view.areaName}</span>
      <Beads />
    </p>
  )
}

/** Where people roll real dice, they say what theirs show. */
function RealDie({ decision, choose }: { decision: FatesDecision; choose: (option: number) => void }) {
  const { ask, options } = decision
  if (ask.kind !== 'realDie' && ask.kind !== 'turnTo') return null
  const sides = ask.kind === 'realDie' ? ask.sides : 6
  if (sides === 2) return null
  const luck = ask.kind === 'realDie' && ask.die >= 0 && isLuckDie(ask.die)
  const look = luck ? luckLook : actionLook
  const faces = []
  for (const [option, it] of options.entries())
    if ('face' in it) faces.push({ label: String(it.face), option, look: <Die face={it.face} {...look} /> })
  const real = ask.kind === 'realDie'
  const label = real ? 'What does the die show?' : 'What shall it become?'
  return <Faces label={label} real={real} choose={choose} faces={faces} />
}

const luckLook = { colour: 'green', mark: 'leaf' } as const
const actionLook = { colour: 'white', mark: 'star' } as const

/** The dice that would pay for an ability without a further question, or the first that would. */
function dicePaying(view: FatesView, id: string, seat: number): ReadonlySet<number> {
  const cost = abilityAt(view, id)?.cost
  if (!cost) return noDice
  if (cost.pay === 'luck') return new Set(view.face[luckDie(seat)] === cost.face ? [luckDie(seat)] : [])
  const bar = diceOnBar(view, seat)
  const [faces] = payments(cost, tallyOf(bar.map((die) => view.face[die])))
  return faces ? new Set(diceShowing(view, bar, faces)) : noDice
}

/** The first that is asked and can do more than pass. */
function seatToShow(decision: FatesDecision | null, { heroes }: FatesView): number {
  const busy = decision?.options.find(({ verb, seat }) => seat >= 0 && verb !== 'pass')?.seat
  const left = heroes.findIndex(({ passed }) => !passed)
  return busy ?? decision?.options.find(({ seat }) => seat >= 0)?.seat ?? Math.max(0, left)
}

function seatOf(id: string): number | null {
  const seat = /^hero:(\d)$/.exec(id)?.[1]
  return seat === undefined ? null : Number(seat)
}

/** Where there is room for one board only (narrow.css), pressing a Character shows its board. */
function hasRoomForOne(): boolean {
  const hero = document.querySelector('.rf .hero')
  return hero !== null && getComputedStyle(hero).display === 'contents'
}

function isReadable(id: string): boolean {
  return /^(?:hero|enemy|card|ability):/.test(id)
}

/** Where cards lie: they travel when they change hands. */
function whereabouts({ heroes, drawn }: FatesView): string {
  return JSON.stringify([heroes.map(({ treasures, traits }) => [treasures, traits]), drawn])
}
