import { alignmentSpaces } from '../content/compass.ts'
import { backstoryStars } from '../content/backstories.ts'
import { familiarStars } from '../content/familiars.ts'
import { monsters, soloStars } from '../content/monsters.ts'
import { lineNames, scoreLineNames, starsText } from '../content/score-lines.ts'
import { attributes } from '../content/sheet.ts'
import type { ScoreLine } from '../rules/events.ts'
import { alignmentOf, classOf, familiarOf } from '../rules/heroes.ts'
import type { Hero, Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'
import { piece } from '../rules/pieces.ts'
import { Piece } from '@dicehearth/tabletop'
import { useTable } from './context.ts'
import { Star } from './star.tsx'

/** What the hero would score if it ended now, line by line, and the most that a line can bring. */
export function Score({ seat }: { seat: Seat }) {
  const { view, pieces } = useTable()
  const { lines, stars } = view.live[seat]
  return (
    <Piece
      id={piece.score(seat)}
      pieces={pieces}
      label={`Score as things stand: ${starsText(stars)}; what each goal would still bring`}
      className="score"
    >
      <h3>{view.outcome ? 'Reputation' : 'If it ended now'}</h3>
      <ol>
        {lines.map(({ for: line, score }) => {
          const most = mostOf(line, view.heroes[seat], view)
          if (score === 0 && most === null) return null
          return (
            <li key={line} className={score === 0 ? 'nothing' : undefined}>
              <span title={scoreLineNames[line]}>{lineNames[line]}</span>
              <b>{withMinus(score)}</b>
              <small>{most === null ? '' : `of ${most}`}</small>
            </li>
          )
        })}
      </ol>
      <p className="score-sum">
        <span>Stars</span>
        <b>{withMinus(stars)}</b>
        <Star />
      </p>
    </Piece>
  )
}

function withMinus(stars: number): string {
  return stars < 0 ? `−${-stars}` : String(stars)
}

/** The most that is printed for a line; null where nothing sets a limit. */
function mostOf(line: ScoreLine, hero: Hero, view: RpView): number | null {
  switch (line) {
    case 'monster':
      return (
        (view.players === 1 ? soloStars : view.monster ? monsters[view.monster].stars : []).at(-1)?.[1] ??
        null
      )
    case 'champion':
      return view.monster ? monsters[view.monster].champion : null
    case 'familiarPower':
      return familiarOf(view, hero).stars
    case 'familiarBackstory':
      return familiarStars.at(-1) ?? null
    case 'goals':
      return attributes.reduce((sum, attribute) => sum + classOf(hero).goals[attribute][2], 0)
    case 'alignment':
      return Math.max(...alignmentSpaces.map((space) => alignmentOf(hero).stars[space]))
    case 'backstory':
      return backstoryStars.at(-1) ?? null
    default:
      return null
  }
}
