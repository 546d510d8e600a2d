import { Card, Icon } from '@dicehearth/tabletop'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import type { Kind } from '../content/cards.ts'
import { typeNames } from '../content/creature-types.ts'
import type { CardId } from '../rules/state.ts'
import { ways } from '../content/printed.ts'
import { useTable } from './context.ts'
import { Figure } from './figure.ts'
import { abilityIcon, kindIcon, kindTone } from './look.ts'
import { aboutKind, type CardLine } from '../content/card-facts.ts'
import { kindOf } from '../rules/lookups.ts'

/** A card in full, as it would lie before you. */
export function CardFace({ card }: { card: CardId }) {
  const { view } = useTable()
  const kind = kindOf(view, card)
  return <KindFace kind={kind} lines={view.lines[kind.id]} />
}

/** What is printed on a card of this kind. */
export function KindFace({ kind, lines }: { kind: Kind; lines: readonly CardLine[] }) {
  return (
    <Card
      name={kind.name}
      icon={kindIcon(kind)}
      picture={
        <Figure
          of={kind.id}
          {...(kind.kind === 'creature' ? { enemy: [kind.name, typeNames[kind.type]] } : {})}
        >
          <Icon icon={kindIcon(kind)} />
        </Figure>
      }
      tone={kindTone(kind)}
      kind={aboutKind(kind)}
      {...(kind.kind === 'creature' ? { corner: kind.health } : {})}
    >
      {lines.map(({ when, text }) => (
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
