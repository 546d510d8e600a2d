import { capital, count, list, type InWords } from '@dicehearth/engine'
import * as boards from './content/boards.ts'
import { homeOf } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import { holds } from './rules/defeat.ts'
import { archIsFull, neededValue } from './rules/forest-b.ts'
import { sectionHolds } from './rules/fortress.ts'
import { adventureBoardOf, card, empty, total } from './rules/lookups.ts'
import { aNumber, dice, land, seat, the } from './speech/names.ts'
import type { RfaView } from './view.ts'

const inWords: InWords<RfaView> = {
  parts: (view) => [
    { name: 'Where we are', key: 'w', lines: standing(view) },
    { name: 'Dice in hand', key: 'd', lines: [numbers(view, view.hand)] },
    { name: 'Territories', key: 't', lines: territories(view) },
    { name: 'Enemies', key: 'e', lines: enemies(view) },
    { name: 'Heroes', key: 'p', lines: company(view) },
  ],
}

export default inWords

function standing(view: RfaView): string[] {
  const next = view.deck.at(-1)
  return [
    `Turn ${view.turn}. ${seat(view.active, view)} is the active player.`,
    `${boards.adventureBoards[adventureBoardOf(view)].name}: ${view.stones} of ${view.spaces} stones.`,
    `${count(view.deck.length, 'card')} in the enemy deck${next ? `; the next is ${the(next, view)}` : ''}.`,
    `Resurrection: ${total(view, view.resurrection)} of ${boards.resurrectionHolds}. Oblivion: ${dice(view.oblivion, view)}. Bonus dice: ${view.pool.length}.`,
  ]
}

function territories(view: RfaView): string[] {
  return boards.territories.map((territory, track) => {
    const left = view.lastHole[track] - view.skull[track]
    return `${capital(land(territory))}, side ${view.sides[territory]}: ${insides[territory](view)}. Falls after ${count(left, 'more blow')}.`
  })
}

/** What lies in each territory, and what is still open. */
const insides: Readonly<Record<boards.Territory, (view: RfaView) => string>> = {
  desert(view) {
    const { first, second, third, spaces, closed } = view.desert
    if (view.sides.desert === 'B') {
      const filled = spaces.flatMap((die, i) =>
        die === empty ? [] : [`${i + 1} holds ${aNumber(die, view)}`],
      )
      return `${count(closed.filter(Boolean).length, 'connection')} closed; ${filled.length > 0 ? list(filled) : 'all spaces are empty'}`
    }
    const group = boards.desertAGroup
    return `first section ${first.length} of ${group}, second ${second.length} of ${group}, third ${third.length}`
  },

  fortress: (view) =>
    list(
      boards.fortressNumbers.map((number, section) => {
        const barriers = view.fortress.barriers[section]
        if (view.sides.fortress === 'A' && barriers === 0) return `${number}s broken`
        const lying = view.fortress.sections[section].length
        return `${number}s ${lying} of ${sectionHolds(view, section)}, ${count(barriers, 'barrier')}`
      }),
    ),

  forest(view) {
    const { path, boundary, sixes, fives } = view.forest
    if (view.sides.forest === 'A') return `5s and 6s, ${path.length} of ${boundary} on the path`
    const arch = `${count(sixes.length, 'six', 'sixes')} and ${count(fives.length, 'five')} in the arch of ${boards.archSpaces}`
    return archIsFull(view) ? `${arch}; now give up a ${neededValue(view)}` : arch
  },

  iceCave(view) {
    const filled = view.iceCave.flatMap((die, i) =>
      die === empty ? [] : [`space ${i + 1} ${aNumber(die, view)}`],
    )
    return filled.length > 0 ? list(filled) : 'empty'
  },
}

function enemies(view: RfaView): string[] {
  if (view.enemies.length === 0) return ['No enemy is in play.']
  return view.enemies.map(({ card: id, dice: lying }) => {
    const home = homeOf(card(view, id))
    const at = home === 'aside' ? '' : `, from ${land(home)}`
    return `${capital(the(id, view))}${at}: ${total(view, lying)} of ${holds(view, id)}.`
  })
}

function company(view: RfaView): string[] {
  return view.board.map((lying, who) => {
    const hero = heroes[view.heroes[who]].name
    return `${seat(who, view)}, the ${hero}: ${lying.length > 0 ? dice(lying, view) : 'no dice'} on the board.`
  })
}

function numbers(view: RfaView, hand: readonly number[]): string {
  if (hand.length === 0) return 'No dice in hand.'
  const sorted = hand.toSorted((a, b) => view.face[a] - view.face[b])
  return `${capital(list(sorted.map((die) => aNumber(die, view))))}.`
}
