/** A Reputation Star, in the colour of the text around it. */
export function Star() {
  return (
    <svg className="star" viewBox="0 0 20 20" aria-hidden>
      <path
        fill="currentColor"
        d="m10 .8 2.800 6 6.500.8-4.800 4.500 1.300 6.500L10 15.400l-5.800 3.200 1.300-6.500L.7 7.600l6.500-.8z"
      />
    </svg>
  )
}

/** So many stars in a row, read aloud as a number. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="stars" aria-label={count === 1 ? '1 star' : `${count} stars`} role="img">
      {Array.from({ length: count }, (_, i) => (
        <Star key={i} />
      ))}
    </span>
  )
}

/** Gold, as a coin with its number. */
export function Coin({ gold }: { gold: number }) {
  return (
    <span className="coin">
      {gold}
      <span className="unseen"> Gold</span>
    </span>
  )
}
