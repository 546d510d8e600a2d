import { Card } from '@dicehearth/tabletop'
import { linesOf, signed, typeNames } from '../card-texts.ts'
import { abilities, type AbilityId, type AbilityKind } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import type { Kind } from '../content/cards.ts'
import { kindOf, type CardId } from '../rules/state.ts'
import { useTable } from './context.ts'
import { abilityIcon, kindIcon, kindTone } from './look.ts'

/** A card in full, as it would lie before you. */
export function CardFace({ card }: { card: CardId }) {
  const { view } = useTable()
  const kind = kindOf(view, card)
  return (
    <Card
      name={kind.name}
      icon={kindIcon(kind)}
      tone={kindTone(kind)}
      kind={about(kind)}
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

function about(kind: Kind): string {
  switch (kind.kind) {
    case 'creature':
      return `${typeNames[kind.type]}, health ${kind.health}, damage ${kind.damage}`
    case 'summon':
      return 'Calls an Unhallowed'
    case 'location':
      return `${sorts[kind.sort]}: firewood ${kind.firewood === 0 ? 'as it is' : signed(kind.firewood)}, ${kind.creatures} creatures`
  }
}

const sorts = { normal: 'Location', respite: 'Respite', final: 'Final location' } as const

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

/** How an ability is used. */
export const ways: Readonly<Record<AbilityKind, string>> = {
  die: 'by die or by exhausting',
  exhaust: 'by exhausting only',
  passive: 'always at work',
}
