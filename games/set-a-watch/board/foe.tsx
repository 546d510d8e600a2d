import { Icon, Piece } from '@dicehearth/tabletop'
import { typeNames } from '../content/creature-types.ts'
import type { SawEvent } from '../rules/events.ts'
import type { CardId } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import type { FoeView } from '../view.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { Figure } from './figure.ts'
import { icons } from './icons.ts'
import { kindIcon, kindTone } from './look.ts'
import { Shape } from './shapes.tsx'
import { creatureOf, kindOf, none } from '../rules/lookups.ts'

/** One card of the line: a creature in the light, or a shape in the dusk. */
export function Foe({ at }: { at: number }) {
  const { view } = useTable()
  const foe = view.line[at]
  return foe.faceup && foe.card !== null ? (
    <Creature at={at} foe={foe} card={foe.card} />
  ) : (
    <Hidden at={at} foe={foe} />
  )
}

/** Cards that are known travel by their number; what nobody knows keeps its place from the rear. */
export function travels(name: string): { viewTransitionName: string; viewTransitionClass: string } {
  return { viewTransitionName: name, viewTransitionClass: 'moving' }
}

function Hidden({ at, foe }: { at: number; foe: FoeView }) {
  const { view, pieces, read } = useTable()
  const fromRear = view.line.length - at
  const known = foe.card
  return (
    <Piece
      id={piece.position(at)}
      pieces={pieces}
      label={`${known === null ? 'A facedown card' : `${kindOf(view, known).name}, facedown`}, position ${at + 1}`}
      place
      className="foe hidden"
      style={travels(known === null ? `shape-${fromRear}` : `card-${known}`)}
    >
      <Shape nth={fromRear} />
      <span className="foe-at">{at + 1}</span>
      {known !== null && <span className="foe-known">{kindOf(view, known).name}</span>}
      {known !== null && <ReadButton name={kindOf(view, known).name} open={() => read(piece.card(known))} />}
    </Piece>
  )
}

function Creature({ at, foe, card }: { at: number; foe: FoeView; card: CardId }) {
  const { view, decision, pieces, happening, read } = useTable()
  const it = creatureOf(view, card)
  const lines = view.lines[it.id]
  const holds = view.lies.flatMap((lies, die) => (lies === 'creature' && view.on[die] === card ? [die] : []))
  const attacked = view.attack?.at === at ? view.attack : null
  const sum = decision?.ask.kind === 'attackDie' && decision.ask.at === at ? decision.ask.sum : null
  const can = decision?.options.some(({ verb }) => verb === 'strike') === true
  const label = [
    `${it.name}, position ${at + 1}`,
    ...(foe.under === none ? [] : ['mounted']),
    `health ${foe.health}`,
    `damage ${foe.damage}`,
    ...(foe.ignored ? ['its text is ignored'] : []),
    ...(sum === null ? [] : [can ? 'strike now' : `attacked with ${sum}`]),
  ].join(', ')
  const state = [
    'foe',
    `tone-${kindTone(it)}`,
    at < view.level ? 'in-light' : 'in-dusk',
    ...(it.type === 'unhallowed' ? ['unhallowed'] : []),
    ...(attacked ? ['attacked'] : []),
    ...(happening ? stir(happening, card) : []),
  ].join(' ')
  return (
    <Piece
      id={piece.position(at)}
      pieces={pieces}
      label={label}
      place
      className={state}
      style={travels(`card-${card}`)}
    >
      <span className="foe-picture">
        <Figure of={it.id} enemy={[it.name, typeNames[it.type]]}>
          <Icon icon={kindIcon(it)} />
        </Figure>
        {foe.under !== none && (
          <span className="foe-mount">
            <Icon icon={kindIcon(kindOf(view, foe.under))} />
          </span>
        )}
      </span>
      <span className="foe-at">{at + 1}</span>
      <b className="foe-name">{it.name}</b>
      <span className={foe.ignored ? 'foe-text ignored' : 'foe-text'}>
        {foe.under !== none && <em>Rides {kindOf(view, foe.under).name}. </em>}
        {lines.map(({ when, text }) => (
          <span key={text}>
            {when !== null && <b>{when}: </b>}
            {text}{' '}
          </span>
        ))}
        {lines.length === 0 && <i>{typeNames[it.type]}</i>}
      </span>
      <span className="foe-numbers">
        <span
          className={
            foe.health > it.health ? 'health more' : foe.health < it.health ? 'health less' : 'health'
          }
        >
          <svg viewBox="0 0 40 36" aria-hidden>
            <path d="M20 35C8 26 1 19 1 11A9.500 9.500 0 0 1 20 8a9.500 9.500 0 0 1 19 3c0 8-7 15-19 24z" />
          </svg>
          <b>{foe.health}</b>
        </span>
        {holds.length > 0 && (
          <span className="foe-dice">
            {holds.map((die) => (
              <DiePiece key={die} die={die} where={`held by the ${it.name}`} />
            ))}
          </span>
        )}
        <span className="damage">
          <Icon icon={icons.damage} />
          <b>{foe.damage}</b>
        </span>
      </span>
      {sum !== null && (
        <span className={can ? 'foe-sum enough' : 'foe-sum'}>
          {can ? `${sum}: strike!` : `${sum} of ${foe.health}`}
        </span>
      )}
      <Flare card={card} />
      <ReadButton name={it.name} open={() => read(piece.card(card))} />
    </Piece>
  )
}

/** What an event does to the look of a card. */
function stir(event: SawEvent, card: CardId): string[] {
  switch (event.type) {
    case 'revealed':
    case 'cameFromGrave':
      return event.card === card ? ['turns'] : []
    case 'summoned':
      return event.card === card ? ['rises'] : []
    case 'power':
    case 'mounted':
      return ('rider' in event ? event.rider : event.card) === card ? ['flares'] : []
    case 'struck':
    case 'wounded':
    case 'trapSprung':
      return event.card === card ? ['hurt'] : []
    case 'endured':
      return event.card === card ? ['bites'] : []
    default:
      return []
  }
}

/** What a card does or suffers at this moment, written over it. */
function Flare({ card }: { card: CardId }) {
  const { view, happening } = useTable()
  if (happening === null || !('card' in happening) || happening.card !== card) return null
  switch (happening.type) {
    case 'power': {
      const when = { reveal: /^Reveal/, first: /first position/i, defeated: /^Defeated/ }[happening.when]
      const line = view.lines[kindOf(view, card).id].find((it) => when.test(it.when ?? ''))
      return line ? <span className="foe-flare">{line.text}</span> : null
    }
    case 'wounded':
    case 'trapSprung':
      return <span className="foe-wound">−{happening.wounds}</span>
    case 'struck':
      return <span className="foe-wound">{happening.sum}</span>
    case 'prevented':
      return <span className="foe-flare">Nothing happens.</span>
    default:
      return null
  }
}

export function ReadButton({ name, open }: { name: string; open: () => void }) {
  return (
    <button type="button" className="read" aria-label={`Read ${name}`} onClick={open}>
      <svg viewBox="0 0 20 20" aria-hidden>
        <path d="M2 4.500C5 3.500 8 3.700 10 5.500c2-1.800 5-2 8-1v11c-3-1-6-.8-8 1-2-1.800-5-2-8-1z" />
      </svg>
    </button>
  )
}
