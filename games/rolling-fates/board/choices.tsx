import { Icon, Piece, Prose } from '@dicehearth/tabletop'
import { heroName, readOut } from '../names.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { verbPiece, votePiece } from './direct.ts'
import { icons } from './icons.ts'
import { characterIcon, lookOf } from './look.ts'

/** What the page lets people do: its options, or whether they take an offer. */
export function Choices() {
  const { view, decision } = useTable()
  const kind = decision?.ask.kind
  if (kind === 'choice' || kind === 'riddle') {
    const options = view.page?.options ?? []
    return (
      <ol className="choices">
        {options.map((label, option) =>
          label === null ? null : <Choice key={label} option={option} label={label} />,
        )}
      </ol>
    )
  }
  return kind === 'offer' ? <Offer /> : null
}

function Choice({ option, label }: { option: number; label: string }) {
  const { view, pieces } = useTable()
  const id = piece.option(option)
  const usable = pieces.usable(id)
  return (
    <li>
      <Piece id={id} pieces={pieces} label={label} className="choice">
        <span className="choice-number">{option + 1}</span>
        <span className="choice-label">
          <Prose text={readOut(view, label)} />
        </span>
      </Piece>
      {!usable && <Votes option={option} />}
    </li>
  )
}

/** Where the group votes: who may still vote for this, and who has. */
function Votes({ option }: { option: number }) {
  const { view, pieces } = useTable()
  return (
    <span className="votes">
      {view.heroes.map((hero, seat) => {
        const id = votePiece(seat, option)
        const name = heroName(view, seat)
        if (view.votes[seat] === option)
          return (
            <span
              key={name}
              className={`vote cast seat-${lookOf(seat).colour}`}
              title={`${name} votes for this`}
            >
              <Icon icon={icons.mark} />
              {name}
            </span>
          )
        if (!pieces.usable(id)) return null
        return (
          <button
            key={name}
            type="button"
            className={`vote seat-${lookOf(seat).colour}`}
            aria-label={`${name} votes for this`}
            onClick={() => pieces.press(id)}
          >
            <Icon icon={characterIcon(hero.character)} />
            {name}
          </button>
        )
      })}
    </span>
  )
}

function Offer() {
  const { view, pieces } = useTable()
  const accept = verbPiece('accept')
  const votes = view.heroes.some(
    (_, seat) => pieces.usable(`${accept}:${seat}`) || pieces.usable(`${verbPiece('decline')}:${seat}`),
  )
  if (votes)
    return (
      <div className="offer-votes">
        {view.heroes.map((_, seat) => (
          <span key={heroName(view, seat)} className="votes">
            <b>{heroName(view, seat)}</b>
            {(['accept', 'decline'] as const).map((verb) => (
              <OfferButton key={verb} id={`${verbPiece(verb)}:${seat}`} verb={verb} />
            ))}
          </span>
        ))}
      </div>
    )
  return (
    <div className="offer">
      <OfferButton id={accept} verb="accept" />
      <OfferButton id={verbPiece('decline')} verb="decline" />
    </div>
  )
}

function OfferButton({ id, verb }: { id: string; verb: 'accept' | 'decline' }) {
  const { pieces } = useTable()
  const usable = pieces.usable(id)
  if (!usable && verb === 'decline') return null
  return (
    <button type="button" className="leaf-button" aria-disabled={!usable} onClick={() => pieces.press(id)}>
      {verb === 'accept' ? (usable ? 'Accept' : 'You cannot pay that') : 'Decline'}
    </button>
  )
}
