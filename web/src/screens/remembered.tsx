import './chronicle.css'
import { memoryPage } from '@dicehearth/host'
import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Page } from '../shell/page.tsx'
import type { Memory } from '../worker/chronicler.ts'
import { atDesk } from '../worker/start.ts'
import { Drawn } from './drawn.tsx'

/** Everybody and every place that a campaign, or a table and those before it, has met so far. */
export default function Remembered({ id }: { id: string }) {
  const [memory, setMemory] = useState<Memory | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    atDesk(async (desk) => desk.ask('remembered', id)).then(setMemory, (error: Error) =>
      setWrong(error.message),
    )
  }, [id])
  if (wrong) return <NothingHere title="Nothing is remembered" heading="Nothing is remembered" why={wrong} />
  if (!memory) return <p className="loading">Everybody is being asked …</p>
  const { campaign, isTable } = memory
  return (
    <Page title={memory.remembers} wide>
      <div className="row unprinted chronicle-ways">
        <button type="button" className="button" onClick={() => print()}>
          Print
        </button>
        {campaign && (
          <Link
            className="button"
            href={isTable ? `/chronicle/${campaign}?to=${id}` : `/chronicle/${campaign}`}
          >
            Read the chronicle
          </Link>
        )}
        <Link className="button quiet" href={isTable ? `/table/${id}` : `/campaign/${id}`}>
          {isTable ? 'Back to the table' : 'Back to the campaign'}
        </Link>
      </div>
      <article className="chronicle parchment">
        <h1 className="unseen">{memory.remembers}</h1>
        <Drawn piece={memoryPage(memory).page} />
      </article>
    </Page>
  )
}
