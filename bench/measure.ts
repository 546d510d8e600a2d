/** One line of the report. */
export type Figure = [what: string, figure: string]

/** For how many milliseconds this thread has worked; waiting for other programs does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The clock of a thread may go in steps of some milliseconds. */
const longEnough = 100

/** The median of several runs of the same work, in units per second of work; the first run only warms up. */
export function perSecond(run: () => number, runs = 5): number {
  run()
  const rates = Array.from({ length: runs }, () => {
    const begin = worked()
    let units = 0
    while (worked() - begin < longEnough) units += run()
    return units / ((worked() - begin) / 1000)
  })
  return rates.sort((a, b) => a - b)[Math.floor(runs / 2)]
}

export function rounded(n: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(n)
}

/** The time per unit, from a rate. */
export function each(rate: number): string {
  return `${rounded(1_000_000 / rate)} µs`
}

/** Does something this many times. */
export function times(n: number, work: () => unknown): number {
  for (let i = 0; i < n; i++) work()
  return n
}
