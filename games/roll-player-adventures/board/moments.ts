import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import { faceOf } from './face.ts'

/** The great moments: the storm comes nearer, a hero falls, and the bell that ends an adventure. */
export default function momentOf(event: AdventureEvent, view: PartyView): Moment | null {
  switch (event.type) {
    case 'deathMarked':
      return {
        seconds: 2.8,
        layers: [
          { is: 'sky', top: '#070b12', bottom: '#22303c' },
          { is: 'glow', x: 0.5, y: 0.2, size: 0.9, colour: '#4a6a8a', does: 'beats' },
          { is: 'shape', of: 'bolt', x: 0.78, y: 0.52, size: 0.44, colour: '#dcecff', does: 'lands' },
          { is: 'shape', of: 'ship', x: 0.4, y: 0.74, size: 0.3, colour: '#6a4a2c', does: 'swings' },
          { is: 'waves', colour: '#1d4052' },
          { is: 'motes', go: 'rain', colour: '#a8c4d8', count: 260 },
          { is: 'flash', colour: '#e6f2ff', at: [0.12, 0.2, 0.55] },
        ],
      }
    case 'exhausted':
      return {
        seconds: 3,
        person: { ...faceOf(view, event.hero), mood: 'hurt' },
        layers: [
          { is: 'sky', top: '#0a0608', bottom: '#3a0f0f' },
          { is: 'glow', x: 0.5, y: 0.42, size: 0.8, colour: '#c63a2f', does: 'dies' },
          { is: 'motes', go: 'down', colour: '#8d7f78', count: 90 },
        ],
      }
    case 'adventureOver':
      return {
        seconds: 4.4,
        layers: [
          { is: 'sky', top: '#0e1a26', bottom: '#c98a4a' },
          { is: 'rays', x: 0.5, y: 0.4, colour: '#ffe2a8' },
          { is: 'rings', x: 0.5, y: 0.45, colour: '#ffe2a8' },
          { is: 'shape', of: 'bell', x: 0.5, y: 0.66, size: 0.5, colour: '#c48d22', does: 'swings' },
          { is: 'motes', go: 'out', colour: '#fff2d6', count: 70, x: 0.5, y: 0.45 },
        ],
      }
    default:
      return null
  }
}
