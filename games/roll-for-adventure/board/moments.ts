import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import { master } from '../content/enemies.ts'
import type { RfaEvent } from '../rules/events.ts'
import { figureOf } from './figures.ts'

const shadow = figureOf(master.name) ?? []

const stones = {
  desert: ['#4a2408', '#f4b25a'],
  fortress: ['#1c1232', '#b79af0'],
  forest: ['#0c2416', '#8fe08a'],
  iceCave: ['#0b2033', '#8fd4f6'],
} as const

/** The great moments: a stone lights up, the Master comes, and the end. */
export default function momentOf(event: RfaEvent): Moment | null {
  switch (event.type) {
    case 'stone': {
      const [dark, lit] = stones[event.territory]
      return {
        seconds: 2.8,
        layers: [
          { is: 'sky', top: '#0d0705', bottom: dark },
          { is: 'rays', x: 0.5, y: 0.45, colour: lit },
          { is: 'glow', x: 0.5, y: 0.45, size: 0.5, colour: lit, does: 'grows' },
          { is: 'shape', of: 'stone', x: 0.5, y: 0.68, size: 0.46, colour: lit, does: 'rises' },
          { is: 'motes', go: 'out', colour: '#fff6e0', count: 80, x: 0.5, y: 0.45 },
          { is: 'flash', colour: '#fff6e0', at: [0.3] },
        ],
      }
    }
    case 'revealed':
      return event.card === master.id
        ? {
            seconds: 4,
            layers: [
              { is: 'sky', top: '#050308', bottom: '#2a0f12' },
              { is: 'rays', x: 0.5, y: 0.3, colour: '#7c1a15' },
              { is: 'figure', of: shadow, x: 0.5, y: 0.84, size: 0.74, does: 'looms' },
              { is: 'motes', go: 'down', colour: '#8d7f78', count: 80 },
              { is: 'flash', colour: '#e0573f', at: [0.1, 0.2, 0.62] },
            ],
          }
        : null
    case 'won':
      return {
        seconds: 4,
        layers: [
          { is: 'sky', top: '#20406a', bottom: '#f2b25a' },
          { is: 'rays', x: 0.5, y: 0.5, colour: '#ffe2a8' },
          { is: 'shape', of: 'book', x: 0.5, y: 0.72, size: 0.5, colour: '#efe2c6', does: 'rises' },
          { is: 'motes', go: 'out', colour: '#7fe3d2', count: 110, x: 0.5, y: 0.5 },
        ],
      }
    case 'lost':
      return {
        seconds: 3.6,
        layers: [
          { is: 'sky', top: '#050308', bottom: '#1a0a0c' },
          { is: 'shape', of: 'book', x: 0.5, y: 0.7, size: 0.5, colour: '#4a4038', does: 'sinks' },
          { is: 'figure', of: shadow, x: 0.5, y: 0.84, size: 0.74, does: 'looms' },
          { is: 'motes', go: 'down', colour: '#5c3d26', count: 90 },
        ],
      }
    default:
      return null
  }
}
