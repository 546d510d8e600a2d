import { capital, count, type PieceText } from '@dicehearth/engine'
import {
  adventureBoards,
  landNames,
  resurrectionHolds,
  territories,
  type AdventureBoard,
} from './content/boards.ts'
import { effectText } from './content/effects.ts'
import { homeOf, master, rankOf, type Card } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import { lands } from './content/lands.ts'
import { land, name, seat } from './names.ts'
import { holds } from './rules/defeat.ts'
import { piece } from './rules/pieces.ts'
import { card } from './rules/state.ts'
import type { RfaView } from './view.ts'

/** What is printed on the boards, the heroes and the cards that lie open. */
export function texts(view: RfaView): PieceText[] {
  const faceUp = new Set([
    ...view.enemies.map((enemy) => enemy.card),
    ...[view.revealed, view.acting, ...view.deck].filter((id) => id !== null),
    master.id,
  ])
  const { name: board } = adventureBoardOf(view)
  return [
    ...territories.map((it) => ({
      piece: it,
      name: `${capital(landNames[it])}, side ${view.sides[it]}`,
      lines: lands[it][view.sides[it]].lines,
    })),
    ...view.heroes.map((hero, who) => ({
      piece: piece.hero(who),
      name: `${heroes[hero].name} (${seat(who, view)})`,
      lines: [heroes[hero].text],
    })),
    ...[...faceUp].map((id) => ({
      piece: piece.card(id),
      name: name(id, view),
      lines: [cardKind(card(view, id)), ...cardLines(card(view, id)), ...defeatLine(id, view)],
    })),
    {
      piece: piece.resurrection,
      name: 'Vortex of Resurrection',
      lines: [
        'Takes dice of any number and ends the placing of the turn.',
        `At ${resurrectionHolds} or more both vortexes give all their dice back.`,
      ],
    },
    { piece: piece.oblivion, name: 'Vortex of Oblivion', lines: ['Dice lost to enemies lie here.'] },
    {
      piece: piece.adventure,
      name: board,
      lines: [`${capital(count(view.spaces, 'power stone'))} win the game.`],
    },
  ]
}

const boardIds = ['book', 'sword', 'crown', 'jewel'] as const

/** The adventure board on the table: each wants another number of stones. */
export function adventureBoardOf({ spaces }: RfaView): { id: AdventureBoard; name: string } {
  const id = boardIds.find((it) => adventureBoards[it].spaces === spaces) ?? 'book'
  return { id, name: adventureBoards[id].name }
}

function defeatLine(id: string, view: RfaView): string[] {
  const isInPlay = view.enemies.some((enemy) => enemy.card === id)
  return isInPlay ? [`Defeated by dice that add up to ${holds(view, id)} or more.`] : []
}

/** What kind of card it is. */
export function cardKind(it: Card): string {
  const rank = rankOf(it)
  const ofRank = rank === null ? '' : ` of rank ${rank}`
  if (it.kind === 'master') return 'Lord of all enemies'
  if (it.kind !== 'enemy' && it.kind !== 'own') return `${capital(it.kind)}${ofRank}`
  const home = homeOf(it)
  return `Enemy${ofRank} ${home === 'aside' ? 'without a land' : `of ${land(home)}`}`
}

/** What a card does. */
export function cardLines(it: Card): string[] {
  const drives = (rankOf(it) ?? 1) > 1 ? ['Drives every enemy of a lower rank on.'] : []
  switch (it.kind) {
    case 'enemy':
      return [...drives, `Attacks ${land(it.home)}.`]
    case 'phantom':
      return [...drives, 'Attacks where the territory die falls: one land, all, or none.']
    case 'giant':
      return [...drives, 'Shortens the damage track where the territory die falls: one, all, or none.']
    case 'dragon':
      return [`Every ${it.number} in the lands and on Resurrection is lost. Then it flies on.`]
    case 'master':
      return [
        'All enemies attack.',
        'Then the territory die: two damage to one land, or one to each, or none.',
        'He cannot be attacked, and goes back into the deck.',
      ]
    case 'own': {
      const { text, commands, onReveal, onAgain, onDefeat = [] } = it.enemy
      return [
        ...(text ? [text] : []),
        ...(commands ? drives : []),
        ...onReveal.map(effectText),
        ...(onAgain === 'same' ? [] : [`Again: ${onAgain.map(effectText).join(' ')}`]),
        ...(onDefeat.length === 0 ? [] : [`Defeated: ${onDefeat.map(effectText).join(' ')}`]),
      ]
    }
  }
}
