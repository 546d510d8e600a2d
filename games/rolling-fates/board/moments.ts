import { capital } from '@dicehearth/engine'
import { borrowed } from '@dicehearth/tabletop/figure/borrowed.ts'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { EnemyView, FatesView } from '../view.ts'
import { faceOf } from './face.ts'
import { figureOf } from './figures/index.ts'

/** The great moments: a hidden power is laid bare, a last stand, the last page. */
export default function momentOf(event: FatesEvent, view: FatesView): Moment | null {
  switch (event.type) {
    case 'enemyInflicted':
      return event.status === 'investigate' && event.result === 'took'
        ? laidBare(view.enemies[event.enemy])
        : null
    case 'lastStand':
      return {
        seconds: 3.4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.56, dark: '#160504', body: '#7a1d14', lit: '#f2934a', does: 'kindles' },
          {
            is: 'face',
            of: { ...faceOf(view, event.seat), mood: 'hurt' },
            x: 0.5,
            y: 0.82,
            size: 0.66,
            does: 'cracks',
          },
          { is: 'motes', go: 'up', colour: '#ffd48a', count: 70 },
          { is: 'flash', colour: '#fff2d6', at: [0.15] },
        ],
      }
    case 'adventureOver':
      return event.result === 'won'
        ? {
            seconds: 4.2,
            layers: [
              {
                is: 'glass',
                x: 0.5,
                y: 0.5,
                dark: '#1c0f08',
                body: '#8a5426',
                lit: '#f4cf68',
                does: 'kindles',
              },
              { is: 'book', x: 0.5, y: 0.76, size: 0.5, does: 'ends' },
              { is: 'motes', go: 'out', colour: '#ffe2a8', count: 100, x: 0.5, y: 0.46 },
            ],
          }
        : {
            seconds: 4.2,
            layers: [
              { is: 'glass', x: 0.5, y: 0.5, dark: '#060508', body: '#4a2a1a', lit: '#c9803a', does: 'dies' },
              { is: 'book', x: 0.5, y: 0.76, size: 0.5, does: 'breaks' },
              { is: 'motes', go: 'down', colour: '#8d7f78', count: 60 },
            ],
          }
    default:
      return null
  }
}

/** Light goes over an enemy and shows what it is. */
function laidBare({ kind, name, bared }: EnemyView): Moment {
  return {
    seconds: 4,
    ...(bared ? { shown: `${capital(bared.hint)}.` } : {}),
    layers: [
      { is: 'glass', x: 0.5, y: 0.5, dark: '#030c0c', body: '#17494c', lit: '#4aa89c', does: 'beats' },
      { is: 'figure', of: figureOf(kind) ?? borrowed(name), x: 0.5, y: 0.8, size: 0.6, does: 'bared' },
      { is: 'motes', go: 'out', colour: '#d8fff6', count: 50, x: 0.5, y: 0.5 },
      { is: 'flash', colour: '#d8fff6', at: [0.6] },
    ],
  }
}
