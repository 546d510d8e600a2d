import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { atDesk } from '../worker/start.ts'

/** The link from a finished table to its chapter, if its game tells tales. */
export function TaleWay({ table, game }: { table: string; game: string }) {
  const [told, setTold] = useState(false)
  useEffect(() => {
    // Without it there is only no link.
    atDesk(async (desk) => desk.ask('tells', game)).then(setTold, () => undefined)
  }, [game])
  if (!told) return null
  return (
    <Link className="button" href={`/chronicle/${table}`}>
      Read it as a chapter
    </Link>
  )
}
