import { useState } from 'react'
import { Link } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import type { Field } from '../worker/desk.ts'
import { isList, type Wish } from './wish.ts'

type Value = Wish['given'][string] | undefined

interface FieldProps {
  field: Field
  value: Value
  /** Undefined: the usual. */
  onChange: (value: Value) => void
  /** Where own packs are made. */
  packs?: string
}

/** More values than this are a list to open. */
const fewValues = 4

/** One choice of the host, drawn from its declaration. */
export function FieldOf(props: FieldProps) {
  switch (props.field.kind) {
    case 'one':
      return props.field.values.length > fewValues ? <FromList {...props} /> : <OneOfFew {...props} />
    case 'some':
      return <SomeOf {...props} />
    case 'pack':
      return <OwnPack {...props} />
    case 'eachSeat':
      return <FromList {...props} />
  }
}

function OneOfFew({ field, value, onChange }: FieldProps) {
  const long = field.values.some(({ name }) => name.length > 14)
  return (
    <fieldset className={long ? 'broad' : undefined}>
      <legend>{field.label}</legend>
      <div className="segments">
        {field.values.map((it) => (
          <label className="segment" key={it.value}>
            <input
              type="radio"
              name={field.key}
              checked={(value ?? field.usual) === it.value}
              onChange={() => onChange(it.value === field.usual ? undefined : it.value)}
            />
            {it.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FromList({ field, value, onChange }: FieldProps) {
  return (
    <label>
      <span className="field-label">{field.label}</span>
      <select
        value={typeof value === 'string' ? value : field.usual}
        onChange={({ target }) => onChange(target.value === field.usual ? undefined : target.value)}
      >
        {field.values.map((it) => (
          <option key={it.value} value={it.value}>
            {it.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function SomeOf({ field, value, onChange }: FieldProps) {
  const chosen = isList(value) ? value : []
  const toggle = (it: string): void => {
    const next = field.values
      .map((known) => known.value)
      .filter((known) => (known === it) !== chosen.includes(known))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <fieldset className="broad">
      <legend>{field.label}</legend>
      <div className="segments">
        {field.values.map((it) => (
          <label className="segment" key={it.value}>
            <input type="checkbox" checked={chosen.includes(it.value)} onChange={() => toggle(it.value)} />
            {it.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Own cards from a file; the game says what is wrong with them. */
function OwnPack({ field, value, onChange, packs }: FieldProps) {
  const [unread, setUnread] = useState('')
  const read = (text: string, name: string): void => {
    try {
      onChange(JSON.parse(text) as object)
      setUnread('')
    } catch {
      setUnread(`${name} is no JSON file, or only a part of one.`)
    }
  }
  return (
    <div className="broad" role="group" aria-label={field.label}>
      <span className="field-label">{field.label}</span>
      <div className="row">
        {value === undefined ? (
          <FileButton accept="application/json,.json" onText={read}>
            Bring a pack (file)
          </FileButton>
        ) : (
          <>
            <span>{packName(value)}</span>
            <button type="button" className="button small" onClick={() => onChange(undefined)}>
              Leave it out
            </button>
          </>
        )}
        {packs !== undefined && <Link href={packs}>Make your own</Link>}
      </div>
      {unread && (
        <p className="wrong" role="alert">
          {unread}
        </p>
      )}
    </div>
  )
}

function packName(value: Value): string {
  return typeof value === 'object' && 'name' in value && typeof value.name === 'string'
    ? value.name
    : 'A pack'
}
