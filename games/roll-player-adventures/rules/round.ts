import type { Play } from '@dicehearth/engine'
import { prepare, setUp } from './adventure-setup.ts'
import { agreeOnLegend, nextHero } from './campaign-setup.ts'
import { company } from './company.ts'
import { playTrial, readEntry } from './entries.ts'
import { guild } from './guild.ts'
import { chooseItems } from './items.ts'
import { market } from './market.ts'
import { move } from './movement.ts'
import { rest } from './resting.ts'
import { surplus } from './saving.ts'
import type { Party, Stage } from './state.ts'

/** What is played at each stage; each call is one round. */
const rounds: Readonly<Record<Exclude<Stage, 'saved'>, (t: Party) => Play>> = {
  legend: agreeOnLegend,
  heroes: nextHero,
  company,
  storyteller: prepare,
  setup: setUp,
  story: readEntry,
  move,
  item: chooseItems,
  rest,
  trial: playTrial,
  guild,
  market,
  surplus,
}

/** One round: an entry, a step of a move, a die that is bought or placed, a card, a purchase. */
export function round(t: Party): Play {
  if (t.stage === 'saved') throw new Error('the adventure is over and saved')
  return rounds[t.stage](t)
}
