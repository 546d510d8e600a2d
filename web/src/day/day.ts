// One game a day, the same for everybody: the seed is made from the date in UTC, so it needs no server.

const mark = 'game of the day'

/** Today's date in UTC, such as "2026-11-15": the same everywhere. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

export function daySeed(game: string, day: string): string {
  return `${mark} ${day} ${game}`
}

/** The day whose game has this seed; null for any other game. */
export function dayIn(seed: string): string | null {
  const [day = ''] = seed.startsWith(`${mark} `) ? seed.slice(mark.length + 1).split(' ') : []
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}
