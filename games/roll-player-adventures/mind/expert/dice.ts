import { boxOf, known } from '../../content/opened.ts'
import type { CardId, Effects } from '../../content/box.ts'
import { colours, type DieId } from '../../content/dice.ts'
import { prospects, slotWorths } from '../trial.ts'
import { plainDie } from '../../rules/bag.ts'
import type { AdventureAsk, AdventureOption } from '../../rules/decisions.ts'
import { billFor } from '../../rules/dice-pool.ts'
import { bestCovering } from '../../rules/matching.ts'
import { isBanned } from '../../rules/modifiers.ts'
import { roomOf } from '../../rules/party.ts'
import { verbOf } from '../../rules/perform.ts'
import { lookOf } from '../../rules/slots.ts'
import { cardOf, trialOf, type Hero, type Party } from '../../rules/state.ts'
import { Imagination, joined, withDie } from './effects.ts'
import { most } from './most.ts'

type Options = readonly AdventureOption[]
type AskOf<K> = Extract<AdventureAsk, { kind: K }>

/** What a card is missed by: it is back after the check, after the combat, after a rest, or never. */
const missed = { check: 0.1, combat: 0.5, rest: 0.9, ever: 1.5 } as const
const worthPlaying = 0.2
/** A bought die must promise this much. */
const worthBuying = 0.5
/** Room for each die that the party affords, and the most that it buys. */
const roomForADie = 5
const mostBought = 3

/** Dice of colours that slots ask for, as far as the party has the breath for it. */
export function bestPurchaseOfDie(t: Party, options: Options, buys = affordable(t)): AdventureOption {
  const { pool, guests } = trialOf(t)
  const ready = options.find(({ verb }) => verb === 'ready') ?? options[0]
  if (pool.length - guests >= buys) return ready
  const now = prospects(t)
  const gain = (option: AdventureOption): number => {
    const die = option.verb === 'buyDie' ? plainDie(t, option.colour) : undefined
    if (die === undefined || option.verb !== 'buyDie' || billFor(t, option.colour).others > 0) return 0
    return prospects(joined(t, die)) - now
  }
  const best = most(options, gain)
  return gain(best) >= worthBuying ? best : ready
}

function affordable({ heroes }: Party): number {
  const room = heroes.reduce((sum, hero) => sum + roomOf(hero), 0) / heroes.length
  return Math.min(mostBought, Math.floor(room / roomForADie))
}

/** The card or ability that helps most, if any helps more than it is missed later. */
export function bestCard(t: Party, options: Options): AdventureOption {
  const mind = new Imagination()
  const ready = options.find(({ verb }) => verb === 'ready') ?? options[0]
  let best = ready
  let highest = worthPlaying
  for (const option of options) {
    if (option.verb !== 'playCard' && option.verb !== 'useClass') continue
    const card = option.verb === 'playCard' ? option.card : ''
    const gains = effectsOf(t, option.hero, card).map((effect) =>
      effect.some((phrase) => isBanned(t, verbOf(phrase))) ? 0 : mind.gain(t, effect, option.hero),
    )
    const value = Math.max(...gains) - price(t, card)
    if (value > highest) [best, highest] = [option, value]
  }
  return best
}

function price(t: Party, card: CardId): number {
  const icons = card === '' ? [] : cardOf(t, card).icons
  if (icons.includes('return')) return missed.ever
  return card === '' || icons.length > 0 ? missed.rest : missed[trialOf(t).kind]
}

function effectsOf(t: Party, hero: Hero, card: CardId): Effects {
  return card === '' ? known(boxOf(t).classes, t.heroes[hero].class).effects : cardOf(t, card).effects
}

export function bestEffect(t: Party, ask: AskOf<'whichEffect'>, options: Options): AdventureOption {
  const mind = new Imagination()
  const effects = effectsOf(t, ask.hero, ask.card)
  return most(options, (it) =>
    it.verb === 'takeEffect' ? mind.gain(t, effects[it.effect], ask.hero) : -Infinity,
  )
}

/** The die that the effect under way helps most; done if it helps none. */
export function bestDie(t: Party, ask: AskOf<'whichDie'>, options: Options): AdventureOption {
  const mind = new Imagination()
  const phrases = effectsOf(t, ask.hero, ask.card)
    .flat()
    .filter((phrase) => verbOf(phrase) === ask.verb)
  const now = mind.hopes(t)
  const value = (die: DieId): number => {
    const others = trialOf(t).pool.filter((it) => it !== die)
    return Math.max(...phrases.map((phrase) => mind.after(t, phrase, others) ?? -Infinity))
  }
  return most(options, (it) => (it.verb === 'pickDie' ? value(it.die) : now))
}

export function bestChange(t: Party, die: DieId, options: Options): AdventureOption {
  return most(options, (it) => {
    if (it.verb === 'adjust') return prospects(withDie(t, die, t.faces[die] + it.by))
    if (it.verb === 'beValue') return prospects(withDie(t, die, it.value))
    return it.verb === 'beColour' ? prospects(withDie(t, die, t.faces[die], colours[it.colour])) : 0
  })
}

/** Dice go where the best covering of all wants them. */
export function bestPlace(t: Party, options: Options): AdventureOption {
  const wanted = new Set(
    [...bestCovering(t, slotWorths(trialOf(t)))].map(
      ([die, { foe, slot }]) => `${lookOf(t, die)} ${foe} ${slot}`,
    ),
  )
  return (
    options.find((it) => it.verb === 'placeDie' && wanted.has(`${lookOf(t, it.die)} ${it.foe} ${it.slot}`)) ??
    options[0]
  )
}
