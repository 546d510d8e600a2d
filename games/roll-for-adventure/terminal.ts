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
import {
  archSpaces,
  boundaryValues,
  connections,
  desertAGroup,
  fortressNumbers,
  landNames,
  resurrectionHolds,
  territories,
  type Territory,
} from './content/boards.ts'
import { homeOf, rankOf } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import { holds } from './rules/defeat.ts'
import { neededValue } from './rules/forest-b.ts'
import { sectionHolds } from './rules/fortress.ts'
import { ally, bonus, card, empty, total, type DieId, type Enemy, type Seat } from './rules/state.ts'
import { name, seat, the } from './names.ts'
import { adventureBoardOf } from './texts.ts'
import type { RfaView } from './view.ts'

/** The table from above: four territories, the enemies, the vortexes, and the heroes with the dice in hand. */
const drawing: Drawing<RfaAsk, RfaOption, RfaView> = {
  draw(view, decision, width) {
    return [
      header(view, width),
      ...territoryPanels(view, decision, width),
      ...inColumns(
        view.enemies.map((enemy) => enemyLine(view, enemy)),
        40,
        width,
      ),
      vortexes(view, width),
      ...beside([players(view, Math.floor(width / 2)), handOfDice(view, Math.ceil(width / 2))]),
    ]
  },
}

export default drawing

const dot = styled(' · ', 'dim')

function header(view: RfaView, width: number): Line {
  const next = view.deck.at(-1)
  const stones = `${'◆'.repeat(view.stones)}${'◇'.repeat(view.spaces - view.stones)}`
  const deck = `${view.deck.length} cards${next ? `, next ${the(next, view)}` : ''}`
  return fitted(
    [
      styled(`Turn ${view.turn}`, 'bold'),
      dot,
      `${adventureBoardOf(view).name} `,
      styled(stones, 'bold', 'magenta'),
      dot,
      `enemy deck ${deck}`,
    ],
    width,
  )
}

/** Where something may be put now, the title stands out. */
function territoryPanels(view: RfaView, decision: Decision<RfaAsk, RfaOption> | null, width: number): Line[] {
  const size = {
    width: Math.floor(width / territories.length),
    height: Math.max(...territories.map((territory) => content[territory](view).length)),
  }
  return beside(
    territories.map((territory, track) => {
      const open = decision?.options.some((option) => option.verb === 'place' && option.at === territory)
      const title = `${open ? '»' : ''}${capital(landNames[territory])} ${view.sides[territory]}`
      return framed(
        [open ? styled(title, 'bold', 'yellow') : styled(title, 'bold')],
        content[territory](view),
        damage(view.skull[track], view.lastHole[track]),
        size,
      )
    }),
  )
}

function damage(hole: number, lastHole: number): Line {
  const left = lastHole - hole
  const warning: Style = left <= 2 ? 'red' : hole > 0 ? 'yellow' : 'dim'
  return [styled('damage ', 'dim'), styled(`${'■'.repeat(hole)}${'□'.repeat(left)}`, warning)]
}

const content: Readonly<Record<Territory, (view: RfaView) => Line[]>> = {
  desert: (view) => (view.sides.desert === 'A' ? desertA(view) : desertB(view)),
  fortress,
  forest: (view) => (view.sides.forest === 'A' ? forestA(view) : forestB(view)),
  iceCave: (view) => (view.sides.iceCave === 'A' ? iceCaveA(view) : iceCaveB(view)),
}

function desertA(view: RfaView): Line[] {
  const { first, second, third } = view.desert
  const group = (dice: readonly DieId[]): Line => slots(view, dice, desertAGroup)
  return [
    ['1s   ', ...group(first)],
    ['then ', ...group(second)],
    third.length > 0 ? ['gone ', ...owners(view, third)] : [],
  ]
}

/** The net from above: each space where it lies, and beside it the connections with a tick where closed. */
const net: readonly (readonly [space: number, column: number][])[] = [
  [[0, 3]],
  [
    [1, 0],
    [2, 6],
  ],
  [[3, 3]],
  [
    [4, 0],
    [5, 6],
  ],
  [
    [6, 3],
    [7, 9],
  ],
  [[8, 6]],
]

function desertB(view: RfaView): Line[] {
  return net.map((row, r) => {
    const spans: Span[] = []
    let at = 0
    for (const [space, column] of row) {
      spans.push(' '.repeat(column - at), onSpace(view, view.desert.spaces[space], String(space + 1)))
      at = column + 2
    }
    const line = r < connections.length ? connections[r].map((space) => space + 1).join('') : ''
    const closed = view.desert.closed[r]
    return [...spans, ' '.repeat(12 - at), closed ? styled(`${line}✓`, 'green') : styled(line, 'dim')]
  })
}

function fortress(view: RfaView): Line[] {
  return fortressNumbers.map((number, section): Line => {
    const barriers = view.fortress.barriers[section]
    const dice = view.fortress.sections[section]
    if (view.sides.fortress === 'A' && barriers === 0) return [`${number}s `, styled('open', 'green')]
    return [
      `${number}s `,
      ...slots(view, dice, sectionHolds(view, section)),
      styled('▓'.repeat(barriers), 'magenta'),
    ]
  })
}

function forestA(view: RfaView): Line[] {
  const { path, boundary } = view.forest
  return [
    slots(view, path.slice(0, 6), 6),
    slots(view, path.slice(6), boundary - 6),
    [styled(`5s, 6s: ${path.length} of ${boundary}`, 'dim')],
  ]
}

function forestB(view: RfaView): Line[] {
  const { sixes, fives } = view.forest
  const free = archSpaces - sixes.length - fives.length
  return [
    [
      ...slots(view, sixes, sixes.length),
      ...slots(view, [], free),
      ...slots(view, fives.toReversed(), fives.length),
    ],
    [styled(`  ${boundaryValues.join('  ')}`, 'dim')],
    free > 0 ? [styled('6s ›        ‹ 5s', 'dim')] : [styled(`now give up a ${neededValue(view)}`, 'yellow')],
  ]
}

function iceCaveA(view: RfaView): Line[] {
  return [
    view.iceCave.flatMap((die, space) => [onSpace(view, die, String(space + 1)), ' ']),
    [styled('4 dice: bonus', 'dim')],
    [styled('5: foe  6: mend', 'dim')],
  ]
}

function iceCaveB(view: RfaView): Line[] {
  const row = (from: number, to: number, reward: string): Line => [
    ...view.iceCave.slice(from, to).flatMap((die) => [onSpace(view, die, '·'), ' ']),
    ...(to - from < 3 ? ['   '] : []),
    styled(reward, 'dim'),
  ]
  return [row(0, 3, '2 bonus'), row(3, 6, 'foe'), row(6, 8, 'free one'), [styled('-2 foe -1 damage', 'dim')]]
}

const numerals = ['', 'I', 'II', 'III']

function enemyLine(view: RfaView, { card: id, dice }: Enemy): Line {
  const rank = rankOf(card(view, id))
  const home = homeOf(card(view, id))
  return [
    styled(name(id, view), 'bold'),
    `${rank ? ` ${numerals[rank]}` : ''} `,
    ...(home === 'aside' ? [] : [styled(`(${landNames[home]}) `, 'dim')]),
    ...dice.flatMap((die) => [dieShown(view, die), ' ']),
    styled(`${total(view, dice)}/${holds(view, id)}`, 'dim'),
  ]
}

function vortexes(view: RfaView, width: number): Line {
  return fitted(
    [
      styled('Resurrection ', 'bold'),
      ...view.resurrection.flatMap((die) => [dieShown(view, die), ' ']),
      styled(`${total(view, view.resurrection)}/${resurrectionHolds}`, 'dim'),
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
  return view.board.map((dice, who: Seat): Line => {
    const active = who === view.active && !view.outcome
    return fitted(
      [
        active ? styled('▶ ', 'bold') : '  ',
        styled(seat(who, view).padEnd(6), view.colours[who], ...(active ? (['bold'] as const) : [])),
        ` ${heroes[view.heroes[who]].name.padEnd(12)} `,
        ...(dice.length > 0 ? owners(view, dice) : active ? [] : [styled('no dice', 'dim')]),
      ],
      width,
    )
  })
}

/** The dice that were rolled, lowest first, as small boxes with the number and the owner's letter. */
function handOfDice(view: RfaView, width: number): Line[] {
  const dice = view.hand.toSorted((a, b) => view.face[a] - view.face[b] || view.owner[b] - view.owner[a])
  if (dice.length === 0) return []
  const boxes = (text: (die: DieId) => string): Line =>
    dice.map((die) => styled(text(die), ...dress(view, die)))
  const boxed = [
    boxes(() => '┌───┐'),
    boxes((die) => `│ ${view.face[die]} │`),
    boxes((die) => `└─${letter(view, die)}─┘`),
  ]
  return widthOf(boxed[0]) <= width ? boxed : [dice.flatMap((die) => [dieShown(view, die), ' '])]
}

/** Dice in their order, then the free places. */
function slots(view: RfaView, dice: readonly DieId[], room: number): Line {
  return Array.from({ length: Math.max(room, dice.length) }, (_, i) => [
    onSpace(view, dice[i] ?? empty, '·'),
    ' ',
  ]).flat()
}

function onSpace(view: RfaView, die: DieId, free: string): Span {
  return die === empty ? styled(free.padEnd(2), 'dim') : dieShown(view, die)
}

/** A die as its number and its owner's letter. */
function dieShown(view: RfaView, die: DieId): Span {
  return styled(`${view.face[die]}${letter(view, die)}`, 'inverse', ...dress(view, die))
}

/** Dice whose numbers do not matter: the owners' letters. */
function owners(view: RfaView, dice: readonly DieId[]): Line {
  return dice.flatMap((die) => [styled(letter(view, die), 'bold', ...dress(view, die)), ' '])
}

/** r, b, g, y for the players, a for ally dice, + for bonus dice. */
function letter(view: RfaView, die: DieId): string {
  const owner = view.owner[die]
  if (owner === bonus) return '+'
  return owner === ally ? 'a' : view.colours[owner].charAt(0)
}

function dress(view: RfaView, die: DieId): Style[] {
  const owner = view.owner[die]
  if (owner === bonus) return []
  return owner === ally ? (view.allyColour ? [view.allyColour] : []) : [view.colours[owner]]
}
