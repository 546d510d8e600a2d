import { capital, count, type PieceText } from '@dicehearth/engine'
import { adventureBoards, iceLines, landNames, territories, type Territory } from '../content/boards.ts'
import { linesOf } from '../content/card-text.ts'
import { kindOf, master } from '../content/enemies.ts'
import { heroes } from '../content/heroes.ts'
import { lands, vortexes } from '../content/lands.ts'
import { a, land, lineReward, name, seat } from './names.ts'
import { holds } from '../rules/defeat.ts'
import { piece } from '../rules/pieces.ts'
import { adventureBoardOf, card, trackOf } from '../rules/lookups.ts'
import type { RfaView } from '../view.ts'

/** What is printed on the boards, the heroes and the cards that lie open. */
export function texts(view: RfaView): PieceText[] {
  const inPlay = view.enemies.map((enemy) => enemy.card)
  const faceUp = new Set([...inPlay, view.revealed, view.acting, ...view.deck, ...view.discard, master.id])
  const stones = `${capital(count(view.spaces, 'power stone'))} win the game.`
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
    ...[...faceUp].flatMap((id) => {
      if (id === null) return []
      const it = card(view, id)
      const falls = `Defeated by dice that add up to ${holds(view, id)} or more.`
      const lines = [`${kindOf(it)}.`, ...linesOf(it), ...(inPlay.includes(id) ? [falls] : [])]
      return [{ piece: piece.card(id), name: name(id, view), lines }]
    }),
    { piece: piece.resurrection, ...vortexes.resurrection },
    { piece: piece.oblivion, ...vortexes.oblivion },
    ...territories.map((it) => trackText(it, view)),
    ...(view.sides.iceCave === 'B' ? iceLines.map((_, line) => lineText(line, view)) : []),
    deckText(view),
    {
      piece: piece.pool,
      name: 'Bonus dice',
      lines: [
        `${capital(count(view.pool.length, 'bonus die waits', 'bonus dice wait'))} here.`,
        'One that was given to a hero is rolled with the next roll. Once it comes back it returns to this pool.',
      ],
    },
    { piece: piece.adventure, name: adventureBoards[adventureBoardOf(view)].name, lines: [stones] },
  ]
}

function trackText(territory: Territory, view: RfaView): PieceText {
  const [skull, last] = [view.skull[trackOf(territory)], view.lastHole[trackOf(territory)]]
  return {
    piece: piece.track(territory),
    name: `Damage of ${land(territory)}`,
    lines: [
      `The skull is in hole ${skull}. In hole ${last} the land falls and the game is lost.`,
      'It moves on whenever an attack finds no dice in the land.',
    ],
  }
}

function lineText(line: number, view: RfaView): PieceText {
  return {
    piece: piece.line(line),
    name: `Reward: ${lineReward(line, view)}`,
    lines: ['Claimed when every space of the line is full. Its dice come back in any case.'],
  }
}

function deckText(view: RfaView): PieceText {
  const next = view.deck.at(-1) ?? null
  return {
    piece: piece.deck,
    name: 'Enemy deck',
    lines: [
      `${capital(count(view.deck.length, 'card'))}. One is turned up after every turn.`,
      ...(next === null ? [] : [`On top lies ${a(next, view)}.`]),
    ],
  }
}
