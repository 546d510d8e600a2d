import { count, curly } from '@dicehearth/engine'
import { Aloud, Icon, Piece, Prose } from '@dicehearth/tabletop'
import { Fragment } from 'react'
import { piece } from '../rules/pieces.ts'
import type { PartyView, WayView } from '../view.ts'
import { Bell } from './bell.tsx'
import { textSizes, useTable } from './context.ts'
import { icons } from './icons.ts'
import { placeName } from './map.tsx'
import { Scene } from './scene.tsx'
import { TrialPanel } from './trial.tsx'

/** The open book: prose on the left page, scene and choices on the right. A check or a combat lies over the right one. */
export function Book() {
  const { view, textSize, slip } = useTable()
  if (view.page.length === 0 && !view.trial) return <TitlePage />
  const title = titleOf(view)
  return (
    <section className={`rpa-book text-${textSize}`} aria-label="The open book">
      <article className="rpa-page rpa-left">
        <header>
          <p>{view.title}</p>
          <h2>{title}</h2>
        </header>
        <Page page={view.page} because={view.because} />
        <Tools />
      </article>
      {view.trial ? (
        <TrialPanel trial={view.trial} />
      ) : (
        <div className="rpa-page rpa-right">
          {slip ?? <Scene name={title} adventure={view.adventure} />}
          <Ways ways={view.ways} />
          <Elsewhere />
        </div>
      )}
    </section>
  )
}

/** Before the first page is read, and after the last. */
function TitlePage() {
  const { view } = useTable()
  return (
    <section className="rpa-book closed" aria-label="The open book">
      <div className="rpa-page rpa-left">
        <h2>{view.title}</h2>
        <p>{view.outcome ? 'The end' : chapterOf(view)}</p>
      </div>
      <div className="rpa-page rpa-right">
        <Scene name={view.title} adventure={view.adventure} />
      </div>
    </section>
  )
}

function chapterOf({ adventure, printed: { adventures } }: PartyView): string {
  if (adventure === 'SIDE') return 'The sidequest'
  return adventures === 0
    ? 'An adventure by itself'
    : `Adventure ${adventure.replace(/\D+/, '')} of ${adventures}`
}

function titleOf(view: PartyView): string {
  if (view.move && view.move.token > 0) return 'On the way'
  return view.map.locations.length > 0 ? placeName(view, view.map.at) : view.title
}

/** What was read since the last choice; a new page begins at its top. */
function Page({ page: paragraphs, because }: Pick<PartyView, 'page' | 'because'>) {
  return (
    <div
      className="rpa-prose"
      role="group"
      aria-label="What is read aloud"
      key={paragraphs[0]}
      // Long pages scroll, by keyboard too.
      tabIndex={0}
    >
      {paragraphs.map((text, i) => (
        // A page only grows, so a paragraph keeps its place.
        <Fragment key={`${i} ${text.slice(0, 20)}`}>
          <p className={i === 0 ? 'first' : undefined}>
            <Prose text={text} />
          </p>
          <Bell because={because[i]} />
        </Fragment>
      ))}
    </div>
  )
}

function Tools() {
  const { view, textSize, setTextSize } = useTable()
  const next = textSizes[(textSizes.indexOf(textSize) + 1) % textSizes.length]
  return (
    <footer>
      <Aloud texts={view.page} icon={icons.speak} />
      <button
        type="button"
        className="aloud"
        aria-label={`Text size: ${textSize}`}
        onClick={() => setTextSize(next)}
      >
        Aa
      </button>
    </footer>
  )
}

const elsewhere: Readonly<Partial<Record<string, string>>> = {
  whichPath: 'Where to? Press a place on the map.',
  firstItem: 'Which of your items could be of use here?',
  secondItem: 'Alone, or together with another item?',
}

/** Where to look for the answer to a question that the book does not ask. */
function Elsewhere() {
  const { decision } = useTable()
  const hint = decision && elsewhere[decision.ask.kind]
  return hint ? <p className="rpa-asks">{hint}</p> : null
}

/** The choices that the book words, then what can be done at any time. */
function Ways({ ways }: { ways: readonly WayView[] }) {
  const worded = ways.filter(({ words }) => words !== null)
  const always = ways.filter(({ words }) => words === null)
  return (
    <>
      {worded.length > 0 && <p className="rpa-asks">What do you do?</p>}
      {worded.map((way, n) => (
        <Fragment key={way.choice}>
          <Way way={way} n={n + 1} />
          <Bell because={way.because} />
        </Fragment>
      ))}
      <div className="rpa-always">
        {always.map((way) => (
          <Always key={way.choice} way={way} />
        ))}
      </div>
    </>
  )
}

/** A choice as a sentence with its price; one that cannot be taken now says why when it is pressed. */
function Way({ way, n }: { way: WayView; n: number }) {
  const { pieces } = useTable()
  const { price } = way
  const words = curly(way.words ?? '')
  return (
    <Piece
      id={piece.choice(way.choice)}
      pieces={pieces}
      label={price === '' ? words : `${words} (${price})`}
      place
      className="rpa-way"
    >
      <span className="rpa-dot">{n}</span>
      <span className="rpa-words">{words}</span>
      <Votes choice={way.choice} />
      {price !== '' && <span className="rpa-price">{price}</span>}
    </Piece>
  )
}

const standards: Readonly<Record<string, { name: string; icon: (typeof icons)[keyof typeof icons] }>> = {
  move: { name: 'Move', icon: icons.move },
  rest: { name: 'Rest', icon: icons.rest },
  item: { name: 'Use an item', icon: icons.item },
}

function Always({ way }: { way: WayView }) {
  const { pieces } = useTable()
  const { name, icon } = standards[way.standard ?? 'move']
  return (
    <Piece id={piece.choice(way.choice)} pieces={pieces} label={name} place className="rpa-way standard">
      <Icon icon={icon} />
      <span>{name}</span>
      <Votes choice={way.choice} />
    </Piece>
  )
}

/** How many have voted for a choice so far. */
function Votes({ choice }: { choice: number }) {
  const { decision } = useTable()
  if (decision?.ask.kind !== 'whichWay') return null
  const option = decision.options.findIndex((it) => it.verb === 'takeWay' && it.choice === choice)
  const votes = decision.ask.votes.filter((vote) => vote === option).length
  return votes > 0 && option >= 0 ? <span className="rpa-votes">{count(votes, 'vote')}</span> : null
}
