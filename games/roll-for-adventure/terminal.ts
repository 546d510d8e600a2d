import { capital, type Decision } from '@dicehearth/engine'
import {
  beside,
  fitted,
  framed,
  inColumns,
  styled,
  widthOf,
  type Drawing,
  type Line,
  type Span,
  type Style,
} from '@dicehearth/engine/drawing'
import * as boards from './content/boards.ts'
import { homeOf, rankOf } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import { whose } from './die-look.ts'
import { name, seat, the } from './speech/names.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import { holds } from './rules/defeat.ts'
import { archIsFull, neededValue } from './rules/forest-b.ts'
import { sectionHolds } from './rules/fortress.ts'
import { adventureBoardOf, ally, bonus, card, empty, total } from './rules/lookups.ts'
import type { DieId, Enemy } from './rules/state.ts'
import type { RfaView } from './view.ts'

/** The table from above: four territories, the enemies, the vortexes, and the heroes with the dice in hand. */
const drawing: Drawing<RfaAsk, RfaOption, RfaView> = {
  draw: (view, decision, width) => [
    header(view, width),
    ...territoryPanels(view, decision, width),
    ...inColumns(
      view.enemies.map((enemy) => enemyLine(view, enemy)),
      40,
      width,
    ),
    vortexes(view, width),
    ...beside([players(view, Math.floor(width / 2)), handOfDice(view, Math.ceil(width / 2))]),
  ],
}

export default drawing

const dot = styled(' · ', 'dim')
const dim = (text: string): Line => [styled(text, 'dim')]

function header(view: RfaView, width: number): Line {
  const next = view.deck.at(-1)
  return fitted(
    [
      styled(`Turn ${view.turn}`, 'bold'),
      dot,
      `${boards.adventureBoards[adventureBoardOf(view)].name} `,
      styled(`${'◆'.repeat(view.stones)}${'◇'.repeat(view.spaces - view.stones)}`, 'bold', 'magenta'),
      dot,
      `enemy deck ${view.deck.length} cards${next ? `, next ${the(next, view)}` : ''}`,
    ],
    width,
  )
}

/** Where something may be put now, the title stands out. */
function territoryPanels(view: RfaView, decision: Decision<RfaAsk, RfaOption> | null, width: number): Line[] {
  const insides = boards.territories.map((land) => lands[land](view))
  const height = Math.max(...insides.map(({ length }) => length))
  return beside(
    boards.territories.map((land, track) => {
      const open = decision?.options.some((option) => option.verb === 'place' && option.at === land)
      const title = `${open ? '»' : ''}${capital(boards.landNames[land])} ${view.sides[land]}`
      return framed(
        [open ? styled(title, 'bold', 'yellow') : styled(title, 'bold')],
        insides[track],
        damage(view.skull[track], view.lastHole[track]),
        { width: Math.floor(width / insides.length), height },
      )
    }),
  )
}

function damage(hole: number, lastHole: number): Line {
  const left = lastHole - hole
  const warning: Style = left <= 2 ? 'red' : hole > 0 ? 'yellow' : 'dim'
  return [styled('damage ', 'dim'), styled(`${'■'.repeat(hole)}${'□'.repeat(left)}`, warning)]
}

const lands: Readonly<Record<boards.Territory, (view: RfaView) => Line[]>> = {
  desert(view) {
    const { first, second, third, spaces, closed } = view.desert
    if (view.sides.desert === 'A')
      return [
        ['1s   ', ...slots(view, first, boards.desertAGroup)],
        ['then ', ...slots(view, second, boards.desertAGroup)],
        third.length > 0 ? ['gone ', ...owners(view, third)] : [],
      ]
    return net.map((row, k) => {
      const connection = (boards.connections[k] ?? []).map((space) => space + 1).join('')
      return [
        ...row
          .split('')
          .flatMap((at) => (at === ' ' ? ['   '] : [onSpace(view, spaces[Number(at) - 1], at), ' '])),
        closed[k] ? styled(`${connection}✓`, 'green') : styled(connection, 'dim'),
      ]
    })
  },

  fortress: (view) =>
    boards.fortressNumbers.map((number, section): Line => {
      const barriers = view.fortress.barriers[section]
      if (view.sides.fortress === 'A' && barriers === 0) return [`${number}s `, styled('broken', 'green')]
      const dice = slots(view, view.fortress.sections[section], sectionHolds(view, section))
      return [`${number}s `, ...dice, styled('▓'.repeat(barriers), 'magenta')]
    }),

  forest(view) {
    const { path, boundary, sixes, fives } = view.forest
    if (view.sides.forest === 'A')
      return [
        slots(view, path.slice(0, 6), 6),
        slots(view, path.slice(6), boundary - 6),
        dim(`5s, 6s: ${path.length} of ${boundary}`),
      ]
    const left = slots(view, sixes, boards.archSpaces - fives.length)
    return [
      [...left, ...slots(view, fives.toReversed(), fives.length)],
      dim(`  ${boards.boundaryValues.join('  ')}`),
      archIsFull(view) ? [styled(`now give up a ${neededValue(view)}`, 'yellow')] : dim('6s ›        ‹ 5s'),
    ]
  },

  iceCave(view) {
    const row = (from: number, to: number, free?: string): Line =>
      view.iceCave.slice(from, to).flatMap((die, k) => [onSpace(view, die, free ?? String(k + 1)), ' '])
    if (view.sides.iceCave === 'A') return [row(0, 6), dim('4 dice: bonus'), dim('5: foe  6: mend')]
    return [
      [...row(0, 3, '·'), ...dim('2 bonus')],
      [...row(3, 6, '·'), ...dim('foe')],
      [...row(6, 8, '·'), '   ', ...dim('free one')],
      dim('-2 foe -1 damage'),
    ]
  },
}

/** Desert B from above: its spaces where they lie. Beside each row stands a connection, ticked when it is closed. */
const net = [' 1  ', '2 3 ', ' 4  ', '5 6 ', ' 7 8', '  9 ']

function enemyLine(view: RfaView, { card: id, dice }: Enemy): Line {
  const rank = rankOf(card(view, id))
  const home = homeOf(card(view, id))
  return [
    styled(name(id, view), 'bold'),
    `${rank ? ` ${'I'.repeat(rank)}` : ''} `,
    ...(home === 'aside' ? [] : dim(`(${boards.landNames[home]}) `)),
    ...dice.flatMap((die) => [dieShown(view, die), ' ']),
    ...dim(`${total(view, dice)}/${holds(view, id)}`),
  ]
}

function vortexes(view: RfaView, width: number): Line {
  return fitted(
    [
      styled('Resurrection ', 'bold'),
      ...view.resurrection.flatMap((die) => [dieShown(view, die), ' ']),
      ...dim(`${total(view, view.resurrection)}/${boards.resurrectionHolds}`),
      dot,
      styled('Oblivion ', 'bold'),
      ...(view.oblivion.length > 0 ? owners(view, view.oblivion) : ['empty']),
      dot,
      styled('Bonus ', 'bold'),
      ...(view.pool.length > 0 ? owners(view, view.pool) : ['none']),
    ],
    width,
  )
}

function players(view: RfaView, width: number): Line[] {
  return view.board.map((dice, who): Line => {
    const active = who === view.active && !view.outcome
    const called = seat(who, view).padEnd(6)
    const hero = heroes[view.heroes[who]].name.padEnd(12)
    return fitted(
      [
        active ? styled('▶ ', 'bold') : '  ',
        active ? styled(called, view.colours[who], 'bold') : styled(called, view.colours[who]),
        ` ${hero} `,
        ...(dice.length > 0 ? owners(view, dice) : active ? [] : dim('no dice')),
      ],
      width,
    )
  })
}

/** The dice that were rolled, lowest first, as small boxes with the number and the owner's letter. */
function handOfDice(view: RfaView, width: number): Line[] {
  const dice = view.hand.toSorted((a, b) => view.face[a] - view.face[b] || view.owner[b] - view.owner[a])
  const boxes = (text: (die: DieId) => string): Line =>
    dice.map((die) => styled(text(die), ...colour(view, die)))
  const [top, number, foot] = [
    boxes(() => '┌───┐'),
    boxes((die) => `│ ${view.face[die]} │`),
    boxes((die) => `└─${letter(view, die)}─┘`),
  ]
  if (dice.length === 0) return []
  return widthOf(top) <= width ? [top, number, foot] : [dice.flatMap((die) => [dieShown(view, die), ' '])]
}

/** Dice in their order, then the free places. */
function slots(view: RfaView, dice: readonly DieId[], room: number): Line {
  const places = Array.from({ length: Math.max(room, dice.length) }, (_, i) => dice[i] ?? empty)
  return places.flatMap((die) => [onSpace(view, die, '·'), ' '])
}

function onSpace(view: RfaView, die: DieId, free: string): Span {
  return die === empty ? styled(free.padEnd(2), 'dim') : dieShown(view, die)
}

/** A die as its number and its owner's letter. */
function dieShown(view: RfaView, die: DieId): Span {
  return styled(`${view.face[die]}${letter(view, die)}`, 'inverse', ...colour(view, die))
}

/** Dice whose numbers do not matter: the owners' letters. */
function owners(view: RfaView, dice: readonly DieId[]): Line {
  return dice.flatMap((die) => [styled(letter(view, die), 'bold', ...colour(view, die)), ' '])
}

/** r, b, g, y for the players, a for ally dice, + for bonus dice. */
function letter(view: RfaView, die: DieId): string {
  return view.owner[die] === bonus ? '+' : whose(die, view).charAt(0)
}

function colour(view: RfaView, die: DieId): Style[] {
  const owner = view.owner[die]
  const own = owner === ally ? view.allyColour : owner === bonus ? null : view.colours[owner]
  return own === null ? [] : [own]
}
