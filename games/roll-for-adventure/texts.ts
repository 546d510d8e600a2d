import { capital, count, type PieceText } from '@dicehearth/engine'
import { adventureBoards, landNames, territories } from './content/boards.ts'
import { kindOf, linesOf, master } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import { lands, vortexes } from './content/lands.ts'
import { name, seat } from './names.ts'
import { holds } from './rules/defeat.ts'
import { piece } from './rules/pieces.ts'
import { adventureBoardOf, card } from './rules/state.ts'
import type { RfaView } from './view.ts'

/** What is printed on the boards, the heroes and the cards that lie open. */
export function texts(view: RfaView): PieceText[] {
  const inPlay = view.enemies.map((enemy) => enemy.card)
  const faceUp = new Set([...inPlay, view.revealed, view.acting, ...view.deck, master.id])
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
    { piece: piece.adventure, name: adventureBoards[adventureBoardOf(view)].name, lines: [stones] },
  ]
}
