import type { Decision } from '@dicehearth/engine'
import { fitted, inColumns, styled, type Drawing, type Line, type Span } from '@dicehearth/engine/drawing'
import { abilities } from './content/abilities.ts'
import { firewoodMost, lastRound, spaceName } from './content/camp.ts'
import { textOf } from './content/card-text.ts'
import { typeNames } from './content/creature-types.ts'
import { abilityName, cardName, whoName } from './speech/names.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import type { DieId, Who } from './rules/state.ts'
import type { PileView, SawView } from './view.ts'
import { inShort } from './content/card-facts.ts'
import { creatureOf, diceOf, locationOf, none } from './rules/lookups.ts'

/** The camp from above: where we are, the fire and the piles, the line before the camp, and the four by the fire. */
const drawing: Drawing<SawAsk, SawOption, SawView> = {
  draw(view, decision, width) {
    const lines =
      view.location === none
        ? [[styled('The road lies ahead.', 'bold')]]
        : [...place(view), ...piles(view), ...line(view, decision, width)]
    return [...lines, ...party(view, width)].map((it) => fitted(it, width))
  },
}

export default drawing

function place(view: SawView): Line[] {
  const here = locationOf(view, view.location)
  return [
    [styled(`Round ${view.round} of ${lastRound} · ${here.name}`, 'bold'), ` · ${inShort(here, view.round)}`],
    ...(textOf(here) === '' ? [] : [[styled(textOf(here), 'dim')]]),
  ]
}

function piles(view: SawView): Line[] {
  const { firewood, level, map, deck, graveyard, horde, unhallowed } = view
  const top = (pile: PileView): string => {
    const card = pile.at(-1) ?? null
    return card === null ? '' : ` (${cardName(card, view)})`
  }
  const wood = `${'▮'.repeat(firewood)}${'▯'.repeat(firewoodMost - firewood)}`
  return [
    [
      styled('Fire ', 'bold'),
      styled(wood, firewood < 3 ? 'red' : 'yellow'),
      ` ${firewood}, lights ${level} · next${top(map) || ' unknown'}`,
    ],
    [
      `deck ${deck.length}${top(deck)} · graveyard ${graveyard.length}${top(graveyard)} · `,
      styled(`horde ${horde.length}`, 'magenta'),
      ` · Unhallowed ${unhallowed.length}${top(unhallowed)}`,
    ],
  ]
}

/** The line, front first; what can be attacked or chosen now is marked. */
function line(view: SawView, decision: Decision<SawAsk, SawOption> | null, width: number): Line[] {
  if (view.line.length === 0) return []
  const open = (decision?.options ?? []).flatMap((it) => ('at' in it ? [it.at] : []))
  const foes = view.line.map((_, at) => foeLine(view, at, open.includes(at)))
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
    typeNames[type],
    ...(foe.under === none ? [] : [`on ${cardName(foe.under, view)}`]),
    ...(foe.ignored ? ['in smoke'] : []),
    ...(stolen.length > 0 ? [`holds ${stolen.join(', ')}`] : []),
  ]
  return [
    mark,
    styled(name, 'bold', ...(type === 'unhallowed' ? (['red'] as const) : [])),
    styled(` ♥${foe.health}`, 'red'),
    ` ⚔${foe.damage} `,
    styled(notes.join(', '), 'dim'),
  ]
}

function party(view: SawView, width: number): Line[] {
  return view.adventurers.flatMap((_, who) => {
    const [dice, cards] = adventurer(view, who)
    return width >= 120 ? [[...fitted(dice, 60), ...cards]] : [dice, [' '.repeat(13), ...cards]]
  })
}

function adventurer(view: SawView, who: Who): [dice: Line, cards: Line] {
  const it = view.adventurers[who]
  const where = who === view.resting ? 'rests' : it.sitsOut ? 'sits out' : `reach ${it.range}`
  const tamed = it.tamed.map((card) => `with ${cardName(card, view)}`)
  const cards = it.equipped.flatMap(({ ability, exhausted, byDie }): Span[] => [
    exhausted
      ? styled(`[${abilityName(ability)}]`, 'dim')
      : styled(abilityName(ability), abilities[ability].kind === 'passive' ? 'cyan' : 'green'),
    byDie ? '•  ' : '  ',
  ])
  const dice = diceOf(who).flatMap((die): Span[] => [dieShown(view, die), ' '])
  const notes = styled([where, `rested ${it.rests}`, ...tamed].join(', '), 'dim')
  return [[styled(whoName(who, view).padEnd(13), 'bold'), ...dice, notes], cards]
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
    default:
      return styled(`${place === 'trap' ? 'trap' : spaceName(place)} ${face}`, 'yellow')
  }
}
