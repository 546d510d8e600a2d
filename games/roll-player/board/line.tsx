import { Die, Icon, Piece } from '@dicehearth/tabletop'
import { goalText, shortGoal } from '../speech/card-texts.ts'
import { isOf, type ClassColour, type DieId } from '../content/dice.ts'
import { rowOf, spacesOf, type Attribute, type LineId } from '../content/sheet.ts'
import { spaceName } from '../speech/names.ts'
import { pieces as ids } from '../speech/pieces.ts'
import { backstoryOf, classOf, leftmostEmpty, raceOf } from '../rules/heroes.ts'
import { none, type Seat } from '../rules/state.ts'
import { shortAction } from './actions.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { ifPlaced, type Foreseen } from './foresight.ts'
import { icons } from './icons.ts'
import { dieLook } from './look.ts'
import { Stars } from './star.tsx'

/** An Attribute Row from left to right: attribute and action, three wells, modifier, score, goal and verdict. */
export function Row({ seat, attribute }: { seat: Seat; attribute: Attribute }) {
  const { view, pieces } = useTable()
  const hero = view.heroes[seat]
  const row = rowOf(attribute)
  const goal = classOf(hero).goals[attribute]
  const { scores, met } = view.live[seat]
  const score = scores[row] ?? 0
  const dice = spacesOf(row).reduce((sum, space) => sum + pipsOn(hero.sheet[space], view.face), 0)
  const modifier = score - dice
  const [space, colour] = backstoryOf(hero).spaces[attribute]
  const foreseen = useForeseen(seat, row)
  const said = `${attribute} ${score}, goal ${goalText(goal)}${met[row] ? ', met' : ''}`
  return (
    <Piece
      id={ids.line(seat, row)}
      pieces={pieces}
      label={foreseen ? `${said}; with this die ${foreseen.score}${foreseen.met ? ', met' : ''}` : said}
      place
      className={met[row] ? 'row met' : 'row'}
    >
      <Icon icon={icons[attribute]} className="row-icon" />
      <span className="row-name">
        <b>{attribute}</b>
        <span>{shortAction(seat, attribute, view)}</span>
      </span>
      <Wells seat={seat} line={row} wishes={noWishes.with(space - 1, colour)} />
      <span className="row-modifier" title={modifier === raceBonus(hero, attribute) ? 'From your race' : ''}>
        {modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : `−${-modifier}`}
      </span>
      <b className={dice === 0 ? 'row-score bare' : 'row-score'}>{score}</b>
      <span className="row-goal">
        <span>{shortGoal(goal)}</span>
        <Stars count={goal[2]} />
      </span>
      <Verdict
        foreseen={foreseen}
        met={met[row]}
        score={score}
        range={[goal[0], goal[1]]}
        full={leftmostEmpty(hero, row) === none}
      />
    </Piece>
  )
}

function pipsOn(die: DieId, face: readonly number[]): number {
  return die === none ? 0 : face[die]
}

function raceBonus(hero: Parameters<typeof raceOf>[0], attribute: Attribute): number {
  return raceOf(hero).modifiers[attribute] ?? 0
}

/** What the die in hand would do here. */
export function useForeseen(seat: Seat, line: LineId): Foreseen | null {
  const { view, decision, inHand } = useTable()
  if (inHand === null || decision?.ask.seat !== seat) return null
  return ifPlaced(view, seat, inHand, line)
}

interface VerdictProps {
  foreseen: Foreseen | null
  met: boolean
  score: number
  range: readonly [least: number, most: number]
  full: boolean
}

/** Met or missed or, while a die is in hand, what it would come to. */
export function Verdict({ foreseen, met, score, range: [least, most], full }: VerdictProps) {
  if (foreseen) {
    const gain = foreseen.stars === 0 ? '' : ` ${foreseen.stars > 0 ? '+' : '−'}${Math.abs(foreseen.stars)}★`
    const over = foreseen.score > most ? ' over' : ''
    return (
      <span className={foreseen.met ? 'verdict foreseen good' : 'verdict foreseen'}>
        <span aria-hidden>→ </span>
        {foreseen.score}
        {foreseen.met ? ' met' : over}
        {gain !== '' && <b>{gain}</b>}
      </span>
    )
  }
  if (met)
    return (
      <span className="verdict seal">
        <Seal />
        met
      </span>
    )
  if (score > most) return <span className="verdict missed">{score - most} over</span>
  if (full) return <span className="verdict missed">{least - score} short</span>
  const needs =
    most > 30 || most === least ? String(least - score) : `${Math.max(least - score, 0)}–${most - score}`
  return <span className="verdict open">{score === 0 ? '' : `needs ${needs}${most > 30 ? '+' : ''}`}</span>
}

function Seal() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        className="seal-wax"
        d="m12 1 2.600 2.100 3.300-.5 1.200 3.100 3.100 1.200-.5 3.300L23.800 12l-2.100 2.600.5 3.300-3.100 1.200-1.200 3.100-3.300-.5L12 23.800l-2.600-2.100-3.300.5-1.200-3.100-3.100-1.200.5-3.300L.2 12l2.100-2.600-.5-3.300 3.100-1.200 1.200-3.100 3.300.5z"
      />
      <path className="seal-tick" d="m7 12.300 3.500 3.500 6.700-7.300" />
    </svg>
  )
}

interface WellsProps {
  seat: Seat
  line: LineId
  /** The colour that a Backstory wants on each of the wells. */
  wishes: readonly (ClassColour | null)[]
}

const noWishes: readonly (ClassColour | null)[] = [null, null, null]

/** Three wells for dice; a bar under a well wants a colour. */
export function Wells({ seat, line, wishes }: WellsProps) {
  const { view, pieces, decision, inHand } = useTable()
  const hero = view.heroes[seat]
  const ghost = decision?.ask.seat === seat && inHand !== null ? leftmostEmpty(hero, line) : none
  return (
    <span className="wells">
      {spacesOf(line).map((space, i) => {
        const die = hero.sheet[space]
        const colour = wishes[i]
        const matches = colour !== null && die !== none && isOf(die, colour)
        const wish = colour === null ? '' : `, Backstory wants ${colour}${matches ? ': matched' : ''}`
        return (
          <Piece
            key={space}
            id={ids.space(seat, space)}
            pieces={pieces}
            label={`${spaceName(space)}${die === none ? ', empty' : ''}${wish}`}
            className="well"
          >
            {die !== none && <DiePiece die={die} />}
            {space === ghost && inHand !== null && (
              <span className="ghost">
                <Die face={view.face[inHand]} {...dieLook(inHand)} />
              </span>
            )}
            {colour !== null && (
              <svg
                className={`wish die-${colour}${matches ? ' matched' : ''}`}
                viewBox="0 0 40 12"
                aria-hidden
              >
                <rect width="40" height="12" rx="6" />
                {matches && <path d="m14 6 4 3.500 8-7" />}
              </svg>
            )}
          </Piece>
        )
      })}
    </span>
  )
}
