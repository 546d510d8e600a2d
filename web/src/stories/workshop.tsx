import './workshop.css'
import type { StoryPage } from '@dicehearth/story'
import { useCallback, useEffect, useRef, useState } from 'react'
import { navigate } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { download, fileName } from '../table/link.ts'
import type { Connection } from '../worker/rpc.ts'
import { atDesk } from '../worker/start.ts'
import type { Drawn, Studied } from '../worker/study.ts'
import type { WorkerMethods } from '../worker/worker.ts'
import { draftsOf, keepDraft, titleOf, type Draft } from './drafts.ts'
import { EntryView } from './entry-view.tsx'
import { GraphView } from './graph-view.tsx'
import { ProblemList } from './problem-list.tsx'
import { TextEditor, type Cursor } from './text-editor.tsx'

/** The worker that reads books. */
export type Study = Connection<WorkerMethods>
type Side = 'text' | 'page' | 'graph' | 'problems'

/** How long somebody stops typing before the book is read again. */
const pause = 300

/** Where storybooks are written: the text, its problems, its graph, and every entry as players will read it. */
export function Workshop({ game, study, first }: { game: string; study: Study; first: string }) {
  const [drafts, setDrafts] = useState(() => draftsOf(game))
  const [draft, setDraft] = useState<Draft>(() => drafts[0] ?? fresh(first))
  const [text, setText] = useState(draft.text)
  const [line, setLine] = useState(1)
  const [side, setSide] = useState<Side>('page')
  const [wrong, setWrong] = useState('')
  const cursor = useRef<Cursor>(null)
  const { pack } = draft
  const studied = useStudied(study, game, text, pack, setWrong)
  const drawn = useDrawn(study, game, text, side === 'graph', setWrong)

  const page = studied.pages.findLast((it) => it.line <= line) ?? studied.pages[0]
  const errors = studied.problems.filter(({ level }) => level === 'error').length

  const keep = (changed: Draft): void => {
    setWrong(keepDraft(game, changed) ? '' : noRoom)
    setDrafts(draftsOf(game))
  }
  const write = (next: string): void => {
    setText(next)
    keep({ ...draft, text: next })
  }
  const open = (next: Draft): void => {
    setDraft(next)
    setText(next.text)
    setLine(1)
    keep(next)
  }
  const bring = (cards: string | null): void => {
    const changed = { ...draft, text, pack: cards }
    setDraft(changed)
    keep(changed)
  }
  const openPack = (file: string): void => {
    study.ask('checkPack', game, file).then(
      () => bring(file),
      (error: Error) => setWrong(error.message),
    )
  }
  /** Each book of a file is a draft of its own; the first one is opened. */
  const openFile = async (file: string): Promise<void> => {
    const [book, ...others] = (await study.ask('books', game, file)).map((it) => fresh(it, pack))
    for (const other of others) keepDraft(game, other)
    open(book)
  }
  const goTo = (at: number, column = 1): void => {
    setLine(at)
    cursor.current?.goTo(at, column)
  }
  const turnTo = (label: string): void => {
    const target = studied.pages.find((it) => it.label === label)
    if (!target) return
    setSide('page')
    goTo(target.line)
  }
  const play = async (from: string | null): Promise<void> => {
    try {
      const given = await study.ask('setUp', game, text, pack, from)
      navigate(`/table/${await atDesk(async (desk) => tableFor(desk, game, given))}`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="workshop" data-side={side}>
      <header className="workshop-head">
        <h1>{titleOf(text)}</h1>
        <div className="row">
          <button
            type="button"
            className="button small ember"
            disabled={errors > 0}
            onClick={() => void play(null)}
          >
            Play it
          </button>
          <button
            type="button"
            className="button small"
            disabled={errors > 0 || !page}
            onClick={() => void play(page?.label ?? null)}
          >
            Play from {page ? page.label : 'here'}
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => download(fileName(titleOf(text), 'md'), text, 'text/markdown')}
          >
            Save as a file
          </button>
          <FileButton small accept=".md,text/markdown,text/plain" onText={(file) => void openFile(file)}>
            Open a file
          </FileButton>
          {pack === null ? (
            <FileButton small accept=".json,application/json" onText={openPack}>
              Bring own cards
            </FileButton>
          ) : (
            <button type="button" className="button small" onClick={() => bring(null)}>
              Put {packName(pack)} away
            </button>
          )}
          <button type="button" className="button small quiet" onClick={() => open(fresh(first))}>
            New book
          </button>
          {drafts.length > 1 && (
            <select
              aria-label="Unfinished books"
              value={draft.id}
              onChange={({ target }) => {
                const chosen = drafts.find(({ id }) => id === target.value)
                if (chosen) open(chosen)
              }}
            >
              {drafts.map((it) => (
                <option key={it.id} value={it.id}>
                  {titleOf(it.text)}
                </option>
              ))}
            </select>
          )}
        </div>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </header>
      <Sides side={side} problems={studied.problems.length} onSide={setSide} />
      <div className="workshop-text">
        <TextEditor
          key={draft.id}
          opened={draft.text}
          problems={studied.problems}
          ref={cursor}
          onText={write}
          onLine={setLine}
        />
      </div>
      <div className="workshop-side">
        {side === 'problems' ? (
          <ProblemList problems={studied.problems} entries={studied.pages.length} onProblem={goTo} />
        ) : side === 'graph' ? (
          <GraphView drawn={drawn} here={page?.label ?? ''} onEntry={turnTo} />
        ) : (
          <PageOf page={page} pages={studied.pages} onEntry={turnTo} />
        )}
      </div>
    </div>
  )
}

const noRoom = 'This browser has no room left to keep the book. Save it as a file before you continue.'

function fresh(text: string, pack: string | null = null): Draft {
  return { id: crypto.randomUUID(), text, pack, touched: Date.now() }
}

function packName(pack: string): string {
  return `“${(JSON.parse(pack) as { name: string }).name}”`
}

interface SidesProps {
  side: Side
  problems: number
  onSide: (side: Side) => void
}

/** What lies beside the text; on a phone also the text itself. */
function Sides({ side, problems, onSide }: SidesProps) {
  const names = { text: 'Text', page: 'Page', graph: 'Graph', problems: `Problems (${problems})` } as const
  return (
    <div className="workshop-sides" role="group" aria-label="Beside the text">
      {(['text', 'page', 'graph', 'problems'] as const).map((it) => (
        <button
          key={it}
          type="button"
          className="button small"
          data-of={it}
          aria-pressed={it === side}
          onClick={() => onSide(it)}
        >
          {names[it]}
        </button>
      ))}
    </div>
  )
}

interface PageOfProps {
  page: StoryPage | undefined
  pages: readonly StoryPage[]
  onEntry: (label: string) => void
}

function PageOf({ page, pages, onEntry }: PageOfProps) {
  if (!page) return <p className="fine">Write a first entry: a line that begins with ##.</p>
  return (
    <>
      <div className="workshop-entries">
        <select
          aria-label="Entry to read"
          value={page.label}
          onChange={({ target }) => onEntry(target.value)}
        >
          {pages.map(({ label, title }) => (
            <option key={label} value={label}>
              {title === '' ? label : `${label} ${title}`}
            </option>
          ))}
        </select>
      </div>
      <EntryView page={page} onEntry={onEntry} />
    </>
  )
}

/** The book as it was read last: a moment behind what is typed. */
function useStudied(
  study: Study,
  game: string,
  text: string,
  pack: string | null,
  refuse: (why: string) => void,
): Studied {
  const [studied, setStudied] = useState<Studied>({ problems: [], pages: [] })
  const ask = useCallback(async () => study.ask('study', game, text, pack), [study, game, text, pack])
  useLater(ask, setStudied, refuse)
  return studied
}

function useDrawn(
  study: Study,
  game: string,
  text: string,
  wanted: boolean,
  refuse: (why: string) => void,
): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const ask = useCallback(
    async () => (wanted ? study.ask('draw', game, text) : null),
    [study, game, text, wanted],
  )
  useLater(ask, setDrawn, refuse)
  return drawn
}

/** Asks when nobody has typed for a moment, and forgets answers that come too late. */
function useLater<T>(ask: () => Promise<T>, answer: (it: T) => void, refuse: (why: string) => void): void {
  useEffect(() => {
    let current = true
    const later = setTimeout(() => {
      ask().then(
        (it) => current && answer(it),
        (error: Error) => current && refuse(error.message),
      )
    }, pause)
    return () => {
      current = false
      clearTimeout(later)
    }
  }, [ask, answer, refuse])
}

async function tableFor(
  desk: Parameters<Parameters<typeof atDesk<string>>[0]>[0],
  game: string,
  given: Record<string, unknown>,
): Promise<string> {
  const { seats } = await desk.ask('form', game)
  return desk.ask('create', {
    game,
    given: { ...given, players: seats.usual },
    seed: crypto.randomUUID(),
    seats: Array.from({ length: seats.usual }, () => ({ player: 'human' })),
    takebacks: true,
  })
}
