import { count, list, type InWords } from '@dicehearth/engine'
import { abilities } from './content/abilities.ts'
import { inShort, readOut } from './content/card-facts.ts'
import { firewoodMost, lastRound, spaceName } from './content/camp.ts'
import { typeNames } from './content/creature-types.ts'
import { creatureOf, diceOf, kindOf, locationOf, none } from './rules/lookups.ts'
import type { DieId, Who } from './rules/state.ts'
import { abilityName, cardName, whoName } from './speech/names.ts'
import type { PileView, SawView } from './view.ts'

const inWords: InWords<SawView> = {
  parts: (view) => [
    { name: 'Where we are', key: 'w', lines: place(view) },
    { name: 'The line', key: 'e', lines: line(view) },
    { name: 'Dice', key: 'd', lines: view.adventurers.map((_, who) => dice(view, who)) },
    { name: 'Adventurers', key: 'p', lines: view.adventurers.map((_, who) => adventurer(view, who)) },
  ],
}

export default inWords

function place(view: SawView): string[] {
  if (view.location === none) return ['The road lies ahead.']
  const here = locationOf(view, view.location)
  const top = (pile: PileView): string => {
    const card = pile.at(-1) ?? null
    return card === null ? '' : `, ${cardName(card, view)} on top`
  }
  const { firewood, level, deck, graveyard, horde, unhallowed, map } = view
  return [
    `Round ${view.round} of ${lastRound}: ${here.name}. ${inShort(here, view.round)}. ${readOut(view.lines[here.id]).join(' ')}`,
    `Fire: ${firewood} of ${firewoodMost} firewood, ${count(level, 'position')} lit.`,
    `Creature deck ${deck.length}${top(deck)}; graveyard ${graveyard.length}${top(graveyard)}; horde ${horde.length}; Unhallowed ${unhallowed.length}${top(unhallowed)}.`,
    ...(top(map) === '' ? [] : [`Next location: ${top(map).replace(/^, | on top$/g, '')}.`]),
  ]
}

function line(view: SawView): string[] {
  if (view.line.length === 0) return ['Nothing stands before the camp.']
  return view.line.map((foe, at) => {
    const where = `Position ${at + 1}`
    if (foe.card === null) return `${where}: a facedown card.`
    const name = cardName(foe.card, view)
    if (!foe.faceup) return `${where}: ${name}, facedown.`
    const says = readOut(view.lines[kindOf(view, foe.card).id]).join(' ')
    const stolen = view.face.filter((_, die) => view.lies[die] === 'creature' && view.on[die] === foe.card)
    return [
      `${where}: ${name}, ${typeNames[creatureOf(view, foe.card).type]}, health ${foe.health}, damage ${foe.damage}.`,
      ...(foe.under === none ? [] : [`It rides on ${cardName(foe.under, view)}.`]),
      ...(foe.ignored ? ['It is in smoke.'] : []),
      ...(stolen.length > 0 ? [`It holds ${list(stolen.map(String))}.`] : []),
      ...(says === '' ? [] : [says]),
    ].join(' ')
  })
}

function dice(view: SawView, who: Who): string {
  return `${whoName(who, view)}: ${list(diceOf(who).map((die) => shown(view, die)))}.`
}

function shown(view: SawView, die: DieId): string {
  const face = `${view.doubled[die] ? 'a doubled ' : ''}${view.face[die]}`
  const lies = view.lies[die]
  switch (lies) {
    case 'free':
      return face
    case 'attack':
    case 'spent':
    case 'ability':
      return `${face} (used)`
    case 'creature':
      return `${face} (stolen)`
    case 'location':
      return `${face} (on the location)`
    default:
      return `${face} (${lies === 'trap' ? 'in a trap' : spaceName(lies)})`
  }
}

function adventurer(view: SawView, who: Who): string {
  const it = view.adventurers[who]
  const where =
    who === view.resting
      ? 'rests at the camp'
      : it.sitsOut
        ? 'sits out'
        : `reaches ${count(it.range, 'position')}`
  const cards = it.equipped.map(
    ({ ability, exhausted }) =>
      `${abilityName(ability)}${exhausted ? ' (exhausted)' : ''}: ${abilities[ability].text}`,
  )
  const tamed = it.tamed.map((card) => `Tamed: ${cardName(card, view)}.`)
  return [`${whoName(who, view)} ${where}, has rested ${count(it.rests, 'time')}.`, ...tamed, ...cards].join(
    ' ',
  )
}
