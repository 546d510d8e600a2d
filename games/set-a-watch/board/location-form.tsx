import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import { TextField } from '@dicehearth/tabletop/workshop/text-field.tsx'
import type { OwnLocation } from '../content/own-pack.ts'
import { trait, traits } from '../content/traits.ts'
import { upTo } from './numbers.ts'
import { Sayings } from './sayings.tsx'

const sorts = [
  ['normal', 'a place on the map'],
  ['respite', 'a respite, found by Check Map'],
  ['final', 'the place of the last watch'],
] as const
const woods = upTo(-4, 4)
const lines = upTo(2, 10)

interface LocationFormProps {
  location: OwnLocation
  onName: (name: string) => void
  onChange: (location: OwnLocation) => void
}

/** One location, written out in sentences. */
export function LocationForm({ location, onName, onChange }: LocationFormProps) {
  return (
    <div className="card-form">
      <TextField label="Name" value={location.name} most={40} onChange={onName} />
      <p className="sentence">
        It is
        <Pick
          label="Sort"
          value={location.sort}
          options={sorts}
          onPick={(sort) => onChange({ ...location, sort })}
        />
        . Whoever arrives has firewood
        <Pick
          label="Firewood on arrival"
          value={location.firewood}
          options={woods}
          onPick={(firewood) => onChange({ ...location, firewood })}
        />
        ; the line has
        <Pick
          label="Creatures"
          value={location.creatures}
          options={lines}
          onPick={(creatures) => onChange({ ...location, creatures })}
        />
        creatures.
      </p>
      <h2>While the camp is here</h2>
      <Sayings
        tag="is"
        words={traits}
        of={trait}
        said={location.traits}
        onChange={(next) => onChange({ ...location, traits: next })}
      />
    </div>
  )
}
