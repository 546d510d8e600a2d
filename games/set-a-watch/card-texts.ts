import { count, list } from '@dicehearth/engine'
import type { Creature, Kind, Location, Summon } from './content/cards.ts'
import type { CreatureType, Effect, Ongoing, Trait } from './content/language.ts'

/** What stands on the cards, made from what they do: printed cards and own ones alike. */

export const typeNames: Readonly<Record<CreatureType, string>> = {
  human: 'Human',
  forest: 'Forest Creature',
  goblin: 'Goblin',
  fireDemon: 'Fire Demon',
  dragon: 'Dragon',
  giant: 'Giant',
  undead: 'Undead',
  fireElemental: 'Fire Elemental',
  shadowElemental: 'Shadow Elemental',
  golem: 'Golem',
  fairy: 'Fairy',
  earthElemental: 'Earth Elemental',
  unhallowed: 'Unhallowed',
}

const many: Readonly<Record<CreatureType, string>> = {
  human: 'Humans',
  forest: 'Forest Creatures',
  goblin: 'Goblins',
  fireDemon: 'Fire Demons',
  dragon: 'Dragons',
  giant: 'Giants',
  undead: 'Undead',
  fireElemental: 'Fire Elementals',
  shadowElemental: 'Shadow Elementals',
  golem: 'Golems',
  fairy: 'Fairies',
  earthElemental: 'Earth Elementals',
  unhallowed: 'Unhallowed',
}

/** One line of a card: when it happens, and what. */
export interface CardLine {
  when: 'Reveal' | 'First position' | 'Once, in first position' | 'Ongoing' | 'Defeated' | null
  text: string
}

export function linesOf(kind: Kind): CardLine[] {
  switch (kind.kind) {
    case 'creature':
      return creatureLines(kind)
    case 'summon':
      return [{ when: 'Reveal', text: summonText(kind) }]
    case 'location':
      return locationLines(kind)
  }
}

/** The whole text of a card in one piece; empty when there is none. */
export function textOf(kind: Kind): string {
  return linesOf(kind)
    .map(({ when, text }) => (when === null ? text : `${when}: ${text}`))
    .join(' ')
}

function creatureLines(it: Creature): CardLine[] {
  const lines: CardLine[] = []
  if (it.reveal) lines.push({ when: 'Reveal', text: effectsText(it.reveal) })
  for (const power of it.ongoing ?? []) lines.push({ when: 'Ongoing', text: ongoingText(power) })
  if (it.first)
    lines.push({
      when: it.firstOnce ? 'Once, in first position' : 'First position',
      text: effectsText(it.first),
    })
  if (it.defeated) lines.push({ when: 'Defeated', text: effectsText(it.defeated) })
  return lines
}

function effectsText(effects: readonly Effect[]): string {
  return effects.map(effectText).join(' ')
}

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'firewood':
      return `Firewood ${signed(effect.by)}.`
    case 'deckToHorde':
      return effect.cards === 1
        ? 'The top card of the creature deck joins the horde unseen.'
        : `The top ${count(effect.cards, 'card')} of the creature deck join the horde unseen.`
    case 'exhaust':
      return `The watch exhausts ${count(effect.cards, 'card')}.`
    case 'steal':
      return effect.dice === 1
        ? `Steals the ${effect.which} unspent die.`
        : `Steals the ${effect.which} unspent die, ${effect.dice === 2 ? 'twice' : `${effect.dice} times`}.`
    case 'stun':
      return `Stun ${effect.dice}.`
    case 'lowerDice':
      return `The highest unspent die of each adventurer on watch is turned down by ${effect.by}, not below 1.`
    case 'summonToDeck':
      return 'A summon from the graveyard is shuffled into the creature deck.'
    case 'graveToLine':
      return `The topmost ${effect.type === 'any' ? 'creature' : typeNames[effect.type]} of the graveyard that is not Unhallowed stands up directly behind it.`
    case 'deckToLine':
      return 'A card of the creature deck comes into the line facedown, directly in front of it.'
    case 'returnToLine':
      return 'Once a watch it comes back from the graveyard, facedown, to the end of the line.'
  }
}

function ongoingText(power: Ongoing): string {
  switch (power.is) {
    case 'healthPer':
      return `Health +${power.by} for each other faceup ${power.type === 'any' ? 'creature' : typeNames[power.type]} in the line.`
    case 'healthOfNext':
      return 'Adds the printed health of the creature directly behind it.'
    case 'revealsNext':
      return 'The card directly behind it is turned faceup.'
    case 'healthOfGrave':
      return 'Adds the printed health of the top card of the graveyard.'
    case 'healthOfStolen':
      return 'While it holds a die its health is that of the die, if that is more.'
    case 'healthOfFirewood':
      return 'Adds the current firewood to its health.'
    case 'healthOfDark':
      return `Adds ${power.from} less the current firewood to its health.`
    case 'rides':
      return `Rider: mounts a faceup ${typeNames[power.type]} beside it and adds its printed health; both are one creature.`
    case 'untargetable':
      return 'No ability can touch it.'
    case 'shieldsBehind':
      return 'No ability can touch cards behind it.'
    case 'minFace':
      return `Dice below ${power.least} cannot be used in direct attacks on it.`
    case 'level':
      return `The fire lights ${positions(power.by)}.`
  }
}

function summonText(it: Summon): string {
  const before =
    it.before === 'oneExhausts' ? ['One adventurer on watch exhausts a card.'] : it.before.map(effectText)
  const away = it.goesTo === 'graveyard' ? 'This card is buried' : 'This card goes under the creature deck'
  return [
    ...before,
    `${away}; the top Unhallowed takes its place.`,
    ...it.after.map((effect) => `It ${lower(effectText(effect))}`),
  ].join(' ')
}

function locationLines(it: Location): CardLine[] {
  return it.traits.map((trait) => ({ when: null, text: traitText(trait) }))
}

function traitText(trait: Trait): string {
  switch (trait.is) {
    case 'dieToLocation':
      return 'After the roll one adventurer, chosen together, leaves their lowest die on this card for the round.'
    case 'rerollOne':
      return 'After the roll each adventurer may roll one die again.'
    case 'chopGain':
      return `Chop Wood gives ${trait.wood} firewood.`
    case 'chopSpaces':
      return `Chop Wood has only ${count(trait.spaces, 'space')}.`
    case 'noScout':
      return 'Scout Ahead cannot be used.'
    case 'scoutCards':
      return `Scout Ahead looks at ${count(trait.cards, 'card')}.`
    case 'noHeal':
      return 'The Heal space cannot be used.'
    case 'healFace':
      return `Heal takes any die of ${trait.least} or more.`
    case 'restRefresh':
      return `The resting adventurer refreshes up to ${count(trait.cards, 'card')}.`
    case 'equipAnyone':
      return 'Equip may be used for any one adventurer.'
    case 'springRefresh':
      return 'After the rest one exhausted card of an adventurer on watch may be refreshed.'
    case 'runesMatchAny':
      return 'Any dice count as equal for runes.'
    case 'health':
      return `${list(trait.types.map((type) => many[type]))} have health +${trait.by}.`
    case 'damage':
      return `${list(trait.types.map((type) => many[type]))} have damage ${signed(trait.by)}.`
    case 'range':
      return `Everybody reaches ${positions(trait.by)}.`
    case 'level':
      return `The fire lights ${positions(trait.by)}.`
    case 'levelMin':
      return `The fire lights at least ${count(trait.level, 'position')}.`
    case 'beforeLine':
      return `Before the line forms: ${lower(effectText(trait.does))}`
    case 'lastFaceup':
      return 'When the line forms, its last card is turned faceup.'
    case 'afterFirst':
      return `After every first-position power: firewood ${signed(trait.firewood)}.`
    case 'afterSummon':
      return `After every Unhallowed that a summon brings: firewood ${signed(trait.firewood)}.`
    case 'exhaustWood':
      return `A card thrown on the fire gives ${trait.more} firewood more.`
    case 'noTame':
      return 'No creature can be tamed, and no tamed creature can be used.'
  }
}

function positions(by: number): string {
  return by > 0 ? `${count(by, 'position')} more` : `${count(-by, 'position')} less, but never less than one`
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
