import { capital, count, list, type PieceText } from '@dicehearth/engine'
import type { Adventure } from '../content/adventures.ts'
import { alignments, type AlignmentId } from '../content/alignments.ts'
import { backstories, type BackstoryId } from '../content/backstories.ts'
import { classes, type ClassId } from '../content/classes.ts'
import { wayNames, alignmentName, alignmentSpaces } from '../content/compass.ts'
import type { Familiar } from '../content/familiars.ts'
import { armorSets, type MarketCard } from '../content/market.ts'
import { typeNames } from '../content/card-types.ts'
import { moments } from '../content/moments.ts'
import type { Minion } from '../content/minions.ts'
import {
  monsters,
  soloStars,
  type Monster,
  type MonsterAbility,
  type MonsterId,
} from '../content/monsters.ts'
import { races, type RaceId } from '../content/races.ts'
import { attributes } from '../content/sheet.ts'
import { piece } from '../rules/pieces.ts'
import { effectsText, effectText, printedLines } from './texts-effects.ts'
import { conditionText, every, finalText, theMost, weaknessText } from './texts-metrics.ts'
import type { RpView } from '../view.ts'
import { signed, goalText } from '../content/goals.ts'
import { starsText } from '../content/score-lines.ts'
import { initiativeName } from '../die-look.ts'

export function sheetText(race: RaceId): PieceText {
  const { name, modifiers } = races[race]
  const changes = attributes.flatMap((row) => (modifiers[row] ? [`${row} ${signed(modifiers[row])}`] : []))
  return {
    piece: piece.sheet(race),
    name,
    lines: [changes.length > 0 ? `${list(changes)}.` : 'No modifiers.'],
  }
}

export function classText(id: ClassId): PieceText {
  const { name, colour, goals, ability } = classes[id]
  const rows = attributes.map((row) => `${row} ${goalText(goals[row])} for ${starsText(goals[row][2])}`)
  return {
    piece: piece.class(id),
    name,
    lines: [
      `${capital(colour)}.`,
      `${ability.name}: ${printedLines(ability).join(' ')}`,
      `Attribute Goals: ${rows.join(', ')}.`,
    ],
  }
}

export function backstoryText(id: BackstoryId): PieceText {
  const { name, spaces } = backstories[id]
  const wanted = attributes.map((row) => `${row} space ${spaces[row][0]} ${spaces[row][1]}`)
  return {
    piece: piece.backstory(id),
    name,
    lines: [
      `Dice of these colours: ${wanted.join(', ')}.`,
      '3 matches are worth 1 star, 4 are worth 3, 5 are worth 4, 6 are worth 6.',
    ],
  }
}

export function alignmentText(id: AlignmentId): PieceText {
  const { name, stars } = alignments[id]
  const worth = alignmentSpaces.map((space) => `${alignmentName(space)} ${stars[space]}`)
  return { piece: piece.alignment(id), name, lines: [`Stars at the end: ${worth.join(', ')}.`] }
}

export function familiarText({ id, name, range, stars, colours, does }: Familiar): PieceText {
  return {
    piece: piece.familiar(id),
    name,
    lines: [
      `Familiar Action: ${effectsText(does)}`,
      `Familiar Power: a sum of ${goalText(range)} is worth ${starsText(stars)}.`,
      `Familiar Backstory: ${list(colours)}; 2 matches are worth 1 star, 3 are worth 3.`,
    ],
  }
}

export function marketText(card: MarketCard): PieceText {
  return { piece: piece.card(card.id), name: card.name, lines: marketLines(card) }
}

function marketLines(card: MarketCard): string[] {
  const kind = `${typeNames[card.type]}, ${card.cost} Gold`
  switch (card.type) {
    case 'weapon':
      return [`${kind}, ${count(card.hands, 'hand')}.`, ...printedLines(card)]
    case 'armor': {
      const { name, stars, colours } = armorSets[card.set]
      const best = colours.length > 0 ? `; one more star for ${list(colours)}` : ''
      return [
        `${kind}.`,
        `${name} set: 1 to 5 pieces are worth ${list(stars.slice(1).map(String))} stars${best}.`,
      ]
    }
    case 'skill':
      return [
        `${kind}. Its arrow points ${wayNames[card.arrow]}.`,
        card.when
          ? `${capital(moments[card.when])}: ${card.does.map(effectText).join(', then ')}.`
          : effectsText(card.does),
      ]
    case 'trait':
      return [`${kind}. Its arrow points ${wayNames[card.arrow]}.`, finalText(card.final)]
    case 'scroll':
      return [`${kind}, carried out when it is bought.`, effectsText(card.does)]
  }
}

export function minionText({ id, name, weakness, levels }: Minion): PieceText {
  const rewards = levels.map(({ from, trophy, gives }, i) => {
    const totals = i + 1 < levels.length ? goalText([from, levels[i + 1].from - 1]) : `${from} or more`
    const items = [...gives.map(effectText), ...(trophy ? ['take it as a Trophy'] : [])]
    return `${totals}: ${items.join(', ') || 'nothing'}.`
  })
  return { piece: piece.minion(id), name, lines: [weaknessText(weakness), ...rewards] }
}

function abilityText(ability: MonsterAbility): string {
  switch (ability.is) {
    case 'zero':
      return `Final Dice showing ${ability.face} count as 0.`
    case 'topCut':
      return 'Whoever has at least two Final Dice loses one of the highest.'
    case 'pairCap':
      return `Of each value at most ${ability.most} of your Final Dice count.`
    case 'injury':
      return `Each Injury token takes ${ability.minus} from your total.`
    case 'noHonor':
      return 'Honor tokens add nothing.'
    case 'rerollCost':
      return `Rolling a Combat Die again costs ${ability.xp} XP.`
  }
}

export function monsterText(id: MonsterId, { players }: Pick<RpView, 'players'>): PieceText {
  const monster: Monster = monsters[id]
  const isSolo = players === 1
  const chart = (isSolo ? soloStars : monster.stars).map(([from, stars]) => `${from}+ ${starsText(stars)}`)
  return {
    piece: piece.monster(id),
    name: monster.name,
    lines: isSolo
      ? [
          `Strength ${monster.soloStrength}. ${abilityText(monster.ability)}`,
          `By how much your total exceeds it: ${chart.join(', ')}.`,
        ]
      : [
          `Strength ${monster.strength}. ${abilityText(monster.ability)}`,
          `By your total: ${chart.join(', ')}. Champion Bonus: ${starsText(monster.champion)}.`,
        ],
  }
}

export function adventureText(card: Adventure, { players }: Pick<RpView, 'players'>): PieceText {
  const solo = players === 1 && card.solo ? [`Alone only if ${conditionText(card.solo)}.`] : []
  return {
    piece: piece.adventure(card.type),
    name: card.name,
    lines: [`${capital(card.type)} card. ${benefitText(card)}`, ...solo],
  }
}

/** Who gains what from an Adventure card. */
export function benefitText({ who, dice, xp }: Adventure): string {
  const gains = list([
    ...(dice > 0 ? [count(dice, 'Combat Die', 'Combat Dice')] : []),
    ...(xp > 0 ? [`${xp} XP`] : []),
  ])
  if ('each' in who) return `${capital(gains)} if ${conditionText(who.each)}.`
  if ('per' in who) return `${capital(gains)} for ${every(who.every, who.per)}, at most ${who.most}.`
  return `${capital(gains)} if you have ${theMost(who.most)} among those with this Adventure token.`
}

export function initiativeText(card: number): PieceText {
  return {
    piece: piece.initiative(card),
    name: initiativeName(card),
    lines: [
      'Whoever chooses it takes its dice, Gold and Fiends, and acts in the Market in the order of the numbers.',
    ],
  }
}
