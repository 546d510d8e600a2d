import { capital, count, type PieceText } from '@dicehearth/engine'
import { classes, classIds, specials } from './content/adventurers.ts'
import { campSpaces, spaceName, spaceText } from './content/camp.ts'
import { aboutKind, printedOn } from './content/card-text.ts'
import { printedOnAbility, printedOnBoard } from './content/printed.ts'
import { abilityName } from './names.ts'
import { piece } from './pieces.ts'
import { kindOf, locationOf, none, type CardId } from './rules/state.ts'
import type { SawView } from './view.ts'

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
      ? classIds.map((id) => ({ piece: piece.class(id), name: classes[id].name, lines: printedOnBoard(id) }))
      : campTexts(view)),
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

/** The numbers of the current location. The firewood modifier of the first one is ignored (SAW-032). */
export function hereInShort(view: SawView): string {
  const here = locationOf(view, view.location)
  return view.round === 1 ? capital(count(here.creatures, 'creature')) : aboutKind(here)
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
