import { Card } from '@dicehearth/tabletop'
import { cardOf, rankOf, type Card as EnemyCardData, type CardId } from '../content/enemies.ts'
import { places } from '../names.ts'
import { useTable } from './context.ts'
import { effectWords } from './effect-words.ts'
import { cardIcon, cardTone } from './look.ts'

/** An enemy card in full, as it lies on the deck while it acts. */
export function EnemyCard({ id }: { id: CardId }) {
  const { view } = useTable()
  return <CardFace card={cardOf(view.ownEnemies, id)} />
}

export function CardFace({ card }: { card: EnemyCardData }) {
  const corner = card.kind === 'dragon' ? card.number : rankOf(card)
  return (
    <Card
      name={card.name}
      icon={cardIcon(card)}
      tone={cardTone(card)}
      kind={kinds(card)}
      {...(corner === null ? {} : { corner })}
    >
      {cardText(card).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  )
}

function kinds(card: EnemyCardData): string {
  switch (card.kind) {
    case 'enemy':
      return `Enemy of the ${places[card.home]}`
    case 'master':
      return 'Lord of all enemies'
    case 'own':
      return card.enemy.home === 'aside' ? 'Enemy without a land' : `Enemy of the ${places[card.enemy.home]}`
    default:
      return card.kind
  }
}

/** What a card does, in short sentences. */
function cardText(card: EnemyCardData): readonly string[] {
  switch (card.kind) {
    case 'enemy': {
      const drives = card.rank > 1 ? ['Drives every enemy of lower rank on.'] : []
      return [...drives, `Takes dice from the ${places[card.home]}, or damages it.`]
    }
    case 'master':
      return ['All enemies attack. The territory die: two damage to one land, or one to each.']
    case 'dragon':
      return [`Every ${card.number} in the lands and on Resurrection is lost.`]
    case 'phantom':
      return ['Attacks where the territory die falls.']
    case 'giant':
      return ['Shortens the damage track where the territory die falls.']
    case 'own': {
      const { text, onReveal, onAgain, onDefeat = [] } = card.enemy
      return [
        ...(text ? [text] : []),
        ...onReveal.map(effectWords),
        ...(onAgain === 'same' ? [] : [`Again: ${onAgain.map(effectWords).join(' ')}`]),
        ...(onDefeat.length === 0 ? [] : [`Defeated: ${onDefeat.map(effectWords).join(' ')}`]),
      ]
    }
  }
}
