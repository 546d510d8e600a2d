import { capital, list, numeral } from '@dicehearth/engine'
import type { Status, Target } from '../language.ts'

/** On a card "you" are its owner; an enemy is "it"; a book speaks to neither. */
export type Voice = 'you' | 'it' | 'book'

/** How players find the Character that is meant (RF-R78). */
export const criterionName = {
  random: 'a Character drawn at random',
  weakest: 'the Character with the lowest Life',
  strongest: 'the Character with the highest Life',
  softest: 'the Character with the lowest Defense',
  toughest: 'the Character with the highest Defense',
  afflicted: 'a Character with a status effect',
  rival: 'the Character that hurt it most',
  attacker: 'the attacker',
} as const

export function statusList(statuses: readonly Status[]): string {
  return list(statuses.map(capital))
}

interface Subject {
  text: string
  many: boolean
}

function subjectOf({ who, many, by }: Target, voice: Voice): Subject {
  switch (who) {
    case 'self':
      return { text: voice === 'book' ? 'whoever does it' : voice, many: voice === 'you' }
    case 'ally':
      return { text: 'another Character', many: false }
    case 'same':
      return { text: 'the same target', many: false }
    case 'attacker':
      return { text: 'the attacker', many: false }
    case 'chosen':
      return { text: 'the chosen Character', many: false }
    case 'foe':
      return { text: many === 'all' ? 'every enemy' : 'the other enemy with the lowest Life', many: false }
    case 'enemy':
    case 'hero':
      return groupOf(who === 'hero' ? 'Character' : 'enemy', many, by)
  }
}

function groupOf(one: 'Character' | 'enemy', many: Target['many'], by: Target['by']): Subject {
  if (by !== null) return { text: criterionName[by], many: false }
  if (many === 'all') return { text: `every ${one}`, many: false }
  if (many === 'half') return { text: 'half of the Characters', many: true }
  const several = one === 'enemy' ? 'enemies' : 'Characters'
  return { text: `${numeral(many)} ${many === 1 ? one : several}`, many: many > 1 }
}

/** Whom something is done to: "every Character", or oneself. */
export function objectOf(target: Target, voice: Voice): string {
  if (target.who === 'self' && voice !== 'book') return voice === 'you' ? 'yourself' : 'itself'
  return subjectOf(target, voice).text
}

/** "Every Character draws". */
export function does(target: Target, voice: Voice, verb: keyof typeof third): string {
  const { text, many } = subjectOf(target, voice)
  return `${capital(text)} ${many ? verb : third[verb]}`
}

const third = { regain: 'regains', lose: 'loses', gain: 'gains', add: 'adds', draw: 'draws' } as const
