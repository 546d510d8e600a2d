import { curly } from '@dicehearth/engine'
import { Icon } from '@dicehearth/tabletop'
import type { Because } from '../view/because.ts'
import './bell.css'
import { icons } from './icons.ts'

/** A small bell at what an old deed opened; pressed, it tells which one, and where it was earned. */
export function Bell({ because }: { because: readonly Because[] }) {
  if (because.length === 0) return null
  return (
    <details className="rpa-bell">
      <summary>
        <Icon icon={icons.bell} />
        Because you…
      </summary>
      {because.map(({ cause, where, memory }) => (
        <p key={cause}>
          <b>{curly(cause)}</b>
          {where !== '' && <span> {where}</span>}
          {memory !== '' && <em>{curly(memory)}</em>}
        </p>
      ))}
    </details>
  )
}
