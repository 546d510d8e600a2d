import { count, type Decision } from '@dicehearth/engine'
import {
  beside,
  fitted,
  framed,
  styled,
  widthOf,
  type Drawing,
  type Line,
  type Span,
  type Style,
} from '@dicehearth/engine/drawing'
import { adventureTypes } from './content/adventures.ts'
import { classColours, firstCombatDie, sortOf, type DieColour, type DieId } from './content/dice.ts'
import { monsters } from './content/monsters.ts'
import { races } from './content/races.ts'
import { attributes, familiarBoard, spacesOf, none } from './content/sheet.ts'
import { adventureName, cardName, seatName } from './speech/names.ts'
import type { RpAsk, RpOption } from './rules/decisions.ts'
import { cardCalled, classOf, familiarOf } from './rules/heroes.ts'
import type { Seat } from './rules/state.ts'
import { typeNames } from './content/card-types.ts'
import type { RpView } from './view.ts'
import { alignmentName } from './content/compass.ts'
import { shortGoal } from './content/goals.ts'
import { strengthOf } from './rules/monster.ts'

/** The table from above: where we are, Initiative cards and Market, who waits to be hunted, and the heroes. */
const drawing: Drawing<RpAsk, RpOption, RpView> = {
  draw(view, decision, width) {
    return [
      header(view, width),
      ...(view.initiative.length > 0
        ? [...initiative(view, width), ...market(view, width), foes(view, width)]
        : []),
      ...inHand(view, width),
      ...heroes(view, decision, width),
      legend(width),
    ]
  },
}

export default drawing

const dot = styled(' · ', 'dim')

function header(view: RpView, width: number): Line {
  const round = view.doubles + view.singles
  if (round === 0) return fitted([styled('The heroes come together.', 'bold')], width)
  const call = view.callUnder === none ? 'the Call has come' : `Call under ${view.callUnder}`
  return fitted(
    [
      styled(`Round ${round}`, 'bold'),
      view.singles > 0 ? ' (single)' : ' (double)',
      dot,
      `deck ${view.deck}, ${call}`,
      dot,
      `discard ${view.discard.length}${view.trash.length > 0 ? `, trash ${view.trash.length}` : ''}`,
      dot,
      `bag ${view.bag.length}`,
    ],
    width,
  )
}

/** "1 r1 b2", with Gold, Fiends and whoever has chosen it. */
function initiative(view: RpView, width: number): Line[] {
  const cards = view.initiative.map((card, i): Line => [
    styled(`${i + 1} `, 'bold'),
    ...card.dice.flatMap((die): Span[] => [dieShown(view, die), ' ']),
    ...(card.gold > 0 ? [styled('+1 Gold ', 'yellow')] : []),
    ...card.fiends.map((fiend) => styled(`${cardName(fiend, view)} `, 'red')),
    ...(card.by === none ? [] : [styled(seatName(card.by, view), 'dim')]),
  ])
  return flowing([styled('Initiative ', 'bold')], cards, width)
}

function market(view: RpView, width: number): Line[] {
  const cards = view.market.map((id): Line => {
    const { name, type, cost } = cardCalled(view, id)
    return [name, styled(` ${typeNames[type]} ${cost}`, 'dim')]
  })
  return flowing([styled('Market ', 'bold')], cards, width)
}

function foes(view: RpView, width: number): Line {
  const known = view.adventure.map((card, i) => (card ? adventureName(card) : adventureTypes[i]))
  return fitted(
    [
      styled('Minion ', 'bold'),
      view.minion ? `${cardName(view.minion, view)} (${view.minions})` : 'none left',
      ...(view.monster
        ? [
            dot,
            styled('Monster ', 'bold'),
            `${monsters[view.monster].name} ${strengthOf(view)}: ${known.join(', ')}`,
          ]
        : []),
    ],
    width,
  )
}

/** Dice in hand, and Combat Dice. */
function inHand(view: RpView, width: number): Line[] {
  const combat = view.face.slice(firstCombatDie)
  const gathered = view.combatDice > 0 && combat.length === 0
  const spans: Span[] = [
    ...(view.hand.length > 0 ? [styled('In hand ', 'bold')] : []),
    ...view.hand.flatMap((die): Span[] => [dieShown(view, die), ' ']),
    ...(gathered ? [styled(`${view.combatDice} Combat Dice to roll`, 'bold')] : []),
    ...(combat.length > 0 ? [styled('Combat Dice ', 'bold')] : []),
    ...combat.flatMap((face): Span[] => [styled(` ${face} `, 'inverse'), ' ']),
  ]
  return spans.length > 0 ? [fitted(spans, width)] : []
}

/** As many heroes in full as fit beside each other, whoever decides first; the others in few words. */
function heroes(view: RpView, decision: Decision<RpAsk, RpOption> | null, width: number): Line[] {
  const columns = Math.max(1, Math.min(Math.floor(width / 40), view.heroes.length))
  const each = Math.floor(width / columns)
  const first = decision?.ask.seat ?? Math.max(view.seat, 0)
  const seats = view.heroes.map((_, seat) => (first + seat) % view.heroes.length)
  const full = seats.length > columns ? seats.splice(0, columns - 1) : seats.splice(0)
  const blocks = full.map((seat) => ({
    title: title(view, seat, decision),
    lines: heroLines(view, seat, each - 4),
    foot: foot(view, seat),
  }))
  if (seats.length > 0)
    blocks.push({
      title: [styled('Others', 'bold')],
      lines: seats.flatMap((seat) => inShort(view, seat)),
      foot: [],
    })
  const height = Math.max(...blocks.map(({ lines }) => lines.length))
  return beside(blocks.map(({ title, lines, foot }) => framed(title, lines, foot, { width: each, height })))
}

/** Who it is, and how far the Attributes have come. */
function inShort(view: RpView, seat: Seat): Line[] {
  const { sheet, stars } = view.live[seat]
  return [
    [...title(view, seat, null), dot, `${stars}★`, dot, `${view.heroes[seat].gold} Gold`],
    sheet
      .slice(0, attributes.length)
      .map(({ score, goal }, row) =>
        styled(`${attributes[row]} ${score} `, goal === 'met' ? 'green' : 'dim'),
      ),
  ]
}

function title(view: RpView, seat: Seat, decision: Decision<RpAsk, RpOption> | null): Line {
  const hero = view.heroes[seat]
  const race = hero.race ? `${races[hero.race].name} ` : ''
  const asked = decision?.ask.seat === seat
  return [
    asked ? styled('▶ ', 'bold') : '',
    styled(`${race}${seatName(seat, view)}`, 'bold', ...(hero.colour ? dress[hero.colour] : [])),
  ]
}

function foot(view: RpView, seat: Seat): Line {
  const { gold, xp, charisma, honor, injury } = view.heroes[seat]
  const tokens = [
    `${gold} Gold`,
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(charisma > 0 ? [`${charisma} Charisma`] : []),
    ...(honor > 0 ? [`${honor} Honor`] : []),
    ...(injury > 0 ? [`${injury} Injury`] : []),
  ]
  return [tokens.join(' ')]
}

function heroLines(view: RpView, seat: Seat, width: number): Line[] {
  const hero = view.heroes[seat]
  if (hero.familiar === null) return []
  const live = view.live[seat]
  return [
    ...attributes.map((attribute, row): Line => {
      const goal = classOf(hero).goals[attribute]
      return [
        `${attribute} `,
        ...spaces(view, seat, row),
        String(live.sheet[row].score).padStart(3),
        styled(
          ` of ${shortGoal(goal)}, ${goal[2]}★`,
          ...(live.sheet[row].goal === 'met' ? (['green'] as const) : (['dim'] as const)),
        ),
      ]
    }),
    familiarLine(view, seat),
    [
      styled(alignmentName(hero.token), 'cyan'),
      dot,
      `${live.stars}★ so far`,
      ...(hero.trophies.length > 0 ? [dot, count(hero.trophies.length, 'Trophy', 'Trophies')] : []),
    ],
    ...owned(view, seat, width),
  ]
}

function familiarLine(view: RpView, seat: Seat): Line {
  const { name, range, stars } = familiarOf(view, view.heroes[seat])
  return [
    'Fam ',
    ...spaces(view, seat, familiarBoard),
    styled(` ${name} ${shortGoal(range)}, ${stars}★`, 'dim'),
  ]
}

function spaces(view: RpView, seat: Seat, line: number): Span[] {
  return spacesOf(line).flatMap((space): Span[] => {
    const die = view.heroes[seat].sheet[space]
    return [die === none ? styled(' · ', 'dim') : dieShown(view, die), ' ']
  })
}

/** Cards, Fiends and stored dice. */
function owned(view: RpView, seat: Seat, width: number): Line[] {
  const hero = view.heroes[seat]
  const things: Line[] = [
    ...hero.cards.map((id): Line =>
      hero.exhausted.includes(id) ? [styled(`[${cardName(id, view)}]`, 'dim')] : [cardName(id, view)],
    ),
    ...hero.fiends.map((id): Line => [styled(cardName(id, view), 'red')]),
    ...hero.newFiends.map((id): Line => [styled(`(${cardName(id, view)})`, 'red')]),
    ...hero.backpack.map((die): Line => [dieShown(view, die)]),
  ]
  const lines = flowing([], things, width)
  return lines.length > mostOwned ? [...lines.slice(0, mostOwned - 1), [styled('and more', 'dim')]] : lines
}

/** Lines of a hero's cards, so that the whole table fits a small terminal. */
const mostOwned = 4

/** Things one after the other, in as many lines as they need. */
function flowing(start: Line, things: readonly Line[], width: number): Line[] {
  const lines: Span[][] = [[...start]]
  for (const thing of things) {
    const last = lines[lines.length - 1]
    if (widthOf(last) + widthOf(thing) > width && last.length > 0) lines.push([...thing, '  '])
    else last.push(...thing, '  ')
  }
  return lines.filter((line) => line.length > 0).map((line) => fitted(line, width))
}

const letters: Readonly<Record<DieColour, string>> = {
  red: 'r',
  blue: 'b',
  green: 'g',
  purple: 'p',
  black: 'k',
  white: 'w',
  gold: '$',
}

const dress: Readonly<Record<DieColour, readonly Style[]>> = {
  red: ['red'],
  blue: ['blue'],
  green: ['green'],
  purple: ['magenta'],
  black: ['dim'],
  white: ['bold'],
  gold: ['yellow'],
}

/** A die by the letters of its colours and its number, three characters wide. */
function dieShown(view: RpView, die: DieId): Span {
  const { colours } = sortOf(die)
  const text = `${colours.map((colour) => letters[colour]).join('')}${view.face[die]}`
  return styled(text.padStart(3), ...dress[colours[0]])
}

function legend(width: number): Line {
  const colours = [...classColours, 'gold' as const].map((colour) => `${letters[colour]} ${colour}`)
  return fitted([styled(`${colours.join(', ')}; rb a Split Die`, 'dim')], width)
}
