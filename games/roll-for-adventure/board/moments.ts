import type { LandDoes, Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { Land } from '@dicehearth/tabletop/moment/scenery.ts'
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

function allDo(does: LandDoes): Record<Land, LandDoes> {
  return { desert: does, fortress: does, forest: does, iceCave: does }
}

/** The great moments: a stone lights up, the Master comes, and the end. */
export default function momentOf(event: RfaEvent): Moment | null {
  switch (event.type) {
    case 'stone': {
      const [dark, lit] = stones[event.territory]
      return {
        seconds: 3.4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.36, dark: '#0a0604', body: dark, lit, does: 'kindles' },
          { is: 'lands', y: 0.86, size: 0.36, lights: { ...allDo('waits'), [event.territory]: 'shines' } },
          { is: 'gem', x: 0.5, y: 0.56, size: 0.46, colour: lit },
          { is: 'motes', go: 'out', colour: '#fff6e0', count: 60, x: 0.5, y: 0.36 },
        ],
      }
    }
    case 'revealed':
      return event.card === master.id
        ? {
            seconds: 4,
            layers: [
              {
                is: 'glass',
                x: 0.5,
                y: 0.3,
                dark: '#050308',
                body: '#2a0f16',
                lit: '#7c1a15',
                does: 'burns',
              },
              { is: 'figure', of: shadow, x: 0.5, y: 0.74, size: 0.72, does: 'looms' },
              { is: 'lands', y: 0.88, size: 0.34, lights: allDo('fades') },
              { is: 'motes', go: 'down', colour: '#8d7f78', count: 60 },
            ],
          }
        : null
    case 'won':
      return {
        seconds: 4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.36, dark: '#20160c', body: '#b8863a', lit: '#ffe2a8', does: 'kindles' },
          { is: 'lands', y: 0.86, size: 0.36, lights: allDo('kindles') },
          { is: 'gem', x: 0.5, y: 0.54, size: 0.44, colour: '#7fe3d2' },
          { is: 'motes', go: 'out', colour: '#7fe3d2', count: 90, x: 0.5, y: 0.36 },
        ],
      }
    case 'lost':
      return {
        seconds: 3.6,
        layers: [
          { is: 'glass', x: 0.5, y: 0.4, dark: '#040206', body: '#2a0f16', lit: '#5a1a1e', does: 'dies' },
          { is: 'lands', y: 0.88, size: 0.34, lights: allDo('fades') },
          { is: 'figure', of: shadow, x: 0.5, y: 0.9, size: 0.84, does: 'looms' },
          { is: 'motes', go: 'down', colour: '#5c3d26', count: 60 },
        ],
      }
    default:
      return null
  }
}
