import { Die, Icon } from '@dicehearth/tabletop'
import type { RealDie } from '@dicehearth/engine'
import { territoryDie, type TerritoryDie as Face } from '../content/boards.ts'
import type { RfaOption } from '../rules/decisions.ts'
import type { DieId } from '../rules/state.ts'
import { theTerritoryDie } from '../rules/where.ts'
import { territoryDieFaces, whose } from '../words.ts'
import { useTable } from './context.ts'
import { dieLook, territoryIcons } from './look.ts'

interface FacePickerProps {
  die: DieId
  /** The faces to choose from, each with its option. */
  faces: ReadonlyMap<number, number>
  choose: (option: number) => void
}

/** The faces that a die may be turned to. */
export function FacePicker({ die, faces, choose }: FacePickerProps) {
  const { view } = useTable()
  return (
    <fieldset className="faces" aria-label={`Turn the ${whose(die, view)} ${view.face[die]} to`}>
      {[...faces].map(([face, option]) => (
        <button key={face} type="button" aria-label={`Turn it to ${face}`} onClick={() => choose(option)}>
          <Die face={face} {...dieLook(die, view)} />
        </button>
      ))}
    </fieldset>
  )
}

interface RealDieProps {
  ask: RealDie
  options: readonly RfaOption[]
  choose: (option: number) => void
}

/** At a table with real dice: what did it show? */
export function RealDiePicker({ ask, options, choose }: RealDieProps) {
  const { view } = useTable()
  const ofTerritories = ask.die === theTerritoryDie
  return (
    <fieldset className="faces real" aria-label="What did it show?">
      {options.map((option, n) => {
        if (option.verb !== 'shows') return null
        const land = territoryDie[option.face - 1]
        return (
          <button
            key={option.face}
            type="button"
            aria-label={ofTerritories ? territoryDieFaces[land] : `It shows ${option.face}`}
            onClick={() => choose(n)}
          >
            {ofTerritories ? (
              <TerritoryFace shows={land} />
            ) : (
              <Die face={option.face} {...dieLook(ask.die, view)} />
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The large die of the enemies, as it fell. */
export function TerritoryDie({ shows }: { shows: Face }) {
  return (
    <div className="territory-die">
      <TerritoryFace shows={shows} />
    </div>
  )
}

function TerritoryFace({ shows }: { shows: Face }) {
  return (
    <span className={`territory-face shows-${shows}`}>
      <Icon icon={territoryIcons[shows]} />
      <span>{territoryDieFaces[shows]}</span>
    </span>
  )
}
