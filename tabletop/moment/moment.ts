import type { Person } from '../face/person.ts'

/** A great moment, painted over the whole table. Places and sizes are parts of the frame; chance does the rest. */
export interface Moment {
  seconds: number
  layers: readonly Layer[]
  /** Whose moment it is. */
  person?: Person
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
      eyes?: string
      does: Motion
    }
  | { is: 'flash'; colour: string; at: readonly number[] }
  | { is: 'wood'; colour: string }

export type Motion = 'rises' | 'looms' | 'sinks' | 'swings' | 'turns' | 'lands'

export type Shape = keyof typeof shapes

/** Figures, 100 by 100, standing on the line at 100. */
export const shapes = {
  flame: 'M52 4C58 22 82 34 82 64A32 32 0 0 1 18 64C18 48 27 40 30 28C38 34 40 40 42 46C50 36 56 24 52 4Z',
  fiend:
    'M50 22C46 22 42 18 38 18C34 6 24 2 14 4C24 8 26 18 28 26C22 36 22 44 26 52C14 54 4 66 2 100H26L30 84L36 100H64L70 84L74 100H98C96 66 86 54 74 52C78 44 78 36 72 26C74 18 76 8 86 4C76 2 66 6 62 18C58 18 54 22 50 22Z',
  drake:
    'M50 30C46 22 40 20 34 22C38 12 46 8 50 10C54 8 62 12 66 22C60 20 54 22 50 30ZM50 32C40 36 36 44 36 52C22 34 8 34 0 44C10 44 14 52 16 62C22 56 28 58 32 66C30 78 30 90 28 100H72C70 90 70 78 68 66C72 58 78 56 84 62C86 52 90 44 100 44C92 34 78 34 64 52C64 44 60 36 50 32Z',
  skull:
    'M50 8C24 8 12 28 12 48C12 62 18 68 24 72V88H34V80H40V90H46V80H54V90H60V80H66V88H76V72C82 68 88 62 88 48C88 28 76 8 50 8ZM34 40A9 9 0 1 1 34 58A9 9 0 1 1 34 40ZM66 40A9 9 0 1 1 66 58A9 9 0 1 1 66 40ZM50 58L56 68H44Z',
  master:
    'M50 0C40 6 36 16 36 26C34 34 28 38 20 42C6 50 0 72 0 100H100C100 72 94 50 80 42C72 38 66 34 64 26C64 16 60 6 50 0Z',
  bell: 'M46 4a5 5 0 0 1 8 0l1 8C72 16 76 32 77 52C78 66 84 72 90 80H10C16 72 22 66 23 52C24 32 28 16 45 12ZM40 84H60A10 10 0 0 1 40 84Z',
  stone: 'M50 2L82 30L68 98H32L18 30ZM50 2L38 34H62ZM18 30L38 34L32 98M82 30L62 34L68 98M38 34L50 98L62 34',
  book: 'M50 24C38 12 20 10 4 14V84C20 80 38 82 50 94C62 82 80 80 96 84V14C80 10 62 12 50 24ZM50 24V94',
  crown: 'M6 84L2 34L26 54L50 14L74 54L98 34L94 84ZM8 90H92V100H8Z',
  shield: 'M50 2C66 12 80 14 94 14C94 54 82 84 50 98C18 84 6 54 6 14C20 14 34 12 50 2ZM50 20V80M26 42H74',
  eye: 'M2 50C22 20 78 20 98 50C78 80 22 80 2 50ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM50 42A8 8 0 1 1 50 58A8 8 0 1 1 50 42Z',
  grave: 'M22 100V40A28 28 0 0 1 78 40V100ZM50 44V74M38 54H62',
  moon: 'M62 4A46 46 0 1 0 62 96A38 46 0 0 1 62 4Z',
  sun: 'M50 26A24 24 0 1 0 50 74A24 24 0 1 0 50 26ZM50 0L56 16H44ZM50 100L56 84H44ZM0 50L16 44V56ZM100 50L84 44V56ZM15 15L30 22L22 30ZM85 85L70 78L78 70ZM85 15L78 30L70 22ZM15 85L22 70L30 78Z',
} as const
