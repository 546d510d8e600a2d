import { Lines } from '@dicehearth/tabletop/workshop/lines.tsx'
import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import type * as z from 'zod'
import { typeNames } from '../content/creature-types.ts'
import { earlyWords } from '../content/effects.ts'
import { blankOf, fieldName, freshSaying, type Saying, type Words } from './blanks.ts'

const mostPowers = 3

interface SayingsProps<T> {
  /** What is done, or what is so. */
  tag: 'do' | 'is'
  words: Words
  of: z.ZodType<T>
  said: readonly T[]
  onChange: (said: T[]) => void
}

/** What a card says at one moment: up to three sentences, each with blanks to be filled in otherwise. */
export function Sayings<T extends object>({ tag, words, of, said, onChange }: SayingsProps<T>) {
  const put = (at: number, changed: Saying): void => {
    const read = of.safeParse(changed)
    if (read.success) onChange(said.toSpliced(at, 1, read.data))
  }
  const [first] = Object.keys(words)
  return (
    <Lines
      items={said.map(plain)}
      most={mostPowers}
      text={(it) => textOf(tag, words, it)}
      onAdd={() => put(said.length, freshSaying(tag, first, words, earlyWords))}
      onRemove={(at) => onChange(said.toSpliced(at, 1))}
    >
      {(it, i) => <Sentence tag={tag} words={words} saying={it} onChange={(changed) => put(i, changed)} />}
    </Lines>
  )
}

function plain(said: object | null): Saying {
  return Object.fromEntries(Object.entries<unknown>({ ...said }))
}

/** How something reads on the card. */
function textOf(tag: string, words: Words, saying: Saying): string {
  return words[String(saying[tag])].text(saying)
}

interface SentenceProps {
  tag: 'do' | 'is'
  words: Words
  saying: Saying
  onChange: (saying: Saying) => void
}

/** One sentence: pick another, or fill in its blanks. */
function Sentence({ tag, words, saying, onChange }: SentenceProps) {
  const name = String(saying[tag])
  const sentences = Object.keys(words).map((word) => {
    const shown = word === name ? saying : freshSaying(tag, word, words, earlyWords)
    return [word, textOf(tag, words, shown)] as const
  })
  return (
    <>
      <Pick
        label="What it says"
        value={name}
        options={sentences}
        onPick={(word) => onChange(freshSaying(tag, word, words, earlyWords))}
      />
      {Object.entries(words[name].fields).map(([field, schema]) => (
        <BlankOf
          key={field}
          field={field}
          schema={schema}
          value={saying[field]}
          onFill={(value) => onChange({ ...saying, [field]: value })}
        />
      ))}
    </>
  )
}

interface BlankProps {
  field: string
  schema: z.ZodType
  value: unknown
  onFill: (value: unknown) => void
}

function BlankOf({ field, schema, value, onFill }: BlankProps) {
  const blank = blankOf(schema)
  const label = fieldName(field)
  switch (blank.kind) {
    case 'one':
      return (
        <span className="blank">
          {label}
          <Pick
            label={label}
            value={typeof value === 'number' ? value : String(value)}
            options={blank.choices}
            onPick={onFill}
          />
        </span>
      )
    case 'types':
      return <Types label={label} types={isTexts(value) ? value : []} onChange={onFill} />
    case 'saying':
      return (
        <Sentence
          tag="do"
          words={earlyWords}
          saying={plain(typeof value === 'object' ? value : null)}
          onChange={onFill}
        />
      )
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string')
}

interface TypesProps {
  label: string
  types: readonly string[]
  onChange: (types: readonly string[]) => void
}

/** Several types of creatures, at least one. */
function Types({ label, types, onChange }: TypesProps) {
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      {Object.entries(typeNames).map(([type, name]) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={types.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...types, type] : types.filter((it) => it !== type))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
