import { capital, list } from '@dicehearth/engine'
import type { Cause, Inflicted } from '../rules/events.ts'
import { cardName, enemyName, heroName, sourceName } from '../names.ts'
import { effectText } from '../content/words/effects.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './story.ts'

const ofHero = ({ seat }: { seat: number }): string[] => [piece.hero(seat)]
const ofEnemy = ({ enemy }: { enemy: number }): string[] => [piece.enemy(enemy)]

/** Like enemies are numbered once there are two of them, so the first has been told without a number. */
function another(name: string): string {
  return / [2-9]$/.test(name) ? `Another ${name.slice(0, -2)}` : name.replace(/ 1$/, '')
}

const phases = { fate: 'Fate Phase', characters: 'Character’s Phase', enemies: 'Enemy Phase' } as const

/** What happens in a combat. */
export const combatEvents: Events<
  | 'combatBegan'
  | 'enemyJoined'
  | 'phaseBegan'
  | 'attempted'
  | 'skipped'
  | 'enemyAttempted'
  | 'stunLost'
  | 'kept'
  | 'passed'
  | 'used'
  | 'hit'
  | 'enemyLost'
  | 'enemyHealed'
  | 'enemyGuarded'
  | 'enemyInflicted'
  | 'enemyCured'
  | 'defeated'
  | 'left'
  | 'enemyActs'
  | 'enemyStunned'
  | 'reacted'
  | 'workedUnseen'
  | 'suffered'
  | 'lost'
  | 'healed'
  | 'guarded'
  | 'inflicted'
  | 'cured'
  | 'dieTurned'
  | 'dieAdded'
  | 'combatWon'
  | 'lastStand'
  | 'cardWorked'
  | 'weariness'
> = {
  combatBegan: { text: 'A combat begins.', sound: 'danger' },
  enemyJoined: {
    text: ({ enemy, spawned }, view) =>
      `${another(enemyName(view, enemy))} ${spawned ? 'joins the fight' : 'bars the way'}.`,
    touches: ofEnemy,
    acted: ({ kind }) => [kind],
    sound: 'danger',
  },
  phaseBegan: { text: ({ phase, round }) => `Round ${round}: ${phases[phase]}.`, opens: true },
  attempted: {
    text: ({ seat, status, how, worked }, view) => {
      const result = worked ? 'gets rid' : 'does not get rid'
      const ease = how === 'auto' ? ' without effort' : ''
      return `${heroName(view, seat)} ${result} of ${capital(status)}${ease}.`
    },
    touches: ({ seat, status }) => [piece.token(seat, status)],
    sound: 'wood',
  },
  skipped: {
    text: ({ seat, status }, view) => `${heroName(view, seat)} keeps ${capital(status)} for now.`,
    touches: ({ seat, status }) => [piece.token(seat, status)],
  },
  enemyAttempted: {
    text: ({ enemy, status, worked }, view) =>
      `${enemyName(view, enemy)} ${worked ? 'shakes off' : 'still suffers from'} ${capital(status)}.`,
    touches: ofEnemy,
  },
  stunLost: {
    text: ({ seat }, view) => `${heroName(view, seat)} comes to, but has no dice in this round.`,
    touches: ofHero,
  },
  kept: {
    text: ({ seat, faces }, view) => `${heroName(view, seat)} keeps ${list(faces.map(String))}.`,
    touches: ofHero,
  },
  passed: { text: ({ seat }, view) => `${heroName(view, seat)} passes.`, touches: ofHero },
  used: {
    text: ({ seat, ability, faces }, view) =>
      `${heroName(view, seat)} uses ${sourceName(view, ability)} for ${list(faces.map(String))}.`,
    touches: ({ seat, ability, dice }, view) => [
      piece.hero(seat),
      piece.ability(view, ability),
      ...dice.map(piece.die),
    ],
    acted: ({ ability }) => [ability],
    sound: 'wood',
  },
  hit: {
    text: ({ seat, enemy, entered, took }, view) => {
      const who = seat < 0 ? 'An enemy' : heroName(view, seat)
      return `${who} hits ${enemyName(view, enemy)} for ${entered}: it loses ${took} Life.`
    },
    touches: ofEnemy,
    sound: 'wood',
  },
  enemyLost: {
    text: ({ enemy, lost, cause }, view) => `${enemyName(view, enemy)} loses ${lost} Life${causes[cause]}.`,
    touches: ofEnemy,
  },
  enemyHealed: {
    text: ({ enemy, healed }, view) => `${enemyName(view, enemy)} regains ${healed} Life.`,
    touches: ofEnemy,
  },
  enemyGuarded: {
    text: ({ enemy, by }, view) => `${enemyName(view, enemy)} gains ${by} guard.`,
    touches: ofEnemy,
  },
  enemyInflicted: {
    text: ({ enemy, status, result }, view) => inflictedText(enemyName(view, enemy), capital(status), result),
    touches: ofEnemy,
    acted: ({ status, result }) => (result === 'took' ? [`enemy ${status}`] : []),
  },
  enemyCured: {
    text: ({ enemy, status }, view) => `${enemyName(view, enemy)} is free of ${capital(status)}.`,
    touches: ofEnemy,
  },
  defeated: {
    text: ({ enemy }, view) => `${enemyName(view, enemy)} is defeated.`,
    touches: ofEnemy,
    sound: 'triumph',
  },
  left: { text: ({ enemy }, view) => `${enemyName(view, enemy)} is gone.`, touches: ofEnemy },
  enemyActs: {
    text: ({ enemy, does }, view) => {
      const [clause] = does
      const text = effectText(does, 'it')
      return clause.verb === 'wind'
        ? `${enemyName(view, enemy)}: ${text}`
        : `${enemyName(view, enemy)} acts. ${text}`
    },
    touches: ofEnemy,
    acted: ({ enemy }, state) => [`${state.enemies[enemy].kind} acts`],
    sound: 'danger',
    slip: 'begins',
  },
  enemyStunned: {
    text: ({ enemy }, view) => `${enemyName(view, enemy)} is stunned and does nothing.`,
    touches: ofEnemy,
  },
  reacted: {
    text: ({ enemy, by }, view) => `${enemyName(view, enemy)} ${reactions[by]}.`,
    touches: ofEnemy,
    acted: ({ by }) => [by],
    sound: 'danger',
  },
  workedUnseen: { acted: ({ mechanic }) => [mechanic] },
  suffered: {
    text: ({ seat, amount, weak, lost, cause }, view) => {
      const damage = weak ? `${amount} damage, doubled by Weakness,` : `${amount} damage`
      return `${heroName(view, seat)} suffers ${damage}${causes[cause]} and loses ${lost} Life.`
    },
    touches: ofHero,
    sound: 'danger',
  },
  lost: {
    text: ({ seat, lost, cause }, view) => `${heroName(view, seat)} loses ${lost} Life${causes[cause]}.`,
    touches: ofHero,
    acted: ({ cause }) => (cause === 'poison' ? ['poison'] : []),
  },
  healed: {
    text: ({ seat, healed }, view) =>
      healed > 0
        ? `${heroName(view, seat)} regains ${healed} Life.`
        : `${heroName(view, seat)} has nothing to heal.`,
    touches: ofHero,
  },
  guarded: { text: ({ seat, by }, view) => `${heroName(view, seat)} gains ${by} guard.`, touches: ofHero },
  inflicted: {
    text: ({ seat, status, result }, view) => inflictedText(heroName(view, seat), capital(status), result),
    touches: ({ seat, status }) => [piece.hero(seat), piece.token(seat, status)],
    acted: ({ status, result }) => (result === 'took' ? [`hero ${status}`] : []),
  },
  cured: {
    text: ({ seat, status }, view) => `${heroName(view, seat)} is free of ${capital(status)}.`,
    touches: ({ seat, status }) => [piece.token(seat, status)],
  },
  dieTurned: {
    text: ({ seat, from, to }, view) => `${heroName(view, seat)} turns a ${from} to ${to}.`,
    touches: ({ die }) => [piece.die(die)],
    sound: 'wood',
  },
  dieAdded: {
    text: ({ seat, shows }, view) => `${heroName(view, seat)} adds a die showing ${shows}.`,
    touches: ({ die }) => [piece.die(die)],
  },
  combatWon: { text: 'The combat is won.', opens: true, sound: 'triumph', slip: 'good' },
  lastStand: {
    text: ({ seat, card, life }, view) =>
      `${cardName(view, card)} saves ${heroName(view, seat)}, who now has ${life} Life.`,
    touches: ({ seat, card }) => [piece.hero(seat), piece.card(card)],
    acted: ({ card }) => [`${card} works`],
    sound: 'triumph',
  },
  cardWorked: {
    text: ({ seat, card }, view) => `${heroName(view, seat)}’s ${cardName(view, card)} takes effect.`,
    touches: ({ card }) => [piece.card(card)],
    acted: ({ card }) => [`${card} works`],
  },
  weariness: { text: ({ lost }) => `The long fight wears everybody out: ${lost} Life each.` },
}

const causes: Readonly<Record<Cause, string>> = {
  enemy: '',
  thorns: ' from thorns',
  poison: ' to Poison',
  weariness: ' to weariness',
  story: '',
  price: ' as the price',
  card: '',
}

const reactions = {
  thorns: 'answers the wound',
  tally: 'has had enough and answers',
  burst: 'bursts',
  fuse: 'goes off',
} as const

function inflictedText(who: string, status: string, result: Inflicted): string {
  switch (result) {
    case 'took':
      return status === 'Investigate' ? `${who} is investigated.` : `${who} now suffers from ${status}.`
    case 'already':
      return `${who} already has ${status}.`
    case 'immune':
      return `${who} is immune to ${status}.`
    case 'resisted':
      return `${who} resists ${status}.`
    case 'nothing':
      return `${status} does nothing to ${who}.`
  }
}
