import '../table/decision.css'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { adviceAloud, useAdvice } from '../table/advice.tsx'
import { covers } from '../covers.ts'
import type { Tidings } from '../online/tidings.ts'
import { navigate } from '../router.tsx'
import type { Narrowed } from '@dicehearth/tabletop'
import { useComing } from '@dicehearth/tabletop/hands.ts'
import { useSettings } from '../settings.ts'
import { Glyph } from '../shell/glyph.tsx'
import { GameBoard } from '../table/boards.tsx'
import { slipOf, type Coach, type Question, type Remark, type Standing } from '@dicehearth/host'
import type { TableClient } from '../table/client.ts'
import { Announcer } from '../table/announcer.tsx'
import { AnswerLine } from '../table/answer-line.tsx'
import { TableInWords } from '../table/in-words.tsx'
import { useReader } from '../table/reader.ts'
import { Captions } from '../table/captions.tsx'
import { CoachPanel, coachAloud } from '../table/coach.tsx'
import { DecisionPanel, type SaidBy } from '../table/decision.tsx'
import { Digest, useDigest } from '../table/digest.tsx'
import { EndScreen } from '../table/end-screen.tsx'
import { Lens } from '../table/lens.tsx'
import { LineText } from '../table/line-text.tsx'
import { download } from '../table/link.ts'
import { Log } from '../table/log.tsx'
import { isAtPace, Pace, useToMyTurn } from '../table/pace.tsx'
import { Dangers, Players } from '../table/players.tsx'
import { ReviewWay } from '../table/review.tsx'
import { RulesSheet } from '../table/rules-sheet.tsx'
import { SlipCard } from '../table/slip.tsx'
import { ShareDialog } from '../table/share-dialog.tsx'
import type { Shown, Stage } from '../table/stage.ts'
import { SoundOffer } from '../table/sound-offer.tsx'
import { useTheme } from '../table/use-theme.ts'
import { nothingToRedo, TableHead } from '../table/table-head.tsx'
import { useTableKeys } from '../table/keys.ts'
import { KeysSheet } from '../table/keys-sheet.tsx'
import { usePreviews } from '../table/previews.ts'
import { noteAloud, useWhyNot, WhyNot } from '../table/why-not.tsx'

interface SittingProps {
  id: string
  table: TableClient
  stage: Stage
  shown: Shown
  standing: Standing
  notice: string | null
  /** The game as a replay; null where there is none yet. */
  replay: string | null
  /** What stands at the end beside the result. */
  atTheEnd: ReactNode
  /** Where a finished game leads. */
  onward: ReactNode
  menu?: readonly MenuEntry[]
  afar?: Afar
}

/** What a table over the network adds to the one on the screen. */
export interface Afar {
  /** Who is here, in the place of the plain list of players. */
  company: ReactNode
  /** How the line is. */
  line: ReactNode
  /** Taking back is not always up to one person: what its button says, and why it cannot be pressed. */
  undo: { name: string; stop: string | null }
  /** What is said while others decide. */
  awaited: string
  /** How a decision comes about that is everybody's; null where it is somebody's own. */
  together: string | null
  /** Those who have spoken for an option, where the table votes; null elsewhere. */
  voices: ReadonlyMap<number, ReactNode> | null
  /** What others around the table have just said and done besides answering. */
  tidings: Tidings
  /** What lies over the table. */
  over: ReactNode
}

/** Something to do from the menu of a table. */
export interface MenuEntry {
  name: string
  act: () => void
}

/** People at a table. */
export function Sitting(props: SittingProps) {
  const { id, table, stage, shown, standing, notice, replay, atTheEnd, onward, menu, afar } = props
  const undo = afar?.undo ?? { name: 'Undo', stop: standing.undoStop }
  const { confirm, letters } = useSettings()
  const [pick, setPick] = useState<{ position: number; option: number } | null>(null)
  const [open, setOpen] = useState<'rules' | 'share' | 'keys' | null>(null)
  const [onTheBoard, narrow] = useState<Narrowed | null>(null)
  const [folded, fold] = useState(false)
  const [free, setFree] = useState(false)
  const [heard, setHeard] = useState<string | null>(null)
  const [lookOn, setLookOn] = useState(false)
  const [heeded, setHeeded] = useState(false)
  const whyNot = useWhyNot(table, standing.game)
  const { refuse, dismiss } = whyNot
  const answered = useRef<Question | null>(null)
  const board = useRef<HTMLElement>(null)

  const question = shown.showing || !standing.question?.yours ? null : standing.question
  const previews = usePreviews(table, question)
  const advice = useAdvice(table, question)
  const coach = free ? null : standing.coach
  const name = covers.get(standing.game)?.name ?? standing.game
  const [pointed, point] = usePointed(standing.position)
  const picked = pick?.position === standing.position ? pick.option : null
  const narrowed = onTheBoard?.decision === question ? onTheBoard : null
  const slip = useMemo(() => question && slipOf(shown.lines, question), [shown.lines, question])
  const digest = useDigest(shown.lines, shown.since, question)

  const wanted = coach?.option ?? null
  const guideAsks = wanted === null ? null : question?.choices[wanted].text
  const otherThanAsked = useCallback(
    (): void => refuse(`The guide asks for something else now: ${guideAsks}.`),
    [refuse, guideAsks],
  )
  const narrowTo = useCallback(
    (now: Narrowed | null): void => {
      narrow(now)
      if (now && wanted !== null && !now.options.includes(wanted)) otherThanAsked()
    },
    [wanted, otherThanAsked],
  )

  const reader = useReader(standing.game, shown, previews)
  const { say } = reader

  const votes = afar !== undefined && afar.voices !== null
  const answer = useCallback(
    (option: number, sure: boolean): void => {
      if (!question) return
      if (wanted !== null && wanted !== option) {
        otherThanAsked()
        return
      }
      if (!sure) {
        setPick({ position: question.position, option })
        const { text, risk } = question.choices[option]
        say(`Press again to confirm: ${text}. ${risk ?? ''}`)
        return
      }
      // Ignore a second press while the first is still being sent.
      if (answered.current === question) return
      answered.current = question
      stage.chose({ position: question.position, seat: question.seats[0] })
      dismiss()
      letGo()
      const again = (): void => {
        answered.current = null
      }
      // A voice can be changed as long as the table has not decided.
      table.choose(question.position, option).then(votes ? again : undefined, (error: Error) => {
        again()
        refuse(error)
      })
    },
    [table, stage, question, wanted, otherThanAsked, votes, refuse, dismiss, say],
  )
  const asksTwice = (option: number): boolean => confirm === 'on' || question?.choices[option].grave === true
  const byButton = (option: number): void => answer(option, picked === option || !asksTwice(option))
  // A piece is easily pressed twice, so a losing move is confirmed only by its button.
  const onBoard = (option: number): void => {
    const grave = question?.choices[option].grave === true
    answer(option, !asksTwice(option) || (picked === option && !grave))
  }
  const bring = useComing(question, (option) => answer(option, true))
  const [byLine, setByLine] = useState(false)
  const [written, setWritten] = useState(0)
  const act = useCallback(
    (what: 'undo' | 'redo'): void => {
      table[what]().catch(refuse)
    },
    [table, refuse],
  )
  const withLetters = letters === 'on'
  useSkipping(stage, shown.showing)
  useTheme(standing)
  useTableKeys({
    undo: () => (undo.stop === null ? act('undo') : refuse(undo.stop)),
    redo: () => (standing.canRedo ? act('redo') : refuse(nothingToRedo)),
    putBack: narrowed?.putBack ?? (picked === null ? null : () => setPick(null)),
    showKeys: !withLetters ? null : reader.parts ? reader.readKeys : () => setOpen('keys'),
    advise: coach || !withLetters ? null : advice.ask,
    read: withLetters ? reader.read : null,
  })
  const advised = question && advice.told && adviceAloud(advice.told, question)
  const coached = coach && speaks(coach, heard) ? coachAloud(coach) : null
  useSaying(say, notice)
  useSaying(say, coached)
  useEffect(() => {
    if (whyNot.note) say(noteAloud(whyNot.note))
  }, [say, whyNot.note])
  useSaying(say, advised)
  const tidings = afar?.tidings
  useEffect(() => {
    if (tidings?.text) say(tidings.text)
  }, [say, tidings])
  useKeptFocus(board)
  useToMyTurn(stage, question === null && standing.ending === null)

  const last = shown.lines.at(-1)
  const lesson = wanted === null ? null : question?.choices[wanted]
  const lit = useMemo(
    () =>
      new Set([
        ...shown.touched,
        ...((pointed.length > 0 ? pointed : shown.showing ? last?.pieces : lesson?.pieces) ?? []),
      ]),
    [pointed, shown.showing, shown.touched, last, lesson],
  )
  const save = useCallback(async () => table.save(), [table])
  const share = useCallback(async () => table.share(), [table])
  const file = `${standing.game}-${id}.json`
  const saveAsFile = (): void => void save().then((text) => download(file, text))

  return (
    <div className="table-screen">
      <TableHead
        name={name}
        standing={standing}
        act={act}
        refuse={refuse}
        onRules={() => setOpen('rules')}
        onShare={() => setOpen('share')}
        onKeys={() => setOpen('keys')}
        onSave={saveAsFile}
        replay={replay}
        undo={undo}
        menu={menu ?? []}
        line={afar?.line}
        home={afar ? '/tables' : '/'}
      />
      <main className="table-room" tabIndex={-1}>
        <h1 className="unseen">{name}</h1>
        <Announcer said={shown.said} aside={reader.aside} isMore={standing.position < written} />
        <div className="surface">
          <section className="board" aria-label="Table" ref={board} tabIndex={-1}>
            {standing.ending && !shown.showing && !lookOn && (
              <EndScreen
                ending={standing.ending}
                game={{ id: standing.game, name }}
                view={standing.view}
                share={share}
              >
                {standing.ending.reviewed && (
                  <ReviewWay
                    text={save}
                    go={replay === null ? null : (at) => navigate(`${replay}?at=${at}`)}
                  />
                )}
                {atTheEnd}
              </EndScreen>
            )}
            {reader.parts && <TableInWords parts={reader.parts} />}
            {!reader.parts && (
              <GameBoard
                game={standing.game}
                view={shown.view}
                decision={question}
                choose={onBoard}
                previews={previews}
                texts={shown.texts}
                lit={lit}
                happening={shown.happening}
                askWhy={wanted === null ? whyNot.ask : otherThanAsked}
                narrow={narrowTo}
                slip={slip && <SlipCard slip={slip} />}
                seatName={(seat) => standing.seats[seat]?.name ?? ''}
              />
            )}
          </section>
          <div className="beside">
            {afar ? afar.company : <Players standing={standing} />}
            <Log lines={shown.lines} light={point} />
          </div>
        </div>
        <div className="told">
          {notice && !heeded && (
            <p className="wrong notice">
              {notice}
              <button
                type="button"
                className="button quiet round-button"
                aria-label="Close this note"
                onClick={() => setHeeded(true)}
              >
                <Glyph of="close" />
              </button>
            </p>
          )}
          {question && !coach && <SoundOffer position={question.position} />}
          <Dangers standing={standing} />
          {digest.lines.length > 0 && <Digest {...digest} />}
        </div>
        {coach && speaks(coach, heard) && (
          <CoachPanel coach={coach} onRead={() => setHeard(coach.say)} onLeave={() => setFree(true)} />
        )}
        <section className="decision" aria-label="Decision" data-position={question?.position} tabIndex={-1}>
          <WhyNot game={standing.game} {...whyNot} onSave={saveAsFile} />
          {question ? (
            <DecisionPanel
              key={question.position}
              question={question}
              previews={previews}
              advice={advice}
              coach={coach}
              remark={standing.remark && spokenBy(standing.remark, standing)}
              who={afar?.together ?? standing.seats[question.seats[0]]?.name ?? ''}
              seats={standing.seats}
              picked={picked}
              narrowed={narrowed}
              folded={folded}
              fold={fold}
              choose={(option) => {
                setByLine(false)
                byButton(option)
              }}
              light={point}
              voices={afar?.voices ?? null}
              say={say}
              texts={shown.texts}
              line={
                reader.parts && (
                  <AnswerLine
                    question={question}
                    take={byButton}
                    bring={(answers) => {
                      setWritten(question.position + answers.length)
                      bring(answers)
                    }}
                    reader={reader}
                    wasUsed={byLine}
                    setUsed={setByLine}
                  />
                )
              }
            />
          ) : (
            <Meanwhile shown={shown} standing={standing} stage={stage} awaited={afar?.awaited}>
              {lookOn && <p className="meanwhile">{standing.ending?.text}</p>}
              {onward}
              <button type="button" className="button ember" onClick={() => void again(save)}>
                Play again
              </button>
              {replay !== null && (
                <button type="button" className="button" onClick={() => navigate(replay)}>
                  Watch the replay
                </button>
              )}
              <button type="button" className="button" onClick={() => setOpen('share')}>
                Share
              </button>
              <button type="button" className="button quiet" onClick={() => setLookOn(!lookOn)}>
                {lookOn ? 'Back to the result' : 'Look at the table'}
              </button>
            </Meanwhile>
          )}
        </section>
        <Lens board={board} texts={standing.texts} />
      </main>
      <Captions />
      {afar?.over}
      {open === 'rules' && (
        <RulesSheet game={standing.game} now={standing.question?.rules ?? []} onClose={() => setOpen(null)} />
      )}
      {open === 'keys' && (
        <KeysSheet parts={withLetters ? (reader.parts ?? []) : null} onClose={() => setOpen(null)} />
      )}
      {open === 'share' && (
        <ShareDialog name={file} share={share} save={save} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** Says what has just come up. */
function useSaying(say: (text: string) => void, text: string | null): void {
  useEffect(() => {
    if (text) say(text)
  }, [say, text])
}

function spokenBy({ seat, text }: Remark, { seats }: Standing): SaidBy {
  return { name: seats[seat]?.name ?? '', text }
}

/** The guide is silent between two lessons, and after one that was read. */
function speaks({ say, step, of }: Coach, heard: string | null): boolean {
  if (step < of) return true
  return say === '' ? heard === null : heard !== say
}

/** A piece that had the focus may leave the board: the focus stays on the table. */
function useKeptFocus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = board
    if (!current) return undefined
    let within = false
    const listening = new AbortController()
    addEventListener(
      'focusin',
      ({ target }) => {
        within = target instanceof Node && current.contains(target)
      },
      { signal: listening.signal },
    )
    const observer = new MutationObserver(() => {
      if (within && document.activeElement === document.body) current.focus({ preventScroll: true })
    })
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [board])
}

/** The pieces of the option or log line being pointed at, until the next decision. */
function usePointed(position: number): [readonly string[], (pieces: readonly string[]) => void] {
  const [pointed, setPointed] = useState({ position, pieces: nothing })
  const point = useCallback(
    (pieces: readonly string[]): void =>
      setPointed((now) => (pieces.length + now.pieces.length === 0 ? now : { position, pieces })),
    [position],
  )
  return [pointed.position === position ? pointed.pieces : nothing, point]
}

const nothing: readonly string[] = []

/** The pressed button disappears with its question: the focus goes to where the next one is asked. */
function letGo(): void {
  document.activeElement?.closest<HTMLElement>('.decision')?.focus({ preventScroll: true })
}

interface MeanwhileProps {
  shown: Shown
  standing: Standing
  stage: Stage
  /** Who is asked, where that takes more than a name. */
  awaited: string | undefined
  /** What to do once the game is over. */
  children: ReactNode
}

/** What is shown while nobody here has to decide. */
function Meanwhile({ shown, standing, stage, awaited, children }: MeanwhileProps) {
  const { ending, question } = standing
  const last = shown.lines.at(-1)
  if (shown.showing) {
    return (
      <div className="asking">
        <p className="meanwhile">{last && <LineText line={last} />}</p>
        <button type="button" className="button quiet" onClick={() => stage.skip()}>
          <Glyph of="next" />
          Skip
        </button>
        <Pace stage={stage} />
      </div>
    )
  }
  if (ending) {
    return <div className="asking over">{children}</div>
  }
  const who = question ? standing.seats[question.seats[0]]?.name : ''
  return (
    <div className="asking">
      <p className="meanwhile">{awaited ?? `${who} is thinking …`}</p>
      <Pace stage={stage} />
    </div>
  )
}

/** Any press or key skips the animation. */
function useSkipping(stage: Stage, showing: boolean): void {
  useEffect(() => {
    if (!showing) return undefined
    const listening = new AbortController()
    const skip = (event: Event): void => {
      if (!isAtPace(event)) stage.skip()
    }
    addEventListener('pointerdown', skip, { signal: listening.signal })
    addEventListener(
      'keydown',
      (event) => {
        if (![' ', 'Enter', 'Escape'].includes(event.key) || isAtPace(event)) return
        event.preventDefault()
        stage.skip()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [stage, showing])
}

/** What reads a saved game comes only when it is wanted. */
async function again(save: () => Promise<string>): Promise<void> {
  const { againLink } = await import('./again.ts')
  navigate(againLink(await save()))
}
