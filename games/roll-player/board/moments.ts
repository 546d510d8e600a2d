import type { Layer, Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { RpEvent } from '../rules/events.ts'
import { chartOf, strengthOf } from '../rules/monster.ts'
import type { RpView } from '../view.ts'
import { faceOf } from './face.ts'
import { figureOf } from './figures.ts'

/** The great moments: the Adventure that opens, the Monster met, and its Champion. */
export default function momentOf(event: RpEvent, view: RpView): Moment | null {
  switch (event.type) {
    case 'callToAdventure':
      return {
        seconds: 3,
        layers: [
          { is: 'sky', top: '#101c33', bottom: '#c9803a' },
          { is: 'rays', x: 0.5, y: 0.7, colour: '#ffe2a8' },
          { is: 'wood', colour: '#17100b' },
          { is: 'shape', of: 'shield', x: 0.5, y: 0.66, size: 0.4, colour: '#d9a125', does: 'lands' },
          { is: 'motes', go: 'up', colour: '#ffe2a8', count: 60 },
        ],
      }
    case 'fought':
      return {
        seconds: 4.6,
        person: { ...faceOf(view, event.seat), mood: event.stars > 0 ? 'joyful' : 'hurt' },
        aside: true,
        layers: [
          { is: 'sky', top: '#120a10', bottom: '#4a1210' },
          { is: 'rays', x: 0.58, y: 0.4, colour: '#7c1a15' },
          { is: 'glow', x: 0.58, y: 0.4, size: 0.9, colour: '#c63a2f', does: 'beats' },
          {
            is: 'figure',
            of: figureOf(event.monster) ?? [],
            x: 0.58,
            y: 0.65,
            size: 0.45,
            does: event.stars > 0 ? 'reels' : 'looms',
          },
          { is: 'motes', go: 'up', colour: '#f2934a', count: 80 },
          tallyOf(event.total, view),
          { is: 'flash', colour: '#ffe2a8', at: [0.12, 0.74] },
        ],
      }
    case 'champion':
      return {
        seconds: 3.6,
        person: { ...faceOf(view, event.seat), mood: 'joyful' },
        layers: [
          { is: 'sky', top: '#24160c', bottom: '#a8702e' },
          { is: 'rays', x: 0.5, y: 0.48, colour: '#ffe2a8' },
          { is: 'shape', of: 'crown', x: 0.5, y: 0.24, size: 0.14, colour: '#f4cf68', does: 'lands' },
          { is: 'motes', go: 'down', colour: '#ffd48a', count: 110 },
        ],
      }
    default:
      return null
  }
}

/** The Combat Dice one by one, against the chart of the Monster. */
function tallyOf(total: number, view: RpView): Layer {
  const faces = view.sum?.dice ?? []
  const excess = view.players === 1 ? strengthOf(view) : 0
  return {
    is: 'tally',
    dice: faces.map((face) => ({ face, colour: 'grey' })),
    more: total - faces.reduce((sum, face) => sum + face, 0),
    steps: chartOf(view).map(([from, stars]) => ({
      from: from + excess,
      text: `${from + excess}+  ${stars}★`,
    })),
  }
}
