import { everyPhrase } from '@dicehearth/story'
import { familiarCard, type Box } from './content/box.ts'
import { marketDecks } from './content/printed.ts'
import { blocksOf, checkOf, foesOf } from './story/checks/look.ts'

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

/** Everything that must have acted: all market cards and classes, and whatever the books of the box name. */
export function actorsIn(box: Box): string[] {
  const actors = new Set(always)
  for (const deck of marketDecks) for (const card of box.decks[deck]) actors.add(card)
  for (const { name } of box.printed.classes) actors.add(name)
  for (const { book } of box.volumes.values()) {
    for (const block of blocksOf(book)) {
      const check = checkOf(block)
      if (check) actors.add(check.skill)
      for (const { name } of check?.modifiers ?? []) actors.add(name)
      for (const { enemy, modifiers } of foesOf(block)) {
        actors.add(enemy)
        for (const { name } of modifiers) actors.add(name)
      }
    }
    for (const { phrase } of everyPhrase(book)) for (const actor of named(phrase)) actors.add(actor)
  }
  return [...actors]
}

/** The cards that a line of a book brings into the game. */
function named({ form, args }: { form: string; args: Readonly<Record<string, unknown>> }): string[] {
  if (form === 'reveal TITLE') return [String(args.title)]
  if (form === 'reveal RARE') return [String(args.rare)]
  if (form === 'reveal MAPCARD') return [String(args.mapcard)]
  if (form === 'reveal item N') return [`item ${Number(args.n)}`]
  return form === 'gain familiar N' ? [familiarCard(Number(args.n))] : []
}
