import { capital, count, type PieceText } from '@dicehearth/engine'
import { abilities, abilitiesOf } from '../content/abilities.ts'
import { classes, classIds, specials } from '../content/adventurers.ts'
import { campSpaces, lastRound, lightsThree, lightsTwo, spaceName, spaceText } from '../content/camp.ts'
import { printedOn } from '../content/card-text.ts'
import { printedOnAbility, printedOnBoard } from '../content/printed.ts'
import { inBox } from '../content/printings.ts'
import { abilityName, cardName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { CardId } from '../rules/state.ts'
import type { PileView, SawView } from '../view.ts'
import { kindOf, none } from '../rules/lookups.ts'

/** What is printed on everything that lies open, and on the known cards of the piles. */
export function texts(view: SawView): PieceText[] {
  const gathering = view.location === none
  return [
    ...view.line.flatMap((foe, at) =>
      foe.card === null ? [] : [cardText(piece.position(at), foe.card, view, foeNow(at, view))],
    ),
    ...(gathering ? [] : [cardText(piece.location, view.location, view)]),
    ...knownCards(view).map((card) => cardText(piece.card(card), card, view)),
    ...view.adventurers.flatMap(({ class: of, equipped, leftover }, who): PieceText[] => [
      { piece: piece.adventurer(who), name: classes[of].name, lines: printedOnBoard(of) },
      ...[...equipped.map((slot) => slot.ability), ...leftover].map((ability) => ({
        piece: piece.ability(ability),
        name: abilityName(ability),
        lines: [
          ...printedOnAbility(ability),
          ...(leftover.includes(ability) ? ['Left over: it does nothing until it is equipped.'] : []),
          ...(equipped.some((slot) => slot.ability === ability && slot.exhausted) ? ['Exhausted.'] : []),
        ],
      })),
    ]),
    ...(gathering
      ? inBox(view, classIds).map((id) => ({
          piece: piece.class(id),
          name: classes[id].name,
          lines: [
            ...printedOnBoard(id),
            ...inBox(view, abilitiesOf(id)).map(
              (ability) => `${abilityName(ability)}: ${abilities[ability].text}`,
            ),
          ],
        }))
      : [...campTexts(view), fireText(view)]),
    ...pileTexts(view),
  ]
}

/** The cards that everybody knows, wherever they lie but in the line. */
function knownCards(view: SawView): CardId[] {
  const { deck, unhallowed, graveyard, horde, removed, map, unused, past } = view
  const tamed = view.adventurers.flatMap((it) => it.tamed)
  return [deck, unhallowed, graveyard, horde, removed, map, unused, past, tamed]
    .flat()
    .filter((card) => card !== null)
}

function cardText(id: string, card: CardId, view: SawView, now: readonly string[] = []): PieceText {
  const kind = kindOf(view, card)
  return { piece: id, name: kind.name, lines: [...printedOn(kind), ...now] }
}

/** What a card of the line comes to at this moment. */
export function foeNow(at: number, view: SawView): string[] {
  const { faceup, health, damage, wounds, under, ignored } = view.line[at]
  if (!faceup) return ['Facedown.']
  return [
    `Now health ${health}, damage ${damage}.`,
    ...(wounds > 0 ? [`Wounded for ${wounds}.`] : []),
    ...(under === none ? [] : [`Rides ${kindOf(view, under).name}.`]),
    ...(ignored ? ['Its text is ignored this round.'] : []),
  ]
}

/** The camp board; the special action is that of whoever rests. */
function campTexts({ resting, adventurers }: SawView): PieceText[] {
  return campSpaces.map((space) => {
    const special =
      space === 'special' && resting !== none && specials[classes[adventurers[resting].class].special]
    const { name, text } = special || { name: spaceName(space), text: spaceText(space) }
    return { piece: piece.space(space), name, lines: [text] }
  })
}

function fireText({ firewood, level }: SawView): PieceText {
  return {
    piece: piece.fire,
    name: 'The fire',
    lines: [
      `${firewood} firewood: it lights ${count(level, 'position')} of the line.`,
      `From ${lightsTwo} on it lights two, from ${lightsThree} on three. What stands in the light is turned faceup.`,
      'At 0 somebody on watch must exhaust a card to rekindle it.',
    ],
  }
}

/** The decks and heaps: what they are for, and what is known of them from the top down. */
function pileTexts(view: SawView): PieceText[] {
  const { deck, unhallowed, graveyard, horde, map, unused, round } = view
  const piles: readonly (readonly [id: string, name: string, says: string, cards: PileView])[] = [
    [piece.deck, 'Creature deck', 'The lines of the nights to come are drawn from it.', deck],
    [piece.unhallowed, 'Unhallowed', 'A Summon calls the top one into the line.', unhallowed],
    [
      piece.graveyard,
      'Graveyard',
      'The fallen. When the deck is empty they are shuffled and come again.',
      graveyard,
    ],
    [piece.horde, 'Horde', 'What the watch left standing. All of it stands in the last line.', horde],
    [piece.map, 'Map', `The locations to come. This is round ${round} of ${lastRound}.`, map],
    [piece.unused, 'Unused locations', 'Check Map may exchange the next location for the top one.', unused],
  ]
  return piles.map(([id, name, says, cards]) => ({
    piece: id,
    name,
    lines: [
      `${capital(count(cards.length, 'card'))}. ${says}`,
      ...(cards.some((card) => card !== null)
        ? [
            `From the top: ${cards
              .toReversed()
              .map((card) => (card === null ? 'unknown' : cardName(card, view)))
              .join(', ')}.`,
          ]
        : []),
    ],
  }))
}
