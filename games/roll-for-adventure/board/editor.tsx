import './editor.css'
import { useEffect, useState, type ComponentType } from 'react'
import { ownCards } from '../content/enemies.ts'
import type { OwnEnemy, OwnPack } from '../content/own-enemies.ts'
import { CardFace } from './enemy-card.tsx'
import { EnemyForm } from './enemy-form.tsx'
import { check, freshEnemy, freshPack, keep, keptPack, readText, saveToFile, withName } from './pack-file.ts'

const mostEnemies = 6

interface EditorProps {
  /** Plays quick games with custom cards and says what goes wrong. */
  Trial: ComponentType<{ game: string; packs: Readonly<Record<string, unknown>> }>
}

/** The workshop for blank cards: build enemies, see their cards, try them at a table, save them as a pack. */
export default function Editor({ Trial }: EditorProps) {
  const [pack, setPack] = useState(keptPack)
  /** The pack that was put aside for this one: nobody loses it by a slip of the finger. */
  const [aside, setAside] = useState<OwnPack | null>(null)
  const [open, setOpen] = useState(0)
  const [wrong, setWrong] = useState<readonly string[]>([])
  useEffect(() => keep(pack), [pack])

  const read = check(pack)
  const problems = 'problems' in read ? read.problems : []
  const enemy = pack.enemies[open] ?? pack.enemies[0]
  const others = pack.enemies.filter((other) => other !== enemy)

  const change = (enemies: OwnEnemy[], at = open): void => {
    setPack({ ...pack, enemies })
    setOpen(Math.max(0, Math.min(at, enemies.length - 1)))
  }
  const begin = (next: OwnPack): void => {
    setAside(pack)
    setPack(next)
    setOpen(0)
    setWrong([])
  }
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const found = readText(await file.text())
    if ('pack' in found) begin(found.pack)
    else setWrong(found.problems)
  }

  return (
    <div className="editor">
      <header className="editor-head">
        <h1>My own enemies</h1>
        <label className="field">
          <span>Name of the pack</span>
          <input
            type="text"
            value={pack.name}
            maxLength={60}
            onChange={({ target }) => setPack({ ...pack, name: target.value })}
          />
        </label>
        <div className="editor-ways">
          {problems.length === 0 ? (
            <a className="button ember" href={tableWith(pack)}>
              Try it
            </a>
          ) : (
            <button type="button" className="button" disabled>
              Try it
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={problems.length > 0}
            onClick={() => saveToFile(pack)}
          >
            Save as a file
          </button>
          <label className="button">
            Load a file
            <input
              type="file"
              className="unseen"
              accept="application/json,.json"
              onChange={({ target }) => {
                void load(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <button type="button" className="button quiet" onClick={() => begin(freshPack())}>
            Begin anew
          </button>
          {aside && (
            <button type="button" className="button quiet" onClick={() => begin(aside)}>
              Bring back “{aside.name}”
            </button>
          )}
        </div>
      </header>
      <Problems of={[...wrong, ...problems]} />
      <Trial game={pack.game} packs={problems.length === 0 ? { enemies: pack } : {}} />
      <div className="editor-bench">
        <nav className="editor-list" aria-label="Enemies of the pack">
          {pack.enemies.map((one, i) => (
            <button
              key={one.id}
              type="button"
              aria-current={one === enemy ? 'true' : undefined}
              onClick={() => setOpen(i)}
            >
              {one.name || 'Nameless'}
              <span>{one.copies > 1 ? ` ×${one.copies}` : ''}</span>
            </button>
          ))}
          {pack.enemies.length >= mostEnemies ? (
            <p>There are six blank cards, and no more.</p>
          ) : (
            <>
              <button
                type="button"
                className="more"
                onClick={() => change([...pack.enemies, freshEnemy(pack.enemies)], pack.enemies.length)}
              >
                + New enemy
              </button>
              <button
                type="button"
                className="more"
                onClick={() =>
                  change([...pack.enemies, withName(enemy, enemy.name, pack.enemies)], pack.enemies.length)
                }
              >
                + Copy of this one
              </button>
            </>
          )}
        </nav>
        <section className="editor-form panel" aria-label={`The enemy ${enemy.name}`}>
          <EnemyForm
            enemy={enemy}
            others={others}
            onChange={(next) => change(pack.enemies.map((one) => (one === enemy ? next : one)))}
          />
          {others.length > 0 && (
            <button type="button" className="button quiet" onClick={() => change(others)}>
              Remove {enemy.name || 'it'}
            </button>
          )}
        </section>
        <section className="editor-card" aria-label="Its card">
          <CardFace card={ownCards([{ ...enemy, name: enemy.name || 'Nameless' }])[0]} />
        </section>
      </div>
    </div>
  )
}

function Problems({ of }: { of: readonly string[] }) {
  return (
    <div role="status">
      {of.length > 0 && (
        <ul className="wrong">
          {of.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The set-up of a table with this pack: the Sword of Saints goes with one special type. */
function tableWith(pack: OwnPack): string {
  const query = new URLSearchParams({ board: 'sword', enemies: JSON.stringify(pack) })
  return `/new/${pack.game}?${query}`
}
