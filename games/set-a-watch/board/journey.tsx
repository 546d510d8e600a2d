import { Icon, Piece } from '@dicehearth/tabletop'
import { lastRound } from '../content/camp.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { ReadButton } from './foe.tsx'
import { kindIcon, kindTone } from './look.ts'
import { inShort } from '../content/card-facts.ts'
import { kindOf, locationOf, none } from '../rules/lookups.ts'

/** Where the company is, what is special there, and the road behind and before it. */
export function Journey() {
  const { view } = useTable()
  return (
    <section className="journey" aria-label="The journey">
      {view.location === none ? <h2>The company gathers</h2> : <Here />}
      <Road />
    </section>
  )
}

function Here() {
  const { view, pieces, read } = useTable()
  const it = locationOf(view, view.location)
  const text = view.lines[it.id].map((line) => line.text).join(' ')
  const dice = view.lies.flatMap((lies, die) => (lies === 'location' ? [die] : []))
  return (
    <Piece
      id={piece.location}
      pieces={pieces}
      label={`${it.name}, round ${view.round} of ${lastRound}: ${inShort(it, view.round)}. ${text}`}
      place
      className={`here tone-${kindTone(it)}`}
    >
      <span className="here-icon">
        <Icon icon={kindIcon(it)} />
      </span>
      <span className="here-words">
        <h2>{it.name}</h2>
        <span className="here-facts">{inShort(it, view.round)}</span>
        {text !== '' && <span className="here-text">{text}</span>}
      </span>
      {dice.map((die) => (
        <DiePiece key={die} die={die} where={`left at ${it.name}`} />
      ))}
      <ReadButton name={it.name} open={() => read(piece.location)} />
    </Piece>
  )
}

/** Nine rounds: those behind, this one, those to come as far as the map is known. */
function Road() {
  const { view, pieces } = useTable()
  const ahead = view.map.toReversed()
  const [next = null] = ahead
  const shown = next === null ? 'unknown' : kindOf(view, next).name
  return (
    <Piece
      id={piece.map}
      pieces={pieces}
      label={`The map: round ${view.round} of ${lastRound}, then ${shown}`}
      className="road-piece"
    >
      <span className="road-says">
        Round <b>{Math.max(view.round, 1)}</b> of {lastRound}
        {next !== null && ahead.length > 1 && <span className="road-next">, next {shown}</span>}
      </span>
      <ol className="stops" aria-hidden>
        {view.past.map((card) => (
          <Stop key={card} card={card} when="past" />
        ))}
        {view.location !== none && <Stop card={view.location} when="now" />}
        {ahead.map((card, i) => (
          <Stop key={i} card={card} when="ahead" />
        ))}
      </ol>
    </Piece>
  )
}

function Stop({ card, when }: { card: number | null; when: 'past' | 'now' | 'ahead' }) {
  const { view } = useTable()
  const kind = card === null ? null : locationOf(view, card)
  return (
    <li className={`stop ${when}${kind ? ` tone-${kindTone(kind)}` : ''}`} title={kind?.name}>
      {kind ? <Icon icon={kindIcon(kind)} /> : '?'}
    </li>
  )
}
