import { freshOf, partsOf, type Schema } from '@dicehearth/tabletop/workshop/blanks.ts'
import { idFrom, type PackKind } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { isTaken } from '../content/box.ts'
import { cardTypes, type CardType } from '../content/card-types.ts'
import {
  cardsOf,
  ownCard,
  ownFamiliar,
  ownFiend,
  ownMinion,
  ownPack,
  readPack,
  type OwnPack,
  type Shelf,
} from '../content/own-pack.ts'

/** A card of any sort, with the shelf of the pack that it stands on and its place there. */
export interface ShelfPlace {
  shelf: Shelf
  at: number
}

/** The check of a card, from which its form is made. */
export function schemaAt(pack: OwnPack, { shelf, at }: ShelfPlace): Schema {
  return shelf === 'market' ? marketSchema(pack.market[at].type) : others[shelf]
}

const others: Readonly<Record<Exclude<Shelf, 'market'>, Schema>> = {
  fiends: ownFiend,
  minions: ownMinion,
  familiars: ownFamiliar,
}

export function marketSchema(type: CardType): Schema {
  return ownCard.options[cardTypes.indexOf(type)]
}

/** What a new card has beyond the least that its check allows, so that it can be played as it is. */
const beginnings: Readonly<Record<CardType | Exclude<Shelf, 'market'>, object>> = {
  weapon: { always: [{ is: 'price', of: 'armor', by: -1 }] },
  armor: {},
  skill: {},
  trait: {},
  scroll: {},
  fiends: { always: [{ is: 'forbid', what: 'STR' }] },
  minions: {
    levels: [
      { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
      { from: 6, trophy: true, gives: [{ do: 'xp', by: 1 }] },
    ],
  },
  familiars: { range: [9, 12] },
}

/** A Market card of a type; what all types have stays as it was. */
export function ofType(type: CardType, was: object): object {
  const fresh = { ...partsOf(freshOf(marketSchema(type))), ...beginnings[type] }
  const common = Object.entries(was).filter(([field]) => ['id', 'name', 'dots', 'cost'].includes(field))
  return { ...fresh, ...Object.fromEntries(common) }
}

function freshCard(shelf: Shelf): object {
  return shelf === 'market'
    ? ofType('scroll', {})
    : { ...partsOf(freshOf(others[shelf])), ...beginnings[shelf] }
}

/** The pack with another card in this place, under an id made from its name; as it was if there can be no such card. */
export function withCard(pack: OwnPack, { shelf, at }: ShelfPlace, card: object): OwnPack {
  const name = String(partsOf(card).name)
  const rest = cardsOf({ ...pack, [shelf]: pack[shelf].filter((_, i) => i !== at) })
  const named = { ...card, name, id: idFrom(name, rest, 'card') }
  const cards: readonly object[] = pack[shelf]
  const read = ownPack.safeParse({ ...pack, [shelf]: cards.toSpliced(at, 1, named) })
  return read.success ? read.data : pack
}

/** The pack with a new card at the end of a shelf. */
export function withNew(pack: OwnPack, shelf: Shelf): OwnPack {
  const taken = new Set(cardsOf(pack).map(({ name }) => name))
  let name = 'Nameless Thing'
  for (let n = 2; taken.has(name); n++) name = `Nameless Thing ${n}`
  return withCard(pack, { shelf, at: pack[shelf].length }, { ...freshCard(shelf), name })
}

export function without(pack: OwnPack, { shelf, at }: ShelfPlace): OwnPack {
  return { ...pack, [shelf]: pack[shelf].filter((_, i) => i !== at) }
}

const empty: OwnPack = {
  game: 'roll-player',
  name: 'My cards',
  market: [],
  fiends: [],
  minions: [],
  familiars: [],
}

export const packs: PackKind<OwnPack> = {
  game: 'roll-player',
  fresh: () => withNew(empty, 'market'),
  read: (file) => readPack(file, isTaken),
}
