import type { IconData } from '@dicehearth/tabletop'
import type { Card } from '../content/box.ts'
import { colourNames } from '../content/dice.ts'
import type { Row } from '../rules/state.ts'
import { icons } from './icons.ts'

/** The colours of a slot as a background; any colour is bare wood. */
export function slotPaint(colours: string): string {
  const paints = colours.split('').map(colourVar)
  if (paints.length === 0) return '#8a7650'
  const share = 100 / paints.length
  const stops = paints.map((paint, i) => `${paint} ${i * share}% ${(i + 1) * share}%`)
  return `linear-gradient(135deg, ${stops.join(', ')})`
}

export function colourVar(letter: string): string {
  return `var(--die-${colourNames[letter]})`
}

/** A field of a colour to write on, and the ink for it. */
export function inked(letter: string): { background: string; color: string } {
  return { background: `color-mix(in srgb, ${colourVar(letter)} 84%, #000)`, color: inkOn(letter) }
}

/** What is written on a colour. */
function inkOn(letter: string): string {
  return letter === 'W' ? '#2a1a0e' : '#fff'
}

const ofAttributes: readonly IconData[] = [
  icons.strength,
  icons.dexterity,
  icons.constitution,
  icons.intelligence,
  icons.wisdom,
  icons.charisma,
]

export function attributeIcon(row: Row): IconData {
  return ofAttributes[row]
}

const deckIcons: Readonly<Record<Card['deck'], IconData>> = {
  armor: icons.armor,
  weapon: icons.weapon,
  skill: icons.skill,
  trait: icons.trait,
  scroll: icons.scroll,
  familiar: icons.familiar,
  rare: icons.rare,
}

export function deckIcon(deck: Card['deck']): IconData {
  return deckIcons[deck]
}
