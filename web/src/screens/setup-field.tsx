import { isSheet, readSheet, type Sheet } from '@dicehearth/engine'
import { useEffect, useId, useState } from 'react'
import { Link } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { SetupPicture, SheetFormOf } from '../table/boards.tsx'
import { allSheets, sheetId, type KeptSheet } from '../table/kept-sheets.ts'
import type { Field } from '../worker/desk.ts'
import { isList, type Wish } from './wish.ts'

type Value = Wish['given'][string] | undefined

interface FieldProps {
  field: Field
  value: Value
  /** Undefined means the default. */
  onChange: (value: Value) => void
  /** The address of the pack editor. */
  packs?: string
  /** The game that may have pictures of the values. */
  game?: string
  /** Whose field it is, where several have the same. */
  of?: string
  /** The game that may have a form for its sheets. */
  written?: string
}

/** More values than this become a drop-down list. */
const fewValues = 4

/** One choice of the host, drawn from its declaration. */
export function FieldOf(props: FieldProps) {
  switch (props.field.kind) {
    case 'one':
      if (props.field.shelf) return <Shelf {...props} />
      return props.field.values.length > fewValues ? <FromList {...props} /> : <OneOfFew {...props} />
    case 'some':
      return <SomeOf {...props} />
    case 'pack':
      return <OwnPack {...props} />
    case 'sheets':
      return <BroughtSheets {...props} />
    case 'eachSeat':
      return <FromList {...props} />
  }
}

function tellingOf({ values }: Field, chosen: readonly string[]): Field['values'] {
  return values.filter(({ value, tells }) => chosen.includes(value) && tells !== '')
}

function hasAbout(field: Field, chosen: readonly string[]): boolean {
  return field.about !== '' || tellingOf(field, chosen).length > 0
}

/** What a field is for, and what the chosen values do. */
function About({ field, chosen, id }: { field: Field; chosen: readonly string[]; id?: string }) {
  const told = tellingOf(field, chosen)
  if (!hasAbout(field, chosen)) return null
  return (
    <span className="field-about" id={id}>
      {field.about}
      {told.map(({ value, name, tells }) => (
        <span key={value}>
          {' '}
          {told.length > 1 && `${name}: `}
          {tells}
        </span>
      ))}
    </span>
  )
}

function OneOfFew({ field, value, onChange }: FieldProps) {
  const long = field.values.some(({ name }) => name.length > 14)
  const about = useId()
  const chosen = [typeof value === 'string' ? value : field.usual]
  return (
    <fieldset
      className={long ? 'broad' : undefined}
      aria-describedby={hasAbout(field, chosen) ? about : undefined}
    >
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
      <About field={field} chosen={chosen} id={about} />
    </fieldset>
  )
}

/** Values that are chosen by their pictures, such as the books of a game. */
function Shelf({ field, value, onChange, written = '' }: FieldProps) {
  const id = useId()
  return (
    <fieldset className="broad" aria-describedby={hasAbout(field, []) ? id : undefined}>
      <legend>{field.label}</legend>
      <About field={field} chosen={[]} id={id} />
      <div className="shelf">
        {field.values.map((it, n) => (
          <label className="on-shelf" key={it.value}>
            <input
              type="radio"
              name={field.key}
              aria-labelledby={`${id}-name-${n}`}
              aria-describedby={`${id}-tells-${n}`}
              checked={(value ?? field.usual) === it.value}
              onChange={() => onChange(it.value === field.usual ? undefined : it.value)}
            />
            <span className="shelf-picture">
              <SetupPicture game={written} option={field.key} value={it.value} />
            </span>
            <b id={`${id}-name-${n}`}>{it.name}</b>
            <span id={`${id}-tells-${n}`}>{it.tells}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FromList({ field, value, onChange, game, of }: FieldProps) {
  const chosen = typeof value === 'string' ? value : field.usual
  const [label, about] = [useId(), useId()]
  return (
    <label className="from-list">
      <span className="field-label" id={label}>
        {field.label}
        {of && <span className="unseen"> {of}</span>}
      </span>
      {game !== undefined && <SetupPicture game={game} option={field.key} value={chosen} />}
      <select
        aria-labelledby={label}
        aria-describedby={hasAbout(field, [chosen]) ? about : undefined}
        value={chosen}
        onChange={({ target }) => onChange(target.value === field.usual ? undefined : target.value)}
      >
        {field.values.map((it) => (
          <option key={it.value} value={it.value}>
            {it.name}
          </option>
        ))}
      </select>
      <About field={field} chosen={[chosen]} id={about} />
    </label>
  )
}

function SomeOf({ field, value, onChange }: FieldProps) {
  const chosen = isList(value) ? value : []
  const about = useId()
  const toggle = (it: string): void => {
    const next = field.values
      .map((known) => known.value)
      .filter((known) => (known === it) !== chosen.includes(known))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <fieldset className="broad" aria-describedby={hasAbout(field, chosen) ? about : undefined}>
      <legend>{field.label}</legend>
      <div className="segments">
        {field.values.map((it) => (
          <label className="segment" key={it.value}>
            <input type="checkbox" checked={chosen.includes(it.value)} onChange={() => toggle(it.value)} />
            {it.name}
          </label>
        ))}
      </div>
      <About field={field} chosen={chosen} id={about} />
    </fieldset>
  )
}

/** Custom cards from a file; the game reports what is wrong with them. */
function OwnPack({ field, value, onChange, packs }: FieldProps) {
  const [unread, setUnread] = useState('')
  const isText = field.file === 'text'
  const read = (text: string, name: string): void => {
    try {
      onChange(isText ? text : (JSON.parse(text) as object))
      setUnread('')
    } catch {
      setUnread(`${name} is not a JSON file, or only part of one.`)
    }
  }
  const about = useId()
  return (
    <div className="broad" role="group" aria-label={field.label} aria-describedby={about}>
      <span className="field-label">{field.label}</span>
      <About field={field} chosen={[]} id={about} />
      <div className="row">
        {value === undefined ? (
          <FileButton
            accept={isText ? '.md,text/markdown,text/plain' : 'application/json,.json'}
            onText={read}
          >
            {isText ? 'Bring a storybook (file)' : 'Bring a pack (file)'}
          </FileButton>
        ) : (
          <>
            <span>{packName(value)}</span>
            <button type="button" className="button small" onClick={() => onChange(undefined)}>
              Leave it out
            </button>
          </>
        )}
        {packs !== undefined && (
          <Link href={isText ? packs.replace('/packs/', '/stories/') : packs}>
            {isText ? 'Write your own' : 'Make your own'}
          </Link>
        )}
      </div>
      {unread && (
        <p className="wrong" role="alert">
          {unread}
        </p>
      )}
    </div>
  )
}

/** Sheets handed on by other tables: kept in this browser, or from files. */
function BroughtSheets({ field, value, onChange, written }: FieldProps) {
  const [unread, setUnread] = useState('')
  const kept = useKeptSheets(field.sheet)
  const sheets = Array.isArray(value) ? (value as readonly unknown[]).filter(isSheet) : []
  const brought = sheets.map(sheetId)
  const bring = (sheet: Sheet): void => {
    onChange([...sheets, sheet])
    setUnread('')
  }
  const read = (text: string, name: string): void => {
    try {
      bring(readSheet(text))
    } catch (error) {
      setUnread(`${name}: ${error instanceof Error ? error.message : ''}`)
    }
  }
  const without = (at: number): void => {
    const left = sheets.filter((_, i) => i !== at)
    onChange(left.length === 0 ? undefined : left)
  }
  const about = useId()
  return (
    <div className="broad" role="group" aria-label={field.label} aria-describedby={about}>
      <span className="field-label">{field.label}</span>
      <About field={field} chosen={[]} id={about} />
      {sheets.length > 0 && (
        <ul className="brought" aria-label="Brought along">
          {sheets.map((sheet, i) => (
            <li key={`${brought[i]} ${i}`}>
              {sheet.name}
              <button
                type="button"
                className="button small"
                aria-label={`Leave out: ${sheet.name}`}
                onClick={() => without(i)}
              >
                Leave out
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {kept
          .filter(({ id }) => !brought.includes(id))
          .map(({ id, sheet }) => (
            <button key={id} type="button" className="button small" onClick={() => bring(sheet)}>
              Bring {sheet.name}
            </button>
          ))}
        <FileButton accept="application/json,.json" onText={read}>
          Bring a sheet (file)
        </FileButton>
      </div>
      {unread && (
        <p className="wrong" role="alert">
          {unread}
        </p>
      )}
      {written !== undefined && <SheetFormOf game={written} kind={field.sheet ?? ''} bring={bring} />}
    </div>
  )
}

function useKeptSheets(kind: string | undefined): readonly KeptSheet[] {
  const [kept, setKept] = useState<readonly KeptSheet[]>([])
  useEffect(() => {
    void allSheets().then((all) => setKept(all.filter(({ sheet }) => sheet.sheet === kind)))
  }, [kind])
  return kept
}

function packName(value: Value): string {
  if (typeof value === 'string') return /^#\s+(.*\S)/m.exec(value)?.[1] ?? 'A book without a title'
  return typeof value === 'object' && 'name' in value && typeof value.name === 'string'
    ? value.name
    : 'No name'
}
