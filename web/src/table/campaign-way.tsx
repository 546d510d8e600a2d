import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { findTable } from './store.ts'

/** The link from a finished table back to its campaign, if it has one. */
export function CampaignWay({ table }: { table: string }) {
  const [campaign, setCampaign] = useState<string | null>(null)
  useEffect(() => {
    void findTable(table).then((record) => setCampaign(record?.campaign ?? null))
  }, [table])
  if (campaign === null) return null
  return (
    <Link className="button ember" href={`/campaign/${campaign}`}>
      On with the campaign
    </Link>
  )
}
