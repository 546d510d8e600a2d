interface DialProps {
  life: number
  max: number
}

const radius = 29
const round = 2 * Math.PI * radius

/** A Life dial. */
export function Dial({ life, max }: DialProps) {
  const share = max === 0 ? 0 : life / max
  return (
    <svg
      className={share <= 0.35 ? 'dial low' : 'dial'}
      viewBox="0 0 72 72"
      role="img"
      aria-label={`${life} of ${max} Life`}
    >
      <circle className="dial-ground" cx="36" cy="36" r="35" />
      <circle className="dial-track" cx="36" cy="36" r={radius} />
      <circle
        className="dial-life"
        cx="36"
        cy="36"
        r={radius}
        strokeDasharray={`${round * share} ${round}`}
        transform="rotate(-90 36 36)"
      />
      <text className="dial-number" x="36" y="42">
        {life}
      </text>
      <text className="dial-max" x="36" y="55">
        of {max}
      </text>
    </svg>
  )
}
