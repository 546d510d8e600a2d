import { capital, count, list } from '@dicehearth/engine'
import {
  connections,
  desertAGroup,
  fortressNumbers,
  iceA,
  iceLines,
  resurrectionHolds,
  type Territory,
} from './content/boards.ts'
import { heroes } from './content/heroes.ts'
import {
  aDie,
  aNumber,
  iceSpace,
  land,
  lineReward,
  seat,
  territoryDieFaces,
  the,
  pieceName,
} from './names.ts'
import { anySpace, type Lay, type Place, type RfaAsk } from './rules/decisions.ts'
import { enemyInPlay, holds, isEnough } from './rules/defeat.ts'
import { archIsFull } from './rules/forest-b.ts'
import { sectionHolds, sectionOf } from './rules/fortress.ts'
import { asGoodAs, kindOf } from './rules/heaps.ts'
import { isDie, piece } from './rules/pieces.ts'
import { empty, occupied, total, type DieId } from './rules/state.ts'
import { rulesOf } from './rules/territory.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaSpeech } from './speech-asks.ts'
import type { RfaView } from './view.ts'

const dice = (them: readonly DieId[]): string[] => them.map(piece.die)

/** Every die that is as good as the one that an option names. */
const standFor = ({ die }: { die: DieId }, view: RfaView): string[] => dice(asGoodAs(view, die))

/** The heading under which a hero's ways with a roll stand. */
const ofHero = (_: unknown, view: RfaView, ask: RfaAsk): string | null =>
  ask.kind === 'place' ? heroes[view.heroes[view.active]].name : null

const withHero = (them: readonly string[], view: RfaView): string[] => [...them, piece.hero(view.active)]

export const options: RfaSpeech['options'] = {
  shows: {
    text: ({ face }, _, ask) =>
      ask.kind === 'realDie' && ask.die === theTerritoryDie
        ? capital(Object.values(territoryDieFaces)[face - 1])
        : `It shows ${face}`,
  },
  place: {
    text: (it, view) => `${batch(it)} ${destination(it, view)}`,
    group: ({ number }) => `${number}s`,
    touches: (it, view) => [
      ...dice(view.hand.filter((die) => view.face[die] === it.number && it[kindOf(view, die)] > 0)),
      ...placePieces(it, view),
    ],
  },
  rollOn: { text: 'Roll on' },
  turn: {
    text: ({ die, face }, view) => `Turn ${aNumber(die, view)} to ${face}`,
    group: ofHero,
    touches: (it, view) => withHero(standFor(it, view), view),
  },
  mirror: {
    text: ({ number }) => `Mirror the ${number}s to ${7 - number}s`,
    group: ofHero,
    touches: ({ number }, view) => withHero(dice(view.hand.filter((die) => view.face[die] === number)), view),
  },
  sing: {
    text: ({ die }, view) => `Sing to ${aNumber(die, view)}`,
    group: ofHero,
    touches: (it, view) => withHero(standFor(it, view), view),
  },
  singNow: { text: 'Roll them again' },
  lay: {
    text: (it, view) => `Space ${it.space + 1}${closing(it, view)}`,
    touches: ({ die, space }) => [piece.die(die), piece.desertSpace(space)],
  },
  move: { text: ({ die }, view) => capital(aDie(die, view)), touches: standFor },
  takeBack: {
    text: ({ die, space }, view) => `Take back ${aDie(die, view)} from space ${space + 1}`,
    touches: ({ die, space }) => [piece.die(die), piece.desertSpace(space)],
  },
  takeAllBack: { text: 'Take back all of them' },
  leaveRest: { text: 'Leave what lies there' },
  claimRow: { text: (_, view, ask) => `Claim ${rowReward(view, ask)}`, touches: () => ['iceCave'] },
  claimLines: {
    text: ({ lines }, view) => `Claim ${list(lines.map((line) => lineReward(line, view)))}`,
    touches: ({ lines }) => [
      ...lines.map(piece.line),
      ...new Set(lines.flatMap((line) => iceLines[line].spaces).map(piece.iceSpace)),
    ],
  },
  goWithout: {
    text: ({ seats }, view) => list(seats.map((who) => seat(who, view))),
    touches: ({ seats }) => seats.map(piece.hero),
  },
  defeat: {
    text: ({ card }, view) => `Defeat ${the(card, view)}`,
    touches: ({ card }) => [piece.card(card)],
  },
  moveSkullBack: {
    text: ({ territory }) => capital(land(territory)),
    touches: ({ territory }) => [piece.track(territory)],
  },
  release: {
    text: ({ die }, view) => capital(aDie(die, view)),
    touches: (it, view) => [...standFor(it, view), piece.oblivion],
  },
  lose: {
    text: ({ die }, view) => `${capital(aLostDie(die, view))}${onSpace(die, view)}`,
    touches: standFor,
  },
  heal: {
    text: ({ rest, release }, view) => `Let ${aDie(rest, view)} rest, free ${aDie(release, view)}`,
    touches: ({ rest, release }, view) => [
      // Before the roll the numbers of the hand mean nothing.
      ...dice(view.hand.filter((die) => view.owner[die] === view.owner[rest])),
      ...dice(asGoodAs(view, release)),
    ],
  },
  look: { text: 'Look at the card', touches: () => [piece.deck] },
  bury: { text: 'Put it under the deck', touches: () => [piece.deck] },
  takeBonus: { text: 'Take a bonus die', touches: (_, view) => [piece.pool, ...dice(view.pool)] },
  goOn: { text: 'Go on rolling', touches: (_, view) => withHero([], view) },
  standIn: { text: ({ die }, view) => `Give up ${aDie(die, view)}`, touches: standFor },
  pickTerritory: {
    text: ({ territory }) => capital(land(territory)),
    touches: ({ territory }) => [territory],
  },
  pickBoard: {
    text: ({ board }, view) => `${seat(board, view)}'s board`,
    touches: ({ board }) => [piece.hero(board)],
  },
  pickSection: {
    text: ({ section }) => `The barrier of the ${fortressNumbers[section]}s`,
    touches: ({ section }) => [piece.section(section)],
  },
  use: {
    text: ({ piece: id }, view) => capital(pieceName(id, view)),
    touches: ({ piece: id }, view) => (isDie(id) ? [id] : [id, ...dice(view.hand)]),
  },
}

// Placing.

/** "Two 3s (1 ally)". */
function batch({ number, own, ally, bonus }: Place): string {
  const kinds = [...(ally > 0 ? [`${ally} ally`] : []), ...(bonus > 0 ? [`${bonus} bonus`] : [])]
  const many = capital(count(own + ally + bonus, `${number}`))
  return kinds.length > 0 ? `${many} (${kinds.join(', ')})` : many
}

/** The pieces that stand for where a placement goes: the land itself too, where the number says which space is meant. */
function placePieces({ at, space, number, card }: Place, view: RfaView): string[] {
  switch (at) {
    case 'enemy':
      return [piece.card(card ?? '')]
    case 'desert':
      if (space !== anySpace) return [piece.desertSpace(space)]
      return [at, ...view.desert.spaces.flatMap((die, k) => (die === empty ? [piece.desertSpace(k)] : []))]
    case 'fortress':
      if (space !== anySpace) return [piece.section(space)]
      return sectionOf(number) < 0 ? [at] : [at, piece.section(sectionOf(number))]
    case 'iceCave':
      if (space === anySpace) return [at]
      return view.sides.iceCave === 'A' && space === number - 1
        ? [at, piece.iceSpace(space)]
        : [piece.iceSpace(space)]
    default:
      return [at]
  }
}

/** Where a placement goes and what it does there. */
function destination(it: Place, view: RfaView): string {
  const { number, at, card, space } = it
  const dice = it.own + it.ally + it.bonus
  if (at === 'resurrection') {
    const now = total(view, view.resurrection) + number * dice
    return now < resurrectionHolds
      ? `to Resurrection: ${now} of ${resurrectionHolds}`
      : 'to Resurrection: empties the vortexes'
  }
  if (at === 'enemy') {
    const id = card ?? ''
    const now = total(view, enemyInPlay(view, id).dice) + number * dice
    return `on ${the(id, view)}: ${isEnough(view, id, now) ? 'defeats it' : `${now} of ${holds(view, id)}`}`
  }
  const there = `to ${spaceName(at, it, view)}`
  if (rulesOf(view, at).keepsOut(view, number, dice, space) !== null) return there
  const does = progress[at](view, number, dice)
  return does === '' ? there : `${there}: ${does}`
}

function spaceName(at: Territory, { space, number }: Place, view: RfaView): string {
  if (space === anySpace) return land(at)
  switch (at) {
    case 'desert':
      return `space ${space + 1} of the desert`
    case 'fortress':
      return `the section of the ${fortressNumbers[space]}s`
    default:
      if (view.sides.iceCave === 'B') return `${land(at)}, ${iceSpace(space)}`
      return space === number - 1 ? land(at) : `the space of the ${space + 1} in ${land(at)}`
  }
}

const stone = 'wins a stone'

/** What a placement brings about, or how far it comes. */
const progress: Readonly<Record<Territory, (view: RfaView, number: number, dice: number) => string>> = {
  desert({ sides, desert }, _, dice) {
    if (sides.desert === 'B')
      return occupied(desert.spaces).length + dice === desert.spaces.length ? stone : ''
    if (desert.first.length + dice < desertAGroup) return `${desert.first.length + dice} of ${desertAGroup}`
    return desert.second.length + 1 < desertAGroup ? 'sends one on' : stone
  },
  fortress(view, number, dice) {
    const section = sectionOf(number)
    const { barriers, sections } = view.fortress
    const now = sections[section].length + dice
    const needed = sectionHolds(view, section)
    if (now < needed) return `${now} of ${needed}`
    if (view.sides.fortress === 'B') return barriers[section] === 0 ? stone : 'breaks a barrier'
    const last = barriers.every((tiles, k) => k === section || tiles === 0)
    return last ? `breaks the last barrier and ${stone}` : 'breaks a barrier'
  },
  forest(view, _, dice) {
    const { path, boundary } = view.forest
    if (view.sides.forest === 'B') return archIsFull(view) ? `is given up and ${stone}` : ''
    return path.length + dice < boundary ? `${path.length + dice} of ${boundary}` : stone
  },
  iceCave: () => '',
}

/** What lying there does, if no other die of the placement follows. */
function closing({ space }: Lay, { laying, desert }: RfaView): string {
  if (laying.length > 1) return ''
  const isOpen = connections.map((spaces, k) => {
    const isFull = spaces.every((it) => it === space || desert.spaces[it] !== empty)
    return !desert.closed[k] && !isFull
  })
  if (!isOpen.includes(true)) return `: ${stone}`
  const closed = isOpen.filter((open, k) => !open && !desert.closed[k]).length
  return closed > 0 ? `: closes ${count(closed, 'connection')}` : ''
}

// Rewards and losses.

function rowReward(view: RfaView, ask: RfaAsk): string {
  const n = ask.kind === 'claimRow' ? ask.dice : 0
  const own = view.iceCave.some((die) => die !== empty && view.owner[die] >= 0)
  const rewards = [
    ...(own && view.pool.length > 0 ? ['bonus dice'] : []),
    ...(n >= iceA.enemy && view.enemies.length > 0 ? ['the defeat of an enemy'] : []),
  ]
  return rewards.length > 0 ? list(rewards) : 'the dice alone: no reward is left'
}

/** Nobody cares for the number of a die that lies on a hero board. */
function aLostDie(die: DieId, view: RfaView): string {
  return view.board.some((board) => board.includes(die)) ? aDie(die, view) : aNumber(die, view)
}

/** Where a die lies, where alike dice on different spaces are different dice. */
function onSpace(die: DieId, view: RfaView): string {
  const desert = view.desert.spaces.indexOf(die)
  if (desert >= 0) return ` on space ${desert + 1}`
  const ice = view.sides.iceCave === 'B' ? view.iceCave.indexOf(die) : -1
  return ice >= 0 ? `, ${iceSpace(ice)}` : ''
}
