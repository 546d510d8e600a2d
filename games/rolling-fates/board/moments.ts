import { borrowed } from '@dicehearth/tabletop/figure/borrowed.ts'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { FatesView } from '../view.ts'
import { faceOf } from './face.ts'
import { figureOf } from './figures/index.ts'

/** The great moments: a hidden power is laid bare, a last stand, the last page. */
export default function momentOf(event: FatesEvent, view: FatesView): Moment | null {
  switch (event.type) {
    case 'enemyInflicted':
      return event.status === 'investigate' && event.result === 'took'
        ? {
            seconds: 2.6,
            layers: [
              { is: 'sky', top: '#07151a', bottom: '#123038' },
              { is: 'rays', x: 0.5, y: 0.45, colour: '#7fe3d2' },
              {
                is: 'figure',
                of: figureOf(view.enemies[event.enemy].kind) ?? borrowed(view.enemies[event.enemy].name),
                x: 0.5,
                y: 0.78,
                size: 0.58,
                does: 'looms',
              },
              { is: 'shape', of: 'eye', x: 0.5, y: 0.2, size: 0.16, colour: '#7fe3d2', does: 'looms' },
              { is: 'rings', x: 0.5, y: 0.45, colour: '#7fe3d2' },
              { is: 'flash', colour: '#d8fff6', at: [0.22] },
            ],
          }
        : null
    case 'lastStand':
      return {
        seconds: 3.4,
        person: { ...faceOf(view, event.seat), mood: 'hurt' },
        layers: [
          { is: 'sky', top: '#1c0705', bottom: '#6a1512' },
          { is: 'rays', x: 0.5, y: 0.42, colour: '#ffc27a' },
          { is: 'glow', x: 0.5, y: 0.42, size: 0.8, colour: '#ffc27a', does: 'grows' },
          { is: 'motes', go: 'up', colour: '#ffd48a', count: 90 },
          { is: 'flash', colour: '#fff2d6', at: [0.12] },
        ],
      }
    case 'adventureOver':
      return event.result === 'won'
        ? {
            seconds: 4.2,
            layers: [
              { is: 'sky', top: '#2c1b11', bottom: '#a8702e' },
              { is: 'rays', x: 0.5, y: 0.42, colour: '#ffe2a8' },
              { is: 'shape', of: 'book', x: 0.5, y: 0.7, size: 0.56, colour: '#f4e6c6', does: 'rises' },
              { is: 'motes', go: 'out', colour: '#ffe2a8', count: 100, x: 0.5, y: 0.46 },
            ],
          }
        : {
            seconds: 3.6,
            layers: [
              { is: 'sky', top: '#06060a', bottom: '#1b1412' },
              { is: 'wood', colour: '#08070a' },
              { is: 'shape', of: 'grave', x: 0.5, y: 0.8, size: 0.46, colour: '#5d5a60', does: 'rises' },
              { is: 'motes', go: 'rain', colour: '#8fa3b8', count: 140 },
            ],
          }
    default:
      return null
  }
}
