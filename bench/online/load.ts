import { setTimeout } from 'node:timers/promises'
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

/** Answers at all tables, at each as soon as everybody knows of the last answer: as many as the servers can take. */
export async function mostLoad(tables: readonly Answering[], seconds: number, chance: Fate): Promise<Load> {
  return timed(async (times, until) => {
    const playing = tables.map(async (table) => {
      while (!table.over && performance.now() < until) times.push(await table.answer(chance))
    })
    await Promise.all(playing)
  }, seconds)
}

/** Answers at tables by chance, so many in a second. */
export async function load(
  tables: readonly Answering[],
  wanted: number,
  seconds: number,
  chance: Fate,
): Promise<Load> {
  return timed(async (times, until) => {
    const begin = performance.now()
    const open: Promise<void>[] = []
    while (performance.now() < until) {
      const due = ((performance.now() - begin) / 1000) * wanted
      // Whoever is still answering, or has come to the end, is left alone.
      const free = open.length < due ? tables.filter(({ isBusy, over }) => !isBusy && !over) : []
      while (open.length < due && free.length > 0) {
        const [table] = free.splice(pick(chance, free.length), 1)
        open.push(table.answer(chance).then((time) => void times.push(time)))
      }
      await setTimeout(1)
    }
    await Promise.all(open)
  }, seconds)
}

async function timed(
  work: (times: number[], until: number) => Promise<void>,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  const begin = performance.now()
  await work(times, begin + seconds * 1000)
  const took = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  return {
    answers: times.length,
    perSecond: times.length / took,
    at: (share) => `${rounded(times[Math.floor(times.length * share)])} ms`,
  }
}
