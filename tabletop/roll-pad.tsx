import type { DieLook } from '@dicehearth/engine'
import { useState } from 'react'
import './roll-pad.css'
import type { BoardProps } from './board.ts'
import { Die } from './die.tsx'
import type { Answer } from './manner.ts'

type Decision = NonNullable<BoardProps['decision']>

interface RollPadProps {
  /** The dice of this roll that are still to be named, the one that is asked about first. */
  roll: readonly { die: number; name: string; look: DieLook & { second?: DieLook } }[]
  /** The faces that a die may show. */
  faces: readonly number[]
  bring: (answers: readonly Answer<Decision>[]) => void
}

const none: ReadonlyMap<number, number> = new Map()

/** At a table with real dice: all dice of a roll lie on one pad, and what they show is entered in one go. */
export function RollPad({ roll, faces, bring }: RollPadProps) {
  const [entered, setEntered] = useState(none)
  const [turned, setTurned] = useState<number | null>(null)
  const asked = roll.find(({ die }) => (turned === null ? !entered.has(die) : die === turned))
  const enter = (shown: ReadonlyMap<number, number>): void =>
    bring(
      roll.map(
        ({ die }): Answer<Decision> =>
          (option) =>
            'face' in option && option.face === shown.get(die),
      ),
    )
  const set = (face: number): void => {
    if (!asked) return
    const shown = new Map(entered).set(asked.die, face)
    setEntered(shown)
    setTurned(null)
    // A single die has nothing beside it that could be mended.
    if (roll.length === 1) enter(shown)
  }
  return (
    <fieldset className="roll-pad" aria-label="What do the dice show?">
      {roll.length > 1 && (
        <div className="roll-pad-dice">
          {roll.map(({ die, name, look }) => {
            const face = entered.get(die)
            return (
              <button
                key={die}
                type="button"
                aria-label={`${name}: ${face ?? 'not yet named'}`}
                aria-pressed={die === asked?.die}
                onClick={() => setTurned(die)}
              >
                <Die face={face ?? null} {...look} />
              </button>
            )
          })}
        </div>
      )}
      {!asked ? (
        <button type="button" className="button ember" onClick={() => enter(entered)}>
          That is the roll
        </button>
      ) : (
        <>
          <p className="roll-pad-asks">{asked.name} shows</p>
          <div className="roll-pad-faces">
            {faces.map((face) => (
              <button key={face} type="button" aria-label={String(face)} onClick={() => set(face)}>
                <Die face={face} {...asked.look} />
              </button>
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
