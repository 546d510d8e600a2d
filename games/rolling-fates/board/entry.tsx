import { capital, list } from '@dicehearth/engine'
import { Icon, type Answer as AnswerTo } from '@dicehearth/tabletop'
import { useState } from 'react'
import type { Status } from '../content/language.ts'
import type { Ability } from '../content/pieces.ts'
import type { FatesOption } from '../rules/decisions.ts'
import { characterAt, enemyName, heroName } from '../names.ts'
import { statusList } from '../content/words/whom.ts'
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
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [inflicts, setInflicts] = useState<readonly Status[]>([])
  const [used, setUsed] = useState<Blow | null>(null)
  const there = view.enemies.flatMap(({ out }, slot) => (out === '' ? [slot] : []))
  const asked = decision?.ask
  // A target that was begun with the buttons of the prompt is gone on with.
  const begun = asked && 'enemy' in asked ? asked.enemy : null
  const one = there.length === 1 || used?.many === 'all' ? there : chosen
  const targets = begun === null ? one : [begun]
  const more = asked?.kind === 'entryMore'

  const enter = (number: number): void => {
    if (targets.length === 0 || (number === 0 && inflicts.length === 0)) return
    const all = targets.flatMap((target, n): Answer[] => [
      ...(n > 0 ? [isVerb('addTarget')] : []),
      (it) => it.verb === 'aim' && it.enemy === target,
      (it) => it.verb === 'number' && it.number === number,
      ...inflicts.map(
        (status): Answer =>
          (it) =>
            it.verb === 'inflict' && it.status === status,
      ),
      ...(inflicts.length < statuses.length ? [isVerb('enough')] : []),
    ])
    const from = asked?.kind === 'entryNumber' ? 1 : asked?.kind === 'entryStatus' ? 2 : 0
    bring(more ? [isVerb('addTarget'), ...all] : all.slice(from))
  }
  const many = used?.many === 'all' ? there.length : (used?.many ?? 1)
  const pick = (slot: number): void => {
    if (chosen.includes(slot)) setChosen(chosen.filter((it) => it !== slot))
    else setChosen([...chosen, slot].slice(-many))
  }
  const use = (blow: Blow): void => {
    setUsed(blow)
    setInflicts(blow.statuses)
    setChosen(chosen.slice(0, blow.many === 'all' ? 0 : blow.many))
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
        <Blows used={used} use={use} />
        <div className="toggles" role="group" aria-label="Target">
          {there.map((slot) => (
            <button key={slot} type="button" aria-pressed={targets.includes(slot)} onClick={() => pick(slot)}>
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
          key={used?.id}
          label={
            targets.length === 0
              ? 'Pick a target, then the damage'
              : `Damage to ${list(targets.map((slot) => enemyName(view, slot)))}`
          }
          most={99}
          {...(used ? { begins: used.damage } : {})}
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

/** What an ability does to enemies, before the cards of its owner change it. */
interface Blow {
  id: string
  name: string
  damage: number
  statuses: readonly Status[]
  many: number | 'all'
}

/** The abilities that hit: pressed, one fills in the form. Treasure cards lie at the players' own table. */
function Blows({ used, use }: { used: Blow | null; use: (blow: Blow) => void }) {
  const { view } = useTable()
  const { abilities = [] } = characterAt(view, view.input?.hero ?? 0) ?? {}
  const blows = abilities.flatMap((ability) => blowOf(ability, view.heroes.length) ?? [])
  return (
    <div className="toggles" role="group" aria-label="Ability">
      {blows.map((blow) => (
        <button key={blow.id} type="button" aria-pressed={blow.id === used?.id} onClick={() => use(blow)}>
          {blow.name}
        </button>
      ))}
    </div>
  )
}

function blowOf({ id, name, effect }: Ability, heroes: number): Blow | null {
  const atEnemies = effect.flatMap((it) =>
    (it.verb === 'hit' || it.verb === 'inflict') && (it.target.who === 'enemy' || it.target.who === 'same')
      ? [it]
      : [],
  )
  const [first] = atEnemies
  if (!first || first.target.many === 'half') return null
  const hit = atEnemies.find((it) => it.verb === 'hit')
  return {
    id,
    name,
    damage: hit?.verb === 'hit' ? hit.n * (hit.perHero ? heroes : 1) : 0,
    statuses: [...new Set(atEnemies.flatMap((it) => it.statuses))],
    many: first.target.many,
  }
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
