import type { DieColour } from '@dicehearth/engine'
import type { Person } from '../face/person.ts'
import type { Drawing } from '../figure/marks.ts'

/** A great moment, painted over the whole table. Places and sizes are parts of the frame; chance does the rest. */
export interface Moment {
  seconds: number
  layers: readonly Layer[]
  /** Whose moment it is. */
  person?: Person
  /** They share it with somebody, and stand aside. */
  aside?: true
}

export type Layer =
  | { is: 'sky'; top: string; bottom: string }
  | { is: 'rays'; x: number; y: number; colour: string }
  | { is: 'glow'; x: number; y: number; size: number; colour: string; does: 'grows' | 'dies' | 'beats' }
  | {
      is: 'motes'
      go: 'up' | 'down' | 'rain' | 'out' | 'in'
      colour: string
      count: number
      x?: number
      y?: number
    }
  | { is: 'rings'; x: number; y: number; colour: string }
  | {
      is: 'shape'
      of: Shape
      x: number
      y: number
      size: number
      colour: string
      does: Motion
    }
  | { is: 'figure'; of: Drawing; x: number; y: number; size: number; does: Motion }
  | {
      /** Dice that fall one by one, what they come to, and the steps that this reaches. */
      is: 'tally'
      dice: readonly { face: number; colour: DieColour }[]
      /** What comes on top of the dice. */
      more: number
      steps: readonly { from: number; text: string }[]
    }
  | { is: 'flash'; colour: string; at: readonly number[] }
  | { is: 'wood'; colour: string }
  | { is: 'waves'; colour: string }

export type Motion = 'rises' | 'looms' | 'reels' | 'sinks' | 'swings' | 'turns' | 'lands'

export type Shape = keyof typeof shapes

/** Figures, 100 by 100, standing on the line at 100. */
export const shapes = {
  flame: 'M52 4C58 22 82 34 82 64A32 32 0 0 1 18 64C18 48 27 40 30 28C38 34 40 40 42 46C50 36 56 24 52 4Z',
  bell: 'M46 4a5 5 0 0 1 8 0l1 8C72 16 76 32 77 52C78 66 84 72 90 80H10C16 72 22 66 23 52C24 32 28 16 45 12ZM40 84H60A10 10 0 0 1 40 84Z',
  stone: 'M50 2L82 30L68 98H32L18 30ZM50 2L38 34H62ZM18 30L38 34L32 98M82 30L62 34L68 98M38 34L50 98L62 34',
  book: 'M50 24C38 12 20 10 4 14V84C20 80 38 82 50 94C62 82 80 80 96 84V14C80 10 62 12 50 24ZM50 24V94M12 28L42 35M12 42L42 49M12 56L42 63M12 70L30 73M88 28L58 35M88 42L58 49M88 56L58 63M88 70L70 73',
  crown: 'M6 84L2 34L26 54L50 14L74 54L98 34L94 84ZM8 90H92V100H8Z',
  shield: 'M50 2C66 12 80 14 94 14C94 54 82 84 50 98C18 84 6 54 6 14C20 14 34 12 50 2ZM50 20V80M26 42H74',
  eye: 'M2 50C22 20 78 20 98 50C78 80 22 80 2 50ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM50 42A8 8 0 1 1 50 58A8 8 0 1 1 50 42Z',
  grave: 'M22 100V40A28 28 0 0 1 78 40V100ZM50 44V74M38 54H62',
  bolt: 'M58 0L22 56H46L36 100L80 38H54Z',
  ship: 'M6 72H94L80 96H22ZM48 4V72M52 8L88 64H52ZM44 18L14 64H44Z',
  moon: 'M62 4A46 46 0 1 0 62 96A38 46 0 0 1 62 4Z',
  sun: 'M50 26A24 24 0 1 0 50 74A24 24 0 1 0 50 26ZM50 0L56 16H44ZM50 100L56 84H44ZM0 50L16 44V56ZM100 50L84 44V56ZM15 15L30 22L22 30ZM85 85L70 78L78 70ZM85 15L78 30L70 22ZM15 85L22 70L30 78Z',
} as const
