import { Icon, Piece } from '@dicehearth/tabletop'
import { known } from '../content/box.ts'
import { piece } from '../pieces.ts'
import { boxOf } from '../rules/state.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { deckIcon } from './look.ts'
import { Scene } from './scene.tsx'

const advances = [
  { what: 'combatDice', name: 'Combat dice' },
  { what: 'bonusLimit', name: 'Bonus plays' },
  { what: 'mastery', name: 'Mastery' },
] as const

/** Between adventures: the guild sells what XP can buy, the market what gold can. */
export function Town() {
  const { view } = useTable()
  const guild = view.stage === 'guild'
  return (
    <section className="rpa-town" aria-label={guild ? 'The adventurer’s guild' : 'The market'}>
      <Scene name={guild ? 'Guild House' : 'Market Square'} adventure={view.adventure} />
      <h2>
        <Icon icon={guild ? icons.guild : icons.market} />
        {guild ? 'The adventurer’s guild' : 'The market'}
      </h2>
      <p>{guild ? `You have ${view.journal.xp} XP.` : `You have ${view.journal.gold} gold.`}</p>
      {guild ? <Guild /> : <Market />}
    </section>
  )
}

function Guild() {
  const { view, pieces } = useTable()
  return (
    <div className="rpa-stalls">
      {advances.map(({ what, name }) => (
        <Piece
          key={what}
          id={piece.journal(what)}
          pieces={pieces}
          label={`${name}, now ${view.journal[what]}`}
          place
          className="rpa-stall"
        >
          <b>{name}</b>
          <span>now {view.journal[what]}</span>
        </Piece>
      ))}
      <p>To raise somebody’s health, press their fatigue box below.</p>
    </div>
  )
}

function Market() {
  const { view, pieces, printed } = useTable()
  return (
    <div className="rpa-stalls">
      {view.market.map((card) => {
        const text = printed(piece.card(card))
        return (
          <Piece
            key={card}
            id={piece.card(card)}
            pieces={pieces}
            label={text?.name ?? card}
            place
            className="rpa-stall"
          >
            <Icon icon={deckIcon(known(boxOf(view).cards, card).deck)} />
            <b>{text?.name}</b>
            {text?.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Piece>
        )
      })}
      <p>Press a card, then the hero who buys it. Cards in your hands can be sold for 2 gold.</p>
    </div>
  )
}
