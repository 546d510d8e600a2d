import { Die, Icon, Piece } from '@dicehearth/tabletop'
import { useState } from 'react'
import { colours, type DieId } from '../content/dice.ts'
import { colourName, dieName, effectWords, foeName, modifierSentence, slotName, slotNotes } from '../names.ts'
import { piece } from '../pieces.ts'
import { boxOf, type Foe, type Trial } from '../rules/state.ts'
import type { Slot } from '../story/cards.ts'
import { useTable } from './context.ts'
import { icons } from './icons.ts'
import { colourVar, dieLook, slotPaint } from './look.ts'
import { coverable, odds } from './odds.ts'

/** A check or a combat slides over the map and the right page: slots to cover, the pool, and what fails if you stop now. */
export function TrialPanel({ trial }: { trial: Trial }) {
  const { view } = useTable()
  const title = trial.kind === 'combat' ? `Combat, round ${trial.round} of 3` : 'Skill check'
  return (
    <section className={`rpa-trial ${trial.kind}`} aria-label={title}>
      <h2>{title}</h2>
      <div className="rpa-foes">
        {trial.foes.map((foe, n) => (
          <FoePanel key={foe.name} foe={foe} nth={n} level={trial.level} />
        ))}
      </div>
      <Pool trial={trial} />
      {trial.step === 'build' && <Bag />}
      <Verdict key={`${view.story.entry} ${trial.step} ${trial.round} ${trial.pool.length}`} trial={trial} />
    </section>
  )
}

function FoePanel({ foe, nth, level }: { foe: Foe; nth: number; level: number }) {
  const { view, pieces } = useTable()
  const enemy = boxOf(view).enemies.get(foe.name)
  const down = foe.dice.every((die) => die >= 0)
  return (
    <article className={down ? 'rpa-foe beaten' : 'rpa-foe'}>
      <Piece
        id={piece.foe(nth)}
        pieces={pieces}
        label={foeName(view, foe.name, level)}
        className="rpa-foe-name"
      >
        <h3>{foeName(view, foe.name, level)}</h3>
      </Piece>
      <div className="rpa-slots">
        {foe.slots.map((slot, i) => (
          <SlotPiece key={`${i} ${slotName(slot)}`} slot={slot} die={foe.dice[i]} id={piece.slot(nth, i)} />
        ))}
      </div>
      {foe.modifiers.map((name) => (
        <p key={name} className="rpa-modifier">
          <b>{name}.</b> {modifierSentence(view, name)}
        </p>
      ))}
      {enemy?.track.map(
        (effect, i) =>
          effect.length > 0 && (
            <p key={`${i} ${effectWords(effect)}`} className="rpa-track">
              After round {i + 1}: {effectWords(effect)}.
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
        {die >= 0 ? <DieAt die={die} /> : slot.value || ''}
      </span>
      <small>
        {slot.counter > 0 && <b className="blow">−{slot.counter}</b>}
        {slot.xp > 0 && <b className="pay">{slot.xp} XP</b>}
        {slot.gold > 0 && <b className="pay">{slot.gold} g</b>}
      </small>
    </Piece>
  )
}

function DieAt({ die }: { die: DieId }) {
  const { view, happening } = useTable()
  const rolling =
    (happening?.type === 'rolled' && happening.dice.includes(die)) ||
    (happening?.type === 'rerolled' && happening.die === die)
  return <Die face={view.faces[die] || null} rolling={rolling} {...dieLook(view.counts[die])} />
}

function Pool({ trial }: { trial: Trial }) {
  const { view, pieces } = useTable()
  const blind = trial.step === 'build' ? Math.max(0, view.poolSize - trial.pool.length) : 0
  return (
    <div className="rpa-pool" aria-label="The pool">
      {trial.pool.map((die) => (
        <Piece
          key={die}
          id={piece.die(die)}
          pieces={pieces}
          label={`The ${dieName(view, die)} in the pool`}
          moves
          className="rpa-die"
        >
          <DieAt die={die} />
        </Piece>
      ))}
      {Array.from({ length: blind }, (_, n) => (
        <span key={n} className="rpa-blind" title="from the bag">
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
    <div className="rpa-bag">
      <p>A die of a colour you choose costs {view.priceOfDie} stamina.</p>
      {colours.map((colour, row) => (
        <Piece
          key={colour}
          id={piece.colour(row)}
          pieces={pieces}
          label={`Add a ${colourName(row)} die`}
          place
          className="rpa-buy"
        >
          <span style={{ background: colourVar(colour) }}>{view.bag[colour] ?? 0}</span>
        </Piece>
      ))}
    </div>
  )
}

/** What the dice can do as they lie, and the odds of the throw when somebody asks. */
function Verdict({ trial }: { trial: Trial }) {
  const { view } = useTable()
  const [share, setShare] = useState<number | null>(null)
  const { open, covered } = coverable(view)
  const blow = trial.foes
    .flatMap(({ slots, dice }) => slots.filter((_, i) => dice[i] < 0))
    .reduce((sum, { counter }) => sum + counter, 0)
  const stop = trial.kind === 'combat' ? `each of you adds ${blow} fatigue` : 'the check fails'
  return (
    <div className="rpa-verdict">
      {trial.step !== 'build' && (
        <p>
          These dice cover {covered} of {open} open slots.
        </p>
      )}
      {trial.step !== 'build' && open > 0 && <p className="stop">If you stop now, {stop}.</p>}
      {trial.step === 'build' &&
        (share === null ? (
          <button type="button" onClick={() => setShare(odds(view))}>
            What are the odds?
          </button>
        ) : (
          <p className="rpa-odds">
            <meter min={0} max={1} value={share} aria-label="Odds without cards" />
            {Math.round(100 * share)} % without any card
          </p>
        ))}
    </div>
  )
}
