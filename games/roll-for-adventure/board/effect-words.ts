import type { Boon, Effect, PlainEffect, Where } from '../content/own-enemies.ts'
import { places } from '../names.ts'

/** Where an effect strikes, after "in" or "on". */
export const whereWords: Readonly<Record<Where['at'], string>> = {
  desert: `the ${places.desert}`,
  fortress: `the ${places.fortress}`,
  forest: `the ${places.forest}`,
  iceCave: `the ${places.iceCave}`,
  home: 'its own land',
  all: 'every land',
  die: 'the land that the territory die names',
  mostDamaged: 'the most damaged land',
  leastDamaged: 'the least damaged land',
  mostDice: 'the land with the most dice',
  choice: 'a land of your choice',
}

/** An effect of a player-made enemy as a sentence of its card. */
export function effectWords(effect: Effect | Boon): string {
  switch (effect.do) {
    case 'ifNone':
      return `If none was lost: ${then(effect.then)}`
    case 'ifSome':
      return `If any was lost: ${then(effect.then)}`
    default:
      return plainWords(effect)
  }
}

function then(effects: readonly PlainEffect[]): string {
  return effects.map((effect) => plainWords(effect)).join(' ')
}

function plainWords(effect: PlainEffect | Boon): string {
  switch (effect.do) {
    case 'attack':
      return `Attacks ${whereWords[effect.where.at]}.`
    case 'removeDice':
      return `${upTo(effect.count)} ${effect.number === undefined ? dice(effect.count) : `${effect.number}${effect.count > 1 ? 's' : ''}`} in ${whereWords[effect.where.at]} ${effect.count > 1 ? 'are' : 'is'} lost.`
    case 'removeNumber':
      return `Every ${effect.number} in the lands${effect.resurrection ? ' and on Resurrection' : ''} is lost.`
    case 'drainVortex':
      return `Resurrection loses ${upTo(effect.count).toLowerCase()} ${dice(effect.count)}.`
    case 'drainBoard':
      return `${effect.who === 'active' ? 'The active player' : 'The player with the most dice'} loses ${upTo(effect.count).toLowerCase()} ${dice(effect.count)}.`
    case 'drainPool':
      return `${upTo(effect.count)} bonus ${dice(effect.count)} ${effect.count > 1 ? 'are' : 'is'} lost.`
    case 'damage':
      return `${effect.amount === 1 ? 'One damage' : 'Two damage'} to ${whereWords[effect.where.at]}.`
    case 'permanent':
      return `The track of ${whereWords[effect.where.at]} grows shorter.`
    case 'rebuild':
      return 'A broken barrier of the fortress is rebuilt.'
    case 'rally':
      return effect.below === 'all'
        ? 'All other enemies attack.'
        : `All other enemies below rank ${effect.below} attack.`
    case 'shakeOff':
      return effect.which === 'self' ? 'Shakes off the dice on it.' : 'All enemies shake off their dice.'
    case 'revealNext':
      return 'One more card is revealed.'
    case 'release':
      return `Free ${upTo(effect.count).toLowerCase()} ${dice(effect.count)} from Oblivion.`
    case 'heal':
      return `The skull of ${whereWords[effect.where.at]} goes back ${effect.amount === 1 ? 'one hole' : 'two holes'}.`
    case 'bonus':
      return `Take ${effect.count === 1 ? 'a bonus die' : 'two bonus dice'}.`
  }
}

function upTo(count: number): string {
  return count === 1 ? 'One' : `Up to ${count === 2 ? 'two' : 'three'}`
}

function dice(count: number): string {
  return count === 1 ? 'die' : 'dice'
}
