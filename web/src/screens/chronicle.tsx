import './chronicle.css'
import { epubOf, htmlOf, pagesOf } from '@dicehearth/host'
import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Page } from '../shell/page.tsx'
import { download, fileName } from '../table/link.ts'
import type { Shown } from '../worker/chronicler.ts'
import { atDesk } from '../worker/start.ts'
import { Drawn } from './drawn.tsx'

/** A campaign or a table as a book: to read, to print, to keep. */
export default function ChronicleBook({ id }: { id: string }) {
  const [upTo, setUpTo] = useState(() => new URLSearchParams(location.search).get('to'))
  const [shown, setShown] = useState<Shown | null>(null)
  const [wrong, setWrong] = useState('')
  const [roads, setRoads] = useState(false)
  useEffect(() => {
    atDesk(async (desk) => desk.ask('chronicle', id, upTo)).then(setShown, (error: Error) =>
      setWrong(error.message),
    )
  }, [id, upTo])
  if (wrong) return <NothingHere title="No such chronicle" heading="No such chronicle" why={wrong} />
  if (!shown) return <p className="loading">The story is being told …</p>
  const { chronicle, campaign, ways } = shown
  const pages = pagesOf(chronicle, { roads })
  const keep = (ending: string, inside: BlobPart, type: string): void =>
    download(fileName(chronicle.title, ending), inside, type)
  return (
    <Page title={chronicle.title} wide>
      <div className="row unprinted chronicle-ways">
        <button type="button" className="button ember" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() => keep('epub', epubOf(chronicle, { roads }).slice(), 'application/epub+zip')}
        >
          Save as EPUB
        </button>
        <button
          type="button"
          className="button"
          onClick={() => keep('html', htmlOf(chronicle, { roads }), 'text/html')}
        >
          Save as a page
        </button>
        <label>
          <input type="checkbox" checked={roads} onChange={(event) => setRoads(event.target.checked)} /> Roads
          not taken
        </label>
        {ways.length > 0 && (
          <label>
            Up to{' '}
            <select
              value={ways.find(({ told }) => told)?.id ?? ''}
              onChange={(event) => setUpTo(event.target.value)}
            >
              {!ways.some(({ told }) => told) && <option value="">a table in the middle</option>}
              {ways.map((way) => (
                <option key={way.id} value={way.id}>
                  {way.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Link className="button quiet" href={campaign ? `/campaign/${campaign}` : `/table/${id}`}>
          {campaign ? 'Back to the campaign' : 'Back to the table'}
        </Link>
      </div>
      <article className="chronicle parchment">
        <h1 className={campaign ? undefined : 'unseen'}>{chronicle.title}</h1>
        {campaign && pages.length > 1 && (
          <nav aria-label="Chapters">
            <ol className="contents">
              {pages.map((page) => (
                <li key={page.id}>
                  <a href={`#${page.id}`}>{page.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {pages.map(({ id: chapter, page }) => (
          <Drawn key={chapter} piece={page} />
        ))}
      </article>
    </Page>
  )
}
