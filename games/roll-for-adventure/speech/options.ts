import { capital, count, list, type Risk } from '@dicehearth/engine'
import {
  dieFaces,
  fortressNumbers,
  iceA,
  iceRewards,
  iceSpaceNames,
  resurrectionHolds,
  type Territory,
} from '../content/boards.ts'
import { heroes } from '../content/heroes.ts'
import { aDie, aNumber, land, lineReward, pieceName, seat, the } from './names.ts'
import {
  anySpace,
  type Lay,
  type MoveSkullBack,
  type PlaceDice,
  type RfaAsk,
  type RfaOption,
} from '../rules/decisions.ts'
import { enemyInPlay, holds, isEnough } from '../rules/defeat.ts'
import { openAfter } from '../rules/desert-b.ts'
import { sectionOf } from '../rules/fortress.ts'
import { asGoodAs, heapOf, kindOf } from '../rules/heaps.ts'
import { isDie, piece } from '../rules/pieces.ts'
import { canGive } from '../rules/rewards.ts'
import { empty, total, trackOf } from '../rules/lookups.ts'
import type { DieId } from '../rules/state.ts'
import { rulesOf, type Work } from '../rules/territory.ts'
import { theTerritoryDie } from '../rules/where.ts'
import { answer, piecesOf, type RfaSpeech } from './rows.ts'
import type { RfaView } from '../view.ts'

const dice = (them: readonly DieId[]): string[] => them.map(piece.die)

/** A hero's way with the dice of a roll stands under the hero's name, and the hero lights up with the dice. */
const ofHero = {
  group: (_: unknown, view: RfaView, ask: RfaAsk): string | null =>
    ask.kind === 'place' ? heroes[view.heroes[view.active]].name : null,
  touches: (it: RfaOption, view: RfaView): string[] => [...piecesOf(it, view), piece.hero(view.active)],
}

export const options: RfaSpeech['options'] = {
  shows: answer(({ face }, _, ask) => {
    const isTerritoryDie = ask.kind === 'realDie' && ask.die === theTerritoryDie
    return isTerritoryDie ? Object.values(dieFaces)[face - 1] : `It shows ${face}`
  }),
  place: {
    text: (it, view) => `${batch(it)} ${destination(it, view)}`,
    group: ({ number }) => `${number}s`,
    risk: placeRisk,
    touches: (it, view) => [
      ...dice(view.hand.filter((die) => view.face[die] === it.number && it[kindOf(view, die)] > 0)),
      ...placePieces(it, view),
    ],
  },
  decline: {
    text: 'No',
    risk: (_, view, ask) => (ask.kind === 'standIn' ? damageRisk(ask.territory, view) : null),
  },
  rollOn: answer('Roll on'),
  turn: { ...ofHero, text: ({ die, face }, view) => `Turn ${aNumber(die, view)} to ${face}` },
  sing: { ...ofHero, text: ({ die }, view) => `Sing to ${aNumber(die, view)}` },
  mirror: {
    ...ofHero,
    text: ({ number }) => `Mirror the ${number}s to ${7 - number}s`,
    touches: (it, view) => [
      ...dice(view.hand.filter((die) => view.face[die] === it.number)),
      ...ofHero.touches(it, view),
    ],
  },
  singNow: answer('Roll them again'),
  lay: answer((it, view) => `Space ${it.space + 1}${closing(it, view)}`),
  move: answer(({ die }, view) => aDie(die, view)),
  takeBack: answer(({ die, space }, view) => `Take back ${aDie(die, view)} from space ${space + 1}`),
  takeAllBack: answer('Take back all of them'),
  leaveRest: answer('Leave what lies there'),
  claimRow: { text: (_, view, ask) => `Claim ${rowReward(view, ask)}`, touches: () => ['iceCave'] },
  claimLines: answer(({ lines }, view) => `Claim ${list(lines.map((line) => lineReward(line, view)))}`),
  goWithout: answer(({ seats }, view) => list(seats.map((who) => seat(who, view)))),
  defeat: answer(({ card }, view) => `Defeat ${the(card, view)}`),
  moveSkullBack: {
    ...answer(({ territory }: MoveSkullBack) => land(territory)),
    risk: ({ territory }, view, ask) => skullBack(territory, view, ask),
  },
  release: answer(({ die }, view) => aDie(die, view)),
  lose: answer(({ die }, view) => lostDie(die, view)),
  heal: {
    text: ({ rest, release }, view) => `Let ${aDie(rest, view)} rest, free ${aDie(release, view)}`,
    // Before the roll the numbers of the hand mean nothing.
    touches: ({ rest, release }, view) => [
      ...dice(view.hand.filter((die) => view.owner[die] === view.owner[rest])),
      ...dice(asGoodAs(view, release)),
    ],
  },
  look: { text: 'Look at the card', touches: () => [piece.deck] },
  bury: { text: 'Put it under the deck', touches: () => [piece.deck] },
  takeBonus: { text: 'Take a bonus die', touches: (_, { pool }) => [piece.pool, ...dice(pool)] },
  goOn: { text: 'Go on rolling', touches: (_, { active }) => [piece.hero(active)] },
  standIn: answer(({ die }, view) => `Give up ${aDie(die, view)}`),
  pickTerritory: answer(({ territory }) => land(territory)),
  pickBoard: answer(({ board }, view) => `${seat(board, view)}'s board`),
  pickSection: answer(({ section }) => `The barrier of the ${fortressNumbers[section]}s`),
  use: {
    text: ({ piece: id }, view) => capital(pieceName(id, view)),
    touches: ({ piece: id }, { hand }) => (isDie(id) ? [id] : [id, ...dice(hand)]),
  },
}

// Placing.

/** "Two 3s (1 ally)". */
function batch({ number, own, ally, bonus }: PlaceDice): string {
  const kinds = [...(ally > 0 ? [`${ally} ally`] : []), ...(bonus > 0 ? [`${bonus} bonus`] : [])]
  const many = capital(count(own + ally + bonus, `${number}`))
  return kinds.length > 0 ? `${many} (${kinds.join(', ')})` : many
}

/** The pieces that stand for where a placement goes: the land itself too, where the number says which space is meant. */
function placePieces({ at, space, number, card }: PlaceDice, view: RfaView): string[] {
  switch (at) {
    case 'enemy':
      return [piece.card(card ?? '')]
    case 'desert':
      if (space !== anySpace) return [piece.desertSpace(space)]
      return [at, ...view.desert.spaces.flatMap((die, k) => (die === empty ? [piece.desertSpace(k)] : []))]
    case 'fortress':
      if (space !== anySpace) return [piece.section(space)]
      return sectionOf(number) < 0 ? [at] : [at, piece.section(sectionOf(number))]
    case 'iceCave': {
      const isLand = space === anySpace || (view.sides.iceCave === 'A' && space === number - 1)
      return [...(isLand ? [at] : []), ...(space === anySpace ? [] : [piece.iceSpace(space)])]
    }
    default:
      return [at]
  }
}

const brings: Readonly<Record<Work['brings'], string>> = {
  sendsOn: 'sends one on',
  barrier: 'breaks a barrier',
  lastBarrier: 'breaks the last barrier and wins a stone',
  boundary: 'is given up and wins a stone',
  stone: 'wins a stone',
}

/** Where a placement goes, and what it does there or how far it comes. */
function destination(it: PlaceDice, view: RfaView): string {
  const { number, at, card } = it
  const many = it.own + it.ally + it.bonus
  if (at === 'resurrection') {
    const now = total(view, view.resurrection) + number * many
    return `to Resurrection: ${now < resurrectionHolds ? `${now} of ${resurrectionHolds}` : 'empties the vortexes'}`
  }
  if (at === 'enemy') {
    const id = card ?? ''
    const now = total(view, enemyInPlay(view, id).dice) + number * many
    return `on ${the(id, view)}: ${isEnough(view, id, now) ? 'defeats it' : `${now} of ${holds(view, id)}`}`
  }
  const rules = rulesOf(view, at)
  const isLegal = rules.keepsOut(view, number, many, it.space) === null
  const done = isLegal ? rules.work?.(view, number) : null
  const there = `to ${it.space === anySpace ? land(at) : spaceName(it, view)}`
  if (at === 'iceCave' && view.sides.iceCave === 'A') {
    const lie = view.iceCave.filter((die) => die !== empty)
    return `${there}: ${lie.length + many} of ${view.iceCave.length}`
  }
  if (!done) return there
  const has = done.has + many
  return `${there}: ${has < done.needs ? `${has} of ${done.needs}` : brings[done.brings]}`
}

/** What a placement wastes, and whether it ends the turn with more to know. */
function placeRisk(it: PlaceDice, view: RfaView): Risk | null {
  const many = it.own + it.ally + it.bonus
  const left = view.hand.length - many
  if (left === 0 && strands(it, many, view))
    return { text: 'no die is left for the next turn: you lose', loses: true }
  if (it.at === 'resurrection')
    return left > 0 ? { text: `ends your turn, ${count(left, 'die', 'dice')} unplaced` } : null
  const needed =
    it.card === null ? Infinity : holds(view, it.card) - total(view, enemyInPlay(view, it.card).dice)
  if (it.number * (many - 1) >= needed) return { text: `${it.number * many - needed} more than needed` }
  const next = view.deck.at(-1) ?? null
  return left === 0 && next !== null ? { text: `ends your turn: ${the(next, view)} comes next` } : null
}

/** Whether the last dice of all heroes go where none of them comes back from: the next turn would begin without any. */
function strands({ at, card, number, space }: PlaceDice, many: number, view: RfaView): boolean {
  if (view.board.some((dice) => dice.length > 0) || view.ownEnemies.length > 0) return false
  if (at === 'resurrection') return total(view, view.resurrection) + number * many < resurrectionHolds
  if (at === 'enemy') {
    const id = card ?? ''
    return !isEnough(view, id, total(view, enemyInPlay(view, id).dice) + number * many)
  }
  // An ice cave may be claimed, and a closed chain gives dice back.
  if (at === 'iceCave' || (at === 'desert' && view.sides.desert === 'B')) return false
  const rules = rulesOf(view, at)
  const done = rules.keepsOut(view, number, many, space) === null ? rules.work?.(view, number) : null
  return done ? done.has + many < done.needs : false
}

function damageRisk(territory: Territory, view: RfaView): Risk {
  const [hole, last] = [view.skull[trackOf(territory)] + 1, view.lastHole[trackOf(territory)]]
  return hole < last
    ? { text: `skull to hole ${hole} of ${last}` }
    : { text: `${land(territory)} falls: you lose`, loses: true }
}

function skullBack(territory: Territory, view: RfaView, ask: RfaAsk): Risk | null {
  if (ask.kind !== 'moveSkullBack') return null
  const hole = view.skull[trackOf(territory)]
  const back = ask.holes === 'allHoles' ? 0 : Math.max(0, hole - ask.holes)
  return { text: `skull from hole ${hole} ${back === 0 ? 'off the track' : `to hole ${back}`}` }
}

function spaceName({ at, space, number }: PlaceDice, view: RfaView): string {
  if (at === 'desert') return `space ${space + 1} of the desert`
  if (at === 'fortress') return `the section of the ${fortressNumbers[space]}s`
  if (view.sides.iceCave === 'B') return `the ice cave, ${iceSpaceNames[space]}`
  return space === number - 1 ? 'the ice cave' : `the space of the ${space + 1} in the ice cave`
}

/** What the last die of a placement closes on desert B. */
function closing({ space }: Lay, view: RfaView): string {
  const closes = view.laying.length > 1 ? 0 : openAfter(view).length - openAfter(view, space).length
  if (closes === 0) return ''
  return openAfter(view, space).length === 0 ? `: ${brings.stone}` : `: closes ${count(closes, 'connection')}`
}

function rowReward(view: RfaView, ask: RfaAsk): string {
  const isEnoughForEnemy = ask.kind === 'claimRow' && ask.dice >= iceA.enemy
  const bonus = canGive(view, 'bonus') ? ['bonus dice'] : []
  const enemy = isEnoughForEnemy && canGive(view, 'defeat') ? [iceRewards.defeat] : []
  return bonus.length + enemy.length > 0 ? list([...bonus, ...enemy]) : 'its dice alone'
}

/** Alike dice on different spaces are different dice; on a hero board nobody cares for their numbers. */
function lostDie(die: DieId, view: RfaView): string {
  const desert = view.desert.spaces.indexOf(die)
  if (desert >= 0) return `${aNumber(die, view)} on space ${desert + 1}`
  const ice = view.sides.iceCave === 'B' ? view.iceCave.indexOf(die) : -1
  if (ice >= 0) return `${aNumber(die, view)}, ${iceSpaceNames[ice]}`
  return heapOf(view, die).at === 'board' ? aDie(die, view) : aNumber(die, view)
}
