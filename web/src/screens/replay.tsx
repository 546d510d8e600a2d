import './table.css'
import '../table/decision.css'
import './replay.css'
import type { LogLine } from '@dicehearth/host'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { covers } from '../covers.ts'
import { Link, navigate } from '../router.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Mark } from '../shell/mark.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useTitle } from '../shell/page.tsx'
import { WordsButton } from '../shell/words-button.tsx'
import { Trouble } from '../shell/trouble.tsx'
import { useSettings } from '../settings.ts'
import { Announcer } from '../table/announcer.tsx'
import { GameBoard } from '../table/boards.tsx'
import { TableInWords } from '../table/in-words.tsx'
import { useTableKeys } from '../table/keys.ts'
import { jumpsOf } from '../table/jumps.ts'
import { readLink } from '../table/link.ts'
import { Log } from '../table/log.tsx'
import { Players } from '../table/players.tsx'
import type { Saying } from '../table/news.ts'
import { useReader } from '../table/reader.ts'
import { ReviewWay } from '../table/review.tsx'
import { ShareDialog } from '../table/share-dialog.tsx'
import { Stage, useShown } from '../table/stage.ts'
import { startWorker } from '../worker/start.ts'
import type { Watched } from '../worker/watch.ts'

type Watching = ReturnType<typeof startWorker>

/** Replays a game: one of this browser by its id, or any by a link that contains it. */
export default function Replay({ id }: { id: string }) {
  const [open, setOpen] = useState<{ worker: Watching; watched: Watched } | null>(null)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    const worker = startWorker()
    openWatched(worker, id).then(
      (watched) => setOpen({ worker, watched }),
      (error: Error) => setWrong(error.message),
    )
    return () => worker.close()
  }, [id])
  if (wrong) return <NothingHere {...nothing} why={wrong} />
  if (!open) return <p className="loading">The game is being set up again …</p>
  const player = <Player {...open} id={id} />
  // Anybody may have written a link, with things on the table that no board knows how to draw.
  return id === 'link' ? (
    <Trouble instead={<NothingHere {...nothing} why={changed} />}>{player}</Trouble>
  ) : (
    player
  )
}

const nothing = { title: 'No replay', heading: 'Nothing to watch' }
const changed =
  'This link does not hold a game that can be shown: it was changed on the way. Ask for a new one.'

async function openWatched(worker: Watching, id: string): Promise<Watched> {
  if (id !== 'link') return worker.ask('openTable', id)
  let text
  try {
    text = await readLink(location.hash)
  } catch {
    throw new Error(
      'This link does not hold a whole game: part of it was lost on the way. Ask for a new one.',
    )
  }
  return worker.ask('openText', text)
}

function Player({ worker, watched, id }: { worker: Watching; watched: Watched; id: string }) {
  const [stage] = useState(() => new Stage())
  const shown = useShown(stage)
  const [wanted, setWanted] = useState(() => Number(new URLSearchParams(location.search).get('at') ?? 0))
  const [playing, setPlaying] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  const [wrong, setWrong] = useState('')
  const [pointed, setPointed] = useState<readonly string[]>([])
  const { length, game } = watched
  const chapters = useMemo(() => jumpsOf(watched.chapters), [watched])
  const name = covers.get(game)?.name ?? game
  useTitle(`Replay: ${name}`)

  const go = useCallback(
    (position: number): void => {
      stage.skip()
      setWanted(Math.max(0, Math.min(length, position)))
    },
    [stage, length],
  )
  useEffect(() => {
    let current = true
    const showIt = async (): Promise<void> => {
      await stage.play(await worker.ask('at', wanted))
      if (current && playing) setWanted((now) => Math.min(length, now + 1))
      if (wanted >= length) setPlaying(false)
    }
    void showIt()
    return () => {
      current = false
    }
  }, [worker, stage, wanted, playing, length])

  const text = useCallback(async () => worker.ask('text'), [worker])
  const share = useCallback(async () => worker.ask('shareReplay'), [worker])
  const playOn = async (): Promise<void> => {
    try {
      navigate(`/table/${await worker.ask('playOn')}`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }
  const { standing } = shown
  const reader = useReader(game, shown, noPreviews)
  const { say } = reader
  const at = standing?.position ?? 0
  const happened = told(shown.lines, at)
  const asked = standing?.ending?.text ?? standing?.question?.prompt ?? ''
  useEffect(() => {
    say(`${at} of ${length}. ${happened === '' ? asked : happened}`)
  }, [say, at, length, happened, asked])
  const letters = useSettings().letters === 'on'
  useTableKeys({
    undo: () => go(wanted - 1),
    redo: () => go(wanted + 1),
    putBack: null,
    showKeys: letters ? reader.readKeys : null,
    advise: null,
    read: letters ? reader.read : null,
  })
  const chapter = chapters.findLast((it) => it.position <= wanted)
  if (!standing) return <p className="loading">The game is being set up again …</p>
  return (
    <div className="table-screen">
      <header className="table-head">
        <WordsButton />
        <Link href="/" className="brand" aria-label="Dicehearth, home">
          <Mark />
          <span className="wide-only">Dicehearth</span>
        </Link>
        <span className="table-name">{name}: replay</span>
        <div className="table-tools">
          {id !== 'link' && (
            <Link className="button quiet small" href={`/table/${id}`}>
              Table
            </Link>
          )}
          {watched.reviewed && (
            <button type="button" className="button quiet small" onClick={() => setReviewing(true)}>
              Review
            </button>
          )}
          <button type="button" className="button quiet small" onClick={() => setSharing(true)}>
            <Glyph of="share" />
            Share
          </button>
        </div>
      </header>
      <main className="table-room" tabIndex={-1}>
        <h1 className="unseen">{name}: replay</h1>
        <Announcer said={nothingSaid} aside={reader.aside} isMore={false} />
        {(wrong || watched.notice) && (
          <p className="wrong" role="status">
            {wrong || watched.notice}
          </p>
        )}
        <div className="surface">
          <section className="board" aria-label="Table">
            {reader.parts ? (
              <TableInWords parts={reader.parts} />
            ) : (
              <GameBoard
                game={game}
                view={shown.view}
                decision={null}
                choose={() => undefined}
                texts={shown.texts}
                lit={new Set([...shown.touched, ...pointed])}
                happening={shown.happening}
                previews={[]}
                askWhy={() => undefined}
                narrow={() => undefined}
                seatName={(seat) => standing.seats[seat]?.name ?? ''}
              />
            )}
          </section>
          <div className="beside">
            <Players standing={standing} />
            <Log lines={shown.lines} light={setPointed} />
          </div>
        </div>
        <section className="decision player" aria-label="Replay" tabIndex={-1}>
          <div className="player-row">
            <Control glyph="first" label="To the beginning" onPress={() => go(0)} />
            <Control glyph="back" label="One step back" onPress={() => go(wanted - 1)} />
            <Control
              glyph={playing ? 'pause' : 'play'}
              label={playing ? 'Pause' : 'Play'}
              onPress={() => {
                if (!playing && wanted >= length) go(0)
                setPlaying(!playing)
              }}
            />
            <Control glyph="next" label="One step on" onPress={() => go(wanted + 1)} />
            <Control glyph="last" label="To the end" onPress={() => go(length)} />
            <label className="scrub">
              <span className="unseen">Position</span>
              <input
                type="range"
                min={0}
                max={length}
                value={wanted}
                aria-valuetext={`Choice ${wanted} of ${length}`}
                onChange={({ target }) => {
                  setPlaying(false)
                  go(Number(target.value))
                }}
              />
            </label>
            <output className="player-at" aria-live="off">
              {wanted} of {length}
            </output>
          </div>
          <div className="player-row">
            <label className="chapters">
              <span className="unseen">Jump to</span>
              <select
                value={chapter?.position ?? 0}
                onChange={({ target }) => {
                  setPlaying(false)
                  go(Number(target.value))
                }}
              >
                {chapters.map(({ position, text }) => (
                  <option key={position} value={position}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <p className="meanwhile replay-prompt">{standing.ending?.text ?? standing.question?.prompt}</p>
            <button type="button" className="button ember" onClick={() => void playOn()}>
              Play on from here
            </button>
          </div>
        </section>
      </main>
      {reviewing && (
        <Sheet title="Review" onClose={() => setReviewing(false)}>
          <ReviewWay
            text={text}
            go={(at) => {
              setReviewing(false)
              setPlaying(false)
              go(at)
            }}
          />
        </Sheet>
      )}
      {sharing && (
        <ShareDialog
          name={`${game}-replay.json`}
          share={share}
          save={text}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  )
}

const noPreviews: readonly null[] = []
const nothingSaid: readonly Saying[] = []

/** What the choice that led here brought. */
function told(lines: readonly LogLine[], position: number): string {
  return lines
    .filter((line) => line.position === position)
    .map(({ text }) => text)
    .join(' ')
}

interface ControlProps {
  glyph: 'first' | 'back' | 'play' | 'pause' | 'next' | 'last'
  label: string
  onPress: () => void
}

function Control({ glyph, label, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className="button quiet round-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Glyph of={glyph} />
    </button>
  )
}
