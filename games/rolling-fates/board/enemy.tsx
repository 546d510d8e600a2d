import { capital } from '@dicehearth/engine'
import { Icon, Piece } from '@dicehearth/tabletop'
import { wounds } from '../rules/wounds.ts'
import type { EnemyView } from '../view.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { Figure, isGreat } from './figure.ts'
import { enemyFlare, Flare } from './flare.tsx'
import { icons } from './icons.ts'
import { statusIcons } from './look.ts'

/** An enemy on the stage: its figure, and a plate that tells only what the party knows. */
export function EnemyPiece({ slot }: { slot: number }) {
  const { view, pieces, happening, printed, read } = useTable()
  const enemy = view.enemies[slot]
  const { out, name, kind } = enemy
  const stir = happening && 'enemy' in happening && happening.enemy === slot ? ` on-${happening.type}` : ''
  const next = view.acting[0] === slot && view.step === 'foes' ? ' next' : ''
  const id = piece.enemy(slot)
  return (
    <div className={`enemy${out === '' ? '' : ' out'}${isGreat(kind) ? ' great' : ''}${stir}${next}`}>
      <Piece id={id} pieces={pieces} label={labelOf(enemy)} place className="enemy-piece">
        <Figure of={kind} enemy={[name]} />
        {pieces.usable(id) && (
          <button
            type="button"
            className="read"
            aria-label={`Read what is known of ${name}`}
            onClick={() => read(id)}
          >
            <Icon icon={icons.book} />
          </button>
        )}
        <Plate
          enemy={enemy}
          next={printed(id)
            ?.lines.at(-1)
            ?.replace(/^Next: /, '')}
        />
        <Flare text={enemyFlare(happening, slot)} />
      </Piece>
    </div>
  )
}

function labelOf({ name, out, wound, statuses, guard, bared }: EnemyView): string {
  if (out !== '') return `${name}, ${out}`
  return [
    name,
    bared ? `${wound}, ${bared.life} of ${bared.maxLife} Life` : wound,
    ...statuses,
    ...(guard > 0 ? [`guard ${guard}`] : []),
  ].join(', ')
}

function Plate({ enemy, next = '' }: { enemy: EnemyView; next: string | undefined }) {
  const { name, wound, statuses, guard, bared, out, announced } = enemy
  // What it is about to do, as far as anybody can know.
  const intent = out === '' ? (bared ? next : announced) : ''
  return (
    <span className="plate">
      <span className="plate-head">
        <b className="plate-name">{name}</b>
        <span className="plate-wound">
          {out === '' ? wound : out}
          {bared && out === '' && (
            <>
              {' '}
              <b>{bared.life}</b>/{bared.maxLife}
            </>
          )}
        </span>
      </span>
      {out === '' && <Wounds enemy={enemy} />}
      {(statuses.length > 0 || guard > 0) && (
        <span className="plate-tokens">
          {statuses.map((status) => (
            <span key={status} className={`chip status-${status}`} title={capital(status)}>
              <Icon icon={statusIcons[status]} />
            </span>
          ))}
          {guard > 0 && (
            <span className="chip guard">
              <Icon icon={icons.guard} />
              {guard}
            </span>
          )}
        </span>
      )}
      {intent !== '' && <span className="intent">{intent}</span>}
    </span>
  )
}

/** Exact Life when it is known, else the wound word as four pieces, and a sign that there is more to know. */
function Wounds({ enemy: { wound, bared } }: { enemy: EnemyView }) {
  if (bared)
    return (
      <span className="life">
        <i style={{ width: `${(100 * bared.life) / bared.maxLife}%` }} />
      </span>
    )
  const left = wounds.length - wounds.indexOf(wound)
  return (
    <span className="guessed">
      <span className="life parts">
        {wounds.map((it, i) => (
          <i key={it} className={i < left ? undefined : 'gone'} />
        ))}
      </span>
      <span className="unknown" title="What it hides and plans is unknown: investigate it">
        <Icon icon={icons.unseen} />
      </span>
    </span>
  )
}
