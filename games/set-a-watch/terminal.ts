import type { Decision } from '@dicehearth/engine'
import { fitted, inColumns, styled, type Drawing, type Line, type Span } from '@dicehearth/engine/drawing'
import { abilities } from './content/abilities.ts'
import { classes } from './content/adventurers.ts'
import { firewoodMost, lastRound, spaceName } from './content/camp.ts'
import { textOf } from './content/card-text.ts'
import { typeNames } from './content/creature-types.ts'
import { abilityName, cardName } from './names.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import { creatureOf, diceOf, locationOf, none, type DieId, type Who } from './rules/state.ts'
import { hereInShort } from './texts.ts'
import type { SawView } from './view.ts'

/** The camp from above: where we are, the fire and the piles, the line before the camp, and the four by the fire. */
const drawing: Drawing<SawAsk, SawOption, SawView> = {
  draw(view, decision, width) {
    if (view.location === none) return [[styled('The road lies ahead.', 'bold')], ...party(view, width)]
    return [
      ...place(view, width),
      ...piles(view, width),
      ...line(view, decision, width),
      ...party(view, width),
    ]
  },
}

export default drawing

const dot = styled(' · ', 'dim')

function place(view: SawView, width: number): Line[] {
  const text = textOf(locationOf(view, view.location))
  return [
    fitted(
      [
        styled(`Round ${view.round} of ${lastRound}`, 'bold'),
        dot,
        styled(cardName(view.location, view), 'bold'),
        dot,
        hereInShort(view),
      ],
      width,
    ),
    ...(text === '' ? [] : [fitted([styled(text, 'dim')], width)]),
  ]
}

function piles(view: SawView, width: number): Line[] {
  const top = (pile: readonly (number | null)[]): string => {
    const card = pile.at(-1)
    return card === undefined || card === null ? '' : ` (${cardName(card, view)})`
  }
  const wood = `${'▮'.repeat(view.firewood)}${'▯'.repeat(firewoodMost - view.firewood)}`
  return [
    fitted(
      [
        styled('Fire ', 'bold'),
        styled(wood, view.firewood < 3 ? 'red' : 'yellow'),
        ` ${view.firewood}, lights ${view.level}`,
        dot,
        `next${top(view.map) || ' unknown'}`,
      ],
      width,
    ),
    fitted(
      [
        `deck ${view.deck.length}${top(view.deck)}`,
        dot,
        `graveyard ${view.graveyard.length}${top(view.graveyard)}`,
        dot,
        styled(`horde ${view.horde.length}`, 'magenta'),
        dot,
        `Unhallowed ${view.unhallowed.length}${top(view.unhallowed)}`,
      ],
      width,
    ),
  ]
}

/** The line, front first; what can be attacked or chosen now is marked. */
function line(view: SawView, decision: Decision<SawAsk, SawOption> | null, width: number): Line[] {
  if (view.line.length === 0) return []
  const open = new Set<number>()
  for (const option of decision?.options ?? []) {
    if (option.verb === 'attack' || option.verb === 'target') open.add(option.at)
  }
  const foes = view.line.map((_, at) => foeLine(view, at, open.has(at)))
  return [[styled('The line', 'bold')], ...inColumns(foes, width >= 100 ? 50 : 40, width)]
}

function foeLine(view: SawView, at: number, open: boolean): Line {
  const foe = view.line[at]
  const mark = `${open ? '»' : ' '}${String(at + 1).padStart(2)} `
  if (foe.card === null) return [mark, styled('░░░░', 'dim')]
  const name = cardName(foe.card, view)
  if (!foe.faceup) return [mark, styled(`░ ${name}`, 'dim')]
  const { type } = creatureOf(view, foe.card)
  const stolen = view.face.filter((_, die) => view.lies[die] === 'creature' && view.on[die] === foe.card)
  const notes = [
    ...(foe.under === none ? [] : [`on ${cardName(foe.under, view)}`]),
    ...(foe.ignored ? ['in smoke'] : []),
    ...(stolen.length > 0 ? [`holds ${stolen.join(', ')}`] : []),
  ]
  return [
    mark,
    styled(name, 'bold', ...(type === 'unhallowed' ? (['red'] as const) : [])),
    ' ',
    styled(`♥${foe.health}`, 'red'),
    ` ⚔${foe.damage} `,
    styled([typeNames[type], ...notes].join(', '), 'dim'),
  ]
}

function party(view: SawView, width: number): Line[] {
  return view.adventurers.flatMap((_, who) => adventurer(view, who, width))
}

function adventurer(view: SawView, who: Who, width: number): Line[] {
  const it = view.adventurers[who]
  const where = who === view.resting ? 'rests' : it.sitsOut ? 'spent' : `reach ${it.range}`
  const tamed = it.tamed.map((card) => `with ${cardName(card, view)}`)
  const cards = it.equipped.flatMap((slot): Span[] => [
    slot.exhausted
      ? styled(`[${abilityName(slot.ability)}]`, 'dim')
      : styled(abilityName(slot.ability), abilities[slot.ability].kind === 'passive' ? 'cyan' : 'green'),
    slot.byDie ? '•  ' : '  ',
  ])
  const dice: Line = [
    styled(classes[it.class].name.padEnd(13), 'bold'),
    ...diceOf(who).flatMap((die): Span[] => [dieShown(view, die), ' ']),
    styled([where, `rested ${it.rests}`, ...tamed].join(', '), 'dim'),
  ]
  return width >= 120
    ? [fitted([...fitted(dice, 60), ...cards], width)]
    : [fitted(dice, width), fitted([' '.repeat(13), ...cards], width)]
}

/** A free die stands out; a used one shows where it lies. */
function dieShown(view: SawView, die: DieId): Span {
  const place = view.lies[die]
  const face = view.face[die]
  switch (place) {
    case 'free':
      return styled(view.doubled[die] ? ` ${face}×2 ` : ` ${face} `, 'inverse')
    case 'attack':
    case 'spent':
    case 'ability':
      return styled(`(${face})`, 'dim')
    case 'creature':
      return styled(`!${face}!`, 'red')
    case 'location':
      return styled(`_${face}_`, 'dim')
    case 'trap':
      return styled(`trap ${face}`, 'yellow')
    default:
      return styled(`${spaceName(place)} ${face}`, 'yellow')
  }
}
