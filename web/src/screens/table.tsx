import './table.css'
import { Suspense, useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { navigate } from '../router.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { useTitle } from '../shell/page.tsx'
import { EarnedHere } from '../my-games/earned-here.tsx'
import { CampaignWay } from '../table/campaign-way.tsx'
import { useMemory } from '../table/memory-way.ts'
import { TaleWay } from '../table/tale-way.tsx'
import { Curtain } from '../table/curtain.tsx'
import { useHearth } from '../table/sound.ts'
import { LocalTable } from '../table/local.ts'
import { Stage, useShown } from '../table/stage.ts'
import type { TableClient } from '../table/client.ts'
import { Sitting } from './sitting.tsx'

// A table uses every font of the app. Loading them early keeps a late font from shifting the table.
for (const font of document.fonts) void font.load()

const laying = <p className="loading">The table is being laid …</p>

interface Open {
  table: TableClient
  stage: Stage
}

/** A table of this browser. */
export default function TableScreen({ id }: { id: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [missing, setMissing] = useState('')
  useEffect(() => {
    const table = new LocalTable(id)
    const stage = new Stage()
    table.watch(async (update) => {
      setOpen((open) => open ?? { table, stage })
      return stage.play(update)
    })
    table.opened.then(setNotice, (error: Error) => setMissing(error.message))
    return () => table.leave()
  }, [id])
  if (missing) return <NothingHere title="No such table" heading="No such table" why={missing} />
  if (!open) return laying
  // Show the table only once its board is loaded, so that nothing shifts while people begin to read.
  return (
    <Suspense fallback={laying}>
      <Opened id={id} {...open} notice={notice} />
    </Suspense>
  )
}

function Opened({ id, table, stage, notice }: Open & { id: string; notice: string | null }) {
  const shown = useShown(stage)
  const { standing } = shown
  const [wrong, setWrong] = useState<string | null>(null)
  const memory = useMemory(standing?.game)
  useHearth()
  useTitle(standing ? (covers.get(standing.game)?.name ?? standing.game) : 'Table')
  if (shown.passedTo !== null) return <Curtain name={shown.passedTo} onLift={() => stage.lift()} />
  if (!standing) return laying
  const move = async (): Promise<void> => {
    try {
      const { guestHere, openTable } = await import('../online/server.ts')
      // A new guest is asked for a name first, and finds the way back by themselves.
      if (!(await guestHere())) navigate('/tables')
      else navigate(`/live/${(await openTable({ save: await table.save() })).table}?invite`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Sitting
      id={id}
      table={table}
      stage={stage}
      shown={shown}
      standing={standing}
      notice={wrong ?? notice}
      replay={`/replay/${id}`}
      menu={[
        ...(memory === '' ? [] : [{ name: memory, act: () => navigate(`/remembered/${id}`) }]),
        { name: 'Move it to the network', act: () => void move() },
      ]}
      atTheEnd={<EarnedHere table={id} game={standing.game} />}
      onward={
        <>
          <TaleWay table={id} game={standing.game} />
          <CampaignWay table={id} />
        </>
      }
    />
  )
}
