import { count } from '@dicehearth/engine'
import { memo } from 'react'
import { Piece } from '@dicehearth/tabletop'
import { firewoodMost, lightsThree, lightsTwo } from '../content/camp.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'

/** The fire: as high as the firewood lets it burn, with the wood beside it and how far its light reaches. */
export function Fire() {
  const { view, pieces, happening } = useTable()
  const change = happening?.type === 'firewood' ? happening.to - happening.from : 0
  const state = [
    'fire',
    ...(change < 0 ? ['sinks'] : change > 0 ? ['leaps'] : []),
    ...(view.firewood === 0 ? ['out'] : []),
  ].join(' ')
  return (
    <Piece
      id={piece.fire}
      pieces={pieces}
      label={`The fire: ${view.firewood} firewood, it lights ${count(view.level, 'position')}`}
      place
      className={state}
    >
      <Flames wood={view.firewood} />
      {change !== 0 && (
        <span className="fire-change" key={`${happening?.type} ${view.firewood}`}>
          {change < 0 ? `−${-change}` : `+${change}`}
        </span>
      )}
      <span className="wood">
        {[1, lightsTwo, lightsThree].map((from, i, all) => (
          <span key={from} className={view.firewood >= from ? 'wood-part burning' : 'wood-part'}>
            {Array.from({ length: (all[i + 1] ?? firewoodMost + 1) - from }, (_, k) => (
              <i key={k} className={from + k <= view.firewood ? 'billet' : 'billet gone'} />
            ))}
          </span>
        ))}
      </span>
      <span className="fire-says">
        <b>{view.firewood}</b> firewood, lights <b>{view.level}</b>
      </span>
    </Piece>
  )
}

const Flames = memo(function Flames({ wood }: { wood: number }) {
  return (
    <svg className="flames" viewBox="0 0 120 120" aria-hidden>
      <ellipse className="embers" cx="60" cy="106" rx="46" ry="10" />
      <g className="flame" style={{ '--wood': wood }}>
        <path
          className="flame-1"
          d="M60 4c6 20 34 34 34 66a34 36 0 0 1-68 0c0-18 12-24 16-40 6 6 8 12 8 18 8-10 12-26 10-44z"
        />
        <path
          className="flame-2"
          d="M61 34c4 14 22 22 22 44a23 25 0 0 1-46 0c0-12 9-17 12-28 4 5 5 9 5 13 5-8 8-18 7-29z"
        />
        <path
          className="flame-3"
          d="M60 62c3 8 12 13 12 25a12 14 0 0 1-24 0c0-7 5-10 6-16 3 3 3 5 3 7 2-5 4-10 3-16z"
        />
      </g>
      <g className="fire-logs">
        <path d="m18 96 76 12-3 9-76-12z" />
        <path d="m102 96-76 12 3 9 76-12z" />
        <path d="M30 108h60v9H30z" />
      </g>
    </svg>
  )
})

/** The light falls from where the fire burns, wherever the form of the table puts it. */
export function lightFromTheFire(clearing: HTMLElement | null): (() => void) | undefined {
  const fire = clearing?.querySelector<HTMLElement>('.fire')
  if (!clearing || !fire) return undefined
  const follow = new ResizeObserver(() => {
    clearing.style.setProperty('--fire-x', `${fire.offsetLeft + fire.offsetWidth / 2}px`)
    clearing.style.setProperty('--fire-y', `${fire.offsetTop + fire.offsetHeight * 0.45}px`)
  })
  for (const part of [clearing, fire, fire.nextElementSibling]) if (part) follow.observe(part)
  return () => follow.disconnect()
}
