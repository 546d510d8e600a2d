import { inColour } from '@dicehearth/engine'
import type { DieLook, IconData } from '@dicehearth/tabletop'
import type { Status } from '../content/language.ts'
import type { Clause, Effect } from '../content/words/effects.ts'
import type { Trait, Treasure } from '../content/pieces.ts'
import { icons } from './icons.ts'

const drawn: Readonly<Partial<Record<string, IconData>>> = icons

export function characterIcon(id: string): IconData {
  return drawn[id] ?? icons.trait
}

export const statusIcons: Readonly<Record<Status, IconData>> = {
  poison: icons.poison,
  stun: icons.stun,
  weakness: icons.weakness,
  investigate: icons.investigate,
}

export const statuses: readonly Status[] = ['poison', 'stun', 'weakness', 'investigate']

/** The colours of the seats. */
const colours = ['red', 'green', 'yellow', 'blue'] as const

export function lookOf(seat: number): DieLook {
  return inColour(colours[seat % colours.length])
}

/** What a card is, at a glance. */
export function treasureIcon({ ability, passives }: Treasure): IconData {
  if (!ability)
    return passives.some((it) => it.is === 'mod' && it.stat === 'defense') ? icons.armour : icons.charm
  const verbs = ability.effect.map(({ verb }) => verb)
  if (verbs.includes('hit')) return isFar(ability.effect) ? icons.volley : icons.strike
  if (verbs.includes('heal') || verbs.includes('cure')) return icons.draught
  if (verbs.includes('guard')) return icons.guard
  if (verbs.includes('inflict')) return icons.investigate
  return icons.dice
}

function isFar(effect: Effect): boolean {
  return effect.some((it) => 'target' in it && it.target.who === 'enemy' && it.target.many !== 1)
}

export function traitIcon({ kind }: Trait): IconData {
  return kind === 'curse' ? icons.curse : icons.trait
}

/** An effect in a few words, for a row on a board. */
export function inShort(effect: Effect): string {
  return effect.map(clauseInShort).filter(Boolean).join(', ')
}

function clauseInShort(clause: Clause): string {
  switch (clause.verb) {
    case 'hit':
      return [`hit ${clause.n}`, ...clause.statuses.map(statusInShort)].join(' + ') + many(clause)
    case 'inflict':
      return clause.statuses.map(statusInShort).join(' + ') + many(clause)
    case 'heal':
    case 'guard':
    case 'lose':
      return `${clause.verb} ${clause.n}${many(clause)}`
    case 'cure':
      return 'cure'
    case 'reroll':
      return `re-roll ${clause.dice}`
    case 'turn':
      return `turn ${clause.dice}${clause.to === 'any' ? '' : ` to ${clause.to}`}`
    case 'add':
      return 'add a die'
    case 'treasure':
    case 'trait':
      return `draw ${clause.cards}`
    default:
      return ''
  }
}

function statusInShort(status: Status): string {
  return { poison: 'poison', stun: 'stun', weakness: 'weaken', investigate: 'study' }[status]
}

/** How many it is for, where that is more than one. */
export function many(clause: Clause): string {
  if (!('target' in clause)) return ''
  const { many: n, who } = clause.target
  if (n === 'all') return ' all'
  if (who === 'self') return ' self'
  return typeof n === 'number' && n > 1 ? ` ×${n}` : ''
}
