import { capital } from '@dicehearth/engine'
import { Die, Icon, Piece } from '@dicehearth/tabletop'
import { isOf, type ClassColour, type DieId } from '../content/dice.ts'
import { goalText, percent, shortGoal } from '../content/goals.ts'
import { none, rowOf, spaceName, spacesOf, type Attribute, type LineId } from '../content/sheet.ts'
import { dieLook } from '../die-look.ts'
import { piece } from '../rules/pieces.ts'
import { backstoryOf, classOf, leftmostEmpty, raceOf } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import type { RpPreview } from '../speech/preview.ts'
import type { DiceLine } from '../view.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { icons } from './icons.ts'
import { Stars } from './star.tsx'

/** An Attribute Row from left to right: attribute and action, three wells, modifier, score, goal and verdict. */
export function Row({ seat, attribute }: { seat: Seat; attribute: Attribute }) {
  const { view, pieces } = useTable()
  const hero = view.heroes[seat]
  const row = rowOf(attribute)
  const goal = classOf(hero).goals[attribute]
  const standing = view.live[seat].sheet[row]
  const action = view.live[seat].actions[row]
  const { score } = standing
  const dice = spacesOf(row).reduce((sum, space) => sum + pipsOn(hero.sheet[space], view.face), 0)
  const modifier = score - dice
  const [space, colour] = backstoryOf(hero).spaces[attribute]
  const foreseen = useForeseen(seat, row)
  const said = `${attribute} ${score}, goal ${goalText(goal)}${stands(standing)}${withThisDie(foreseen, row)}`
  return (
    <Piece
      id={piece.line(seat, row)}
      pieces={pieces}
      label={said}
      place
      className={standing.goal === 'met' ? 'row met' : 'row'}
    >
      <Icon icon={icons[attribute]} className="row-icon" />
      <span className="row-name">
        <b>{attribute}</b>
        <span title={action.text}>{action.short}</span>
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
      <Verdict standing={standing} foreseen={foreseen} line={row} />
    </Piece>
  )
}

function pipsOn(die: DieId, face: readonly number[]): number {
  return die === none ? 0 : face[die]
}

function raceBonus(hero: Parameters<typeof raceOf>[0], attribute: Attribute): number {
  return raceOf(hero).modifiers[attribute] ?? 0
}

/** ", met" or what is still to come. */
export function stands({ says }: DiceLine): string {
  return says && `, ${says}`
}

/** "; with this die 9, 2 short", for screen readers. */
export function withThisDie(foreseen: RpPreview | null, line: LineId): string {
  return foreseen ? `; with this die ${foreseen.sheet[line].score}${stands(foreseen.sheet[line])}` : ''
}

/** What the die in hand would do here. */
export function useForeseen(seat: Seat, line: LineId): RpPreview | null {
  const { decision, previews, inHand } = useTable()
  if (!decision || decision.ask.seat !== seat) return null
  const option = decision.options.findIndex(
    (it) => it.verb === 'place' && it.die === inHand && it.line === line,
  )
  return previews[option] ?? null
}

interface VerdictProps {
  standing: DiceLine
  foreseen: RpPreview | null
  line: LineId
}

/** Met or missed or, while a die is in hand, what it would come to. */
export function Verdict({ standing, foreseen, line }: VerdictProps) {
  if (foreseen) {
    const { score, goal } = foreseen.sheet[line]
    const gain = foreseen.stars === 0 ? '' : `${foreseen.stars > 0 ? '+' : '−'}${Math.abs(foreseen.stars)}★`
    // The line's label says it to screen readers.
    return (
      <span className={goal === 'met' ? 'verdict foreseen good' : 'verdict foreseen'} aria-hidden>
        <span>
          <span className="foreseen-arrow">→ </span>
          {score}
          {goal !== 'open' && <span className="foreseen-goal">, {goal}</span>}
        </span>
        {gain !== '' && <b>{gain}</b>}
      </span>
    )
  }
  const { goal, off, needs, chance, score, says } = standing
  switch (goal) {
    case 'met':
      return (
        <span className="verdict seal">
          <Seal />
          met
        </span>
      )
    case 'over':
    case 'short':
      return <span className="verdict missed">{`${off} ${goal}`}</span>
    case 'open':
      return (
        <span className="verdict open" title={capital(says)}>
          {needs && score > 0 && `needs ${shortGoal(needs)}`}
          {chance !== null && <small>{percent(chance)}</small>}
        </span>
      )
  }
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
            id={piece.space(seat, space)}
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
