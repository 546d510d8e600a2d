import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import { faceOf } from './face.ts'

/** The great moments: the storm comes nearer, a hero falls, and the bell that ends an adventure. */
export default function momentOf(event: AdventureEvent, view: PartyView): Moment | null {
  switch (event.type) {
    case 'deathMarked':
      return {
        seconds: 3.4,
        layers: [
          { is: 'glass', x: 0.78, y: 0.2, dark: '#060a10', body: '#22384a', lit: '#6a8aa8', does: 'beats' },
          { is: 'lightning', at: [0.12, 0.34, 0.58] },
          { is: 'shape', of: 'ship', x: 0.42, y: 0.76, size: 0.42, colour: '#8a6238', does: 'swings' },
          { is: 'waves', colour: '#1d4052' },
          { is: 'motes', go: 'rain', colour: '#a8c4d8', count: 260 },
          { is: 'flash', colour: '#e6f2ff', at: [0.12, 0.34, 0.58] },
        ],
      }
    case 'exhausted':
      return {
        seconds: 3.6,
        layers: [
          { is: 'glass', x: 0.5, y: 0.5, dark: '#070406', body: '#4a1512', lit: '#c63a2f', does: 'dies' },
          {
            is: 'face',
            of: { ...faceOf(view, event.hero), mood: 'hurt' },
            x: 0.5,
            y: 0.82,
            size: 0.66,
            does: 'darkens',
          },
          { is: 'motes', go: 'down', colour: '#8d7f78', count: 90 },
        ],
      }
    case 'adventureOver':
      return {
        seconds: 4.4,
        layers: [
          { is: 'glass', x: 0.5, y: 0.4, dark: '#0e1a26', body: '#6a5a3a', lit: '#f4cf68', does: 'beats' },
          { is: 'rings', x: 0.5, y: 0.45, colour: '#ffe2a8' },
          { is: 'bell', x: 0.5, y: 0.68, size: 0.54 },
          { is: 'waves', colour: '#173448' },
          { is: 'motes', go: 'out', colour: '#fff2d6', count: 70, x: 0.5, y: 0.45 },
        ],
      }
    default:
      return null
  }
}
