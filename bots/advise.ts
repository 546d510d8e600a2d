import type { Fate, Table } from '@dicehearth/engine'
import { newFate } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { mindOf } from './companion.ts'
import { looksOf } from './greedy.ts'
import { answerAtEase } from './mind.ts'
import { optionsOf, positionOf, type Position } from './position.ts'
import { expertly } from './quick.ts'
import { why } from './why.ts'

/** An option that is worth a thought. */
export interface Counsel {
  option: number
  /** How likely it wins, and how far that may be off: in 95 of 100 cases it is no further. Null in a game without odds. */
  chance: number | null
  within: number
  /** What speaks for it or against it, in a few words; empty if nothing does. */
  why: string
}

/** What a wise companion thinks of the open question. */
export interface Advice {
  position: number
  /** The best first. */
  counsels: readonly Counsel[]
  /** What the chances are of, in a few words. */
  odds: string
  /** How many games were played ahead for each. */
  games: number
  /** The first is hardly better than the second: anything goes. */
  close: boolean
}

/** So many options are worth showing. */
const shown = 3
const likely = 1.96

/** Thinks about the open question for whoever sits there. It knows what they know, and takes nothing for them. */
export async function advise(table: Table, seat: number, signal?: AbortSignal): Promise<Advice | null> {
  const position = positionOf(table, seat)
  if (!position) return null
  const chance: Fate = chanceAt(newFate(`${table.companionSeed} advice`), table.position)
  const ahead = position.game.mind?.ahead
  const odds = ahead?.wins === undefined ? 'chance to win' : `${ahead.wins} won`
  const own = optionsOf(position.decision.options, seat)
  const plainly = (options: readonly number[]): Advice => ({
    position: table.position,
    counsels: options.slice(0, shown).map((option) => ({ option, chance: null, within: 0, why: '' })),
    odds,
    games: 0,
    close: false,
  })
  if (!ahead) return plainly(await answerAtEase(ranked(position, own, chance), signal))
  const { option, weighed } = await answerAtEase(mindOf('wise')(position, chance), signal)
  if (weighed.length === 0) return plainly([option])
  const sorted = weighed.toSorted((a, b) => Number(b.option === option) - Number(a.option === option))
  const best = sorted.slice(0, shown)
  const [first, second] = best
  return {
    position: table.position,
    counsels: best.map(({ option, chance, error }, n) => ({
      option,
      chance,
      within: likely * error,
      why: second ? why(ahead, best[n], n === 0 ? second : first) : '',
    })),
    odds,
    games: Math.min(...best.map(({ games }) => games)),
    close: second !== undefined && first.chance - second.chance < Math.hypot(first.error, second.error),
  }
}

/** In a game without odds: the quick answer, then what looks best. */
function* ranked(
  position: Position,
  own: readonly number[],
  chance: Fate,
): Generator<readonly number[], readonly number[], void> {
  const usual = expertly(position, own, chance)
  const looking = looksOf(position, own, chance)
  for (;;) {
    const step = looking.next()
    if (!step.done) {
      yield [usual]
      continue
    }
    const looks = step.value
    const others = own.filter((option) => option !== usual)
    return [usual, ...others.sort((a, b) => looks[own.indexOf(b)] - looks[own.indexOf(a)])]
  }
}
