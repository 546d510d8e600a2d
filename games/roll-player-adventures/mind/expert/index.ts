import { pick, type Fate } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine'
import type { AdventureAsk, AdventureOption } from '../../rules/decisions.ts'
import { roomOf } from '../../rules/party.ts'
import type { Hero, Party } from '../../rules/state.ts'
import { bestAdvance, bestPurchase } from './growing.ts'
import { bestCard, bestChange, bestDie, bestEffect, bestPlace, bestPurchaseOfDie } from './dice.ts'
import { most } from './most.ts'
import { anyWay, bestItem, bestPath, restWith } from './wandering.ts'

export interface Habits {
  /** How many dice of chosen colours it buys for every roll; otherwise as many as it has the breath for. */
  buys?: number
  /** Keywords that it does not want on the journal, as far as its choices go. */
  shuns?: readonly string[]
}

/**
 * A quick party with one voice: it goes wherever it has not been, takes ways that it has not taken, rests when it is
 * tired, and plays the card that helps most. It weighs what lies on the table and looks at no dice or cards to come.
 */
export function expert(habits: Habits = {}): Expert<Party, AdventureAsk, AdventureOption> {
  return {
    answer: (t, { ask, options }, chance) =>
      Math.max(0, options.indexOf(optionFor(t, ask, options, chance, habits))),
  }
}

type Options = readonly AdventureOption[]

function optionFor(
  t: Party,
  ask: AdventureAsk,
  options: Options,
  chance: Fate,
  { buys, shuns }: Habits,
): AdventureOption {
  switch (ask.kind) {
    case 'whichWay':
      return anyWay(t, options, chance, shuns)
    case 'whichPath':
      return bestPath(t, options, chance)
    case 'firstItem':
    case 'secondItem':
      return bestItem(t, options, chance)
    case 'restXp':
      return restWith(t, options)
    case 'buildPool':
      return bestPurchaseOfDie(t, options, buys)
    case 'pay':
      return most(options, (it) =>
        it.verb === 'pickRow' ? 10 * roomOf(t.heroes[it.hero]) + t.heroes[it.hero].rows[it.row] : -1,
      )
    case 'playCards':
      return bestCard(t, options)
    case 'whichEffect':
      return bestEffect(t, ask, options)
    case 'whichDie':
      return bestDie(t, ask, options)
    case 'upOrDown':
    case 'newColour':
    case 'newValue':
      return bestChange(t, ask.die, options)
    case 'placeDice':
      return bestPlace(t, options)
    case 'guild':
      return bestAdvance(t, options)
    case 'market':
      return bestPurchase(t, options, chance)
    case 'whoGets':
    case 'whoGetsRandom':
      return heroWith(t, options, ({ hand }) => -hand.length)
    case 'whom':
    case 'whoIsMeant':
      return heroWith(t, options, (hero) => (isBurden(ask) ? roomOf(hero) : hero.fatigue))
    case 'loseRow':
      return most(options, (it) => (it.verb === 'pickRow' ? t.heroes[it.hero].rows[it.row] : 0))
    case 'gainRow':
      return most(options, (it) =>
        it.verb === 'pickRow' ? t.heroes[it.hero].scores[it.row] - t.heroes[it.hero].rows[it.row] : 0,
      )
    case 'trade':
      return options[options.length - 1]
    case 'agree':
    case 'agreeToSell':
    case 'acceptCard':
      return options[0]
    default:
      return options[pick(chance, options.length)]
  }
}

function isBurden(ask: AdventureAsk): boolean {
  if (ask.kind === 'whom') return ask.verb === 'drain' || ask.verb === 'tire'
  return ask.kind === 'whoIsMeant' && ask.for === 'fatigue'
}

function heroWith(
  t: Party,
  options: Options,
  worth: (hero: Party['heroes'][Hero]) => number,
): AdventureOption {
  return most(options, (it) => (it.verb === 'pickHero' ? worth(t.heroes[it.hero]) : 0))
}
