import { list } from '@dicehearth/engine'
import { titleName } from './box-names.ts'
import type { PartyView } from '../view.ts'

export function outcome(view: PartyView): string {
  const { title } = view
  switch (view.outcome?.result) {
    case 'campaign':
      return `"${title}" is over, and with it the campaign. Your story is told.`
    case 'sidequest':
      return `"${title}" is over. The campaign goes on where you left it.`
    default:
      return `"${title}" is over. Your party is ready for the next adventure.`
  }
}

export function figures(view: PartyView): (readonly [string, string])[] {
  const { done, gold, xp, deaths, titles } = view.journal
  const { adventures } = view.printed
  return [
    ...(adventures > 0 ? [['Adventures completed', `${done} of ${adventures}`] as const] : []),
    ['Gold', String(gold)],
    ['XP', String(xp)],
    ['Deaths', String(deaths)],
    ['Titles', titles.length === 0 ? 'none yet' : list(titles.map((title) => titleName(view, title)))],
  ]
}
