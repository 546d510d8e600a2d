import { familiarCard, type Box } from './content/box.ts'
import { marketDecks } from './content/printed.ts'
import { hasBook } from './content/shelf.ts'

/** What the events themselves are covered by. */
const always = [
  'rest',
  'bonus play',
  'check won',
  'check lost',
  'combat won',
  'combat lost',
  'health',
  'combatDice',
  'bonusLimit',
  'mastery',
  'bought',
  'sold',
]

/** Everything that must have acted: all cards that can come into play with the books of the box. */
export function actorsIn(box: Box): string[] {
  const { skills, enemies, modifiers, classes, familiars, rares, mapCards, items, titles } = box.printed
  const isAtHome = ({ home }: { home: string }): boolean => hasBook(box, home)
  return [
    ...always,
    ...marketDecks.flatMap((deck) => box.decks[deck]),
    ...[...classes, ...skills, ...modifiers].map(({ name }) => name),
    ...[...enemies, ...rares.filter(isAtHome), ...mapCards.filter(isAtHome), ...titles.filter(isAtHome)].map(
      ({ id }) => id,
    ),
    ...familiars.filter(isAtHome).map(({ number }) => familiarCard(number)),
    ...items
      .filter(({ homes }) => homes.some((home) => hasBook(box, home)))
      .map(({ number }) => `item ${number}`),
  ]
}
