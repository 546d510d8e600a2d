import type { PieceText } from '@dicehearth/engine'
import { known, type Card, type CardId } from './content/box.ts'
import { attributes } from './content/dice.ts'
import type { Icon } from './content/printed.ts'
import {
  coloursName,
  effectsSentence,
  effectWords,
  foeName,
  itemName,
  modifierSentence,
  slotName,
  slotNotes,
  titleName,
} from './names.ts'
import { piece } from './pieces.ts'
import { cardsOf } from './rules/cards.ts'
import { boxOf, type Foe, type Hero } from './rules/state.ts'
import type { PartyView } from './view.ts'

/** What is printed on everything that can be read now. */
export function texts(view: PartyView): PieceText[] {
  return [
    ...view.heroes.flatMap((_, hero) => heroTexts(view, hero)),
    ...(view.stage === 'heroes' || view.stage === 'company' ? portraitTexts(view) : []),
    ...(view.trial?.foes ?? []).map((foe, i) => foeText(view, foe, i)),
    ...[...new Set((view.trial?.foes ?? []).flatMap(({ modifiers }) => modifiers))].map((name) => ({
      piece: piece.modifier(name),
      name,
      lines: ['Modifier', modifierSentence(view, name)],
    })),
    ...view.market.map((card) => cardText(view, card)),
    ...view.journal.items.map((item) => ({
      piece: piece.item(item),
      name: itemName(view, item),
      lines: [`Item ${item}`, `Using it costs each player ${known(boxOf(view).items, item).cost} fatigue.`],
    })),
    ...view.journal.titles.map((title) => titleText(view, title)),
  ]
}

function heroTexts(view: PartyView, hero: Hero): PieceText[] {
  const sheet = view.heroes[hero]
  const { colour, effects } = known(boxOf(view).classes, sheet.class)
  return [
    {
      piece: piece.hero(hero),
      name: sheet.name,
      lines: [
        `${sheet.people} ${sheet.class}`,
        `Health ${sheet.health}, fatigue ${sheet.fatigue}`,
        attributes.map((it, row) => `${it} ${sheet.rows[row]}/${sheet.scores[row]}`).join(', '),
      ],
    },
    {
      piece: piece.class(hero),
      name: sheet.class,
      lines: [
        `Class, ${coloursName(colour)}`,
        effectsSentence(effects),
        sheet.ready ? 'Ready: once, until a rest.' : 'Used: it comes back with a rest.',
      ],
    },
    ...cardsOf(sheet).map((card) => cardText(view, card)),
  ]
}

function portraitTexts(view: PartyView): PieceText[] {
  const box = boxOf(view)
  return box.printed.heroes.map(({ name, people, class: className, scores, hand, past }) => ({
    piece: piece.portrait(name),
    name,
    lines: [
      `${people} ${className}: ${past}.`,
      attributes.map((it, row) => `${it} ${scores[row]}`).join(', '),
      `${className}: ${effectsSentence(known(box.classes, className).effects)}`,
      ...hand.map(
        (card) => `${known(box.cards, card).name}: ${effectsSentence(known(box.cards, card).effects)}`,
      ),
    ],
  }))
}

const kinds: Readonly<Record<Card['deck'], string>> = {
  armor: 'Armor',
  weapon: 'Weapon',
  skill: 'Skill',
  trait: 'Trait',
  scroll: 'Scroll',
  familiar: 'Familiar',
  rare: 'Rare card',
}

const icons: Readonly<Record<Icon, string>> = {
  spent: 'Spent when played, until a rest.',
  once: 'Once in an adventure.',
  return: 'Goes back to its deck when played.',
}

export function cardText(view: PartyView, id: CardId): PieceText {
  const card = known(boxOf(view).cards, id)
  return {
    piece: piece.card(id),
    name: card.name,
    lines: [
      kinds[card.deck] + costText(card),
      effectsSentence(card.effects),
      ...card.icons.map((icon) => icons[icon]),
    ],
  }
}

function costText({ cost }: Card): string {
  if (!cost) return ''
  const less = cost.less === null ? '' : `, less the buyer's ${attributes[cost.less]}`
  const people = cost.people === null ? '' : `, ${cost.theirs} for ${cost.people}`
  return `, ${cost.gold} gold${less}${people}`
}

function foeText(view: PartyView, { name, slots, modifiers }: Foe, nth: number): PieceText {
  const enemy = boxOf(view).enemies.get(name)
  return {
    piece: piece.foe(nth),
    name: foeName(view, name, view.trial?.level ?? 0),
    lines: [
      enemy ? `Enemy ${name.slice(1)}, tier ${enemy.tier}` : 'Skill check',
      ...slots.map((slot) => `Slot: ${slotName(slot)}${slotNotes(slot)}`),
      ...(enemy?.track ?? []).flatMap((effect, i) =>
        effect.length > 0 ? [`After round ${i + 1}: ${effectWords(effect)}.`] : [],
      ),
      ...modifiers.map((it) => `${it}: ${modifierSentence(view, it)}`),
    ],
  }
}

function titleText(view: PartyView, title: string): PieceText {
  const { memory } = known(boxOf(view).titles, title)
  return {
    piece: piece.title(title),
    name: titleName(view, title),
    lines: [`Title ${Number(title.slice(1))}`, ...(memory === undefined ? [] : [memory])],
  }
}
