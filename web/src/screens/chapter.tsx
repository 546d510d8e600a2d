import { followersOf, nameChapter, type Campaign, type Chapter, type Thread } from '@dicehearth/host'
import { useId, useState } from 'react'
import { covers } from '../covers.ts'
import { Link } from '../router.tsx'
import { SheetWays } from '../table/handed-on.tsx'
import type { TableRecord } from '../table/store.ts'
import type { Link as GameLink } from '../worker/chain.ts'
import { NameForm } from './name-form.tsx'

/** What the chapters of a book need to know and can do. */
export interface Book {
  campaign: Campaign
  tables: ReadonlyMap<string, TableRecord>
  links: readonly GameLink[]
  change: (change: (campaign: Campaign) => Campaign) => Promise<void>
  savePoint: (table: string, name: string) => Promise<void>
  remove: (chapter: string) => Promise<void>
}

/** Tables one after the other, and the ways that part after the last of them. */
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
        <ul className="ways" aria-label="Here the ways part">
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

function ChapterOf({ chapter, book }: { chapter: Chapter; book: Book }) {
  const heading = useId()
  const { name, game, when, branchedAt, ended } = chapter
  const cover = covers.get(game)
  const gameName = cover?.name ?? game
  const date = new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const last = book.tables.get(chapter.id)?.lastLine
  return (
    <article className="chapter panel" aria-labelledby={heading}>
      <h3 id={heading}>{name || gameName}</h3>
      <p className="fine">
        {[
          name && gameName,
          branchedAt !== null && `another way from decision ${branchedAt} on`,
          ended ? 'finished' : 'under way',
          date,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{ended ? ended.text : last || 'The dice lie ready.'}</p>
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
      <Ways chapter={chapter} book={book} />
    </article>
  )
}

/** What can be done with a chapter: go on first, the rest behind a word. */
function Ways({ chapter, book }: { chapter: Chapter; book: Book }) {
  const [asking, setAsking] = useState<'name' | 'save point' | null>(null)
  const { id, ended } = chapter
  const isLeaf = followersOf(book.campaign, id).length === 0
  const kinds = new Set(ended?.handedOn.map(({ sheet }) => sheet))
  const next = book.links.filter(({ takes }) => takes.some((kind) => kinds.has(kind)))
  const called = (text: string): void => {
    setAsking(null)
    void (asking === 'name'
      ? book.change((now) => nameChapter(now, id, text))
      : book.savePoint(id, text || 'Save point'))
  }
  return (
    <>
      <div className="row">
        {!ended && (
          <Link className="button ember" href={`/table/${id}`}>
            Continue
          </Link>
        )}
        {next.map(({ game, name }) => (
          <Link
            key={game}
            className={isLeaf ? 'button ember' : 'button'}
            href={`/new/${game}?in=${book.campaign.id}&after=${id}`}
          >
            {isLeaf ? `Go on with ${name}` : `Set another table of ${name} after it`}
          </Link>
        ))}
        {!ended && (
          <button type="button" className="button" onClick={() => setAsking('save point')}>
            Set a save point
          </button>
        )}
      </div>
      {asking && (
        <NameForm
          label={asking === 'name' ? 'Name of this table' : 'Name of the save point'}
          name={asking === 'name' ? chapter.name : ''}
          onName={called}
          onCancel={() => setAsking(null)}
        />
      )}
      <details>
        <summary>More</summary>
        <div className="row">
          <Link className="button small" href={`/replay/${id}`}>
            Go back and choose otherwise
          </Link>
          {ended && (
            <Link className="button small" href={`/table/${id}`}>
              Look at the table
            </Link>
          )}
          <button type="button" className="button small" onClick={() => setAsking('name')}>
            Name it
          </button>
          {isLeaf && (
            <button type="button" className="button small" onClick={() => void book.remove(id)}>
              Clear it away
            </button>
          )}
        </div>
      </details>
    </>
  )
}
