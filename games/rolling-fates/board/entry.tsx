import { capital } from '@dicehearth/engine'
import { Icon, type Answer as AnswerTo } from '@dicehearth/tabletop'
import { useState } from 'react'
import type { Status } from '../content/language.ts'
import type { FatesOption } from '../rules/decisions.ts'
import { enemyName, heroName, statusList } from '../names.ts'
import { useTable, type FatesDecision } from './context.ts'
import { verbPiece } from './direct.ts'
import { statuses, statusIcons } from './look.ts'
import { Keypad } from './keypad.tsx'

type Answer = AnswerTo<FatesDecision>

const isVerb =
  (verb: FatesOption['verb']): Answer =>
  (it) =>
    it.verb === verb

/** One use of an ability at a physical table: whom it hits, how hard, and with what (RF-R75). */
export function EntryForm() {
  const { view, decision, bring, pieces } = useTable()
  const [chosen, setChosen] = useState<number | null>(null)
  const [inflicts, setInflicts] = useState<readonly Status[]>([])
  const there = view.enemies.flatMap(({ out }, slot) => (out === '' ? [slot] : []))
  const asked = decision?.ask
  // A target that was begun with the buttons of the prompt is gone on with.
  const begun = asked && 'enemy' in asked ? asked.enemy : null
  const target = begun ?? chosen ?? (there.length === 1 ? there[0] : null)
  const more = asked?.kind === 'entryMore'

  const enter = (number: number): void => {
    if (target === null || (number === 0 && inflicts.length === 0)) return
    const all: Answer[] = [
      (it) => it.verb === 'aim' && it.enemy === target,
      (it) => it.verb === 'number' && it.number === number,
      ...inflicts.map(
        (status): Answer =>
          (it) =>
            it.verb === 'inflict' && it.status === status,
      ),
      ...(inflicts.length < statuses.length ? [isVerb('enough')] : []),
    ]
    const from = asked?.kind === 'entryNumber' ? 1 : asked?.kind === 'entryStatus' ? 2 : 0
    bring(more ? [isVerb('addTarget'), ...all] : all.slice(from))
  }
  return (
    <div className="controls entry">
      <p className="companion-prompt">{heroName(view, view.input?.hero ?? 0)} acts</p>
      <Entries />
      {more && (
        <div className="big-buttons">
          <button type="button" className="big onwards" onClick={() => pieces.press(verbPiece('confirm'))}>
            Confirm
          </button>
          <button type="button" className="big" onClick={() => pieces.press(verbPiece('cancel'))}>
            Never mind
          </button>
        </div>
      )}
      <details className="next-target" open={!more}>
        <summary className={more ? undefined : 'unseen'}>Add a target</summary>
        <div className="toggles" role="group" aria-label="Target">
          {there.map((slot) => (
            <button key={slot} type="button" aria-pressed={slot === target} onClick={() => setChosen(slot)}>
              {enemyName(view, slot)}
            </button>
          ))}
        </div>
        <div className="toggles" role="group" aria-label="Status effects">
          {statuses.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={inflicts.includes(status)}
              onClick={() =>
                setInflicts(
                  inflicts.includes(status) ? inflicts.filter((it) => it !== status) : [...inflicts, status],
                )
              }
            >
              <Icon icon={statusIcons[status]} />
              {capital(status)}
            </button>
          ))}
        </div>
        <Keypad
          label={target === null ? 'Pick a target, then the damage' : `Damage to ${enemyName(view, target)}`}
          most={99}
          words="Enter"
          enter={enter}
        />
        {asked?.kind === 'entryEnemy' && (
          <button type="button" className="big quiet" onClick={() => pieces.press(verbPiece('cancel'))}>
            Never mind
          </button>
        )}
      </details>
    </div>
  )
}

function Entries() {
  const { view } = useTable()
  return (
    <ul className="entries">
      {view.input?.entries.map(({ enemy, number, statuses: inflicted }, i) => (
        <li key={`entry ${i}`}>
          {enemyName(view, enemy)}: <b>{number}</b>
          {inflicted.length > 0 && ` and ${statusList(inflicted)}`}
        </li>
      ))}
    </ul>
  )
}
