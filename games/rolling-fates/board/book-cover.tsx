import { Prose } from '@dicehearth/tabletop'
import { useTable } from './context.ts'
import { Scene } from './scene.tsx'

const hardest = 5

/** The cover of the adventure: what it is about, and how hard it is. */
export function BookCover() {
  const { view } = useTable()
  if (!view.cover) return null
  return (
    <header className="book-cover">
      <Scene area={view.areaName} />
      <div className="book-cover-words">
        <h2>{view.title}</h2>
        <Difficulty of={view.cover.difficulty} />
        <p>
          <Prose text={view.cover.pitch} />
        </p>
      </div>
    </header>
  )
}

/** On the first page there is a picture already. */
export function Pitch() {
  const { view } = useTable()
  if (!view.cover) return null
  return (
    <div className="book-pitch">
      <b>{view.title}</b>
      <Difficulty of={view.cover.difficulty} />
      <p>
        <Prose text={view.cover.pitch} />
      </p>
    </div>
  )
}

function Difficulty({ of }: { of: number }) {
  return (
    <span className="difficulty" role="img" aria-label={`Difficulty ${of} of ${hardest}`}>
      {'◆'.repeat(of)}
      <i>{'◆'.repeat(hardest - of)}</i>
    </span>
  )
}
