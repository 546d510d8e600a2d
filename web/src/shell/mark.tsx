/** The Dicehearth logo: a die in the fire. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden>
      <path
        className="mark-flame"
        d="M32 3c3 10 14 14 14 27 0 3-1 6-2 8 8-4 10-12 8-19 8 9 9 22 2 31-5 7-13 10-22 10S15 57 10 50C4 41 5 30 11 22c0 6 1 10 4 12C14 22 27 17 32 3z"
      />
      <g transform="rotate(-10 32 42)">
        <rect className="mark-die" x="20" y="30" width="24" height="24" rx="5.500" />
        <g className="mark-pips">
          <circle cx="26" cy="36" r="2.500" />
          <circle cx="38" cy="36" r="2.500" />
          <circle cx="32" cy="42" r="2.500" />
          <circle cx="26" cy="48" r="2.500" />
          <circle cx="38" cy="48" r="2.500" />
        </g>
      </g>
    </svg>
  )
}
