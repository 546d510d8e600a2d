import { Card, Icon } from '@dicehearth/tabletop'
import { kindOf, rankOf, type Card as EnemyCardData, type CardId } from '../content/enemies.ts'
import { card } from '../rules/lookups.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { Figure } from './figure.ts'
import { cardIcon, cardTone } from './look.ts'

/** An enemy card in full, as it lies on the deck while it acts. */
export function EnemyCard({ id }: { id: CardId }) {
  const { view, printed } = useTable()
  const [, ...lines] = printed(piece.card(id))?.lines ?? []
  return <CardFace card={card(view, id)} lines={lines} />
}

export function CardFace({ card: it, lines }: { card: EnemyCardData; lines: readonly string[] }) {
  const corner = it.kind === 'dragon' ? it.number : rankOf(it)
  return (
    <Card
      name={it.name}
      icon={cardIcon(it)}
      picture={
        <Figure of={it.name} enemy={[it.name]}>
          <Icon icon={cardIcon(it)} />
        </Figure>
      }
      tone={cardTone(it)}
      kind={kindOf(it)}
      {...(corner === null ? {} : { corner })}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  )
}
