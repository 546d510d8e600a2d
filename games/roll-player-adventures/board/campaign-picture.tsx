import { curly } from '@dicehearth/engine'
import type { CampaignPictureProps } from '@dicehearth/tabletop/campaign-picture.ts'
import { coast } from '../content/coast.ts'

/** The Ninebell Coast from north to south: each adventure that was played to its end has a light. */
export default function CampaignPicture({ played, now }: CampaignPictureProps) {
  const known = coast.filter(({ title }) => played.includes(title) || now.includes(title))
  if (known.length === 0) return null
  const label = coast.filter(({ title }) => played.includes(title)).length
  return (
    <svg
      className="campaign-coast"
      viewBox="0 0 1100 250"
      role="img"
      aria-label={`The Ninebell Coast: ${label} of ${coast.length} adventures behind the party`}
    >
      <rect width="1100" height="250" rx="14" fill="#a98553" />
      <path
        fill="#3c4a48"
        d="M0 0h1100v44q-70 26-140 8t-130 22-150-6-140 26-150-14-130 24-120-10-140 20V14z"
      />
      <path
        fill="none"
        stroke="#3a2412"
        strokeWidth="3"
        opacity="0.5"
        d="M1100 44q-70 26-140 8t-130 22-150-6-140 26-150-14-130 24-120-10-140 20"
      />
      <path
        fill="none"
        stroke="#2a1408"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
        d={`M${coast.map(({ x, y }) => `${x} ${y}`).join('L')}`}
      />
      {coast.map(({ title, x, y }, n) => {
        const done = played.includes(title)
        const here = now.includes(title)
        return (
          <g key={title} opacity={done || here ? 1 : 0.35}>
            {done && <circle cx={x} cy={y} r="24" fill="#ffb15c" opacity="0.55" />}
            <circle
              cx={x}
              cy={y}
              r="14"
              fill={done ? '#f6e2b4' : '#d8bd86'}
              stroke="#3a2412"
              strokeWidth="2.5"
            />
            <text x={x} y={y + 5} textAnchor="middle" fontSize="15" fontWeight="700" fill="#3a2412">
              {n + 1}
            </text>
            {here && <circle cx={x} cy={y} r="20" fill="none" stroke="#c2521a" strokeWidth="4" />}
            {(done || here) && (
              <text
                x={Math.min(Math.max(x, 80), 1020)}
                y={y + (n % 2 === 0 ? 42 : -30)}
                textAnchor="middle"
                fontSize="17"
                fontWeight="700"
                fill="#2a1408"
              >
                {curly(title)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
