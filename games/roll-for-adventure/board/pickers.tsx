import { Die, Faces, Icon } from '@dicehearth/tabletop'
import type { RealDie } from '@dicehearth/engine'
import { dieFaces, territoryDie, type TerritoryDie as Face } from '../content/boards.ts'
import { dieLook, whose } from '../die-look.ts'
import type { RfaOption } from '../rules/decisions.ts'
import type { DieId } from '../rules/state.ts'
import { theTerritoryDie } from '../rules/where.ts'
import { useTable } from './context.ts'
import { territoryIcons } from './look.ts'

interface FacePickerProps {
  die: DieId
  /** The faces to choose from, each with its option. */
  faces: ReadonlyMap<number, number>
  choose: (option: number) => void
}

/** The faces that a die may be turned to. */
export function FacePicker({ die, faces, choose }: FacePickerProps) {
  const { view } = useTable()
  const shown = [...faces].map(([face, option]) => ({
    label: `Turn it to ${face}`,
    option,
    look: <Die face={face} {...dieLook(die, view)} />,
  }))
  return <Faces label={`Turn the ${whose(die, view)} ${view.face[die]} to`} faces={shown} choose={choose} />
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
  const faces = options.flatMap((it, option) => {
    if (it.verb !== 'shows') return []
    const land = territoryDie[it.face - 1]
    return ofTerritories
      ? [{ label: dieFaces[land], option, look: <TerritoryFace shows={land} /> }]
      : [
          {
            label: `It shows ${it.face}`,
            option,
            look: <Die face={it.face} {...dieLook(ask.die, view)} />,
          },
        ]
  })
  return <Faces label="What did it show?" faces={faces} choose={choose} real />
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
      <span>{dieFaces[shows]}</span>
    </span>
  )
}
