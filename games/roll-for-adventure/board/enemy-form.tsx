import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import { TextField } from '@dicehearth/tabletop/workshop/text-field.tsx'
import { landNames, territories } from '../content/boards.ts'
import { boon, boonKinds, effect, effectKinds } from '../content/effects.ts'
import type { OwnEnemy } from '../content/own-enemies.ts'
import { Effects } from './effect-form.tsx'
import { withName } from './pack-file.ts'

interface EnemyFormProps {
  enemy: OwnEnemy
  others: readonly OwnEnemy[]
  onChange: (enemy: OwnEnemy) => void
}

const ranks = [
  ['1', 'rank 1'],
  ['2', 'rank 2'],
  ['3', 'rank 3'],
  ['none', 'no rank'],
] as const
const ofRank = { '1': 1, '2': 2, '3': 3, none: null } as const
const homes = [
  ...territories.map((land) => [land, `at the ${landNames[land]}`] as const),
  ['aside', 'beside the adventure board'],
] as const
const copies = [1, 2, 3, 4, 5, 6].map((n) => [n, n === 1 ? 'one card' : `${n} cards`] as const)
const totals = [6, 7, 8, 9, 10, 11, 12].map((n) => [n, `${n}`] as const)

/** One enemy, written out in sentences. */
export function EnemyForm({ enemy, others, onChange }: EnemyFormProps) {
  const { rank, home, commands, stays, onReveal, onAgain } = enemy
  return (
    <div className="card-form">
      <TextField
        label="Name"
        value={enemy.name}
        most={40}
        onChange={(name) => onChange(withName(enemy, name, others))}
      />
      <TextField
        label="Words on the card"
        value={enemy.text ?? ''}
        most={200}
        onChange={(text) => {
          const { text: _, ...rest } = enemy
          onChange(text === '' ? rest : { ...rest, text })
        }}
      />
      <p className="sentence">
        There is
        <Pick
          label="Cards"
          value={enemy.copies}
          options={copies}
          onPick={(n) => onChange({ ...enemy, copies: n })}
        />
        of it. It has
        <Pick
          label="Rank"
          value={rank === null ? 'none' : rank === 1 ? '1' : rank === 2 ? '2' : '3'}
          options={ranks}
          onPick={(picked) => onChange({ ...enemy, rank: ofRank[picked] })}
        />
        and appears
        <Pick label="Home" value={home} options={homes} onPick={(at) => onChange({ ...enemy, home: at })} />.
        It
        <Pick
          label="Commands"
          value={commands ? 'does' : 'not'}
          options={[
            ['does', 'drives weaker enemies on'],
            ['not', 'drives nobody on'],
          ]}
          onPick={(picked) => onChange({ ...enemy, commands: picked === 'does' })}
        />
        and
        <Pick
          label="Stays"
          value={stays ? 'stays' : 'goes'}
          options={[
            ['stays', 'stays until it is defeated'],
            ['goes', 'is gone after its attack'],
          ]}
          onPick={(picked) => onChange({ ...enemy, stays: picked === 'stays' })}
        />
        {stays && (
          <>
            by dice worth
            <Pick
              label="Total that defeats it"
              value={enemy.defeat.total}
              options={totals}
              onPick={(total) => onChange({ ...enemy, defeat: { total } })}
            />
          </>
        )}
        .
      </p>
      <h2>When it appears, it …</h2>
      <Effects
        of={effect}
        kinds={effectKinds}
        most={4}
        least={1}
        effects={onReveal}
        onChange={(next) => onChange({ ...enemy, onReveal: next })}
      />
      {stays && (
        <>
          <p className="sentence">
            When it is driven on or the Master of Shadows comes, it
            <Pick
              label="Again"
              value={onAgain === 'same' ? 'same' : 'other'}
              options={[
                ['same', 'does the same again'],
                ['other', 'does something else'],
              ]}
              onPick={(picked) => onChange({ ...enemy, onAgain: picked === 'same' ? 'same' : onReveal })}
            />
            .
          </p>
          {onAgain !== 'same' && (
            <Effects
              of={effect}
              kinds={effectKinds}
              most={4}
              least={1}
              effects={onAgain}
              onChange={(next) => onChange({ ...enemy, onAgain: next })}
            />
          )}
          <h2>When it is defeated, it …</h2>
          <Effects
            of={boon}
            kinds={boonKinds}
            most={2}
            least={0}
            effects={enemy.onDefeat ?? []}
            onChange={(next) => onChange({ ...enemy, onDefeat: next })}
          />
        </>
      )}
    </div>
  )
}
