import type { Decision } from '@dicehearth/engine'
import { inBox } from '../content/printings.ts'
import { actionDice, diceEach, luckDie, mostActionDice, onBar } from './dice.ts'
import { inventory, isImmune, maxLife, modifier } from './passives.ts'
import {
  adventureOf,
  boxOf,
  inPlay,
  isDigital,
  keepsLife,
  level,
  seats,
  type Fates,
  type Seat,
} from './state.ts'

/** What must hold at every decision, whatever was played before: the ledger's invariants that a table can show. */
export function broken(t: Fates, decision: Decision | null): readonly string[] {
  const asked = decision?.ask.kind ?? ''
  const checks: readonly (readonly [id: string, holds: boolean])[] = [
    ['INV-01', decision === null || decision.options.length > 0],
    ...(t.step === 'gather' ? [] : [...gathered(t, asked), ...cards(t, asked)]),
    ...bars(t, asked),
    ...enemies(t, asked),
  ]
  return checks.flatMap(([id, holds]) => (holds ? [] : [id]))
}

type Check = readonly [id: string, holds: boolean]

function gathered(t: Fates, asked: string): Check[] {
  const { areas } = adventureOf(t)
  const everybody = seats(t)
  const atZero = everybody.filter((who) => t.heroes[who].life === 0)
  const lost = t.outcome?.result === 'lost'
  return [
    ['INV-03', everybody.every((who) => t.heroes[who].life <= maxLife(t, who))],
    // A physical dial at 0 is asked about first (RF-R84).
    ['INV-04', lost || atZero.length === 0 || (asked === 'gameOver' && keepsLife(t))],
    ['INV-04', !lost || t.outcome?.fell === -1 || atZero.includes(Number(t.outcome?.fell))],
    ['INV-05', t.outcome?.result !== 'won' || t.area === areas.length - 1],
    ['INV-06', between(t) || areas[t.area].encounters.some(({ id }) => id === t.page?.id)],
    ['INV-21', t.heroes.every(({ statuses }) => !statuses.includes('investigate'))],
    ['INV-22', everybody.every((who) => t.heroes[who].statuses.every((it) => !isImmune(t, who, it)))],
    ['INV-23', t.heroes.every(({ statuses }) => isUnique(statuses))],
    ['INV-24', t.fighting || t.heroes.every(({ guard }) => guard === 0)],
  ]
}

/** The next area is reached, and its first page is not open yet. */
function between({ step, after }: Fates): boolean {
  return step === 'levelUp' || (step === 'pause' && after === 'levelUp')
}

function cards(t: Fates, asked: string): Check[] {
  const { treasures, traits } = boxOf(t)
  const carried = t.heroes.flatMap((hero) => hero.treasures)
  const held = t.heroes.flatMap((hero) => hero.traits)
  const drawn = t.drawn === '' ? [] : [t.drawn]
  const grown = (who: Seat): boolean =>
    t.heroes[who].traits.length >= level(t) - 1 || t.traitDeck.length === 0
  return [
    ['INV-07', !isDigital(t) || t.step === 'levelUp' || seats(t).every(grown)],
    ['INV-08', isWhole([...t.treasureDeck, ...carried, ...drawn, ...t.aside], inBox(t, treasures.keys()))],
    ['INV-08', isWhole([...t.traitDeck, ...held], inBox(t, traits.keys()))],
    ['INV-09', t.aside.every((card) => !carried.includes(card) && !t.treasureDeck.includes(card))],
    [
      'INV-10',
      asked === 'excess' || seats(t).every((who) => t.heroes[who].treasures.length <= inventory(t, who)),
    ],
  ]
}

function isWhole(found: readonly string[], all: readonly string[]): boolean {
  return found.length === all.length && isUnique(found)
}

function isUnique(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}

function bars(t: Fates, asked: string): Check[] {
  const opens = asked === 'act' && t.mayGiveUp
  return [
    ['INV-13', t.fighting || t.face.every((face) => face === 0)],
    [
      'INV-14',
      t.face.length === t.heroes.length * diceEach && t.face.every((face) => face >= 0 && face <= 6),
    ],
    ['INV-15', !opens || seats(t).every((who) => hasItsDice(t, who))],
    ['INV-20', t.heroes.every(({ stunned, passed }) => !stunned || passed)],
    ['INV-25', !opens || t.heroes.every(({ statuses }) => !statuses.includes('stun'))],
  ]
}

/** One Luck die and the Action dice that cards allow, or none at all after a Stun. */
function hasItsDice(t: Fates, who: Seat): boolean {
  const dice = onBar(t, who).length
  if (t.heroes[who].stunned) return dice === 0 && t.face[luckDie(who)] === 0
  const due = Math.max(0, Math.min(mostActionDice, actionDice(who, 5).length + modifier(t, who, 'dice')))
  return dice >= due && t.face[luckDie(who)] > 0
}

function enemies(t: Fates, asked: string): Check[] {
  return [
    [
      'INV-22',
      t.enemies.every(({ statuses, nature }) => statuses.every((it) => !isImmuneTo(nature.tags, it))),
    ],
    ['INV-23', t.enemies.every(({ statuses }) => isUnique(statuses))],
    ['INV-29', t.enemies.every(({ life, maxLife: max, out }) => life <= max && (life > 0 || out !== ''))],
    ['INV-30', asked !== 'act' || inPlay(t).length > 0],
  ]
}

function isImmuneTo(tags: Fates['enemies'][number]['nature']['tags'], status: string): boolean {
  return tags.some((tag) => tag.how === 'immune' && tag.status === status)
}
