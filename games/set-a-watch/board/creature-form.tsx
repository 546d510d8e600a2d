import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import { TextField } from '@dicehearth/tabletop/workshop/text-field.tsx'
import { typeNames } from '../content/creature-types.ts'
import { defeatedEffect, defeatedWords, standingEffect, standingWords } from '../content/effects.ts'
import { ongoing, ongoingPower } from '../content/ongoing.ts'
import type { OwnCreature } from '../content/own-pack.ts'
import { upTo } from './numbers.ts'
import { Sayings } from './sayings.tsx'
import { creatureType } from '../content/language.ts'

const types = creatureType.options.map((type) => [type, typeNames[type]] as const)
const copies = [1, 2, 3, 4].map((n) => [n, n === 1 ? 'one card' : `${n} cards`] as const)
const healths = upTo(0, 30)
const damages = upTo(0, 5)

interface CreatureFormProps {
  creature: OwnCreature
  onName: (name: string) => void
  onChange: (creature: OwnCreature) => void
}

/** One creature, written out in sentences. */
export function CreatureForm({ creature, onName, onChange }: CreatureFormProps) {
  const set = (powers: Partial<OwnCreature>): void => onChange(settled({ ...creature, ...powers }))
  const flag = (name: 'plural' | 'firstOnce', on: boolean): void => {
    const { [name]: _, ...rest } = creature
    onChange(on ? { ...rest, [name]: true } : rest)
  }
  const { reveal = [], first = [], defeated = [], ongoing: always = [] } = creature
  return (
    <div className="card-form">
      <TextField label="Name" value={creature.name} most={40} onChange={onName} />
      <p className="sentence">
        There is
        <Pick
          label="Cards"
          value={creature.copies}
          options={copies}
          onPick={(n) => onChange({ ...creature, copies: n })}
        />
        of it. Its name stands for
        <Pick
          label="One or many"
          value={creature.plural ? 'many' : 'one'}
          options={[
            ['one', 'one being'],
            ['many', 'several'],
          ]}
          onPick={(picked) => flag('plural', picked === 'many')}
        />
        : type
        <Pick
          label="Type"
          value={creature.type}
          options={types}
          onPick={(type) => onChange({ ...creature, type })}
        />
        , health
        <Pick
          label="Health"
          value={creature.health}
          options={healths}
          onPick={(health) => onChange({ ...creature, health })}
        />
        , damage
        <Pick
          label="Damage"
          value={creature.damage}
          options={damages}
          onPick={(damage) => onChange({ ...creature, damage })}
        />
        .
      </p>
      <h2>When it is turned faceup</h2>
      <Sayings
        tag="do"
        words={standingWords}
        of={standingEffect}
        said={reveal}
        onChange={(said) => set({ reveal: said })}
      />
      <h2>While it stands faceup</h2>
      <Sayings
        tag="is"
        words={ongoing}
        of={ongoingPower}
        said={always}
        onChange={(said) => set({ ongoing: said })}
      />
      <h2>When it stands in first position</h2>
      <Sayings
        tag="do"
        words={standingWords}
        of={standingEffect}
        said={first}
        onChange={(said) => set({ first: said })}
      />
      {first.length > 0 && (
        <p className="sentence">
          It does so
          <Pick
            label="How often"
            value={creature.firstOnce ? 'once' : 'always'}
            options={[
              ['always', 'whenever it comes to stand there'],
              ['once', 'once per watch'],
            ]}
            onPick={(picked) => flag('firstOnce', picked === 'once')}
          />
          .
        </p>
      )}
      <h2>When it falls</h2>
      <Sayings
        tag="do"
        words={defeatedWords}
        of={defeatedEffect}
        said={defeated}
        onChange={(said) => set({ defeated: said })}
      />
    </div>
  )
}

/** Moments at which nothing happens are left out, and without a first-position power nothing happens only once. */
function settled({ reveal, ongoing: always, first, defeated, firstOnce, ...rest }: OwnCreature): OwnCreature {
  return {
    ...rest,
    ...(reveal?.length ? { reveal } : {}),
    ...(always?.length ? { ongoing: always } : {}),
    ...(first?.length ? { first } : {}),
    ...(first?.length && firstOnce ? { firstOnce } : {}),
    ...(defeated?.length ? { defeated } : {}),
  }
}
