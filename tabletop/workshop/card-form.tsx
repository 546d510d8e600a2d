import { capital } from '@dicehearth/engine'
import { blankOf, partsOf, withField, type Field, type Schema } from './blanks.ts'
import { BlankForm, type FormWords } from './blank-form.tsx'

interface CardFormProps {
  of: Schema
  card: object
  words: FormWords
  /** What is wrong, and the field that is to blame. */
  problems?: readonly { field: string; text: string }[]
  /** The id is asked for, too; without this it is made from the name. */
  withId?: boolean
  onChange: (card: object) => void
}

/** A card as a form, made from the check of a pack: its name, its values in one line, and then what it does. */
export function CardForm({ of, card, words, problems = [], withId = false, onChange }: CardFormProps) {
  const blank = blankOf(of)
  const fields = blank.kind === 'group' ? blank.fields.filter(([name]) => withId || name !== 'id') : []
  const texts = fields.filter(isText)
  const values = fields.filter(isValue)
  const form = ([name, schema]: Field) => (
    <BlankForm
      key={name}
      of={schema}
      name={name}
      value={partsOf(card)[name]}
      words={words}
      onChange={(value) => onChange(withField(card, name, value))}
    />
  )
  const wrongWith = ([name]: Field) =>
    problems
      .filter(({ field }) => field === name)
      .map(({ text }) => (
        <p key={text} className="wrong">
          {capital(text)}
        </p>
      ))
  return (
    <div className="card-form">
      {texts.map((field) => (
        <div key={field[0]}>
          {form(field)}
          {wrongWith(field)}
        </div>
      ))}
      {values.length > 0 && <p className="sentence">{values.map(form)}</p>}
      {values.map(wrongWith)}
      {fields
        .filter((field) => !isText(field) && !isValue(field))
        .map((field) => (
          <section key={field[0]} className="part" aria-label={words.field(field[0])}>
            <h2>{words.field(field[0])}</h2>
            {form(field)}
            {wrongWith(field)}
          </section>
        ))}
    </div>
  )
}

function isText([, schema]: Field): boolean {
  return blankOf(schema).kind === 'text'
}

/** One value or a few, side by side, or none. */
function isValue([, schema]: Field): boolean {
  const blank = blankOf(schema)
  return ['pick', 'row'].includes((blank.kind === 'maybe' ? blankOf(blank.of) : blank).kind)
}
