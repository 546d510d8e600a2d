import './table.css'
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { anyone } from '@dicehearth/engine'
import type { RoomState, Said, Standing } from '@dicehearth/host'
import { covers } from '../covers.ts'
import { Coin } from '../online/coin.tsx'
import { Company, CompanySheet } from '../online/company.tsx'
import { messageOf } from '../online/guest.tsx'
import { Notes } from '../online/notes.tsx'
import { RemoteTable, type Company as CompanyNow } from '../online/remote.ts'
import { guestHere } from '../online/server.ts'
import { useTidings } from '../online/tidings.ts'
import { awaited, listed, votesAt } from '../online/words.ts'
import { navigate } from '../router.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { useTitle } from '../shell/page.tsx'
import { Curtain } from '../table/curtain.tsx'
import { useHearth } from '../table/sound.ts'
import { Stage, useShown } from '../table/stage.ts'
import { atDesk } from '../worker/start.ts'
import { Sitting, type Afar } from './sitting.tsx'

const laying = <p className="loading">The table is being laid …</p>

/** A table on the server; behind the # of its address may be the key of a watcher. */
export default function LiveTable({ id }: { id: string }) {
  const [open, setOpen] = useState<{ table: RemoteTable; stage: Stage } | null>(null)
  const [missing, setMissing] = useState('')
  useEffect(() => {
    let table: RemoteTable | undefined
    let left = false
    const sitDown = (): void => {
      if (left) return
      const key = decodeURIComponent(location.hash.slice(1))
      const stage = new Stage()
      table = new RemoteTable(id, key === '' ? null : key)
      table.watch(async (update) => stage.play(update))
      setOpen({ table, stage })
    }
    // A page that is served without tables says so, instead of trying for ever.
    guestHere().then(sitDown, (error: unknown) => {
      if (navigator.onLine) setMissing(messageOf(error))
      else sitDown()
    })
    return () => {
      left = true
      table?.leave()
    }
  }, [id])
  if (missing) return <NothingHere title="No table here" heading="No table here" why={missing} />
  if (!open) return laying
  return (
    <Suspense fallback={laying}>
      <Opened id={id} {...open} />
    </Suspense>
  )
}

function Opened({ id, table, stage }: { id: string; table: RemoteTable; stage: Stage }) {
  const shown = useShown(stage)
  const company = useSyncExternalStore(table.subscribe, table.current)
  const [more, setMore] = useState(location.search === '?invite')
  const [read, setRead] = useState(0)
  const [wrong, setWrong] = useState('')
  const refuse = useCallback((error: unknown) => setWrong(messageOf(error)), [])
  const { standing } = shown
  const { room } = company
  const tidings = useTidings(table, stage)
  useHearth()
  useTitle(standing ? (covers.get(standing.game)?.name ?? standing.game) : 'Table')

  const notes = (
    <Notes company={company} table={table} refuse={refuse} wrong={wrong} dismiss={() => setWrong('')} />
  )
  if (company.line === 'ended')
    return <NothingHere title="No seat here" heading="No seat here" why={company.why} />
  if (shown.passedTo !== null) return <Curtain name={shown.passedTo} onLift={() => stage.lift()} />
  if (!standing || !room)
    return (
      <>
        {laying}
        {notes}
      </>
    )

  const people = { table, room, standing, refuse }
  const unread = room.talk.filter((said) => said.id > read && !isOurs(room, said)).length
  const takeHome = async (): Promise<void> => {
    const text = await table.save()
    navigate(`/table/${await atDesk(async (desk) => desk.ask('load', text))}`)
  }
  const afar: Afar = {
    company: <Company {...people} onMore={() => setMore(true)} />,
    line: <LineSign company={company} unread={unread} onMore={() => setMore(true)} />,
    undo: takingBack(table, standing, room),
    awaited: awaited(room, standing),
    together: together(room, standing),
    voices: voicesAt(room, standing.position),
    tidings,
    over: (
      <>
        {notes}
        {more && (
          <CompanySheet
            {...people}
            onClose={() => {
              setMore(false)
              setRead(room.talk.at(-1)?.id ?? 0)
            }}
            onTakeHome={() => {
              takeHome().catch(refuse)
            }}
          />
        )}
      </>
    ),
  }
  return (
    <Sitting
      id={id}
      table={table}
      stage={stage}
      shown={shown}
      standing={standing}
      notice={null}
      replay={null}
      atTheEnd={null}
      onward={null}
      afar={afar}
    />
  )
}

function isOurs({ you }: RoomState, { seat }: Said): boolean {
  return seat !== null && you.seats.includes(seat)
}

/** Whether the last choice here can be taken back, and whether the others are asked for that. */
function takingBack(table: RemoteTable, { undoStop }: Standing, room: RoomState): Afar['undo'] {
  if (undoStop === null || !room.takebacks || table.toTakeBack === null)
    return { name: 'Undo', stop: undoStop }
  return {
    name: 'Ask to take back',
    stop: room.takeback ? 'Somebody has asked already: that is answered first.' : null,
  }
}

/** How the table decides what anybody may decide; null for a decision of one's own. */
function together(room: RoomState, { question, position }: Standing): string | null {
  if (!question?.options.some(({ seat }) => seat === anyone)) return null
  const people = room.seats.filter(({ kind }) => kind === 'human')
  if (people.length < 2) return null
  switch (room.party) {
    case 'talk':
      return 'Any of you decides for all.'
    case 'storyteller':
      return 'The host decides for all.'
    case 'vote':
      return `${votesAt(room, position).length} of ${people.length} have voted.`
  }
}

/** The faces of those who have spoken for each option of a decision that is put to the vote. */
function voicesAt(room: RoomState, position: number): Afar['voices'] {
  if (room.party !== 'vote') return null
  const votes = Map.groupBy(votesAt(room, position), ({ option }) => option)
  return new Map(
    [...votes].map(([option, of]) => {
      const seats = of.map(({ seat }) => room.seats[seat])
      return [
        option,
        <span key={option} className="voices">
          <span className="unseen">, for it: {listed(seats.map(({ name }) => name))}</span>
          {seats.map((seat) => (
            <Coin key={seat.seat} seat={seat} />
          ))}
        </span>,
      ]
    }),
  )
}

function LineSign({ company, unread, onMore }: { company: CompanyNow; unread: number; onMore: () => void }) {
  const live = company.line === 'live'
  return (
    <>
      <span className={live ? 'wire' : 'wire lost'}>
        <span className="wide-only">{live ? 'live' : 'not connected'}</span>
      </span>
      <button type="button" className="button quiet small company-button" onClick={onMore}>
        <Glyph of="person" />
        <span className="unseen">People and talk</span>
        {unread > 0 && (
          <span className="unread">
            {unread}
            <span className="unseen"> new</span>
          </span>
        )}
      </button>
    </>
  )
}
