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
        seconds: 3.6,
        layers: [
          { is: 'glass', x: 0.5, y: 0.6, dark: '#0c1322', body: '#8a4a26', lit: '#ffc27a', does: 'kindles' },
          { is: 'shape', of: 'disc', x: 0.5, y: 0.82, size: 0.5, colour: '#ffd48a', does: 'rises' },
          { is: 'march', of: [figureOf(view.monster ?? '') ?? []], y: 0.84, size: 0.5, rim: '#fff2d6' },
          { is: 'wood', colour: '#0b0806' },
          { is: 'motes', go: 'up', colour: '#ffe2a8', count: 40 },
        ],
      }
    case 'fought':
      return {
        seconds: 4.6,
        layers: [
          { is: 'glass', x: 0.58, y: 0.42, dark: '#12060a', body: '#5a1413', lit: '#b8382c', does: 'beats' },
          {
            is: 'figure',
            of: figureOf(event.monster) ?? [],
            x: 0.58,
            y: 0.63,
            size: 0.46,
            does: event.stars > 0 ? 'reels' : 'looms',
          },
          {
            is: 'face',
            of: { ...faceOf(view, event.seat), mood: event.stars > 0 ? 'joyful' : 'hurt' },
            x: 0.2,
            y: 0.5,
            size: 0.3,
            does: 'rises',
          },
          { is: 'motes', go: 'up', colour: '#f2934a', count: 50 },
          tallyOf(event.total, view),
          { is: 'flash', colour: '#ffe2a8', at: [0.12, 0.74] },
        ],
      }
    case 'champion':
      return {
        seconds: 3.6,
        layers: [
          { is: 'glass', x: 0.5, y: 0.46, dark: '#1c0f08', body: '#a8702e', lit: '#f4cf68', does: 'kindles' },
          {
            is: 'face',
            of: { ...faceOf(view, event.seat), mood: 'joyful' },
            x: 0.5,
            y: 0.82,
            size: 0.56,
            does: 'rises',
          },
          { is: 'shape', of: 'crown', x: 0.5, y: 0.27, size: 0.14, colour: '#f4cf68', does: 'lands' },
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
