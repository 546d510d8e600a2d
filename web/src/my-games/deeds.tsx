import { Link } from '../router.tsx'
import type { ShelfProps } from './statistics.tsx'
import { earnedDeeds } from './tally.ts'

/** The deeds of a game: those earned with their day and table, the others as something to try. */
export function Deeds({ shelf, games, there }: ShelfProps) {
  const earned = earnedDeeds(games)
  if (shelf.deeds.length === 0) return null
  return (
    <>
      <h3>
        Deeds: {earned.size} of {shelf.deeds.length}
      </h3>
      <ul className="deeds">
        {shelf.deeds.map(({ id, name, text }) => {
          const game = earned.get(id)
          const day = game && new Date(game.when).toLocaleDateString(undefined, { dateStyle: 'medium' })
          return (
            <li key={id} className={game ? 'deed earned' : 'deed'}>
              <Medal />
              <p>
                <b>{name}</b> {text}
              </p>
              <p className="deed-when">
                {!game && 'Not yet'}
                {game &&
                  (there.has(game.table) ? (
                    <Link href={`/table/${game.table}`} aria-label={`${name}: the table of ${day}`}>
                      {day}
                    </Link>
                  ) : (
                    day
                  ))}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A die with a flame: lit once the deed is earned. */
export function Medal() {
  return (
    <svg className="medal" viewBox="0 0 32 32" aria-hidden>
      <rect x="4" y="4" width="24" height="24" rx="7" />
      <path d="M16 8c4 4 6 6.500 6 10a6 6 0 0 1-12 0c0-2 1-3.500 2.500-5 .3 1.500 1 2.300 2 2.800C14.200 13 14.500 10.500 16 8z" />
    </svg>
  )
}
