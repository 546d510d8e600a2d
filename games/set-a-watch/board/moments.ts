import { borrowed } from '@dicehearth/tabletop/figure/borrowed.ts'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { SawEvent } from '../rules/events.ts'
import { typeNames } from '../content/creature-types.ts'
import { creatureOf } from '../rules/lookups.ts'
import type { SawView } from '../view.ts'
import { figureOf } from './figures.ts'

/** What comes over the ridge. */
const horde = ['direWolf', 'lich', 'forestGiant', 'boneSovereign', 'shade', 'fellBeast']

/** The road has nine nights. */
const lastNight = 9

/** The great moments of the watch: the fire dies, something is summoned, the last night falls, and dawn. */
export default function momentOf(event: SawEvent, view: SawView): Moment | null {
  switch (event.type) {
    case 'fireOut':
      return {
        seconds: 4.4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.76, dark: '#04050a', body: '#7a3a14', lit: '#f2934a', does: 'dies' },
          { is: 'wood', colour: '#030408' },
          { is: 'eyes', count: 16, colour: '#ffd36a' },
          { is: 'fire', x: 0.5, y: 0.82, size: 0.34, does: 'dies' },
          { is: 'motes', go: 'up', colour: '#ffc27a', count: 24 },
        ],
      }
    case 'summoned': {
      const it = creatureOf(view, event.card)
      return {
        seconds: 3.2,
        layers: [
          { is: 'glass', x: 0.5, y: 0.56, dark: '#0d0618', body: '#4a2a7a', lit: '#a578dc', does: 'beats' },
          { is: 'runes', x: 0.5, y: 0.79, size: 0.42, colour: '#e6d6fa' },
          {
            is: 'figure',
            of: figureOf(it.id) ?? borrowed(it.name, typeNames[it.type]),
            x: 0.5,
            y: 0.8,
            size: 0.62,
            does: 'rises',
          },
          { is: 'motes', go: 'in', colour: '#d6bcf4', count: 90, x: 0.5, y: 0.6 },
          { is: 'flash', colour: '#d6bcf4', at: [0.34] },
        ],
      }
    }
    case 'arrived':
      return event.round < lastNight
        ? null
        : {
            seconds: 4.6,
            layers: [
              {
                is: 'glass',
                x: 0.62,
                y: 0.36,
                dark: '#04060d',
                body: '#1b2f5a',
                lit: '#7f9ad8',
                does: 'kindles',
              },
              { is: 'shape', of: 'disc', x: 0.62, y: 0.56, size: 0.44, colour: '#e6ecf8', does: 'rises' },
              { is: 'march', of: horde.map((id) => figureOf(id) ?? []), y: 0.81, size: 0.34, rim: '#c4d2f4' },
              { is: 'wood', colour: '#020308' },
              { is: 'fire', x: 0.16, y: 0.88, size: 0.16, does: 'burns' },
              { is: 'motes', go: 'up', colour: '#ffc27a', count: 24 },
            ],
          }
    case 'won':
      return {
        seconds: 4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.7, dark: '#1b1424', body: '#c9703a', lit: '#ffe2a8', does: 'kindles' },
          { is: 'shape', of: 'disc', x: 0.5, y: 0.86, size: 0.46, colour: '#ffe2a8', does: 'rises' },
          { is: 'wood', colour: '#120c0a' },
          { is: 'fire', x: 0.5, y: 0.9, size: 0.14, does: 'burns' },
          { is: 'motes', go: 'up', colour: '#fff2d6', count: 50 },
        ],
      }
    default:
      return null
  }
}
