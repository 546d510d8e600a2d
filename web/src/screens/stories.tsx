import { useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { Page } from '../shell/page.tsx'
import { Workshop, type Study } from '../stories/workshop.tsx'
import { startWorker } from '../worker/start.ts'
import { NotFound } from './not-found.tsx'

/** The workshop for a game's storybooks. */
export default function Stories({ game }: { game: string }) {
  const [open, setOpen] = useState<{ study: Study; first: string } | 'nothing' | null>(null)
  const cover = covers.get(game)
  useEffect(() => {
    const study = startWorker()
    study.ask('first', game).then(
      (first) => setOpen({ study, first }),
      () => setOpen('nothing'),
    )
    return () => study.close()
  }, [game])
  if (!cover || open === 'nothing') return <NotFound />
  return (
    <Page title={`My own stories: ${cover.name}`} wide>
      {open ? (
        <Workshop game={game} study={open.study} first={open.first} />
      ) : (
        <p className="loading">The workshop is being opened …</p>
      )}
    </Page>
  )
}
