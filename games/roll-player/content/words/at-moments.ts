import { count, numeral } from '@dicehearth/engine'
import { whole } from '@dicehearth/engine/words'
import * as z from 'zod'
import { align } from '../../rules/alignment.ts'
import { addCombatDice, rerollChosen } from '../../rules/combat-roll.ts'
import { banishFreely } from '../../rules/fiends.ts'
import { fiendsUp } from '../../rules/heroes.ts'
import {
  canSummon,
  canSwapCards,
  canTrade,
  summon,
  swapCards,
  tradeDie,
} from '../../rules/initiative-effects.ts'
import { canReplace, fetchCard, replaceCard } from '../../rules/market-effects.ts'
import { canCycle, cycle } from '../../rules/minion-deck.ts'
import { effect } from './effect-word.ts'

export const atAnyTime = {
  /** With `may` the token stops wherever its owner likes. */
  align: effect({
    fields: { steps: whole(1, 4), may: z.boolean() },
    text: ({ steps, may }) => `move your alignment token ${may ? 'up to ' : ''}${count(steps, 'space')}`,
    short: ({ steps }) => (steps === 1 ? 'one step' : `${numeral(steps)} steps`),
    icon: 'align',
    do: (t, seat, { steps, may }, by) => align(t, seat, steps, may, by),
    mayDecline: ({ may }) => may,
  }),
  banish: effect({
    fields: { upTo: whole(1, 4) },
    text: ({ upTo }) => `banish up to ${count(upTo, 'Fiend')} for free`,
    short: ({ upTo }) => `banish ${numeral(upTo)}`,
    icon: 'exorcist',
    can: (t, seat) => fiendsUp(t.heroes[seat]).length > 0,
    do: (t, seat, { upTo }, by) => banishFreely(t, seat, upTo, by),
    mayDecline: () => true,
  }),
  cycle: effect({
    fields: {},
    text: () => 'put the top Minion under its deck and turn up the next',
    short: () => 'next Minion',
    icon: 'swap',
    can: canCycle,
    *do(t) {
      cycle(t)
    },
  }),
}

export const atOneMoment = {
  // Cards that nobody has chosen, and what lies on them (RP-R17, RP-R53).
  initSwap: effect({
    fields: {},
    text: () => 'swap all dice of two Initiative cards that nobody has chosen',
    icon: 'swap',
    moments: ['beforeInitiative'],
    can: canSwapCards,
    do: (t, seat, _, by) => swapCards(t, seat, by),
  }),
  initTrade: effect({
    fields: {},
    text: () => 'swap one of your dice with a die on an Initiative card that nobody has chosen',
    icon: 'swap',
    moments: ['beforeInitiative'],
    can: canTrade,
    do: (t, seat, _, by) => tradeDie(t, seat, by),
  }),
  summon: effect({
    fields: {},
    text: () => 'put the top Fiend of the deck on an Initiative card that nobody has chosen',
    icon: 'fiend',
    moments: ['beforeInitiative'],
    can: canSummon,
    do: (t, seat, _, by) => summon(t, seat, by),
  }),
  // Cards to draw or to fetch (RP-R58).
  marketReplace: effect({
    fields: {},
    text: () => 'replace a Market card with the top card of the deck',
    icon: 'bag',
    moments: ['beforeMarketAct'],
    can: canReplace,
    do: (t, seat, _, by) => replaceCard(t, seat, by),
  }),
  marketFetch: effect({
    fields: {},
    text: () => 'add a card of the Market discard pile to the Market',
    icon: 'bag',
    moments: ['beforeMarketAct'],
    can: (t) => t.discard.length > 0,
    do: (t, seat, _, by) => fetchCard(t, seat, by),
  }),
  discount: effect({
    fields: { gold: whole(1, 5) },
    text: ({ gold }) => `your next purchase this turn costs ${gold} Gold less`,
    icon: 'gold',
    moments: ['beforeMarketAct'],
    *do(t, _, { gold }) {
      t.discount += gold
    },
  }),
  combatDice: effect({
    fields: { dice: whole(1, 4) },
    text: ({ dice }) => `add ${count(dice, 'Combat Die', 'Combat Dice')} to your roll`,
    icon: 'clash',
    moments: ['beforeRoll', 'afterRoll', 'combat'],
    do: (t, seat, { dice }, by) => addCombatDice(t, seat, dice, by),
  }),
  combatReroll: effect({
    fields: { dice: z.union([whole(1, 4), z.literal('any')]) },
    text: ({ dice }) =>
      dice === 'any'
        ? 'roll any number of your Combat Dice again, once'
        : `roll ${count(dice, 'Combat Die', 'Combat Dice')} again`,
    icon: 'clash',
    moments: ['afterRoll'],
    do: (t, seat, { dice }, by) => rerollChosen(t, seat, dice, by),
  }),
}
