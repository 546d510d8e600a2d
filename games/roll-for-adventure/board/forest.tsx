import { archSpaces, boundaryValues, forestALast } from '../content/boards.ts'
import { archIsFull, neededValue } from '../rules/forest-b.ts'
import { useTable } from './context.ts'
import { Space } from './space.tsx'
import { Territory } from './territory.tsx'

export function Forest() {
  const { view } = useTable()
  return view.sides.forest === 'A' ? <ForestA /> : <ForestB />
}

/** A winding path up to the boundary tile, which lies deeper after every stone. */
function ForestA() {
  const { view } = useTable()
  const { path, boundary } = view.forest
  const left = boundary - path.length
  return (
    <Territory
      land="forest"
      task={`5s and 6s: ${left} more to the boundary ${left === 1 ? 'wins' : 'win'} a stone.`}
    >
      <div className="path">
        {Array.from({ length: forestALast }, (_, i) => (
          <div key={i} className={i + 1 === boundary ? 'path-step at-boundary' : 'path-step'}>
            <Space die={path[i]} takes="5·6" where="forest path" shut={i >= boundary} />
          </div>
        ))}
      </div>
    </Territory>
  )
}

/** On a half circle: the angle of the k-th of the arch's spaces, w1 on the left. */
function onArch(k: number, radius: number) {
  const angle = Math.PI - (k * Math.PI) / (archSpaces - 1)
  return { left: `${50 + radius * Math.cos(angle)}%`, top: `${100 - 2 * radius * Math.sin(angle)}%` }
}

/** 6s from the left meet 5s from the right; then the value between them is given up. */
function ForestB() {
  const { view } = useTable()
  const { sixes, fives } = view.forest
  const full = archIsFull(view)
  const task = full
    ? `The arch is full: give up a ${neededValue(view)} for a stone.`
    : '6s from the left, 5s from the right, until they meet.'
  return (
    <Territory land="forest" task={task}>
      <div className="arch">
        <svg className="arch-line" viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden>
          <path d="M2 50a48 48 0 0 1 96 0" />
        </svg>
        {Array.from({ length: archSpaces }, (_, k) => {
          const die = k < sixes.length ? sixes[k] : fives[archSpaces - 1 - k]
          const takes = k === 0 ? 6 : k === archSpaces - 1 ? 5 : '5·6'
          return (
            <Space key={k} die={die} takes={takes} where={`arch, space ${k + 1}`} style={onArch(k, 48)} />
          )
        })}
        {boundaryValues.map((value, k) => (
          <span
            key={k}
            className={full && k === sixes.length - 1 ? 'boundary-value needed' : 'boundary-value'}
            style={onArch(k + 0.5, 29)}
          >
            {value}
          </span>
        ))}
        <span className="boundary-tile" aria-hidden />
      </div>
    </Territory>
  )
}
