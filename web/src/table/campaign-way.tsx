import { useEffect, useState } from 'react'
import { Link, navigate } from '../router.tsx'
import { atDesk } from '../worker/start.ts'
import { findTable } from './store.ts'

interface Ways {
  campaign: string | null
  /** What the next table is called; null if there is none. */
  next: string | null
}

/** From a finished table on to the next one with the same seats, and to the campaign that it belongs to. */
export function CampaignWay({ table }: { table: string }) {
  const [{ campaign, next }, setWays] = useState<Ways>({ campaign: null, next: null })
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    let left = false
    const look = async (): Promise<void> => {
      const record = await findTable(table)
      if (!record?.outcome || left) return
      setWays({ campaign: record.campaign, next: null })
      const found = await atDesk(async (desk) => desk.ask('next', table))
      if (!left) setWays({ campaign: record.campaign, next: found })
    }
    look().catch((error: Error) => setWrong(error.message))
    return () => {
      left = true
    }
  }, [table])
  const goOn = (): void => {
    atDesk(async (desk) => desk.ask('goOn', table)).then(
      (id) => navigate(`/table/${id}`),
      (error: Error) => setWrong(error.message),
    )
  }
  return (
    <>
      {next !== null && (
        <button type="button" className="button ember" onClick={goOn}>
          <span>
            Next: <em>{next}</em>, same seats
          </span>
        </button>
      )}
      {campaign !== null && (
        <Link className="button" href={`/campaign/${campaign}`}>
          The campaign
        </Link>
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}
