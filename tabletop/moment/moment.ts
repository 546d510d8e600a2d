import type { DieColour } from '@dicehearth/engine'
import type { Person } from '../face/person.ts'
import type { Drawing } from '../figure/marks.ts'
import type { Land } from './scenery.ts'

/** A great moment, painted over the whole table. Places and sizes are parts of the frame; chance does the rest. */
export interface Moment {
  seconds: number
  layers: readonly Layer[]
  /** What comes to light, under the sentence of the log. */
  shown?: string
}

export type Layer =
  /** A window as large as the screen, with a light behind it. */
  | { is: 'glass'; x: number; y: number; dark: string; body: string; lit: string; does: Shining }
  | { is: 'wood'; colour: string }
  | { is: 'fire'; x: number; y: number; size: number; does: 'burns' | 'dies' }
  | { is: 'eyes'; count: number; colour: string }
  | { is: 'runes'; x: number; y: number; size: number; colour: string }
  | { is: 'lightning'; at: readonly number[] }
  | { is: 'waves'; colour: string }
  | { is: 'lands'; y: number; size: number; lights: Readonly<Record<Land, LandDoes>> }
  | {
      is: 'motes'
      go: 'up' | 'down' | 'rain' | 'out' | 'in'
      colour: string
      count: number
      x?: number
      y?: number
    }
  | { is: 'rings'; x: number; y: number; colour: string }
  | { is: 'flash'; colour: string; at: readonly number[] }
  | { is: 'shape'; of: Shape; x: number; y: number; size: number; colour: string; does: Motion }
  | { is: 'gem'; x: number; y: number; size: number; colour: string }
  /** A line is written into it, to its end or not. */
  | { is: 'book'; x: number; y: number; size: number; does: 'ends' | 'breaks' }
  | { is: 'bell'; x: number; y: number; size: number }
  | { is: 'figure'; of: Drawing; x: number; y: number; size: number; does: Motion | 'bared' }
  /** They come over a ridge, dark before the light, with their eyes on you. */
  | { is: 'march'; of: readonly Drawing[]; y: number; size: number; rim: string }
  | { is: 'face'; of: Person; x: number; y: number; size: number; does: 'rises' | 'cracks' | 'darkens' }
  | {
      /** Dice that fall one by one, what they come to, and the steps that this reaches. */
      is: 'tally'
      dice: readonly { face: number; colour: DieColour }[]
      /** What comes on top of the dice. */
      more: number
      steps: readonly { from: number; text: string }[]
    }

export type Shining = 'kindles' | 'dies' | 'beats' | 'burns'
export type LandDoes = 'waits' | 'shines' | 'kindles' | 'fades'

export type Motion = 'rises' | 'looms' | 'reels' | 'swings' | 'lands'

export type Shape = keyof typeof shapes

/** Figures, 100 by 100, standing on the line at 100. */
export const shapes = {
  crown: 'M6 84L2 34L26 54L50 14L74 54L98 34L94 84ZM8 90H92V100H8Z',
  ship: 'M6 72H94L80 96H22ZM48 4V72M52 8L88 64H52ZM44 18L14 64H44Z',
  disc: 'M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4Z',
} as const
