import { list, spoken } from '@dicehearth/engine'
import { dieLook } from '../die-look.ts'
import { luckDie, ownerOf } from '../rules/dice.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'
import { heroName } from '../names.ts'
import type { FatesView } from '../view.ts'
import { asks } from './asks.ts'
import { combatEvents } from './combat.ts'
import { companionEvents } from './companion.ts'
import { figures } from './figures.ts'
import { piece } from '../rules/pieces.ts'
import { options } from './options.ts'
import { phases, uses } from './uses.ts'
import { storyEvents } from './story.ts'

/** Everything that people read, see and hear. */
export const speech = spoken<FatesAsk, FatesOption, FatesEvent, FatesView, Fates>({
  asks,
  options,
  uses,
  phases,
  events: {
    rolled: {
      text: ({ seat, dice, faces }, view) => {
        // What is no die of a bar is told by what comes of it.
        if (dice[0] < 0) return null
        const luck = dice.indexOf(luckDie(ownerOf(dice[0])))
        const rest = faces.filter((_, i) => i !== luck)
        const shown = [...(luck < 0 ? [] : [`Luck ${faces[luck]}`]), ...rest.map(String)]
        return `${heroName(view, seat)} rolls ${list(shown)}.`
      },
      touches: ({ seat, dice }) => {
        const rolled = dice.filter((die) => die >= 0)
        return rolled.length === 0 ? [] : [piece.hero(seat), ...rolled.map(piece.die)]
      },
      sound: 'dice',
    },
    rerolled: {},
    ...storyEvents,
    ...combatEvents,
    ...companionEvents,
  },
  seat: (seat, view) => heroName(view, seat),
  die: (die, { face }) => ({ face: face[die], ...dieLook(die) }),
  outcome: (view) => {
    if (view.outcome?.result === 'won') return `You have come to the end of ${view.title}. Everybody wins.`
    if (view.outcome) return `${view.title} ends here, in ${view.areaName}. Everybody loses.`
    return `${view.title} is under way.`
  },
  figures,
})
