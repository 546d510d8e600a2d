import { capital, count, list, numeral } from '@dicehearth/engine'
import type {
  Clause,
  Condition,
  Cost,
  Effect,
  Mechanic,
  Passive,
  Stat,
  Tag,
  Target,
  Trigger,
} from '../content/language.ts'
import { criterionName, statusList } from '../names.ts'

/** What stands on cards, boards and enemies, in sentences. On a card "you" are its owner; an enemy is "it". */
export type Voice = 'you' | 'it'

export function effectText(effect: Effect, voice: Voice): string {
  return effect
    .map((clause) => clauseText(clause, voice))
    .filter((text) => text !== '')
    .join(' ')
}

interface Subject {
  text: string
  many: boolean
}

function subjectOf({ who, many, by }: Target, voice: Voice): Subject {
  switch (who) {
    case 'self':
      return { text: voice, many: voice === 'you' }
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
function objectOf(target: Target, voice: Voice): string {
  if (target.who === 'self') return voice === 'you' ? 'yourself' : 'itself'
  return subjectOf(target, voice).text
}

/** "Every Character draws". */
function does(target: Target, voice: Voice, verb: string): string {
  const { text, many } = subjectOf(target, voice)
  return `${capital(text)} ${many ? verb : third[verb]}`
}

const third: Readonly<Record<string, string>> = {
  regain: 'regains',
  lose: 'loses',
  gain: 'gains',
  add: 'adds',
  draw: 'draws',
}

/** Cards tell their owner what to do; of an enemy it is told what it does. */
function acts(voice: Voice, verb: 'Deal' | 'Inflict' | 'Remove'): string {
  return voice === 'you' ? verb : `It ${verb.toLowerCase()}s`
}

/** Nobody has to use all the dice that an effect offers. */
function mayDo(dice: number, verb: 're-roll' | 'turn'): string {
  return dice === 1 ? `You may ${verb} one` : `${capital(verb)} up to ${numeral(dice)}`
}

/** "3 Life", "2 damage for each Character". */
function amount({ n, perHero }: { n: number; perHero: boolean }, of: 'damage' | 'Life' | 'guard'): string {
  return `${n} ${of}${perHero ? ' for each Character' : ''}`
}

function clauseText(clause: Clause, voice: Voice): string {
  switch (clause.verb) {
    case 'hit': {
      const whom = objectOf(clause.target, voice)
      const damage = `${acts(voice, 'Deal')} ${amount(clause, 'damage')}`
      if (clause.statuses.length === 0) return `${damage} to ${whom}.`
      const inflict = voice === 'it' ? 'inflicts' : 'inflict'
      return `${damage} and ${inflict} ${statusList(clause.statuses)} on ${whom}.`
    }
    case 'inflict':
      return `${acts(voice, 'Inflict')} ${statusList(clause.statuses)} on ${objectOf(clause.target, voice)}.`
    case 'heal':
      return `${does(clause.target, voice, 'regain')} ${amount(clause, 'Life')}.`
    case 'lose':
      return `${does(clause.target, voice, 'lose')} ${amount(clause, 'Life')}.`
    case 'guard':
      return `${does(clause.target, voice, 'gain')} ${amount(clause, 'guard')}.`
    case 'cure': {
      const what = clause.what === 'all' ? 'all status effects' : capital(clause.what)
      return `${acts(voice, 'Remove')} ${what} from ${objectOf(clause.target, voice)}.`
    }
    case 'reroll':
      return `${mayDo(clause.dice, 're-roll')} of your dice.`
    case 'turn': {
      const to = clause.to === 'any' ? 'any value' : clause.to
      return `${mayDo(clause.dice, 'turn')} of your dice to ${to}.`
    }
    case 'add': {
      const die = clause.shows === 'roll' ? 'a die that is rolled at once' : `a die showing ${clause.shows}`
      return `${does(clause.target, voice, 'add')} ${die}.`
    }
    case 'treasure':
    case 'trait': {
      const cards = count(clause.cards, `${capital(clause.verb)} card`)
      return `${does(clause.target, voice, 'draw')} ${cards}.`
    }
    case 'nothing':
      return 'Nothing happens.'
    case 'wind':
    case 'say':
      return clause.text
    case 'flag':
    case 'goto':
      return ''
  }
}

export function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'any':
      return `any ${cost.dice === 1 ? 'die' : `${numeral(cost.dice)} dice`}`
    case 'same':
      return `${numeral(cost.dice)} equal dice`
    case 'twopair':
      return 'two pairs'
    case 'fullhouse':
      return 'a pair and a triple'
    case 'low5':
      return 'dice 1, 2, 3, 4 and 5'
    case 'high5':
      return 'dice 2, 3, 4, 5 and 6'
    case 'dice':
      return cost.faces.length === 1 ? `a ${cost.faces[0]}` : `dice ${list(cost.faces.map(String))}`
    case 'luck':
      return `the Luck die showing ${cost.face}`
  }
}

const statNames: Readonly<Record<Stat, string>> = {
  life: 'maximum Life',
  defense: 'Defense',
  inventory: 'Inventory',
  dice: 'to the number of Action dice you roll',
  rerolls: 'to your number of re-rolls',
  'luck-rerolls': 'to your number of Luck re-rolls',
  hit: 'damage with each hit of your abilities',
  'heal-out': 'Life whenever you heal somebody',
  'heal-in': 'Life whenever you are healed',
  'poison-loss': 'Life lost to Poison',
}

function conditionText(condition: Condition): string {
  switch (condition.if) {
    case 'round':
      return condition.most === 1 ? 'in the first round' : `up to round ${condition.most}`
    case 'cost':
      return `if the ability cost ${count(condition.least, 'die', 'dice')} or more`
    case 'first-hit':
      return 'if it is your first of the phase'
    case 'target-has':
      return `if the target has ${capital(condition.status)}`
    case 'life':
      return `while you have ${condition.percent}% of your Life or less`
  }
}

const triggerText: Readonly<Record<Trigger, string>> = {
  'combat-start': 'When a combat begins',
  'fate-end': 'At the end of your Fate Phase',
  'phase-start': 'At the beginning of the Character’s Phase',
  hurt: 'When an enemy takes Life from you',
  kill: 'When a hit of your ability defeats an enemy',
  'level-up': 'At each level up',
  'combat-end': 'At the end of a combat',
}

const attempts = { auto: 'always succeed', twice: 'may be made twice', never: 'always fail' } as const

export function passiveText(passive: Passive): string {
  switch (passive.is) {
    case 'mod': {
      const by = passive.by < 0 ? `−${-passive.by}` : `+${passive.by}`
      return `${by} ${statNames[passive.stat]}${passive.when ? ` ${conditionText(passive.when)}` : ''}.`
    }
    case 'immune':
      return `You are immune to ${capital(passive.status)}.`
    case 'recover': {
      const what = passive.status === 'any' ? 'Poison and Weakness' : capital(passive.status)
      return `Your attempts against ${what} ${attempts[passive.how]}.`
    }
    case 'when': {
      const when = passive.when ? `, ${conditionText(passive.when)}` : ''
      return `${triggerText[passive.trigger]}${when}: ${effectText(passive.effect, 'you')}`
    }
    case 'laststand':
      return `Once in an adventure, instead of reaching 0 Life, you have ${passive.life} Life.`
  }
}

export function tagText({ how, status }: Tag): string {
  return `${how === 'immune' ? 'Immune to' : 'Resists'} ${capital(status)}.`
}

/** What an enemy hides, in words; other enemies are named by their id. */
export function mechanicText(mechanic: Mechanic, nameOf: (id: string) => string): string {
  switch (mechanic.is) {
    case 'armor':
      return `Each hit takes ${mechanic.n} less Life.`
    case 'thick':
      return `A hit of ${mechanic.n} or less takes nothing.`
    case 'cap':
      return `One hit never takes more than ${mechanic.n} Life.`
    case 'ward':
      return mechanic.n === 1
        ? 'The first hit of each round takes nothing.'
        : `The first ${numeral(mechanic.n)} hits of each round take nothing.`
    case 'thorns':
      return `Whoever wounds it suffers ${mechanic.n} damage.`
    case 'echo':
      return 'A hit for the same number as the one before it in the round takes nothing.'
    case 'odd-shell':
      return 'A hit for an odd number is halved, rounded down.'
    case 'even-shell':
      return 'A hit for an even number is halved, rounded down.'
    case 'bane':
      return `Each hit takes ${mechanic.n} more Life while it has ${capital(mechanic.status)}.`
    case 'bond':
      return `Hits take nothing while ${nameOf(mechanic.enemy)} is in play.`
    case 'frenzy':
      return `At ${mechanic.percent}% of its Life or less, its hits deal ${mechanic.n} more damage.`
    case 'spawn':
      return `At ${mechanic.percent}% of its Life or less, it is joined by ${nameOf(mechanic.enemy)}.`
    case 'regen':
      return `In each Fate Phase it regains ${amount(mechanic, 'Life')} unless it is poisoned.`
    case 'burst':
      return `When it is defeated: ${effectText(mechanic.effect, 'it')}`
    case 'tally':
      return `Hit number ${mechanic.n} of a round is answered: ${effectText(mechanic.effect, 'it')}`
    case 'fuse':
      return `After its action number ${mechanic.n}: ${effectText(mechanic.effect, 'it')} Then it is gone.`
  }
}
