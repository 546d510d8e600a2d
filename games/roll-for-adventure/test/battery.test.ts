import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import { master } from '../content/enemies.ts'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { setups } from './setups.ts'

const ledger = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

/** The deck without the cards that everybody knows; the Master lies somewhere in the middle stack. */
function places(t: Adventure): HiddenPlace<Adventure>[] {
  const hidden = t.deck.flatMap((card, place) => (t.known.includes(card) ? [] : [place]))
  const { stacks } = t
  const isInside = (place: number): boolean =>
    stacks !== null && place >= stacks.bottom && place < stacks.bottom + stacks.middle
  const cards = hidden.map((place) => t.deck[place])
  const forMaster = stacks && cards.includes(master.id) ? hidden.filter(isInside) : []
  const others = forMaster.length > 0 ? cards.filter((card) => card !== master.id) : cards
  return hidden.map((place) => {
    const itsMaster = forMaster.includes(place) ? 1 / forMaster.length : 0
    const chances = new Map([...equally(others)].map(([card, chance]) => [card, chance * (1 - itsMaster)]))
    if (itsMaster > 0) chances.set(master.id, itsMaster)
    return { name: `deck ${place}`, read: (it: Adventure) => it.deck[place], chances }
  })
}

battery(rollForAdventure, {
  setups,
  places,
  ruleIds: new Set(ledger.rules.map((rule) => rule.id)),
  games: 2000,
})
