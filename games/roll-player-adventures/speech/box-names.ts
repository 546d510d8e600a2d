import { capital, list } from '@dicehearth/engine'
import { readEffect, type Phrase } from '@dicehearth/story'
import type { CardId, Effects } from '../content/box.ts'
import { boxOf, known, type Boxed } from '../content/opened.ts'
import type { Hero } from '../rules/state.ts'
import { prices } from '../story/lines.ts'
import { vocabulary } from '../story/vocabulary.ts'

// Names of what lies in the box: whatever is told in words may speak of any card, on the table or not.

export function cardName(view: Boxed, card: CardId): string {
  return boxOf(view).cards.get(card)?.name ?? card
}

/** The card that is being played, or the class ability. */
export function playedName(
  view: Boxed & { heroes: readonly { class: string }[] },
  hero: Hero,
  card: CardId,
): string {
  return card === '' ? (view.heroes[hero]?.class ?? 'The storyteller') : cardName(view, card)
}

export function itemName(view: Boxed, item: number): string {
  return boxOf(view).items.get(item)?.name ?? `item ${item}`
}

export function titleName(view: Boxed, title: string): string {
  return boxOf(view).titles.get(title)?.name ?? title
}

export function factionName(view: Boxed, faction: number): string {
  return boxOf(view).printed.factions[faction]
}

/** The enemy, or the skill with its difficulty. */
export function foeName(view: Boxed, name: string, level = 0): string {
  const enemy = boxOf(view).enemies.get(name)
  if (enemy) return enemy.name
  return level > 0 ? `${name} ${['I', 'II', 'III', 'IV'][level - 1]}` : name
}

/** What an effect does, in words: it goes on in the middle of a sentence. */
export function effectWords(effect: readonly Phrase[]): string {
  return effect.map(phraseWords).join(', and ')
}

function phraseWords({ form, args }: Phrase): string {
  const rows: Readonly<Record<string, { says(args: Phrase['args']): string }>> = vocabulary.commands
  const words = rows[form].says(args)
  return Array.isArray(args.effect) ? `${words}, ${effectWords(args.effect as Phrase[])}` : words
}

/** All alternatives of a card or an ability as one sentence. */
export function effectsSentence(effects: Effects): string {
  return `${capital(effects.map(effectWords).join('; or '))}.`
}

/** A line that somebody writes on a card of their own; nothing as long as it cannot be read. */
export function lineSentence(line: string, place: string): string[] {
  const { alternatives, problems } = readEffect(vocabulary, place, line)
  return problems.length > 0 ? [] : [effectsSentence(alternatives)]
}

export function modifierSentence(view: Boxed, name: string): string {
  return `${capital(effectWords(known(boxOf(view).modifiers, name).phrases))}.`
}

/** What a choice of the book costs: "2 gold and the rope"; empty if nothing. */
export function priceWords(view: Boxed, phrases: readonly Phrase[]): string {
  if (phrases.length === 0) return ''
  const rows: Readonly<Record<string, { says(args: Phrase['args']): string }>> = prices
  return list(
    phrases.map(({ form, args }) =>
      form === 'item N' && typeof args.n === 'number'
        ? `the ${itemName(view, args.n)}`
        : rows[form].says(args),
    ),
  )
}
