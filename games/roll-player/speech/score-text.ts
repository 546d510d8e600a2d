import { capital, count, type PieceText } from '@dicehearth/engine'
import { goalText } from '../content/goals.ts'
import { lineNames, starsText } from '../content/score-lines.ts'
import { backstoryStars } from '../content/backstories.ts'
import { alignmentName, alignmentSpaces } from '../content/compass.ts'
import { familiarStars } from '../content/familiars.ts'
import { armorSetIds, armorSets } from '../content/market.ts'
import { adventureTypes } from '../content/adventures.ts'
import { attributes, familiarBoard, spacesInLine, none } from '../content/sheet.ts'
import { seatName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import { alignmentOf, cardCalled, classOf, familiarOf } from '../rules/heroes.ts'
import { armorPieces, backstoryMatches } from '../rules/metrics.ts'
import { strengthOf } from '../rules/monster.ts'
import type { ScoreLine } from '../rules/events.ts'
import type { Seat } from '../rules/state.ts'
import { finalText } from './texts-metrics.ts'
import type { RpView } from '../view.ts'

/** How a hero stands, line by line, and what each goal would still bring. */
export function scoreText(seat: Seat, view: RpView): PieceText {
  const { lines, stars } = view.live[seat]
  return {
    piece: piece.score(seat),
    name: `${seatName(seat, view)}: ${starsText(stars)}`,
    lines: lines.flatMap(({ for: line, score }) => {
      const still = more[line]?.(seat, view) ?? []
      if (score === 0 && still.length === 0) return []
      return [`${lineNames[line]}: ${score}. ${still.join('; ')}`.trim()]
    }),
  }
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
      return [
        `${attribute} ${standing.score} of ${goalText(goal)}${standing.says && `, ${standing.says}`}: ${starsText(goal[2])}`,
      ]
    })
  },
  familiarPower(seat, view) {
    const hero = view.heroes[seat]
    const { range, stars } = familiarOf(view, hero)
    const standing = view.live[seat].sheet[familiarBoard]
    if (standing.goal === 'met') return []
    return [
      `${standing.score} of ${goalText(range)}${standing.says && `, ${standing.says}`}: ${starsText(stars)}`,
    ]
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
      const pieces = armorPieces(view, view.heroes[seat], set)
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

function scoreOf(line: ScoreLine, seat: Seat, { live }: RpView): number {
  return live[seat].lines.find((it) => it.for === line)?.score ?? 0
}
