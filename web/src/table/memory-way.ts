import { useEffect, useState } from 'react'
import { atDesk } from '../worker/start.ts'

/** What the page of those who were met is called in a game; empty until that is known, or if it has none. */
export function useMemory(game: string | undefined): string {
  const [name, setName] = useState('')
  useEffect(() => {
    // Without it there is only no way there.
    if (game !== undefined) atDesk(async (desk) => desk.ask('remembers', game)).then(setName, () => undefined)
  }, [game])
  return name
}
