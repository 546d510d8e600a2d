import { aboutKind, readOut, type CardLine } from './card-facts.ts'
import type { Creature, Kind, Summon } from './cards.ts'
import { effectText, type Effect } from './effects.ts'
import { ongoingText } from './ongoing.ts'
import { traitText } from './traits.ts'

/** What stands on the cards, made from what they do: printed cards and own ones alike. */

export function linesOf(kind: Kind): CardLine[] {
  switch (kind.kind) {
    case 'creature':
      return creatureLines(kind)
    case 'summon':
      return [{ when: 'Reveal', text: summonText(kind) }]
    case 'location':
      return kind.traits.map((trait) => ({ when: null, text: traitText(trait) }))
  }
}

/** The lines as they are read out. */
export function sentencesOf(kind: Kind): string[] {
  return readOut(linesOf(kind))
}

/** Everything that is printed on a card. */
export function printedOn(kind: Kind): string[] {
  return [`${aboutKind(kind)}.`, ...sentencesOf(kind)]
}

/** The whole text of a card in one piece; empty when it has none. */
export function textOf(kind: Kind): string {
  return sentencesOf(kind).join(' ')
}

function creatureLines(it: Creature): CardLine[] {
  const lines: CardLine[] = []
  if (it.reveal) lines.push({ when: 'Reveal', text: effectsText(it.reveal) })
  for (const power of it.ongoing ?? []) lines.push({ when: 'Ongoing', text: ongoingText(power) })
  if (it.first)
    lines.push({
      when: it.firstOnce ? 'Once, in first position' : 'First position',
      text: effectsText(it.first),
    })
  if (it.defeated) lines.push({ when: 'Defeated', text: effectsText(it.defeated) })
  return lines
}

function effectsText(effects: readonly Effect[]): string {
  return effects.map(effectText).join(' ')
}

function summonText({ before, goesTo, after }: Summon): string {
  const away = goesTo === 'graveyard' ? 'This card is buried' : 'This card goes under the creature deck'
  return [
    ...(before === 'oneExhausts' ? ['One adventurer on watch exhausts a card.'] : before.map(effectText)),
    `${away}; the top Unhallowed takes its place.`,
    ...after.map((effect) => `It ${effectText(effect).replace(/^./, (letter) => letter.toLowerCase())}`),
  ].join(' ')
}
