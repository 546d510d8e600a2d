import { marketDecks, type PrintedPack } from './printed.ts'

/** Familiars are named by their number in the books. */
export function familiarCard(number: number): string {
  return `FA${String(number).padStart(2, '0')}`
}

/** The name by which a printing knows a piece of each sort that the rules deal or offer; books name all others. */
const called = {
  people: (name: string) => `people ${name}`,
  class: ({ name }: { name: string }) => `class ${name}`,
  hero: ({ name }: { name: string }) => `hero ${name}`,
  item: ({ number }: { number: number }) => `item ${number}`,
  familiar: ({ number }: { number: number }) => familiarCard(number),
  card: ({ id }: { id: string }) => id,
}

/** Everything that tables are dealt from. */
export function piecesOf(printed: PrintedPack): string[] {
  return [
    ...printed.peoples.map(called.people),
    ...printed.classes.map(called.class),
    ...printed.heroes.map(called.hero),
    ...marketDecks.flatMap((deck) => printed.market[deck].map(called.card)),
    ...printed.familiars.map(called.familiar),
    ...[...printed.rares, ...printed.mapCards, ...printed.titles].map(called.card),
    ...printed.items.map(called.item),
  ]
}

/** What is printed, without the pieces that do not lie in a table's box. */
export function packOf(printed: PrintedPack, isIn: (piece: string) => boolean): PrintedPack {
  const those = <T>(things: readonly T[], name: (thing: T) => string): T[] =>
    things.filter((thing) => isIn(name(thing)))
  const { armor, weapon, skill, trait, scroll } = printed.market
  return {
    ...printed,
    peoples: those(printed.peoples, called.people),
    classes: those(printed.classes, called.class),
    market: {
      armor: those(armor, called.card),
      weapon: those(weapon, called.card),
      skill: those(skill, called.card),
      trait: those(trait, called.card),
      scroll: those(scroll, called.card),
    },
    familiars: those(printed.familiars, called.familiar),
    rares: those(printed.rares, called.card),
    mapCards: those(printed.mapCards, called.card),
    items: those(printed.items, called.item),
    titles: those(printed.titles, called.card),
    heroes: those(printed.heroes, called.hero),
  }
}
