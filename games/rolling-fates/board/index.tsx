import { curly } from '@dicehearth/engine'
import {
  Die,
  Faces,
  Frame,
  useHands,
  usePicked,
  type BoardProps,
  RollPad,
  type Pieces,
} from '@dicehearth/tabletop'
import { useCallback, useMemo, useState } from 'react'
import { payments } from '../rules/costs.ts'
import { diceShowing, isLuckDie, luckDie, ownerOf, tallyOf } from '../rules/dice.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import { isDigital } from '../rules/modes.ts'
import { abilityAt, readOut } from '../names.ts'
import type { FatesView } from '../view.ts'
import './board.css'
import { Beads, Book } from './book.tsx'
import { Companion } from './companion.tsx'
import { Table, useTable, type AtTable, type FatesDecision } from './context.ts'
import { diceOnBar, manner } from './direct.ts'
import { Gather } from './gather.tsx'
import { HeroPanel } from './hero.tsx'
import { PhysicalLog } from './physical-log.tsx'
import { Reading } from './reading.tsx'
import { Spoils } from './spoils.tsx'
import { Stage } from './stage.tsx'

type Props = BoardProps<FatesAsk, FatesOption, FatesEvent, FatesView>

const noDice: ReadonlySet<number> = new Set()

/** The table of Rolling Fates: a storybook that opens on a stage, and the party below. */
export default function Board(props: Props) {
  const hands = useHands(props, manner, whereabouts(props.view))
  const { view, decision, reading, read } = hands
  const [opened, setOpened] = usePicked<number | null>(decision, null)
  const [pointed, setPointed] = useState<{ ability: string; seat: number } | null>(null)
  const wouldPay = useMemo(
    () =>
      pointed && decision?.ask.kind === 'act' ? dicePaying(view, pointed.ability, pointed.seat) : noDice,
    [pointed, decision, view],
  )
  const open = opened ?? seatToShow(decision, view)
  const pieces: Pieces = {
    ...hands.pieces,
    press(id) {
      const seat = seatOf(id)
      if (seat !== null && seat !== open && !hands.pieces.usable(id) && hasRoomForOne()) setOpened(seat)
      else hands.pieces.press(id)
    },
  }
  const point = useCallback((ability: string | null, seat: number): void => {
    setPointed(ability === null ? null : { ability, seat })
  }, [])
  const table: AtTable = { ...hands, slip: props.slip, pieces, open, wouldPay, point }
  return (
    <Table value={table}>
      <Frame
        asks={modeOf(view) === 'telling' ? null : decision}
        page={modeOf(view) === 'telling' ? view.page?.id : null}
        className={`rf ${modeOf(view)} party-${view.heroes.length} ${view.options.mode}${isDigital(view) ? '' : ' physical'}`}
      >
        <div className="rf-table">
          <Content />
        </div>
        <AskedFaces />
        <Reading what={reading} close={() => read(null)} />
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
  const { view, slip } = useTable()
  if (view.step === 'gather') return <Gather />
  const fight = isFight(view)
  return (
    <>
      {fight ? (
        <>
          {slip ?? <Strip />}
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

/** Where people roll real dice, they say what theirs show; elsewhere a die may be turned. */
function AskedFaces() {
  const { decision, choose, bring } = useTable()
  if (decision?.ask.kind === 'realDie') {
    const { roll, sides } = decision.ask
    if (sides === 2) return null
    return (
      <RollPad
        roll={roll.map((die) => ({ die, name: realDieName(die), look: isLuck(die) ? luckLook : actionLook }))}
        faces={decision.options.flatMap((it) => ('face' in it ? [it.face] : []))}
        bring={bring}
      />
    )
  }
  if (decision?.ask.kind !== 'turnTo') return null
  const faces = decision.options.flatMap((it, option) =>
    'face' in it ? [{ label: String(it.face), option, look: <Die face={it.face} {...actionLook} /> }] : [],
  )
  return <Faces label="What shall it become?" choose={choose} faces={faces} />
}

/** A die that is rolled to recover is no piece of the table. */
function isLuck(die: number): boolean {
  return die >= 0 && isLuckDie(die)
}

function realDieName(die: number): string {
  if (die < 0) return 'The die'
  return isLuckDie(die) ? 'The Luck die' : `Action die ${die - luckDie(ownerOf(die))}`
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

/** Where cards lie: they travel when they change hands. */
function whereabouts({ heroes, drawn }: FatesView): string {
  return JSON.stringify([heroes.map(({ treasures, traits }) => [treasures, traits]), drawn])
}
