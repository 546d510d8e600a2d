import { useState } from 'react'
import { CardList } from '@dicehearth/tabletop/workshop/card-list.tsx'
import { usePack } from '@dicehearth/tabletop/workshop/use-pack.ts'
import { Workshop, type EditorProps } from '@dicehearth/tabletop/workshop/workshop.tsx'
import { linesOf } from '../content/card-text.ts'
import { ownCards } from '../content/enemies.ts'
import type { OwnEnemy, OwnPack } from '../content/own-enemies.ts'
import { CardFace } from './enemy-card.tsx'
import { EnemyForm } from './enemy-form.tsx'
import { freshEnemy, packs, withName } from './pack-file.ts'
import { samples } from './samples.ts'

const mostEnemies = 6

/** The workshop for blank enemy cards. */
export default function Editor({ Trial }: EditorProps) {
  const [open, setOpen] = useState(0)
  const bench = usePack(packs, () => setOpen(0))
  const { pack } = bench
  const { enemies } = pack
  const enemy = enemies[open] ?? enemies[0]
  const others = enemies.filter((other) => other !== enemy)
  const [card] = ownCards([{ ...enemy, name: enemy.name || 'Nameless' }])
  const change = (next: OwnEnemy[], at = open): void => {
    bench.setPack({ ...pack, enemies: next })
    setOpen(Math.max(0, Math.min(at, next.length - 1)))
  }
  const add = (one: OwnEnemy): void => change([...enemies, one], enemies.length)
  return (
    <Workshop
      title="My own enemies"
      bench={bench}
      fresh={packs.fresh}
      samples={samples}
      table={tableWith(pack)}
      trial={<Trial game={pack.game} packs={bench.isSound ? { enemies: pack } : {}} />}
    >
      <CardList
        label="Enemies of the pack"
        cards={enemies}
        open={enemy}
        onOpen={(one) => setOpen(enemies.indexOf(one))}
        full={enemies.length >= mostEnemies ? 'There are six blank cards, and no more.' : null}
        one="enemy"
        onNew={() => add(freshEnemy(enemies))}
        onCopy={(one) => add(withName(one, one.name, enemies))}
      />
      <section className="editor-form panel" aria-label={`The enemy ${enemy.name}`}>
        <EnemyForm
          enemy={enemy}
          others={others}
          onChange={(next) => change(enemies.map((one) => (one === enemy ? next : one)))}
        />
        {others.length > 0 && (
          <button type="button" className="button quiet" onClick={() => change(others)}>
            Remove {enemy.name || 'it'}
          </button>
        )}
      </section>
      <section className="editor-card" aria-label="Its card">
        <CardFace card={card} lines={linesOf(card)} />
      </section>
    </Workshop>
  )
}

/** The set-up of a table with this pack: the Sword of Saints goes with one special type. */
function tableWith(pack: OwnPack): string {
  const query = new URLSearchParams({ board: 'sword', enemies: JSON.stringify(pack) })
  return `/new/${pack.game}?${query}`
}
