import { borrowed } from '@dicehearth/tabletop/figure/borrowed.ts'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { SawEvent } from '../rules/events.ts'
import { typeNames } from '../content/creature-types.ts'
import { creatureOf } from '../rules/lookups.ts'
import type { SawView } from '../view.ts'
import { figureOf } from './figures.ts'

/** The road has nine nights. */
const lastNight = 9

/** The great moments of the watch: the fire dies, something is summoned, the last night falls, and dawn. */
export default function momentOf(event: SawEvent, view: SawView): Moment | null {
  switch (event.type) {
    case 'fireOut':
      return {
        seconds: 3.4,
        layers: [
          { is: 'sky', top: '#04060c', bottom: '#1a0d06' },
          { is: 'glow', x: 0.5, y: 0.8, size: 0.9, colour: '#f2934a', does: 'dies' },
          { is: 'wood', colour: '#05070b' },
          { is: 'shape', of: 'flame', x: 0.5, y: 0.78, size: 0.5, colour: '#f2934a', does: 'sinks' },
          { is: 'motes', go: 'up', colour: '#ffc27a', count: 70 },
        ],
      }
    case 'summoned': {
      const it = creatureOf(view, event.card)
      return {
        seconds: 2.8,
        layers: [
          { is: 'sky', top: '#120a24', bottom: '#2c1250' },
          { is: 'rays', x: 0.5, y: 0.62, colour: '#7a4bb0' },
          { is: 'rings', x: 0.5, y: 0.78, colour: '#d6bcf4' },
          {
            is: 'figure',
            of: figureOf(it.id) ?? borrowed(it.name, typeNames[it.type]),
            x: 0.5,
            y: 0.8,
            size: 0.62,
            does: 'rises',
          },
          { is: 'motes', go: 'in', colour: '#d6bcf4', count: 90, x: 0.5, y: 0.6 },
          { is: 'flash', colour: '#d6bcf4', at: [0.04, 0.34] },
        ],
      }
    }
    case 'arrived':
      return event.round < lastNight
        ? null
        : {
            seconds: 4,
            layers: [
              { is: 'sky', top: '#060a1c', bottom: '#1b2547' },
              { is: 'motes', go: 'down', colour: '#f6ead6', count: 60 },
              { is: 'glow', x: 0.72, y: 0.24, size: 0.6, colour: '#a8c0f4', does: 'beats' },
              { is: 'shape', of: 'moon', x: 0.72, y: 0.36, size: 0.26, colour: '#dfe6f6', does: 'looms' },
              { is: 'wood', colour: '#04060d' },
              { is: 'glow', x: 0.26, y: 0.88, size: 0.5, colour: '#f2934a', does: 'beats' },
            ],
          }
    case 'won':
      return {
        seconds: 4,
        layers: [
          { is: 'sky', top: '#31477a', bottom: '#f2a25a' },
          { is: 'rays', x: 0.5, y: 0.82, colour: '#ffe2a8' },
          { is: 'shape', of: 'sun', x: 0.5, y: 0.8, size: 0.5, colour: '#ffd48a', does: 'rises' },
          { is: 'wood', colour: '#1d1510' },
          { is: 'motes', go: 'up', colour: '#fff2d6', count: 50 },
        ],
      }
    default:
      return null
  }
}
