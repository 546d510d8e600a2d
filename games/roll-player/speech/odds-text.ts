import type { Risk } from '@dicehearth/engine'
import { boxOf, known } from '../content/box.ts'
import { percent } from '../content/goals.ts'
import type { Chance } from '../rules/odds.ts'
import type { RpView } from '../view.ts'

/** "1–3: 50 %, 4–6: 33 %, 7+ (Trophy): 17 %": what the roll may bring, for the answer that leads to it. */
export function oddsNow(view: RpView): Risk | null {
  return view.odds && { text: oddsText(view, view.odds.now) }
}

export function oddsWithOneMore(view: RpView): Risk | null {
  return view.odds && { text: `then ${oddsText(view, view.odds.oneMore)}` }
}

function oddsText(view: RpView, chances: readonly Chance[]): string {
  const named = view.odds?.of === 'hunt' ? levelName : starsName
  return chances.map(({ reward, chance }) => `${named(reward, view)}: ${percent(chance)}`).join(', ')
}

function levelName(from: number, { own, minion }: RpView): string {
  const levels = minion === null ? [] : known(boxOf(own).minions, minion).levels
  const at = levels.findIndex((level) => level.from === from)
  const next = levels.at(at + 1)
  const totals = next === undefined || at + 1 === levels.length ? `${from}+` : rangeText(from, next.from - 1)
  return levels[at]?.trophy ? `${totals} (Trophy)` : totals
}

function rangeText(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}

function starsName(stars: number): string {
  return stars === 0 ? 'no star' : `${stars} ★`
}
