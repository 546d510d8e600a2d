import { refuse, wantsReasons } from '@dicehearth/engine'
import { iceLines, territories } from '../content/boards.ts'
import { master } from '../content/enemies.ts'
import { heroes } from '../content/heroes.ts'
import type { Use } from './decisions.ts'
import { heaps, type Lies } from './heaps.ts'
import { piece } from './pieces.ts'
import { bonus, card } from './lookups.ts'
import type { Adventure, DieId } from './state.ts'

// Only for somebody who asks "why not?": the rules that keep out pieces which no list of options would ever name.

export type RuleId = `RFA-${string}`

/** A piece that the open question is not about, and the rule that keeps it out. */
export function keepOut(t: Adventure, id: string, rule: RuleId): void {
  const option: Use = { verb: 'use', seat: t.active, piece: id }
  refuse(t, option, rule)
}

/** Every die but these, each kept out by the rule for where it lies. */
export function keepOutOthers(
  t: Adventure,
  among: readonly DieId[],
  rule: RuleId | ((at: Lies, die: DieId) => RuleId),
): void {
  if (!wantsReasons(t)) return
  for (const { at, dice } of heaps(t)) {
    for (const die of dice) {
      if (!among.includes(die)) keepOut(t, piece.die(die), typeof rule === 'string' ? rule : rule(at, die))
    }
  }
}

/** At a placement: dice that are not in hand, places that take none, and heroes who cannot act now. */
export function keepOutOfPlacement(t: Adventure): void {
  keepOutOthers(t, t.hand, (at, die) => notInHand(t, at, die))
  keepOut(t, piece.oblivion, 'RFA-153')
  keepOut(t, piece.pool, givesBonusDice(t))
  keepOut(t, piece.deck, 'RFA-041')
  keepOut(t, piece.adventure, 'RFA-057')
  for (const territory of territories) keepOut(t, piece.track(territory), 'RFA-147')
  if (t.sides.iceCave === 'B') iceLines.forEach((_, line) => keepOut(t, piece.line(line), 'RFA-214'))
  keepOut(t, piece.card(master.id), 'RFA-145')
  for (const id of t.discard)
    keepOut(t, piece.card(id), card(t, id).kind === 'dragon' ? 'RFA-171' : 'RFA-135')
  t.heroes.forEach((hero, seat) => {
    const { window, uses, rule } = heroes[hero]
    if (seat !== t.active) keepOut(t, piece.hero(seat), 'RFA-053')
    else if (window !== 'afterRoll' || t.used >= uses) keepOut(t, piece.hero(seat), rule)
  })
}

function notInHand(t: Adventure, at: Lies, die: DieId): RuleId {
  switch (at) {
    case 'oblivion':
      return 'RFA-113'
    case 'pool':
      return givesBonusDice(t)
    case 'board':
      if (!t.board[t.active].includes(die)) return 'RFA-035'
      return t.owner[die] === bonus ? 'RFA-100' : 'RFA-048'
    case 'devoured':
      return 'RFA-074'
    default:
      return 'RFA-045'
  }
}

/** The rule by which bonus dice leave the pool. */
function givesBonusDice(t: Adventure): RuleId {
  return t.sides.iceCave === 'A' ? 'RFA-092' : 'RFA-217'
}
