import { capital, count, type PieceText } from '@dicehearth/engine'
import { abilities, abilitiesOf, type AbilityId } from './content/abilities.ts'
import { classes, classIds, specials, type ClassId } from './content/adventurers.ts'
import { campSpaces, spaceName, spaceText } from './content/camp.ts'
import { aboutKind, sentencesOf } from './content/card-text.ts'
import { abilityName } from './names.ts'
import { piece } from './pieces.ts'
import { kindOf, locationOf, none, type CardId } from './rules/state.ts'
import type { FoeView, SawView } from './view.ts'

/** What is printed on everything that lies open, and on the known cards of the piles. */
export function texts(view: SawView): PieceText[] {
  return [
    ...view.line.flatMap((foe, at) => (foe.card === null ? [] : [foeText(foe, foe.card, at, view)])),
    ...(view.location === none ? [] : [cardText(piece.location, view.location, view)]),
    ...knownCards(view).map((card) => cardText(piece.card(card), card, view)),
    ...view.adventurers.flatMap((it, who) => [
      classText(piece.adventurer(who), it.class),
      ...it.equipped.map(({ ability, exhausted }) => abilityText(ability, exhausted ? ['Exhausted.'] : [])),
      ...it.leftover.map((ability) =>
        abilityText(ability, ['Left over: it does nothing until it is equipped.']),
      ),
    ]),
    ...(view.location === none ? classIds.map((id) => classText(piece.class(id), id)) : campTexts(view)),
  ]
}

/** The cards that everybody knows, wherever they lie but in the line. */
function knownCards(view: SawView): CardId[] {
  const piles = [
    view.deck,
    view.unhallowed,
    view.graveyard,
    view.horde,
    view.removed,
    view.map,
    view.unused,
    view.past,
    ...view.adventurers.map((it) => it.tamed),
  ]
  return piles.flat().filter((card) => card !== null)
}

function cardText(id: string, card: CardId, view: SawView): PieceText {
  const kind = kindOf(view, card)
  return { piece: id, name: kind.name, lines: [`${aboutKind(kind)}.`, ...sentencesOf(kind)] }
}

/** The numbers of the current location. The firewood modifier of the first one is ignored (SAW-032). */
export function hereInShort(view: SawView): string {
  const here = locationOf(view, view.location)
  return view.round === 1 ? capital(count(here.creatures, 'creature')) : aboutKind(here)
}

/** A card of the line, with what it comes to at this moment. */
function foeText(foe: FoeView, card: CardId, at: number, view: SawView): PieceText {
  const text = cardText(piece.position(at), card, view)
  if (!foe.faceup) return { ...text, lines: [...text.lines, 'Facedown.'] }
  const now = [
    `Now health ${foe.health}, damage ${foe.damage}`,
    ...(foe.wounds > 0 ? [`wounded for ${foe.wounds}`] : []),
    ...(foe.under === none ? [] : [`rides ${kindOf(view, foe.under).name}`]),
    ...(foe.ignored ? ['its text is ignored this round'] : []),
  ]
  return { ...text, lines: [...text.lines, `${now.join(', ')}.`] }
}

/** How an ability is used. */
export const ways = {
  die: 'by die or by exhausting',
  exhaust: 'by exhausting only',
  passive: 'always at work',
} as const

function abilityText(ability: AbilityId, state: readonly string[]): PieceText {
  const { name, class: of, kind, text } = abilities[ability]
  return {
    piece: piece.ability(ability),
    name,
    lines: [`${classes[of].name}, ${ways[kind]}.`, text, ...state],
  }
}

function classText(id: string, of: ClassId): PieceText {
  const { name, attack, dice, special } = classes[of]
  return {
    piece: id,
    name,
    lines: [
      `${capital(attack)}, three d${dice}.`,
      `In camp, ${specials[special].name}: ${specials[special].text}`,
      `Abilities: ${abilitiesOf(of).map(abilityName).join(', ')}.`,
    ],
  }
}

/** The camp board; the special action is that of whoever rests. */
function campTexts({ resting, adventurers }: SawView): PieceText[] {
  return campSpaces.map((space) => {
    const id = piece.space(space)
    if (space !== 'special' || resting === none)
      return { piece: id, name: spaceName(space), lines: [spaceText(space)] }
    const { name, text } = specials[classes[adventurers[resting].class].special]
    return { piece: id, name, lines: [text] }
  })
}
