import { Icon, Piece } from '@dicehearth/tabletop'
import type { CardId } from '../content/box.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { deckIcon } from './look.ts'
import { Scene } from './scene.tsx'

/** Between adventures: the guild sells what XP can buy, the market what gold can. */
export function Town() {
  const { view } = useTable()
  const guild = view.stage === 'guild'
  return (
    <section className="rpa-town" aria-label={guild ? 'The adventurer’s guild' : 'The market'}>
      <Scene name={guild ? 'Guild House' : 'Market Square'} adventure={view.adventure} />
      <header>
        <Icon icon={guild ? icons.guild : icons.market} />
        <h2>{guild ? 'The adventurer’s guild' : 'The market'}</h2>
        <b>{guild ? `${view.journal.xp} XP to spend` : `${view.journal.gold} gold to spend`}</b>
      </header>
      {guild ? <Guild /> : <Market />}
    </section>
  )
}

const advances = [
  { what: 'combatDice', name: 'Combat dice', does: 'One die more in the pool of every combat.' },
  { what: 'bonusLimit', name: 'Bonus plays', does: 'One more card beyond the limit, between two rests.' },
  { what: 'mastery', name: 'Mastery', does: 'Everybody raises an attribute by 1.' },
] as const

function Guild() {
  const { view, decision, pieces } = useTable()
  return (
    <div className="rpa-stalls">
      {advances.map(({ what, name, does }) => {
        const offer = decision?.options.find((it) => it.verb === 'buyAdvance' && it.what === what)
        const price = offer?.verb === 'buyAdvance' ? `${offer.price} XP` : null
        return (
          <Piece
            key={what}
            id={piece.journal(what)}
            pieces={pieces}
            label={`${name}, now ${view.journal[what]}${price === null ? '' : `, for ${price}`}`}
            place
            className="rpa-stall"
          >
            <b>{name}</b>
            <span>{does}</span>
            <small>now {view.journal[what]}</small>
            {price !== null && <strong>{price}</strong>}
          </Piece>
        )
      })}
      <p>To raise somebody’s health, press their fatigue.</p>
    </div>
  )
}

function Market() {
  const { view, pieces } = useTable()
  const bonusCards = piece.journal('bonusCards')
  return (
    <div className="rpa-stalls">
      {view.market.map((card) => (
        <Stall key={card} card={card} />
      ))}
      {pieces.usable(bonusCards) && (
        <Piece id={bonusCards} pieces={pieces} label="One bonus card more" place className="rpa-stall">
          <b>Bonus card</b>
          <span>A legendary party may keep one card more.</span>
        </Piece>
      )}
      <p>Press a card, then the hero who buys it. To sell a card of yours for 2 gold, press it.</p>
    </div>
  )
}

function Stall({ card }: { card: CardId }) {
  const { view, decision, pieces } = useTable()
  const { name, deck, kind, does } = view.printed.cards[card]
  const prices = (decision?.options ?? []).flatMap((it) =>
    it.verb === 'buyCard' && it.card === card ? [it.price] : [],
  )
  return (
    <Piece id={piece.card(card)} pieces={pieces} label={name} place moves className="rpa-stall">
      <Icon icon={deckIcon(deck)} />
      <b>{name}</b>
      {does.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <small>{kind}</small>
      {prices.length > 0 && <strong>{Math.min(...prices)} gold</strong>}
    </Piece>
  )
}
