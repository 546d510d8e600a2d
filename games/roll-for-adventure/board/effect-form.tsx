import { places, type Boon, type Effect, type PlainEffect, type Where } from '../content/own-enemies.ts'
import { effectWords, whereWords } from './effect-words.ts'
import { Pick } from './pick.tsx'

type Any = Effect | Boon

const numbers = [1, 2, 3, 4, 5, 6].map((n) => [n, `${n}`] as const)
const wheres = places.map((place) => [place, whereWords[place]] as const)
const few = (most: number) => ['one', 'two', 'three'].slice(0, most).map((word, i) => [i + 1, word] as const)

/** What each effect is when it is first chosen. */
const fresh: Readonly<Record<Any['do'], Any>> = {
  attack: { do: 'attack', where: { at: 'home' } },
  removeDice: { do: 'removeDice', where: { at: 'home' }, count: 1 },
  removeNumber: { do: 'removeNumber', number: 1, resurrection: false },
  drainVortex: { do: 'drainVortex', count: 1 },
  drainBoard: { do: 'drainBoard', who: 'active', count: 1 },
  drainPool: { do: 'drainPool', count: 1 },
  damage: { do: 'damage', where: { at: 'home' }, amount: 1 },
  permanent: { do: 'permanent', where: { at: 'home' }, amount: 1 },
  rebuild: { do: 'rebuild' },
  rally: { do: 'rally', below: 2 },
  shakeOff: { do: 'shakeOff', which: 'self' },
  revealNext: { do: 'revealNext' },
  ifNone: { do: 'ifNone', then: [{ do: 'damage', where: { at: 'home' }, amount: 1 }] },
  ifSome: { do: 'ifSome', then: [{ do: 'damage', where: { at: 'home' }, amount: 1 }] },
  release: { do: 'release', count: 1 },
  heal: { do: 'heal', where: { at: 'choice' }, amount: 1 },
  bonus: { do: 'bonus', count: 1 },
}

const titles: Readonly<Record<Any['do'], string>> = {
  attack: 'attacks',
  removeDice: 'takes dice',
  removeNumber: 'takes every die of a number',
  drainVortex: 'drains Resurrection',
  drainBoard: 'drains a hero board',
  drainPool: 'drains the bonus dice',
  damage: 'damages',
  permanent: 'shortens a track',
  rebuild: 'rebuilds a barrier',
  rally: 'rallies enemies',
  shakeOff: 'shakes off dice',
  revealNext: 'brings company',
  ifNone: 'if it took nothing …',
  ifSome: 'if it took dice …',
  release: 'frees dice',
  heal: 'heals a land',
  bonus: 'gives bonus dice',
}

const plain = [
  'attack',
  'removeDice',
  'removeNumber',
  'drainVortex',
  'drainBoard',
  'drainPool',
  'damage',
  'permanent',
  'rebuild',
  'rally',
  'shakeOff',
  'revealNext',
] as const
const kinds = {
  effect: [...plain, 'ifNone', 'ifSome'],
  inner: plain,
  boon: ['release', 'heal', 'bonus'],
} as const

interface ListProps<E extends Any> {
  /** Which effects may stand here, and how many. */
  of: keyof typeof kinds
  most: number
  least: number
  effects: readonly E[]
  onChange: (effects: E[]) => void
  /** Narrows what the lists above hold. */
  is: (effect: Any) => effect is E
}

/** A list of effects, each a sentence whose words can be changed. */
export function Effects<E extends Any>({ of, most, least, effects, onChange, is }: ListProps<E>) {
  const put = (at: number, effect: Any): void => {
    if (is(effect)) onChange(effects.map((old, i) => (i === at ? effect : old)))
  }
  const add = (): void => {
    const first = fresh[kinds[of][0]]
    if (is(first)) onChange([...effects, first])
  }
  return (
    <ol className="effects">
      {effects.map((effect, i) => (
        <li key={`${i} ${effect.do}`}>
          <Pick
            label="Effect"
            value={effect.do}
            options={kinds[of].map((kind) => [kind, titles[kind]] as const)}
            onPick={(kind) => put(i, fresh[kind])}
          />
          <Details effect={effect} onChange={(next) => put(i, next)} />
          {effects.length > least && (
            <button
              type="button"
              className="cross"
              aria-label={`Remove: ${effectWords(effect)}`}
              onClick={() => onChange(effects.filter((_, k) => k !== i))}
            >
              ×
            </button>
          )}
        </li>
      ))}
      {effects.length < most && (
        <li>
          <button type="button" className="more" onClick={add}>
            + {effects.length === 0 ? 'Add one' : 'and then …'}
          </button>
        </li>
      )}
    </ol>
  )
}

export function isEffect(it: Any): it is Effect {
  return !isBoon(it)
}
export function isBoon(it: Any): it is Boon {
  return it.do === 'release' || it.do === 'heal' || it.do === 'bonus'
}
function isPlain(it: Any): it is PlainEffect {
  return isEffect(it) && it.do !== 'ifNone' && it.do !== 'ifSome'
}

interface Part<E extends Any> {
  effect: E
  onChange: (effect: E) => void
}

function WherePick<E extends Extract<Any, { where: Where }>>({ effect, onChange }: Part<E>) {
  const { at } = effect.where
  return (
    <Pick
      label="Where"
      value={at}
      options={wheres}
      onPick={(place) => onChange({ ...effect, where: { at: place } })}
    />
  )
}

function HowMany<E extends Extract<Any, { count: number }>>({
  effect,
  most,
  onChange,
}: Part<E> & { most: number }) {
  return (
    <Pick
      label="How many"
      value={effect.count}
      options={few(most)}
      onPick={(count) => onChange({ ...effect, count })}
    />
  )
}

function HowMuch<E extends Extract<Any, { amount: number }>>({ effect, onChange }: Part<E>) {
  return (
    <Pick
      label="How much"
      value={effect.amount}
      options={few(2)}
      onPick={(amount) => onChange({ ...effect, amount })}
    />
  )
}

/** The rest of the sentence. */
function Details({ effect, onChange }: { effect: Any; onChange: (effect: Any) => void }) {
  switch (effect.do) {
    case 'attack':
      return <WherePick effect={effect} onChange={onChange} />
    case 'removeDice':
      return (
        <>
          , up to
          <HowMany effect={effect} most={3} onChange={onChange} />
          of
          <Pick
            label="Number"
            value={effect.number ?? 0}
            options={[[0, 'any number'], ...numbers]}
            onPick={(number) => {
              const { number: _, ...rest } = effect
              onChange(number === 0 ? rest : { ...rest, number })
            }}
          />
          in
          <WherePick effect={effect} onChange={onChange} />
        </>
      )
    case 'removeNumber':
      return (
        <>
          :
          <Pick
            label="Number"
            value={effect.number}
            options={numbers}
            onPick={(number) => onChange({ ...effect, number })}
          />
          <Pick
            label="Resurrection"
            value={effect.resurrection ? 'too' : 'not'}
            options={[
              ['not', 'in the lands'],
              ['too', 'in the lands and on Resurrection'],
            ]}
            onPick={(which) => onChange({ ...effect, resurrection: which === 'too' })}
          />
        </>
      )
    case 'drainVortex':
      return (
        <>
          of up to
          <HowMany effect={effect} most={3} onChange={onChange} />
        </>
      )
    case 'drainBoard':
      return (
        <>
          : up to
          <HowMany effect={effect} most={2} onChange={onChange} />
          from
          <Pick
            label="Whose"
            value={effect.who}
            options={[
              ['active', 'the active player'],
              ['mostDice', 'whoever has the most dice'],
            ]}
            onPick={(who) => onChange({ ...effect, who })}
          />
        </>
      )
    case 'drainPool':
      return (
        <>
          of up to
          <HowMany effect={effect} most={2} onChange={onChange} />
        </>
      )
    case 'damage':
      return (
        <>
          <WherePick effect={effect} onChange={onChange} />
          by
          <HowMuch effect={effect} onChange={onChange} />
        </>
      )
    case 'permanent':
      return (
        <>
          in
          <WherePick effect={effect} onChange={onChange} />
        </>
      )
    case 'rally':
      return (
        <Pick
          label="Which enemies"
          value={`${effect.below}`}
          options={[
            ['2', 'below rank 2'],
            ['3', 'below rank 3'],
            ['all', 'of every rank'],
          ]}
          onPick={(below) => onChange({ ...effect, below: below === 'all' ? 'all' : below === '2' ? 2 : 3 })}
        />
      )
    case 'shakeOff':
      return (
        <Pick
          label="Whose dice"
          value={effect.which}
          options={[
            ['self', 'from itself'],
            ['all', 'from all enemies'],
          ]}
          onPick={(which) => onChange({ ...effect, which })}
        />
      )
    case 'ifNone':
    case 'ifSome':
      return (
        <Effects
          of="inner"
          most={2}
          least={1}
          effects={effect.then}
          is={isPlain}
          onChange={(then) => onChange({ ...effect, then })}
        />
      )
    case 'release':
      return (
        <>
          from Oblivion, up to
          <HowMany effect={effect} most={3} onChange={onChange} />
        </>
      )
    case 'heal':
      return (
        <>
          :
          <WherePick effect={effect} onChange={onChange} />
          by
          <HowMuch effect={effect} onChange={onChange} />
        </>
      )
    case 'bonus':
      return (
        <>
          :
          <HowMany effect={effect} most={2} onChange={onChange} />
        </>
      )
    case 'rebuild':
    case 'revealNext':
      return null
  }
}
