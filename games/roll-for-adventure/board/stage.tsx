import { Icon } from '@dicehearth/tabletop'
import { heroes } from '../content/heroes.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { claimOf, facesFor, hasAbility, pointedAt, usesAbility, type RfaDecision } from './direct.ts'
import { DiePiece } from './die-piece.tsx'
import { EnemyCard } from './enemy-card.tsx'
import { heroIcons } from './look.ts'
import { FacePicker, RealDiePicker } from './pickers.tsx'

/** The place before the players: the dice in hand while they roll, the enemy that acts while it acts. */
export function Stage() {
  const { view } = useTable()
  return (
    <div className={view.step === 'enemy' ? 'stage enemy-step' : 'stage'}>
      <Centre />
    </div>
  )
}

function Centre() {
  const { view, decision, choose } = useTable()
  if (decision?.ask.kind === 'realDie')
    return <RealDiePicker ask={decision.ask} options={decision.options} choose={choose} />
  if (view.hand.length > 0 || view.laying.length > 0) return <Hand />
  if (view.acting === null) return <div className="stage-quiet" />
  return (
    <div className="acting">
      <EnemyCard id={view.acting} />
    </div>
  )
}

/** The rolled dice, those of one number together. */
function Hand() {
  const { view, decision } = useTable()
  const dice = [...view.laying, ...view.hand]
  const numbers = [...new Set(dice.map((die) => view.face[die]))].sort((a, b) => a - b)
  const rolled = view.step === 'rollAndPlace'
  return (
    <fieldset className="hand" aria-label="Dice in hand">
      {rolled ? (
        numbers.map((number) => (
          <div key={number} className="hand-group">
            {dice
              .filter((die) => view.face[die] === number)
              .map((die) => (
                <DiePiece key={die} die={die} where="in hand" />
              ))}
          </div>
        ))
      ) : (
        <div className="hand-group">
          {dice.map((die) => (
            <DiePiece key={die} die={die} resting where="in hand" />
          ))}
        </div>
      )}
      {decision && <Helps decision={decision} />}
    </fieldset>
  )
}

/** What stands beside the dice: the hero's way with them, the faces to turn one to, marked lines to claim. */
function Helps({ decision }: { decision: RfaDecision }) {
  const { view, pieces, picked, choose } = useTable()
  const { dice, lines } = pointedAt(picked, view)
  const [die] = dice
  const ability = usesAbility(picked, view)
  if (ability && die !== undefined)
    return <FacePicker die={die} faces={facesFor(decision, die)} choose={choose} />
  const claim = lines.length > 0 ? claimOf(decision, lines) : null
  if (claim !== null) {
    return (
      <button type="button" className="stage-button" onClick={() => choose(claim)}>
        Claim what is marked
      </button>
    )
  }
  // What the hand as a whole can do: be rolled again, or rolled on.
  const whole = decision.options.findIndex(({ verb }) => verb === 'singNow' || verb === 'rollOn')
  if (whole >= 0) {
    return (
      <button type="button" className="stage-button" onClick={() => choose(whole)}>
        {decision.choices[whole].text}
      </button>
    )
  }
  if (!hasAbility(decision)) return null
  return (
    <button
      type="button"
      className="stage-button"
      aria-pressed={ability}
      aria-label={heroes[view.heroes[view.active]].name}
      onClick={() => pieces.press(piece.hero(view.active))}
    >
      <Icon icon={heroIcons[view.heroes[view.active]]} />
      <span>{ability ? 'Pick a die' : heroes[view.heroes[view.active]].name}</span>
    </button>
  )
}
