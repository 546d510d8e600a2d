import type { Moment, Shape } from '@dicehearth/tabletop/moment/moment.ts'
import type { MonsterId } from '../content/monsters.ts'
import type { RpEvent } from '../rules/events.ts'
import type { RpView } from '../view.ts'
import { faceOf } from './face.ts'

/** What of a Monster is seen against the fire. */
const figures: Readonly<Record<MonsterId, Shape>> = {
  cinderDrake: 'drake',
  frostLeviathan: 'drake',
  plagueHydra: 'drake',
  mindTyrant: 'fiend',
  nightLich: 'skull',
  boneColossus: 'skull',
}

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
        seconds: 3,
        person: { ...faceOf(view, event.seat), mood: event.stars > 0 ? 'joyful' : 'hurt' },
        layers: [
          { is: 'sky', top: '#120a10', bottom: '#4a1210' },
          { is: 'glow', x: 0.5, y: 0.4, size: 0.9, colour: '#c63a2f', does: 'beats' },
          {
            is: 'shape',
            of: figures[event.monster],
            x: 0.5,
            y: 0.9,
            size: 0.98,
            colour: '#0a0508',
            eyes: '#ff5a3c',
            does: 'looms',
          },
          { is: 'motes', go: 'up', colour: '#f2934a', count: 80 },
          { is: 'flash', colour: '#ffe2a8', at: [0.3, 0.44] },
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
