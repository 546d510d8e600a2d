import { Card } from '@dicehearth/tabletop'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { aboutKind, linesOf } from '../content/card-text.ts'
import type { Kind } from '../content/cards.ts'
import { kindOf, type CardId } from '../rules/state.ts'
import { ways } from '../content/printed.ts'
import { useTable } from './context.ts'
import { abilityIcon, kindIcon, kindTone } from './look.ts'

/** A card in full, as it would lie before you. */
export function CardFace({ card }: { card: CardId }) {
  const { view } = useTable()
  return <KindFace kind={kindOf(view, card)} />
}

/** What is printed on a card of this kind. */
export function KindFace({ kind }: { kind: Kind }) {
  return (
    <Card
      name={kind.name}
      icon={kindIcon(kind)}
      tone={kindTone(kind)}
      kind={aboutKind(kind)}
      {...(kind.kind === 'creature' ? { corner: kind.health } : {})}
    >
      {linesOf(kind).map(({ when, text }) => (
        <p key={text}>
          {when !== null && <b>{when}: </b>}
          {text}
        </p>
      ))}
    </Card>
  )
}

export function AbilityFace({ ability }: { ability: AbilityId }) {
  const it = abilities[ability]
  return (
    <Card
      name={it.name}
      icon={abilityIcon(ability)}
      tone="amber"
      kind={`${classes[it.class].name}, ${ways[it.kind]}`}
    >
      <p>{it.text}</p>
    </Card>
  )
}
