// Stained glass and woodcut: few flat facets, heavy lead lines, a lit side towards the fire, hatching on the other.

export type Palette = readonly [body: string, lit: string, shaded: string, shine: string]
export type Skin = readonly [body: string, lit: string, shaded: string]
export type HairColour = readonly [body: string, lit: string]

/** The lead between the panes. */
export const lead = '#1c0f08'
export const brass = '#e8c060'

/** Glass and cloth: body, lit, shaded, shine. */
export const palettes = {
  red: ['#b8332a', '#e8705a', '#6a1512', '#f6b48a'],
  blue: ['#2b63a8', '#6ea8e6', '#14305c', '#a8d0f4'],
  green: ['#3d7a3a', '#86bf6c', '#1c4220', '#c4e09a'],
  gold: ['#c48d22', '#f4cf68', '#6e4708', '#fbe6a6'],
  purple: ['#6c429e', '#ab84dc', '#361c58', '#d6bcf4'],
  black: ['#44434d', '#8c8b98', '#1b1a20', '#c2c0cc'],
  white: ['#cfc4ae', '#fbf4e4', '#7d725e', '#fffaf0'],
} as const

/** Skin: body, lit, shaded. */
export const skins = {
  fair: ['#dba57a', '#f6cfa2', '#a0653f'],
  tan: ['#b97c4e', '#dfa873', '#7c4a28'],
  deep: ['#7d4d30', '#a9724a', '#4a2917'],
  pale: ['#d9bfa6', '#f4e2cc', '#a08468'],
  moss: ['#7d9150', '#b0bf74', '#4b5c2c'],
  ash: ['#7f8f86', '#b4c2b6', '#4c5a54'],
  ember: ['#b5552f', '#e58a52', '#6e2a16'],
  jade: ['#3f8070', '#79b89e', '#1e4a42'],
  dusk: ['#6d6fa0', '#a3a6cf', '#3f4068'],
} as const

/** Hair: body and lit. */
export const hairColours = {
  black: ['#2a2026', '#574a52'],
  brown: ['#5a331b', '#935c34'],
  red: ['#a3431a', '#e0803c'],
  straw: ['#c59a4c', '#efd490'],
  grey: ['#8d8780', '#cfc9c0'],
  white: ['#d6cfc2', '#fbf6ea'],
  teal: ['#2d5c66', '#62a0a6'],
} as const

/** A pane: filled, with a lead line around it. */
export function pane(d: string, fill: string, width = 3.4): string {
  return `<path d="${d}" fill="${fill}" stroke="${lead}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** A line without a pane. */
export function line(d: string, colour: string = lead, width = 2.4, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`
}

/** Light or shade upon a pane. */
export function facet(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faint(opacity)}/>`
}

export function bead(x: number, y: number, r: number, fill: string, width = 2.4): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${lead}" stroke-width="${width}"/>`
}

/** The same on the other side. */
export function both(drawn: string): string {
  return `${drawn}<g transform="matrix(-1 0 0 1 200 0)">${drawn}</g>`
}

function faint(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
