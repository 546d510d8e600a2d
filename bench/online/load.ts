import { setImmediate, setTimeout } from 'node:timers/promises'
import { pick, type Fate } from '@dicehearth/engine'
import { rounded } from '../measure.ts'

/** A table at which somebody answers, one answer after the other. */
export interface Answering {
  readonly isBusy: boolean
  readonly over: boolean
  /** How long it takes until all at the table know, in milliseconds. */
  answer(chance: Fate): Promise<number>
}

export interface Load {
  answers: number
  perSecond: number
  /** The time that this share of the answers took at most. */
  readonly at: (share: number) => string
}

/** Answers at tables by chance: as many in a second as are wanted, or as the servers can take. */
export async function load(
  tables: readonly Answering[],
  wanted: number,
  seconds: number,
  chance: Fate,
): Promise<Load> {
  const times: number[] = []
  const open: Promise<void>[] = []
  const begin = performance.now()
  for (let sent = 0; performance.now() - begin < seconds * 1000;) {
    const table = tables[pick(chance, tables.length)]
    if (sent / wanted > (performance.now() - begin) / 1000) await setTimeout(1)
    // Whoever is still answering, or has come to the end, is left alone.
    else if (table.isBusy || table.over) await setImmediate()
    else {
      sent++
      open.push(table.answer(chance).then((time) => void times.push(time)))
    }
  }
  await Promise.all(open)
  const took = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    perSecond: times.length / took,
    at: (share) => `${rounded(times[Math.floor(times.length * share)])} ms`,
  }
}
