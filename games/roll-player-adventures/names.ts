import { anyone, capital, list } from '@dicehearth/engine'
import type { Phrase } from '@dicehearth/story'
import { known, type CardId, type Effects } from './content/box.ts'
import { attributes, colours, isFamiliarDie, printedOn, type DieId } from './content/dice.ts'
import type { Slot } from './story/cards.ts'
import { colourNames } from './story/cards.ts'
import { vocabulary } from './story/vocabulary.ts'
import { boxOf, type Hero, type Row } from './rules/state.ts'
import type { PartyView } from './view.ts'

export function heroName(view: PartyView, hero: Hero): string {
  return view.heroes[hero]?.name ?? `Player ${hero + 1}`
}

export function seatName(seat: number, view: PartyView): string {
  return seat === anyone ? 'Everybody' : heroName(view, seat)
}

export function cardName(view: PartyView, card: CardId): string {
  return boxOf(view).cards.get(card)?.name ?? card
}

/** The card that is being played, or the class ability. */
export function playedName(view: PartyView, hero: Hero, card: CardId): string {
  return card === '' ? (view.heroes[hero]?.class ?? 'The storyteller') : cardName(view, card)
}

export function itemName(view: PartyView, item: number): string {
  return boxOf(view).items.get(item)?.name ?? `item ${item}`
}

export function titleName(view: PartyView, title: string): string {
  return boxOf(view).titles.get(title)?.name ?? title
}

export function placeName(view: PartyView, letter: string): string {
  return view.map.locations.find((it) => it.letter === letter)?.name ?? letter
}

/** A path by where it leads. */
export function pathName(view: PartyView, path: string): string {
  const [one, other] = path.split('-')
  return `${placeName(view, one)} to ${placeName(view, other)}`
}

export function factionName(view: PartyView, faction: number): string {
  return boxOf(view).printed.factions[faction]
}

/** The enemy, or the skill with its difficulty. */
export function foeName(view: PartyView, name: string, level = 0): string {
  const enemy = boxOf(view).enemies.get(name)
  if (enemy) return enemy.name
  return level > 0 ? `${name} ${['I', 'II', 'III', 'IV'][level - 1]}` : name
}

export function attributeName(row: Row): string {
  return attributes[row]
}

export function colourName(row: Row): string {
  return colourNames[colours[row]]
}

/** Colours as a die shows them: "black-and-blue". */
export function coloursName(letters: string): string {
  return letters
    .split('')
    .map((letter) => colourNames[letter])
    .join('-and-')
}

/** "blue 4", or "blue die" before it is rolled. */
export function dieName(view: Pick<PartyView, 'faces' | 'counts'>, die: DieId): string {
  const own = isFamiliarDie(die) && view.counts[die] !== printedOn(die) ? ' familiar' : ''
  const face = view.faces[die] > 0 ? String(view.faces[die]) : 'die'
  return `${coloursName(view.counts[die])}${own} ${face}`
}

/** "red or blue 3", "any 4", "any purple die". */
export function slotName({ colours: of, value }: Slot): string {
  const names = of
    .split('')
    .map((letter) => colourNames[letter])
    .join(' or ')
  if (of === '') return value === 0 ? 'any die' : `any ${value}`
  return value === 0 ? `any ${names}` : `${names} ${value}`
}

/** What a slot does when it is empty or covered. */
export function slotNotes({ counter, xp, gold }: Slot): string {
  const notes = [
    ...(counter > 0 ? [`strikes for ${counter}`] : []),
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(gold > 0 ? [`${gold} gold`] : []),
  ]
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
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

export function names(view: PartyView, heroes: readonly Hero[]): string {
  return list(heroes.map((hero) => heroName(view, hero)))
}

export function modifierSentence(view: PartyView, name: string): string {
  return `${capital(effectWords(known(boxOf(view).modifiers, name).phrases))}.`
}
