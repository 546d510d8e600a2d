import { Icon, Piece } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import { cardCalled } from '../rules/heroes.ts'
import { typeNames } from '../content/card-types.ts'
import { armorSets, type ArmorSet, type MarketCard } from '../content/market.ts'
import { changeText } from '../content/score-lines.ts'
import { armorPieces } from '../rules/metrics.ts'
import type { RpPreview } from '../speech/preview.ts'
import type { Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'
import { wayNames, type Way } from '../content/compass.ts'
import { useTable } from './context.ts'
import { cardIcon, cardTone, mostAtAGlance } from './look.ts'
import { Coin, Star } from './star.tsx'

/** The Market as a row of cards, each with the price for whoever looks at it. */
export function Market() {
  const { view } = useTable()
  return (
    <section className="market" aria-label="Market">
      <h2 className="unseen">Market</h2>
      {view.market.map((id) => (
        <ForSale key={id} id={id} />
      ))}
    </section>
  )
}

function ForSale({ id }: { id: string }) {
  const { view, pieces, open, printed } = useTable()
  const card = cardCalled(view, id)
  const price = view.live[open].prices[view.market.indexOf(id)] ?? card.cost
  const offer = useOffer(id)
  const stars = offer?.stars ?? 0
  const text =
    card.type === 'armor'
      ? pieceHere(card, open, view)
      : (printed(piece.card(id))?.lines.slice(1).join(' ') ?? '')
  const isDear = price > view.heroes[open].gold
  return (
    <Piece
      id={piece.card(id)}
      pieces={pieces}
      label={`${card.name}, ${kindOf(card)}, ${price} Gold${isDear ? ', too dear' : ''}${stars === 0 ? '' : `, ${changeText(stars)} as things stand`}`}
      place
      moves
      className={`for-sale tone-${cardTone(card)}${isDear ? ' dear' : ''}`}
    >
      <span className="for-sale-picture">
        <Icon icon={cardIcon(card, view.pictures[id])} />
        <span className="price">
          {price !== card.cost && <s>{card.cost}</s>}
          <Coin gold={price} />
        </span>
      </span>
      <b className="for-sale-name">{card.name}</b>
      <span className="for-sale-kind">{kindOf(card)}</span>
      <span className={`for-sale-text${lengthOf(text)}`}>{text}</span>
      <span className="for-sale-gain">
        {offer?.needsRoom ? (
          'a Weapon goes'
        ) : stars === 0 ? (
          ' '
        ) : (
          <>
            {stars > 0 ? '+' : '−'}
            {Math.abs(stars)} <Star />
          </>
        )}
      </span>
    </Piece>
  )
}

/** Most texts find room in smaller letters; a few do not beside many other cards. */
function lengthOf({ length }: string): string {
  if (length <= mostAtAGlance) return ''
  return length <= 110 ? ' long' : ' long longest'
}

/** What buying the card would change for whoever may buy it now, with or without a Charisma token. */
function useOffer(id: string): RpPreview | null {
  const { decision, previews, open } = useTable()
  if (!decision || decision.ask.seat !== open) return null
  const option = decision.options.findIndex((it) => it.verb === 'buy' && it.card === id)
  return previews[option] ?? null
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Last'] as const

/** Which piece of the hero's set it would be; the whole table of stars is read on the card. */
function pieceHere({ set }: { set: ArmorSet }, seat: Seat, view: RpView): string {
  const { name, stars } = armorSets[set]
  const pieces = armorPieces(view, view.heroes[seat], set)
  return `${ordinals[pieces]} piece of your ${name} set. All five are worth ${stars.at(-1)} stars.`
}

const arrows: Readonly<Record<Way, string>> = { good: '▲', evil: '▼', lawful: '◀', chaotic: '▶' }

export function kindOf(card: MarketCard): string {
  const type = typeNames[card.type]
  switch (card.type) {
    case 'weapon':
      return `${type} · ${card.hands === 1 ? '1 hand' : `${card.hands} hands`}`
    case 'armor':
      return `${type} · ${card.set}`
    case 'skill':
    case 'trait':
      return `${type} · ${wayNames[card.arrow].replace('towards ', '')} ${arrows[card.arrow]}`
    case 'scroll':
      return `${type} · at once`
  }
}
