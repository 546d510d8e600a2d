import { capital, count } from '@dicehearth/engine'
import { isDigital, keepsLife } from '../rules/modes.ts'
import { heroName } from '../names.ts'
import type { FatesView } from '../view.ts'

/** The statistics of the adventure, after a win as well as after a loss (RF-124, RF-R85). */
export function figures(view: FatesView): readonly (readonly [label: string, figure: string])[] {
  const { statistics } = view
  return [
    ['Encounter reached', view.page ? `${view.page.id} ${view.page.title}` : 'none'],
    ['Areas finished', `${statistics.areas} of ${view.areas}`],
    ['Rounds', String(statistics.rounds)],
    ['Combats won', String(statistics.combatsWon)],
    ['Enemies defeated', String(statistics.defeated)],
    ['Riddles solved', String(statistics.riddles)],
    ...view.heroes.map((_, seat) => [heroName(view, seat), tally(view, seat)] as const),
  ]
}

function tally(view: FatesView, seat: number): string {
  const it = view.statistics.deeds[seat]
  const parts = [
    `hits for ${it.entered} damage took ${it.taken} Life, the largest ${it.largest}`,
    `${count(it.inflicted, 'status effect')} inflicted`,
  ]
  if (keepsLife(view)) parts.push(`${it.lostToDamage} Life lost to damage, ${it.lostOtherwise} otherwise`)
  if (isDigital(view))
    parts.push(
      `${it.healed} Life healed`,
      `${count(it.treasures, 'Treasure')} and ${count(it.traits, 'Trait')} drawn`,
      ...(it.attempts > 0
        ? [`${it.recoveries} of ${count(it.attempts, 'attempt')} to recover succeeded`]
        : []),
    )
  return capital(parts.join('; '))
}
