import { anyone, count } from '@dicehearth/engine'
import type { Price } from './content/adventure.ts'
import type { Ability, Character, Trait, Treasure } from './content/pieces.ts'
import { criterionName } from './content/words/whom.ts'
import type { FatesView } from './view.ts'

/** What things at the table are called. */

export function characterAt(view: FatesView, seat: number): Character | undefined {
  return characterCalled(view, view.heroes[seat]?.character ?? '')
}

export function characterCalled({ pieces }: FatesView, id: string): Character | undefined {
  return pieces.characters.find((it) => it.id === id)
}

/** A Character's name; before it is picked the player is meant. */
export function heroName(view: FatesView, seat: number): string {
  if (seat === anyone) return 'Everybody'
  return characterAt(view, seat)?.name ?? playerName(view, seat)
}

/** Whoever sits there, by their own name. */
export function playerName({ called }: FatesView, seat: number): string {
  return called?.[seat] ?? `Player ${seat + 1}`
}

export function enemyName(view: FatesView, slot: number): string {
  return view.enemies[slot]?.name ?? 'An enemy'
}

export function treasureAt(view: FatesView, card: string): Treasure | undefined {
  return view.pieces.treasures.find(({ id }) => id === card)
}

export function traitAt(view: FatesView, card: string): Trait | undefined {
  return view.pieces.traits.find(({ id }) => id === card)
}

export function cardName(view: FatesView, card: string): string {
  return (treasureAt(view, card) ?? traitAt(view, card))?.name ?? card
}

/** An ability of a board or a Treasure card, wherever it is. */
export function abilityAt(view: FatesView, id: string): Ability | undefined {
  const { characters, treasures } = view.pieces
  return (
    characters.flatMap(({ abilities }) => abilities).find((ability) => ability.id === id) ??
    treasures.find((treasure) => treasure.id === id)?.ability ??
    undefined
  )
}

/** The name of an ability or of the card that acts. */
export function sourceName(view: FatesView, id: string): string {
  return abilityAt(view, id)?.name ?? cardName(view, id)
}

/** Who is addressed, also where only a criterion is known. */
export function chosenName(view: FatesView): string {
  if (view.chosen >= 0) return heroName(view, view.chosen)
  return view.page && view.page.by !== 'group' ? criterionName[view.page.by] : 'somebody'
}

/** A text of the story with the name of the addressed Character in it. */
export function readOut(view: FatesView, text: string): string {
  return text.replaceAll('{chosen}', chosenName(view))
}

export function priceText(price: Price | null): string {
  switch (price?.what) {
    case 'cards':
      return count(price.n, 'Treasure card')
    case 'value':
      return `Treasure cards worth ${price.n}`
    case 'life':
      return `${price.n} Life`
    default:
      return 'nothing'
  }
}
