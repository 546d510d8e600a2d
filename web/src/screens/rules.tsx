import './rules.css'
import type { HowToPlay } from '@dicehearth/tabletop'
import { useEffect, useState, type ReactNode } from 'react'
import { covers } from '../covers.ts'
import { words, type Branch, type Leaf } from '../rules/book.ts'
import { searchRules } from '../rules/search.ts'
import { Page } from '../shell/page.tsx'
import { howToPlayOf } from '../table/boards.tsx'
import { RuleList, useBook } from '../table/rules-sheet.tsx'
import { NotFound } from './not-found.tsx'

/** How a game is played, and one step deeper every rule: each can be linked to. */
export default function Rules({ game }: { game: string }) {
  const cover = covers.get(game)
  const howTo = useHowToPlay(game)
  const [deep, setDeep] = useState(() => ruleId.test(location.hash.slice(1)))
  if (!cover) return <NotFound />
  const every = deep || howTo === null
  return (
    <Page title={`Rules: ${cover.name}`} wide>
      <h1>{cover.name}: the rules</h1>
      {howTo !== null && (
        <div className="rules-depth" role="group" aria-label="Level of detail">
          <button type="button" className="button small" aria-pressed={!every} onClick={() => setDeep(false)}>
            How to play
          </button>
          <button type="button" className="button small" aria-pressed={every} onClick={() => setDeep(true)}>
            Every rule, to search
          </button>
        </div>
      )}
      {every ? <Ledger game={game} /> : howTo ? <HowTo page={howTo} /> : opening}
    </Page>
  )
}

const opening = <p className="loading">The book is being opened …</p>

/** Undefined while it loads; null where a game has none. */
function useHowToPlay(game: string): HowToPlay | null | undefined {
  const [page, setPage] = useState<HowToPlay | null>()
  useEffect(() => {
    void howToPlayOf(game).then((found) => setPage(found ?? null))
  }, [game])
  return page
}

function HowTo({ page: { chapters } }: { page: HowToPlay }) {
  return (
    <article className="pages how-to parchment">
      {chapters.map(({ title, text, picture }, i) => (
        <section key={title} aria-labelledby={`how-${i}`}>
          <h2 id={`how-${i}`}>
            <span className="how-number" aria-hidden>
              {i + 1}
            </span>
            {title}
          </h2>
          <div className="how-picture" aria-hidden>
            {picture}
          </div>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** The ledger with its ids. */
function Ledger({ game }: { game: string }) {
  const book = useBook(game)
  const [sought, setSought] = useState('')
  // The rule named in the address is only now on the page.
  useEffect(() => {
    if (book && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [book])
  const found = book ? searchRules(book, sought) : []
  return (
    <>
      <label className="rules-search">
        <span className="field-label">Search the rules</span>
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {sought !== '' && (
        <section aria-label="Found">
          <p role="status">
            {found.length} {found.length === 1 ? 'rule' : 'rules'} found
          </p>
          <RuleList rules={found} game={game} />
        </section>
      )}
      {book ? (
        <div className="book">
          <nav className="contents" aria-label="Chapters">
            <ul>
              {chaptersOf(book.pages).map((chapter) => (
                <li key={words(chapter)}>
                  <a href={`#${anchor(words(chapter))}`}>{words(chapter)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <article className="pages parchment">
            {book.pages.map((leaf, i) => (
              <LeafOf key={`${i} ${words(leaf).slice(0, 20)}`} leaf={leaf} />
            ))}
          </article>
        </div>
      ) : (
        opening
      )}
    </>
  )
}

function chaptersOf(pages: readonly Leaf[]): Branch[] {
  return pages.filter(
    (leaf): leaf is Branch => typeof leaf !== 'string' && leaf.is === 'heading' && leaf.depth === 2,
  )
}

const ruleId = /^[A-Z]{2,4}-R?\d{2,3}$|^(?:INV|DEC)-\d{2}$/

/** The anchor of a heading or a rule. */
function anchor(text: string): string {
  const id = /\b[A-Z]{2,4}-R?\d{2,3}\b/.exec(text)?.[0]
  return id ?? text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function LeafOf({ leaf }: { leaf: Leaf }): ReactNode {
  if (typeof leaf === 'string') return leaf
  const inside = leaf.holds.map((it, i) => <LeafOf key={`${i}`} leaf={it} />)
  switch (leaf.is) {
    case 'heading':
      return <Heading depth={leaf.depth ?? 2} text={words(leaf)} />
    case 'paragraph':
      return <p>{inside}</p>
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'strong':
      return <strong>{inside}</strong>
    case 'emphasis':
      return <em>{inside}</em>
    case 'code':
      return <code>{inside}</code>
    case 'list':
      return <ul>{inside}</ul>
    case 'numbered':
      return <ol>{inside}</ol>
    case 'item':
      return <li>{inside}</li>
    case 'table':
      return <BookTable rows={leaf.holds} />
    case 'row':
    case 'cell':
      return inside
  }
}

/** The book's title is already the page's, so chapters come right below it. */
function Heading({ depth, text }: { depth: number; text: string }) {
  if (depth === 1) return null
  return depth === 2 ? <h2 id={anchor(text)}>{text}</h2> : <h3 id={anchor(text)}>{text}</h3>
}

function BookTable({ rows }: { rows: readonly Leaf[] }) {
  const [head, ...body] = rows.map((row) => (typeof row === 'string' ? [] : row.holds))
  return (
    <div className="book-table" tabIndex={0} role="group" aria-label={head.map(words).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) =>
              words(cell) === '' ? (
                <td key={`${i}`}>&nbsp;</td>
              ) : (
                <th key={`${i}`} scope="col">
                  <Inside of={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, i) => {
            const first = cells[0] ? words(cells[0]) : ''
            return (
              <tr key={`${i} ${first}`} id={ruleId.test(first) ? first : undefined}>
                {cells.map((cell, k) => (
                  <td key={`${k}`}>
                    <Inside of={cell} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Inside({ of }: { of: Leaf }) {
  if (typeof of === 'string') return of
  return of.holds.map((it, i) => <LeafOf key={`${i}`} leaf={it} />)
}
