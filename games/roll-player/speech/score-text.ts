import { capital, count, type PieceText } from '@dicehearth/engine'
import { goalText } from './card-texts.ts'
import { backstoryStars } from '../content/backstories.ts'
import { alignmentSpaces } from '../content/compass.ts'
import { familiarStars } from '../content/familiars.ts'
import { armorSetIds, armorSets } from '../content/market.ts'
import { adventureTypes } from '../content/adventures.ts'
import { attributes, familiarBoard, spacesInLine, none } from '../content/sheet.ts'
import { alignmentName, seatName } from './names.ts'
import { pieces } from '../rules/pieces.ts'
import { alignmentOf, cardCalled, classOf, familiarOf } from '../rules/heroes.ts'
import { backstoryMatches } from '../rules/metrics.ts'
import { strengthOf } from '../rules/monster-combat.ts'
import type { ScoreLine } from '../rules/events.ts'
import type { Standing } from '../rules/standing.ts'
import type { Hero, Seat } from '../rules/state.ts'
import { finalText, starsText } from './texts-metrics.ts'
import type { RpView } from '../view.ts'

/** How a hero stands, line by line, and what each goal would still bring. */
export function scoreText(seat: Seat, view: RpView): PieceText {
  const { lines, stars } = view.live[seat]
  return {
    piece: pieces.score(seat),
    name: `${seatName(seat, view)}: ${starsText(stars)}`,
    lines: lines.flatMap(({ for: line, score }) => {
      const still = more[line]?.(seat, view) ?? []
      if (score === 0 && still.length === 0) return []
      return [`${lineNames[line]}: ${score}. ${still.join('; ')}`.trim()]
    }),
  }
}

/** What the lines of the score sheet are called. */
export const scoreLineNames: Readonly<Record<ScoreLine, string>> = {
  monster: 'Monster',
  champion: 'Champion Bonus',
  familiarPower: 'Familiar Power',
  familiarBackstory: 'Familiar Backstory',
  goals: 'Attribute Goals',
  classColour: 'Class Colour dice',
  alignment: 'Alignment',
  backstory: 'Backstory',
  armor: 'Armor',
  traits: 'Traits',
  otherCards: 'Fiends and other cards',
  gold: 'Gold',
}

/** The lines of the score sheet in few words. */
export const lineNames: Readonly<Record<ScoreLine, string>> = {
  monster: 'Monster',
  champion: 'Champion',
  familiarPower: 'Familiar',
  familiarBackstory: 'Its colours',
  goals: 'Goals',
  classColour: 'Own colour',
  alignment: 'Alignment',
  backstory: 'Backstory',
  armor: 'Armor',
  traits: 'Traits',
  otherCards: 'Other cards',
  gold: 'Gold',
}

type More = (seat: Seat, view: RpView) => string[]

/** What a line would still bring, and for what. */
const more: Readonly<Partial<Record<ScoreLine, More>>> = {
  monster(seat, view) {
    const { total, trophies } = view.heroes[seat]
    if (!view.monster || total !== null) return []
    const tokens = Math.min(trophies.length, adventureTypes.length)
    return [
      `Strength ${strengthOf(view)} is to be beaten`,
      `${tokens} of ${adventureTypes.length} Adventure tokens`,
    ]
  },
  goals(seat, view) {
    const { goals } = classOf(view.heroes[seat])
    return attributes.flatMap((attribute, row) => {
      const goal = goals[attribute]
      const standing = view.live[seat].sheet[row]
      if (standing.goal === 'met') return []
      return [`${attribute} ${standing.score} of ${goalText(goal)}${still(standing)}: ${starsText(goal[2])}`]
    })
  },
  familiarPower(seat, view) {
    const hero = view.heroes[seat]
    const { range, stars } = familiarOf(view, hero)
    const standing = view.live[seat].sheet[familiarBoard]
    if (standing.goal === 'met') return []
    return [`${standing.score} of ${goalText(range)}${still(standing)}: ${starsText(stars)}`]
  },
  familiarBackstory(seat, view) {
    const matches = familiarStars.indexOf(scoreOf('familiarBackstory', seat, view))
    return matches === familiarStars.length - 1
      ? []
      : [`2 matches give 1 star, 3 give ${familiarStars[spacesInLine]}`]
  },
  classColour(seat, view) {
    const hero = view.heroes[seat]
    const empty = hero.sheet.filter((die) => die === none).length
    return empty === 0
      ? []
      : [`each further ${classOf(hero).colour} die gives 1; ${count(empty, 'space')} left`]
  },
  alignment(seat, view) {
    const { stars } = alignmentOf(view.heroes[seat])
    const best = Math.max(...alignmentSpaces.map((space) => stars[space]))
    if (stars[view.heroes[seat].token] === best) return []
    const where = alignmentSpaces.filter((space) => stars[space] === best).map(alignmentName)
    return [`${where.join(' or ')} would give ${best}`]
  },
  backstory(seat, view) {
    const matches = backstoryMatches(view.heroes[seat])
    const next = backstoryStars.findIndex((stars, n) => n > matches && stars > backstoryStars[matches])
    return next < 0
      ? []
      : [`${matches} of ${attributes.length} match; ${next - matches} more give ${backstoryStars[next]}`]
  },
  armor: (seat, view) =>
    armorSetIds.flatMap((set) => {
      const pieces = piecesOf(set, view.heroes[seat], view)
      const { name, stars } = armorSets[set]
      if (pieces === 0 || pieces + 1 >= stars.length) return []
      const gain = stars[pieces + 1] - stars[pieces]
      return [`${capital(name)}, ${count(pieces, 'piece')}: the next gives ${starsText(gain)}`]
    }),
  traits: (seat, view) =>
    view.heroes[seat].cards.flatMap((id) => {
      const card = cardCalled(view, id)
      return card.type === 'trait' ? [`${card.name}: ${finalText(card.final).replace(/\.$/, '')}`] : []
    }),
}

/** "2 too many", "1 short", "needs 3 to 5 with the last die (chance 48 %)". */
export function still({ goal, off, needs, chance }: Standing): string {
  if (goal === 'over') return `, ${off} too many`
  if (goal === 'short') return `, ${off} short`
  if (!needs) return ''
  const sum = goalText([needs[0], needs[1]])
  return chance === null
    ? `, needs ${sum} more`
    : `, needs ${sum} with the last die (chance ${percent(chance)})`
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

function scoreOf(line: ScoreLine, seat: Seat, { live }: RpView): number {
  return live[seat].lines.find((it) => it.for === line)?.score ?? 0
}

/** How many pieces of an armor set a hero owns. */
export function piecesOf(set: string, { cards }: Pick<Hero, 'cards'>, view: RpView): number {
  return cards.filter((id) => {
    const card = cardCalled(view, id)
    return card.type === 'armor' && card.set === set
  }).length
}
