import { Lines } from '@dicehearth/tabletop/workshop/lines.tsx'
import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import type * as z from 'zod'
import {
  choiceIn,
  effectText,
  freshEffect,
  plainEffect,
  plainKinds,
  sentenceOf,
  type Blank,
  type Boon,
  type Does,
  type Effect,
} from '../content/effects.ts'

type Any = Effect | Boon

interface ListProps<E extends Any> {
  /** Which effects may stand here, and how many. */
  of: z.ZodType<E>
  kinds: readonly Does[]
  most: number
  least: number
  effects: readonly E[]
  onChange: (effects: E[]) => void
}

/** A list of effects, each a sentence whose blanks can be filled in otherwise. */
export function Effects<E extends Any>({ of, kinds, most, least, effects, onChange }: ListProps<E>) {
  const put = (at: number, changed: object): void => {
    const read = of.safeParse(changed)
    if (read.success) onChange(effects.toSpliced(at, 1, read.data))
  }
  return (
    <Lines
      items={effects}
      least={least}
      most={most}
      text={effectText}
      onAdd={() => put(effects.length, freshEffect(kinds[0]))}
      onRemove={(at) => onChange(effects.toSpliced(at, 1))}
    >
      {(effect, i) => (
        <>
          <Pick
            label="Effect"
            value={effect.do}
            options={kinds.map((kind) => [kind, titleOf(kind)] as const)}
            onPick={(kind) => put(i, freshEffect(kind))}
          />
          <Rest effect={effect} onChange={(changed) => put(i, changed)} />
        </>
      )}
    </Lines>
  )
}

/** An effect by how its sentence begins. */
function titleOf(does: Does): string {
  const [first, ...rest] = sentenceOf(does)
  return `${typeof first === 'string' ? first : ''}${rest.length > 0 ? '…' : ''}`
}

interface RestProps {
  effect: Any
  onChange: (changed: object) => void
}

/** The rest of the sentence. */
function Rest({ effect, onChange }: RestProps) {
  const values = new Map<string, unknown>(Object.entries(effect))
  const fill = (field: string, value: unknown): void => {
    const { [field]: _, ...others } = Object.fromEntries(values)
    onChange(value === undefined ? others : { ...others, [field]: value })
  }
  if ('then' in effect)
    return (
      <Effects
        of={plainEffect}
        kinds={plainKinds}
        most={2}
        least={1}
        effects={effect.then}
        onChange={(then) => fill('then', then)}
      />
    )
  return sentenceOf(effect.do)
    .slice(1)
    .map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <FilledIn
          key={part.field}
          blank={part.blank}
          value={values.get(part.field)}
          onFill={(value) => fill(part.field, value)}
        />
      ),
    )
}

interface FilledInProps {
  blank: Blank
  value: unknown
  onFill: (value: unknown) => void
}

/** A blank with what stands in it now. */
function FilledIn({ blank, value, onFill }: FilledInProps) {
  return (
    <Pick
      label={blank.label}
      value={choiceIn(blank, value)}
      options={blank.choices.map(([, text], i) => [i, text] as const)}
      onPick={(i) => onFill(blank.choices[i][0])}
    />
  )
}
