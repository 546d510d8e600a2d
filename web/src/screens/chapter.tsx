import { list } from '@dicehearth/engine'
import { followersOf, nameChapter, type Campaign, type Chapter, type Thread } from '@dicehearth/host'
import { useId, useState } from 'react'
import { covers } from '../covers.ts'
import { Link } from '../router.tsx'
import { SheetWays } from '../table/handed-on.tsx'
import type { TableRecord } from '../table/store.ts'
import type { Link as GameLink } from '../worker/chain.ts'
import { NameDialog } from './name-dialog.tsx'

/** What the chapters need from the campaign they belong to. */
export interface Book {
  campaign: Campaign
  tables: ReadonlyMap<string, TableRecord>
  links: readonly GameLink[]
  change: (change: (campaign: Campaign) => Campaign) => Promise<void>
  savePoint: (table: string, name: string) => Promise<void>
  remove: (chapter: string) => Promise<void>
}

/** Consecutive tables, and the branches after the last of them. */
export function ThreadOf({ thread, book }: { thread: Thread; book: Book }) {
  return (
    <div className="thread">
      <ol className="chapters">
        {thread.chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterOf chapter={chapter} book={book} />
          </li>
        ))}
      </ol>
      {thread.ways.length > 0 && (
        <ul className="ways" aria-label="Branches">
          {thread.ways.map((way) => (
            <li key={way.chapters[0].id}>
              <ThreadOf thread={way} book={book} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChapterProps {
  chapter: Chapter
  book: Book
}

function ChapterOf({ chapter, book }: ChapterProps) {
  const heading = useId()
  const { name, game, ended } = chapter
  const cover = covers.get(game)
  const last = book.tables.get(chapter.id)?.lastLine
  return (
    <article className="chapter panel" aria-labelledby={heading}>
      <div className="chapter-picture">{cover && <cover.Picture />}</div>
      <div className="chapter-words">
        <h3 id={heading}>{name || (cover?.name ?? game)}</h3>
        <p className="fine">{factsOf(chapter, book)}</p>
        <p>{ended?.text ?? last}</p>
        {ended && ended.handedOn.length > 0 && (
          <p>Handed on: {list(ended.handedOn.map((sheet) => sheet.name))}.</p>
        )}
        <WaysOn chapter={chapter} book={book} />
        <MoreWays chapter={chapter} book={book} />
      </div>
    </article>
  )
}

function factsOf({ id, name, game, when, branchedAt, ended }: Chapter, { tables }: Book): string {
  const choices = tables.get(id)?.length ?? 0
  const date = new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return [
    ...(name === '' ? [] : [covers.get(game)?.name ?? game]),
    ...(branchedAt === null ? [] : [`branched at decision ${branchedAt}`]),
    ended ? 'finished' : choices === 0 ? 'just set' : `${choices} choices in`,
    date,
  ].join(' · ')
}

/** The games that take what a chapter handed on. */
function nextOf({ ended }: Chapter, { links }: Book): readonly GameLink[] {
  const kinds = new Set(ended?.handedOn.map(({ sheet }) => sheet))
  return links.filter(({ takes }) => takes.some((kind) => kinds.has(kind)))
}

const nextTable = ({ campaign }: Book, after: string, game: string): string =>
  `/new/${game}?in=${campaign.id}&after=${after}`

/** Ways to continue from a chapter that nothing follows yet. */
function WaysOn({ chapter, book }: ChapterProps) {
  const [asking, setAsking] = useState(false)
  const { id, ended } = chapter
  if (followersOf(book.campaign, id).length > 0) return null
  return (
    <div className="row">
      {nextOf(chapter, book).map(({ game, name }) => (
        <Link key={game} className="button ember" href={nextTable(book, id, game)}>
          Continue with {name}
        </Link>
      ))}
      {!ended && (
        <>
          <Link className="button ember" href={`/table/${id}`}>
            Continue
          </Link>
          <button type="button" className="button" onClick={() => setAsking(true)}>
            Set a save point
          </button>
        </>
      )}
      {asking && (
        <NameDialog
          title="Name of the save point"
          name=""
          onName={(name) => void book.savePoint(id, name.trim() || 'Save point')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** What else can be done with a chapter. */
function MoreWays({ chapter, book }: ChapterProps) {
  const [naming, setNaming] = useState(false)
  const { id, ended } = chapter
  const isLeaf = followersOf(book.campaign, id).length === 0
  return (
    <details>
      <summary>More</summary>
      <div className="row">
        <Link className="button small" href={`/replay/${id}`}>
          Go back and choose differently
        </Link>
        {!isLeaf &&
          nextOf(chapter, book).map(({ game, name }) => (
            <Link key={game} className="button small" href={nextTable(book, id, game)}>
              Set another table of {name} after it
            </Link>
          ))}
        <Link className="button small" href={`/chronicle/${book.campaign.id}?to=${id}`}>
          Read up to here
        </Link>
        {ended && (
          <Link className="button small" href={`/table/${id}`}>
            Look at the table
          </Link>
        )}
        <button type="button" className="button small" onClick={() => setNaming(true)}>
          Name it
        </button>
        {isLeaf && (
          <button type="button" className="button small" onClick={() => void book.remove(id)}>
            Clear it away
          </button>
        )}
      </div>
      {ended && ended.handedOn.length > 0 && (
        <ul className="handed" aria-label="Handed on">
          {ended.handedOn.map((sheet, i) => (
            <li key={`${sheet.name} ${i}`}>
              {sheet.name}
              <SheetWays sheet={sheet} />
            </li>
          ))}
        </ul>
      )}
      {naming && (
        <NameDialog
          title="Name of this table"
          name={chapter.name}
          onName={(name) => void book.change((now) => nameChapter(now, id, name))}
          onClose={() => setNaming(false)}
        />
      )}
    </details>
  )
}
