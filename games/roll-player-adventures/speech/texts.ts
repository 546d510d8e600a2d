import type { PieceText } from '@dicehearth/engine'
import type { CardId } from '../content/box.ts'
import { attributes } from '../content/dice.ts'
import { coloursName, slotName, slotNotes } from '../die-look.ts'
import { piece } from '../rules/pieces.ts'
import type { Portrait } from '../view/printed.ts'
import { cardsOf } from '../rules/cards.ts'
import type { Foe, Hero } from '../rules/state.ts'
import type { PartyView } from '../view.ts'

/** What is printed on everything that can be read now. */
export function texts(view: PartyView): PieceText[] {
  const { modifiers, items, titles, heroes } = view.printed
  return [
    ...view.heroes.flatMap((_, hero) => heroTexts(view, hero)),
    ...heroes.map(portraitText),
    ...(view.trial?.foes ?? []).map((foe, i) => foeText(view, foe, i)),
    ...Object.entries(modifiers).map(([name, does]) => ({
      piece: piece.modifier(name),
      name,
      lines: ['Modifier', does],
    })),
    ...view.market.map((card) => cardText(view, card)),
    ...view.journal.items.map((item) => ({
      piece: piece.item(item),
      name: items[item].name,
      lines: [`Item ${item}`, `Using it costs each player ${items[item].cost} fatigue.`],
    })),
    ...(view.notes.length > 0
      ? [{ piece: piece.journal('keywords'), name: 'Kept in mind', lines: view.notes }]
      : []),
    ...view.journal.titles.map((title) => {
      const { name, memory } = titles[title]
      return {
        piece: piece.title(title),
        name,
        lines: [`Title ${Number(title.slice(1))}`, ...(memory === undefined ? [] : [memory])],
      }
    }),
  ]
}

function heroTexts(view: PartyView, hero: Hero): PieceText[] {
  const sheet = view.heroes[hero]
  const { colour, does } = view.printed.classes[sheet.class]
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
        does,
        sheet.ready ? 'Ready: once, until a rest.' : 'Used: it comes back with a rest.',
      ],
    },
    ...cardsOf(sheet).map((card) => cardText(view, card)),
  ]
}

function portraitText({ name, people, class: className, past, scores, does, hand }: Portrait): PieceText {
  return {
    piece: piece.portrait(name),
    name,
    lines: [
      `${people} ${className}: ${past}.`,
      attributes.map((it, row) => `${it} ${scores[row]}`).join(', '),
      `${className}: ${does}`,
      ...hand.map((card) => `${card.name}: ${card.does}`),
    ],
  }
}

function cardText({ printed }: PartyView, id: CardId): PieceText {
  const { name, kind, does } = printed.cards[id]
  return { piece: piece.card(id), name, lines: [kind, ...does] }
}

function foeText({ printed }: PartyView, foe: Foe, nth: number): PieceText {
  const { name, tier, track } = printed.foes[nth]
  return {
    piece: piece.foe(nth),
    name,
    lines: [
      tier === null ? 'Skill check' : `Enemy ${foe.name.slice(1)}, tier ${tier}`,
      ...foe.slots.map((slot) => `Slot: ${slotName(slot)}${slotNotes(slot)}`),
      ...track.flatMap((effect, i) => (effect === '' ? [] : [`After round ${i + 1}: ${effect}.`])),
      ...foe.modifiers.map((it) => `${it}: ${printed.modifiers[it]}`),
    ],
  }
}
