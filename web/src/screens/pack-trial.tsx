import { trialGames, type Packs } from '@dicehearth/host'
import { useEffect, useState } from 'react'
import { startWorker } from '../worker/start.ts'

/** Nothing is tried while somebody is still typing. */
const patience = 400

const none = '{}'

/** How far custom cards have been tried out: how many games so far, or what went wrong; null when all is well. */
export type Tried = { games: number } | { trouble: string }

/** Plays quick games with custom cards in a worker of its own, before anybody sits down with them. */
export function usePackTrial(game: string, packs: Packs): Tried | null {
  const text = JSON.stringify(packs)
  const [news, setNews] = useState<{ of: string; tried: Tried | null }>({ of: none, tried: null })
  useEffect(() => {
    if (text === none) return undefined
    const tell = (tried: Tried | null): void => setNews({ of: text, tried })
    const desk = startWorker((games) => tell({ games: Number(games) }))
    const start = setTimeout(() => {
      desk.ask('tryPacks', game, JSON.parse(text) as Packs).then(
        (trouble) => tell(trouble === null ? null : { trouble }),
        (error: Error) => tell({ trouble: error.message }),
      )
    }, patience)
    return () => {
      clearTimeout(start)
      desk.close()
    }
  }, [game, text])
  if (text === none) return null
  return news.of === text ? news.tried : { games: 0 }
}

export function TrialNews({ tried }: { tried: Tried | null }) {
  if (!tried) return null
  if ('trouble' in tried) return <p className="wrong">{tried.trouble}</p>
  return (
    <p>
      Your own cards are tried out: game {tried.games} of {trialGames} …
    </p>
  )
}

/** Tries custom cards out while they are being made; nothing while they cannot be read yet. */
export function PackTrial({ game, packs }: { game: string; packs: Packs }) {
  const tried = usePackTrial(game, packs)
  const isOver = !tried || 'trouble' in tried
  // How far it is can be read; only how it ended is said.
  return (
    <>
      {!isOver && <TrialNews tried={tried} />}
      <div role="status">{isOver && <TrialNews tried={tried} />}</div>
    </>
  )
}
