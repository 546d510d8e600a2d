import './workshop.css'
import type { PaletteGroup, StoryPage } from '@dicehearth/story'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { navigate } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { download, fileName } from '../table/link.ts'
import type { Connection } from '../worker/rpc.ts'
import { atDesk } from '../worker/start.ts'
import type { Drawn, Means, Studied, Trial } from '../worker/study.ts'
import type { WorkerMethods } from '../worker/worker.ts'
import { draftsOf, keepDraft, titleOf, type Draft } from './drafts.ts'
import { EntryView } from './entry-view.tsx'
import { GraphView } from './graph-view.tsx'
import { PaletteHelp } from './palette-help.tsx'
import { ProblemList } from './problem-list.tsx'
import { TextEditor, type Cursor } from './text-editor.tsx'
import { TrialForm } from './trial-form.tsx'
import { useLater } from './use-later.ts'
import { WalkBeside } from './walk-beside.tsx'

/** The worker that reads books. */
export type Study = Connection<WorkerMethods>
type Side = 'text' | 'page' | 'play' | 'help' | 'graph' | 'problems'

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
  const means = useMeans(study, game, pack, setWrong)
  const [wanted, setTrial] = useState<Trial | null>(null)
  const trial = wanted ?? { from: null, facts: [], party: 0, players: means?.players.usual ?? 1 }

  const page = studied.pages.findLast((it) => it.line <= line) ?? studied.pages[0]
  const errors = studied.problems.filter(({ level }) => level === 'error').length
  const kindAt = (at: number): string => studied.headings.findLast((it) => it.line <= at)?.kind ?? ''
  const groupsAt = (at: number): readonly PaletteGroup[] => means?.palette[kindAt(at)] ?? []

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
      const given = await study.ask('setUp', game, text, pack, { ...trial, from })
      navigate(`/table/${await atDesk(async (desk) => tableFor(desk, game, given))}`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }

  const beside = (): ReactNode => {
    switch (side) {
      case 'problems':
        return <ProblemList problems={studied.problems} entries={studied.pages.length} onProblem={goTo} />
      case 'graph':
        return <GraphView drawn={drawn} here={page?.label ?? ''} onEntry={turnTo} />
      case 'help':
        return (
          <PaletteHelp
            groups={groupsAt(line)}
            kind={kindAt(line)}
            onPick={(form) => cursor.current?.write(form)}
          />
        )
      case 'play':
        return (
          means && (
            <>
              <TrialForm
                means={means}
                facts={studied.facts}
                trial={trial}
                here={page?.label ?? null}
                onTrial={setTrial}
              />
              <WalkBeside
                key={draft.id}
                study={study}
                game={game}
                text={studied.text}
                pack={pack}
                trial={trial}
                playable={errors === 0 && studied.text !== ''}
              />
            </>
          )
        )
      default:
        return <PageOf page={page} pages={studied.pages} onEntry={turnTo} />
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
            onClick={() => void play(trial.from)}
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
          offer={{ groupsAt, entries: () => studied.pages, names: () => means?.names ?? [] }}
          ref={cursor}
          onText={write}
          onLine={setLine}
        />
      </div>
      <div className="workshop-side">{beside()}</div>
    </div>
  )
}

/** How long somebody stops typing before the book is read again. */
const pause = 300

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
  const names = {
    text: 'Text',
    page: 'Page',
    play: 'Play beside',
    help: 'What to write',
    graph: 'Graph',
    problems: `Problems (${problems})`,
  } as const
  return (
    <div className="workshop-sides" role="group" aria-label="Beside the text">
      {(['text', 'page', 'play', 'help', 'graph', 'problems'] as const).map((it) => (
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
): Studied & { text: string } {
  const [studied, setStudied] = useState<Studied & { text: string }>({
    problems: [],
    pages: [],
    headings: [],
    facts: [],
    text: '',
  })
  const ask = useCallback(
    async () => ({ ...(await study.ask('study', game, text, pack)), text }),
    [study, game, text, pack],
  )
  useLater(ask, setStudied, refuse, pause)
  return studied
}

/** What the game offers to writers; asked for again with other cards. */
function useMeans(
  study: Study,
  game: string,
  pack: string | null,
  refuse: (why: string) => void,
): Means | null {
  const [means, setMeans] = useState<Means | null>(null)
  const ask = useCallback(async () => study.ask('means', game, pack), [study, game, pack])
  useLater(ask, setMeans, refuse, 0)
  return means
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
  useLater(ask, setDrawn, refuse, pause)
  return drawn
}

async function tableFor(
  desk: Parameters<Parameters<typeof atDesk<string>>[0]>[0],
  game: string,
  given: Record<string, unknown>,
): Promise<string> {
  return desk.ask('create', {
    game,
    given,
    seed: crypto.randomUUID(),
    seats: Array.from({ length: Number(given.players) }, () => ({ player: 'human' })),
    takebacks: true,
  })
}
