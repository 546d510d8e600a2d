import { Fragment } from 'react'
import { blankOf, freshOf, listOf, partsOf, shapeOf, withField, type Schema, type Value } from './blanks.ts'
import { Lines } from './lines.tsx'
import { Pick } from './pick.tsx'
import { TextField } from './text-field.tsx'

/** How a game speaks of what is filled in. */
export interface FormWords {
  field: (name: string) => string
  /** A value to pick; null where a field may stay empty. */
  value: (field: string, value: Value | null) => string
  /** Something put together, as it reads on the card. */
  text: (it: unknown) => string
}

interface BlankFormProps {
  of: Schema
  /** The field that it fills. */
  name: string
  value: unknown
  words: FormWords
  onChange: (value: unknown) => void
}

/** The form for anything that a pack may say: what there is to choose follows from the check of the pack. */
export function BlankForm({ of, name, value, words, onChange }: BlankFormProps) {
  const blank = blankOf(of)
  const label = words.field(name)
  switch (blank.kind) {
    case 'text':
      return <TextField label={label} value={String(value)} most={blank.most} onChange={onChange} />
    case 'pick':
      return blank.values.length === 1 ? null : (
        <OneValue
          label={label}
          value={value}
          options={optionsOf(name, blank.values, words)}
          onPick={onChange}
        />
      )
    case 'yesOrNo':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      )
    case 'several':
      return (
        <Several
          label={label}
          options={optionsOf(name, blank.values, words)}
          picked={listOf(value)}
          onChange={onChange}
        />
      )
    case 'list':
      return (
        <List
          {...{ name, words, onChange }}
          of={blank.of}
          items={listOf(value)}
          least={blank.least}
          most={blank.most}
        />
      )
    case 'row':
      return (
        <span className="blank">
          {label}
          {blank.values.map((values, i) => (
            <Pick
              key={String(i)}
              label={`${label} ${i + 1}`}
              value={pickedOf(listOf(value)[i])}
              options={optionsOf(name, values, words)}
              onPick={(next) => onChange(listOf(value).with(i, next))}
            />
          ))}
        </span>
      )
    case 'parts':
      return blank.of.map((one, i) => (
        <BlankForm
          key={String(i)}
          of={one}
          name={`${name} ${i + 1}`}
          value={listOf(value)[i]}
          words={words}
          onChange={(next) => onChange(listOf(value).with(i, next))}
        />
      ))
    case 'group':
      return blank.fields.map(([field, one]) => (
        <Fragment key={field}>
          {isPart(one) && <span className="blank">{words.field(field)}</span>}
          <BlankForm
            of={one}
            name={field}
            value={partsOf(value)[field]}
            words={words}
            onChange={(next) => onChange(withField(value, field, next))}
          />
        </Fragment>
      ))
    case 'shapes':
      return <Shapes {...{ name, value, words, onChange }} shapes={blank.shapes} />
    case 'maybe':
      return <Maybe {...{ name, value, words, onChange }} of={blank.of} nothing={blank.nothing} />
    case 'each':
      return blank.keys.map((key) => (
        <Maybe
          key={key}
          of={blank.of}
          name={key}
          value={partsOf(value)[key]}
          words={words}
          nothing={undefined}
          onChange={(next) => onChange(withField(value, key, next))}
        />
      ))
  }
}

/** What has several fields of its own, and is named before them. */
function isPart(of: Schema): boolean {
  return ['list', 'group', 'shapes'].includes(blankOf(of).kind)
}

function pickedOf(value: unknown): Value {
  return typeof value === 'number' ? value : String(value)
}

type Options = readonly (readonly [value: Value, text: string])[]

function optionsOf(name: string, values: readonly Value[], words: FormWords): Options {
  return values.map((value) => [value, words.value(name, value)] as const)
}

interface OneValueProps {
  label: string
  value: unknown
  options: Options
  onPick: (value: Value) => void
}

function OneValue({ label, value, options, onPick }: OneValueProps) {
  return (
    <span className="blank">
      {label}
      <Pick label={label} value={pickedOf(value)} options={options} onPick={onPick} />
    </span>
  )
}

interface SeveralProps {
  label: string
  options: Options
  picked: readonly unknown[]
  onChange: (picked: readonly unknown[]) => void
}

function Several({ label, options, picked, onChange }: SeveralProps) {
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={picked.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...picked, value] : picked.filter((it) => it !== value))
            }
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

interface ListProps {
  of: Schema
  name: string
  items: readonly unknown[]
  least: number
  most: number
  words: FormWords
  onChange: (items: readonly unknown[]) => void
}

function List({ of, name, items, least, most, words, onChange }: ListProps) {
  return (
    <Lines
      items={items}
      least={least}
      most={most}
      text={words.text}
      onAdd={() => onChange([...items, freshOf(of)])}
      onRemove={(at) => onChange(items.toSpliced(at, 1))}
    >
      {(item, i) => (
        <BlankForm {...{ of, name, words }} value={item} onChange={(next) => onChange(items.with(i, next))} />
      )}
    </Lines>
  )
}

interface ShapesProps extends Omit<BlankFormProps, 'of'> {
  shapes: readonly Schema[]
}

/** A sentence to choose, and what it leaves open. */
function Shapes({ shapes, name, value, words, onChange }: ShapesProps) {
  const at = shapeOf(shapes, value)
  return (
    <>
      <Pick
        label={words.field(name)}
        value={at}
        options={shapes.map((shape, i) => [i, words.text(i === at ? value : freshOf(shape))] as const)}
        onPick={(i) => onChange(freshOf(shapes[i]))}
      />
      <BlankForm {...{ name, value, words, onChange }} of={shapes[at]} />
    </>
  )
}

interface MaybeProps extends BlankFormProps {
  nothing: null | undefined
}

/** Something that may be left out: a value has one choice more, a list may be empty, and all else is a line of its own. */
function Maybe({ of, name, value, words, nothing, onChange }: MaybeProps) {
  const blank = blankOf(of)
  const isThere = value !== nothing
  if (blank.kind === 'pick')
    return (
      <OneValue
        label={words.field(name)}
        value={isThere ? value : ''}
        options={[['', words.value(name, null)], ...optionsOf(name, blank.values, words)]}
        onPick={(picked) => onChange(picked === '' ? nothing : picked)}
      />
    )
  const isList = blank.kind === 'list'
  return (
    <List
      {...{ name, words }}
      of={isList ? blank.of : of}
      items={isList ? listOf(value) : isThere ? [value] : []}
      least={0}
      most={isList ? blank.most : 1}
      onChange={(items) => onChange(items.length === 0 ? nothing : isList ? items : items[0])}
    />
  )
}
