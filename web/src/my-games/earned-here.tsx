import './my-games.css'
import { useEffect, useState } from 'react'
import { findFinished } from '../table/finished.ts'
import { atDesk } from '../worker/start.ts'
import type { Shelf } from '../worker/shelf.ts'
import { Medal } from './deeds.tsx'

/** The deeds that a finished table earned, at its end. */
export function EarnedHere({ table, game }: { table: string; game: string }) {
  const [deeds, setDeeds] = useState<Shelf['deeds']>([])
  useEffect(() => void earnedAt(table, game).then(setDeeds), [table, game])
  if (deeds.length === 0) return null
  return (
    <ul className="earned-here" aria-label="Deeds of this game">
      {deeds.map(({ id, name, text }) => (
        <li key={id} className="earned" title={text}>
          <Medal />
          {name}
        </li>
      ))}
    </ul>
  )
}

async function earnedAt(table: string, game: string): Promise<Shelf['deeds']> {
  const earned = (await findFinished(table))?.deeds ?? []
  if (earned.length === 0) return []
  const { deeds } = await atDesk(async (desk) => desk.ask('shelf', game))
  return deeds.filter(({ id }) => earned.includes(id))
}
