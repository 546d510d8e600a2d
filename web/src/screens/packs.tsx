import { useEffect, useState } from 'react'
import { covers } from '../covers.ts'
import { Page } from '../shell/page.tsx'
import { editorOf, type PackEditor } from '../table/boards.tsx'
import { NotFound } from './not-found.tsx'
import { PackTrial } from './pack-trial.tsx'

/** The editor for a game's custom cards. */
export default function Packs({ game }: { game: string }) {
  const [editor, setEditor] = useState<{ Editor: PackEditor | undefined } | null>(null)
  const cover = covers.get(game)
  useEffect(() => {
    void editorOf(game).then((Editor) => setEditor({ Editor }))
  }, [game])
  if (!cover || (editor && !editor.Editor)) return <NotFound />
  return (
    <Page title={`My own cards: ${cover.name}`} wide>
      {editor?.Editor ? (
        <editor.Editor Trial={PackTrial} />
      ) : (
        <p className="loading">The workshop is being opened …</p>
      )}
    </Page>
  )
}
