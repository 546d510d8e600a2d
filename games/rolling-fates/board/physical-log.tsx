import { list } from '@dicehearth/engine'
import { enemyName, heroName } from '../names.ts'
import { statusList } from '../content/words/whom.ts'
import type { LogLine } from '../rules/companion/shape.ts'
import type { FatesView } from '../view.ts'
import { useTable } from './context.ts'

/** What the group has entered, newest first; what was taken back stays, struck through (RF-R82). */
export function PhysicalLog() {
  const { view } = useTable()
  if (view.log.length === 0) return null
  return (
    <details className="entered" open={view.logOpens}>
      <summary>What was entered ({view.log.length})</summary>
      <ol>
        {view.log.map((line, i) => (
          <li key={view.log.length - i}>
            {line.struck ? <s>{lineText(view, line)}</s> : lineText(view, line)}
          </li>
        ))}
      </ol>
    </details>
  )
}

function lineText(view: FatesView, { what, round, hero, targets }: LogLine): string {
  const each = targets.map(({ enemy, number, statuses, took }) => {
    const status = statuses.length > 0 ? ` and ${statusList(statuses)}` : ''
    const name = enemyName(view, enemy)
    return what === 'correction'
      ? `${name} set to ${number}${status}`
      : `${name} ${number}${status} (took ${took})`
  })
  return `Round ${round}: ${beginnings(view, hero)[what]}${list(each)}`
}

function beginnings(view: FatesView, hero: number): Readonly<Record<LogLine['what'], string>> {
  const name = heroName(view, hero)
  return {
    use: `${name}: `,
    answer: `${name} answers: `,
    undo: `taken back, ${name}: `,
    correction: 'correction: ',
  }
}
