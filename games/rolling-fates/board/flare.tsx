import { capital } from '@dicehearth/engine'
import type { FatesEvent } from '../rules/events.ts'

export interface FlareText {
  text: string
  tone: 'harm' | 'good' | 'plain'
}

/** What happens to somebody at this moment, written over them. */
export function Flare({ text }: { text: FlareText | null }) {
  if (!text) return null
  return <span className={`flare flare-${text.tone}`}>{text.text}</span>
}

const harm = (text: string): FlareText => ({ text, tone: 'harm' })
const good = (text: string): FlareText => ({ text, tone: 'good' })
const plain = (text: string): FlareText => ({ text, tone: 'plain' })

const took = { took: '', already: 'already', immune: 'immune', resisted: 'resisted', nothing: 'no effect' }

export function enemyFlare(event: FatesEvent | null, slot: number): FlareText | null {
  if (event === null || !('enemy' in event) || event.enemy !== slot) return null
  switch (event.type) {
    case 'hit':
      return event.took > 0 ? harm(`−${event.took}`) : plain('nothing')
    case 'enemyLost':
      return harm(`−${event.lost}`)
    case 'enemyHealed':
      return good(`+${event.healed}`)
    case 'enemyGuarded':
      return plain(`guard ${event.by}`)
    case 'enemyInflicted':
      return plain(took[event.result] || `${capital(event.status)}!`)
    case 'enemyCured':
      return plain(`no more ${event.status}`)
    case 'enemyStunned':
      return plain('stunned')
    case 'reacted':
      return harm('answers!')
    case 'defeated':
      return harm('defeated')
    case 'left':
      return plain('gone')
    default:
      return null
  }
}

export function heroFlare(event: FatesEvent | null, seat: number): FlareText | null {
  if (event === null || !('seat' in event) || event.seat !== seat) return null
  switch (event.type) {
    case 'suffered':
      return event.lost > 0 ? harm(`−${event.lost}`) : plain('unharmed')
    case 'lost':
      return harm(`−${event.lost}`)
    case 'healed':
      return good(`+${event.healed}`)
    case 'guarded':
      return good(`guard ${event.by}`)
    case 'inflicted':
      return event.result === 'took' ? harm(`${capital(event.status)}!`) : plain(took[event.result])
    case 'cured':
      return good(`no more ${event.status}`)
    case 'lastStand':
      return good(`last stand: ${event.life}`)
    case 'attempted':
      return event.worked ? good('shaken off') : plain('still there')
    default:
      return null
  }
}
