import type { SheetForm } from '@dicehearth/tabletop/sheet-form.ts'
import { useState, type KeyboardEvent } from 'react'
import { attributes } from '../content/dice.ts'
import { marketDecks } from '../content/printed.ts'
import { heroFromForm, heroSheet, writtenColours } from '../rules/hero-sheet.ts'
import { healthFor, scoreFor } from '../rules/import-scores.ts'
import './sheet-form.css'

const decks = {
  armor: 'Armor',
  weapon: 'Weapons',
  skill: 'Skills',
  trait: 'Traits',
  scroll: 'Scrolls',
} as const

/** The numbers of a hero that was built on a real table of Roll Player, and what they become here. */
const HeroForm: SheetForm = ({ kind, bring }) => {
  const [fields, setFields] = useState<Fields>({})
  const [problems, setProblems] = useState<readonly string[]>([])
  if (kind !== heroSheet) return null

  const hero = written(fields)
  const write = (name: string, text: string): void => {
    setFields({ ...fields, [name]: text })
    setProblems([])
  }
  const done = (): void => {
    const made = heroFromForm(hero)
    if ('problems' in made) return setProblems(made.problems)
    bring(made.sheet)
    setFields({})
  }
  const form: Form = { fields, write, done }
  return (
    <details className="hero-form">
      <summary>Write down a hero of a real table</summary>
      <div className="hero-fields">
        <Field name="name" label="Name" {...form} />
        <Field name="race" label="Race" {...form} />
        <Field name="class" label="Class" {...form} />
        <label>
          <span>Colour of the class</span>
          <select value={hero.colour} onChange={({ target }) => write('colour', target.value)}>
            {writtenColours.map((colour) => (
              <option key={colour}>{colour}</option>
            ))}
          </select>
        </label>
        {attributes.map((name) => (
          <Field key={name} name={name} label={`${name}, with race and weapons`} number {...form} />
        ))}
        <Field name="score" label="Reputation stars" number {...form} />
        <Field name="gold" label="Gold left" number {...form} />
        <Field name="xp" label="XP left" number {...form} />
        <Field name="familiar" label="Familiar, if any" {...form} />
        {marketDecks.map((deck) => (
          <Field key={deck} name={deck} label={`${decks[deck]}, with commas between`} {...form} />
        ))}
        <p role="status">{onTheCoast(hero)}</p>
        {problems.map((problem) => (
          <p key={problem} className="wrong" role="alert">
            {problem}
          </p>
        ))}
        <button type="button" className="button small" onClick={done}>
          Bring this hero
        </button>
      </div>
    </details>
  )
}
export default HeroForm

type Fields = Readonly<Record<string, string>>

interface Form {
  fields: Fields
  write: (name: string, text: string) => void
  done: () => void
}

interface FieldProps extends Form {
  name: string
  label: string
  number?: boolean
}

function Field({ name, label, number = false, fields, write, done }: FieldProps) {
  // The set-up around it is a form as well: Enter must bring the hero, and not start the table.
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        inputMode={number ? 'numeric' : 'text'}
        placeholder={number ? '0' : undefined}
        maxLength={400}
        value={fields[name] ?? ''}
        onChange={({ target }) => write(name, target.value)}
        onKeyDown={onKey}
      />
    </label>
  )
}

type Written = ReturnType<typeof written>

/** The hero as it stands in the form. A word where a number belongs is not a number, and the rules say so. */
function written(fields: Fields) {
  const text = (name: string): string => (fields[name] ?? '').trim()
  const number = (name: string): number => Number(text(name))
  return {
    name: text('name'),
    race: text('race'),
    class: text('class'),
    colour: text('colour') || writtenColours[0],
    score: number('score'),
    attributes: Object.fromEntries(attributes.map((name) => [name, number(name)])),
    cards: marketDecks.flatMap((deck) =>
      text(deck)
        .split(',')
        .filter((name) => name.trim() !== '')
        .map((name) => ({ name: name.trim(), deck })),
    ),
    familiar: text('familiar') || null,
    gold: number('gold'),
    xp: number('xp'),
  }
}

/** "On the coast: health 16; STR 2, CON 1." */
function onTheCoast({ score, attributes: built }: Written): string {
  const scores = attributes.flatMap((attribute) => {
    const here = scoreFor(built[attribute])
    return here > 0 ? [`${attribute} ${here}`] : []
  })
  const list = scores.length > 0 ? scores.join(', ') : 'no score above 0'
  return `On the coast: health ${healthFor(score)}; ${list}. Weaker heroes may be raised to a sum of 6.`
}
