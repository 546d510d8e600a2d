import { Icon, Piece } from '@dicehearth/tabletop'
import { classes, specials } from '../content/adventurers.ts'
import {
  chopSpaces,
  chopWood,
  healNeeds,
  mapNeeds,
  runes,
  scoutSpaces,
  spaceName,
  type CampSpace,
} from '../content/camp.ts'
import type { DieId } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { spaceIcon } from './look.ts'
import { none, trait } from '../rules/lookups.ts'

/** The camp: what the resting adventurer's dice can do, and the runes on the back of the map. */
export function Camp() {
  const { view } = useTable()
  const awake = view.step === 'camp' || view.step === 'rest' || view.step === 'roll'
  return (
    <section className={awake ? 'camp' : 'camp asleep'} aria-label="Camp">
      <Space space="chop" spaces={chopSpacesAt(view)} takes="any" says={`firewood +${chopGain(view)}`} />
      <Space space="scout" spaces={scoutSpaces} takes="↑" wants="dice in rising order" says="look ahead" />
      <Space space="map" spaces={1} takes={`${mapNeeds}+`} says="next location" />
      <Space space="heal" spaces={1} takes={healTakes(view)} says="refresh a card" />
      <Space space="equip" spaces={1} takes="any" says="swap a card" />
      <Special />
      <div className="runes" role="group" aria-label="Runes: two or three equal dice">
        {runes.map((rune) => (
          <Space key={rune} space={rune} spaces={1} takes="=" wants="equal dice" says={runeSays[rune]} />
        ))}
      </div>
    </section>
  )
}

const runeSays = { seal: 'an Unhallowed', vanquish: 'top of the horde', bolster: 'roll again' } as const

// What the location prints over the camp board.

function chopSpacesAt(view: SawView): number {
  return view.location === none ? chopSpaces : (trait(view, 'chopSpaces')?.spaces ?? chopSpaces)
}

function chopGain(view: SawView): number {
  return view.location === none ? chopWood : (trait(view, 'chopGain')?.wood ?? chopWood)
}

function healTakes(view: SawView): string {
  const least = view.location === none ? undefined : trait(view, 'healFace')?.least
  return least === undefined ? String(healNeeds) : `${least}+`
}

function Special() {
  const { view } = useTable()
  if (view.resting === none) return <Space space="special" spaces={1} takes="any" says="by class" />
  const special = specials[classes[view.adventurers[view.resting].class].special]
  return (
    <Space
      space="special"
      spaces={1}
      takes={special.needs > 1 ? `${special.needs}+` : 'any'}
      name={special.name}
      says="by class"
    />
  )
}

interface SpaceProps {
  space: CampSpace
  spaces: number
  /** Which dice it takes, written on the empty spaces. */
  takes: string
  /** The same in words, where it is not a number. */
  wants?: string
  says: string
  name?: string
}

function Space({
  space,
  spaces,
  takes,
  wants = takes === 'any' ? 'any die' : takes.replace('+', ' or more'),
  says,
  name = spaceName(space),
}: SpaceProps) {
  const { view, pieces, happening } = useTable()
  const dice = diceAt(view, space)
  const special = view.resting === none ? null : classes[view.adventurers[view.resting].class].special
  const wakes = happening?.type === 'rune' && happening.rune === space
  const free = Math.max(0, spaces - dice.length)
  return (
    <Piece
      id={piece.space(space)}
      pieces={pieces}
      label={`${name}, ${says}: takes ${wants}, ${free} of ${spaces} free`}
      place
      className={`camp-space space-${space}${wakes ? ' wakes' : ''}`}
    >
      <span className="space-name">
        <Icon icon={spaceIcon(space, special)} />
        {name}
      </span>
      <span className="space-dice">
        {dice.map((die) => (
          <DiePiece key={die} die={die} where={`on ${name}`} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} className="die-space" aria-hidden>
            {takes}
          </span>
        ))}
      </span>
      <span className="space-says">{says}</span>
    </Piece>
  )
}

function diceAt(view: SawView, space: CampSpace): DieId[] {
  return view.lies.flatMap((lies, die) =>
    lies === space || (space === 'special' && lies === 'trap') ? [die] : [],
  )
}
