import { Die, Icon, Piece } from '@dicehearth/tabletop'
import { colours, type DieId } from '../content/dice.ts'
import { piece } from '../rules/pieces.ts'
import type { Foe, Trial } from '../rules/state.ts'
import type { Slot } from '../story/cards.ts'
import { colourName, dieLook, dieName, slotName, slotNotes } from '../die-look.ts'
import { useTable } from './context.ts'
import { Figure } from './figure.ts'
import { icons } from './icons.ts'
import { slotPaint } from './look.ts'
import { Verdict } from './verdict.tsx'

const rounds = 3

/** A check or a combat: slots to cover, the pool, and what happens if you stop now. */
export function TrialPanel({ trial }: { trial: Trial }) {
  const { view, slip } = useTable()
  const combat = trial.kind === 'combat'
  const title = combat ? `Combat, round ${trial.round} of ${rounds}` : 'Skill check'
  return (
    <section className={`rpa-trial ${trial.kind} foes-${trial.foes.length}`} aria-label={title}>
      <header>
        <Icon icon={combat ? icons.clash : icons.dice} />
        <h2>{title}</h2>
        <ol className="rpa-steps" aria-label="Steps">
          {steps.map(({ step, name }) => (
            <li key={step} aria-current={trial.step === step ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      </header>
      {slip}
      <div className="rpa-foes">
        {trial.foes.map((foe, n) => (
          <FoePanel key={`${n} ${foe.name}`} foe={foe} nth={n} />
        ))}
      </div>
      <Pool trial={trial} />
      {trial.step === 'build' && <Bag />}
      <Verdict key={`${view.story.entry} ${trial.step} ${trial.round} ${trial.pool.length}`} trial={trial} />
    </section>
  )
}

const steps = [
  { step: 'build', name: 'Gather dice' },
  { step: 'play', name: 'Play cards' },
  { step: 'place', name: 'Place dice' },
] as const

function FoePanel({ foe, nth }: { foe: Foe; nth: number }) {
  const { view, pieces } = useTable()
  const { foes, modifiers } = view.printed
  const { name, tier, track } = foes[nth]
  const down = foe.dice.every((die) => die >= 0)
  return (
    <article className={down ? 'rpa-foe beaten' : 'rpa-foe'}>
      <Figure of={name} enemy={[name]} />
      <Piece id={piece.foe(nth)} pieces={pieces} label={name} place className="rpa-foe-name">
        <h3>{name}</h3>
        {tier !== null && <small>tier {tier}</small>}
      </Piece>
      <div className="rpa-slots">
        {foe.slots.map((slot, i) => (
          <SlotPiece key={`${i} ${slotName(slot)}`} slot={slot} die={foe.dice[i]} id={piece.slot(nth, i)} />
        ))}
      </div>
      {foe.modifiers.map((modifier) => (
        <Piece
          key={modifier}
          id={piece.modifier(modifier)}
          pieces={pieces}
          label={`${modifier}: ${modifiers[modifier]}`}
          className="rpa-modifier"
        >
          <b>{modifier}.</b> {modifiers[modifier]}
        </Piece>
      ))}
      {track.map(
        (effect, i) =>
          effect !== '' && (
            <p key={`${i} ${effect}`} className="rpa-track">
              <b>After round {i + 1}:</b> {effect}.
            </p>
          ),
      )}
    </article>
  )
}

function SlotPiece({ slot, die, id }: { slot: Slot; die: DieId; id: string }) {
  const { view, pieces } = useTable()
  const label = `${slotName(slot)}${slotNotes(slot)}${die >= 0 ? `, covered by ${dieName(view, die)}` : ''}`
  return (
    <Piece id={id} pieces={pieces} label={label} place className={die >= 0 ? 'rpa-slot covered' : 'rpa-slot'}>
      <span className="rpa-well" style={{ background: slotPaint(slot.colours) }}>
        {die >= 0 ? <DieAt die={die} /> : slot.value || 'any'}
      </span>
      <small>
        {slot.counter > 0 && (
          <b className="blow">
            <Icon icon={icons.fatigue} />
            {slot.counter}
          </b>
        )}
        {slot.xp > 0 && <b className="pay">{slot.xp} XP</b>}
        {slot.gold > 0 && (
          <b className="pay">
            <Icon icon={icons.gold} />
            {slot.gold}
          </b>
        )}
      </small>
    </Piece>
  )
}

function DieAt({ die }: { die: DieId }) {
  const { view } = useTable()
  return <Die face={view.faces[die] || null} {...dieLook(view.counts[die])} />
}

function Pool({ trial }: { trial: Trial }) {
  const { view, pieces } = useTable()
  const blind = trial.step === 'build' ? Math.max(0, view.poolSize - trial.pool.length) : 0
  return (
    <div className="rpa-pool" role="group" aria-label="The pool">
      {trial.pool.map((die) => (
        <Piece
          key={die}
          id={piece.die(die)}
          pieces={pieces}
          label={`The ${dieName(view, die)} in the pool`}
          moves
          className="die-piece"
        >
          <DieAt die={die} />
        </Piece>
      ))}
      {Array.from({ length: blind }, (_, n) => (
        <span key={n} className="rpa-blind" role="img" aria-label="A die still to be drawn from the bag">
          <Icon icon={icons.bag} />
        </span>
      ))}
    </div>
  )
}

/** A colour for each attribute: stamina buys a die of it. */
function Bag() {
  const { view, pieces } = useTable()
  return (
    <div className="rpa-bag" role="group" aria-label="The bag">
      <p>A die of a colour you choose costs {view.priceOfDie} stamina. In the bag:</p>
      {colours.map((colour, row) => (
        <Piece
          key={colour}
          id={piece.colour(row)}
          pieces={pieces}
          label={`Add a ${colourName(row)} die; ${view.bag[colour] ?? 0} in the bag`}
          place
          className="rpa-buy"
        >
          <span className="rpa-colour">
            <Die face={null} {...dieLook(colour)} />
          </span>
          <b>{view.bag[colour] ?? 0}</b>
        </Piece>
      ))}
    </div>
  )
}
