import type { Problem } from '@dicehearth/engine'
import {
  archMost,
  archSpaces,
  boundaryValues,
  fortressNumbers,
  iceNeighbours,
  resurrectionHolds,
  territories,
  type Territory,
} from './content/boards.ts'
import { cardOf } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import type { RfaAsk } from './rules/decisions.ts'
import { bonus, empty, trackOf, type DieId } from './rules/state.ts'
import type { RfaView } from './view.ts'
import { places } from './names.ts'
import { words } from './words.ts'

/** Why a piece cannot be used for this decision, with the rule; null when it can. */
export function whyNot(piece: string, ask: RfaAsk, view: RfaView): Problem | null {
  const [kind, which = ''] = piece.split(':')
  const number = Number(which)
  if (ask.kind === 'place' || ask.kind === 'secondPlacement') return notThere(kind, which, ask.kind, view)
  switch (kind) {
    case 'die':
      return dieNotMeant(number, ask, view)
    case 'desert':
      if (ask.kind === 'laySpace' && which !== '' && view.desert.spaces[number] !== empty)
        return because('RFA-192', 'A die lies on this space already.')
      break
    case 'track':
      if (ask.kind === 'moveSkullBack' && isTerritory(which))
        return view.skull[trackOf(which)] > 0
          ? null
          : because('RFA-R24', `The ${places[which]} is not damaged.`)
      break
    case 'line':
      if (ask.kind === 'claimLines')
        return ask.complete.includes(number)
          ? null
          : because('RFA-214', 'Only a line whose spaces are all filled can be claimed.')
      break
    case 'card':
      if (ask.kind === 'defeatOne') return null
      break
    case 'deck':
      if (ask.kind === 'defeatOne')
        return because('RFA-R30', 'Only an enemy that is in play can be defeated, and never the Master.')
      if (ask.kind === 'wayfinder' || ask.kind === 'buryCard') return null
  }
  return null
}

function because(rule: string, text: string): Problem {
  return { rule, text }
}

function isTerritory(text: string): text is Territory {
  return territories.some((territory) => territory === text)
}

// Placing.

type Placing = 'place' | 'secondPlacement'

function notThere(kind: string, which: string, ask: Placing, view: RfaView): Problem | null {
  const k = which === '' ? null : Number(which)
  switch (kind) {
    case 'die':
      return view.hand.includes(Number(which)) ? null : dieNotInHand(Number(which), view)
    case 'desert':
      return notInTheDesert(k, view)
    case 'fortress':
      return notInTheFortress(k, view)
    case 'forest':
      return notInTheForest(view)
    case 'iceCave':
      return notInTheIceCave(k, ask, view)
    case 'card':
      return notOnTheCard(which, view)
    case 'resurrection':
      return null
    case 'oblivion':
      return because(
        'RFA-153',
        `Nothing is placed in Oblivion. Its dice come back when those on Resurrection add up to ${resurrectionHolds}.`,
      )
    case 'hero':
      return heroCannot(Number(which), view)
    case 'track':
      return because('RFA-147', 'A skull moves when its land is damaged; the ice cave can move it back.')
    case 'line':
      return because('RFA-214', 'A line is claimed right after a die is placed in the ice cave.')
    case 'deck':
      return because('RFA-041', 'Dice go to the lands, on enemies or to Resurrection, not on the deck.')
    case 'pool':
      return because(givesBonus(view), 'Bonus dice wait here until the ice cave gives them out.')
    case 'adventure':
      return because('RFA-057', 'A power stone comes here when a task in a land is finished.')
    default:
      return null
  }
}

function shows(view: RfaView, ...numbers: readonly number[]): boolean {
  return view.hand.some((die) => numbers.includes(view.face[die]))
}

function givesBonus(view: RfaView): string {
  return view.sides.iceCave === 'A' ? 'RFA-092' : 'RFA-217'
}

function dieNotInHand(die: DieId, view: RfaView): Problem {
  if (view.oblivion.includes(die))
    return because(
      'RFA-113',
      `This die is lost. Fill Resurrection to ${resurrectionHolds} to free all dice in Oblivion.`,
    )
  if (view.pool.includes(die) && view.owner[die] === bonus)
    return because(givesBonus(view), 'Bonus dice wait here until the ice cave gives them out.')
  if (view.board[view.active].includes(die))
    return because('RFA-048', 'This die rests on your board and is rolled in your next turn.')
  if (view.board.some((dice) => dice.includes(die)))
    return because('RFA-035', 'These dice belong to another player, who rolls them in their own turn.')
  if (view.desert.third.includes(die))
    return because('RFA-074', 'The desert has devoured this die: it stays here for the rest of the game.')
  return because('RFA-045', 'A die that was placed cannot be taken back.')
}

function notInTheDesert(space: number | null, view: RfaView): Problem | null {
  const rule = view.sides.desert === 'A' ? 'RFA-065' : 'RFA-192'
  if (space !== null && view.desert.spaces[space] !== empty)
    return because(rule, 'A die lies on this space already.')
  return shows(view, 1) ? null : because(rule, 'The desert takes only 1s, and you rolled none.')
}

function notInTheFortress(section: number | null, view: RfaView): Problem | null {
  const rule = view.sides.fortress === 'A' ? 'RFA-075' : 'RFA-200'
  const open = (k: number): boolean => view.sides.fortress === 'B' || view.fortress.barriers[k] > 0
  if (section === null) {
    const shown = fortressNumbers.flatMap((number, k) => (shows(view, number) ? [k] : []))
    if (shown.length === 0) return because(rule, 'The fortress takes 2s, 3s and 4s, and you rolled none.')
    return shown.some(open) ? null : brokenBarrier()
  }
  if (!open(section)) return brokenBarrier()
  const number = fortressNumbers[section]
  return shows(view, number)
    ? null
    : because(rule, `This section takes only ${number}s, and you rolled none.`)
}

function brokenBarrier(): Problem {
  return because('RFA-078', 'This barrier is broken: the section opens again when all three are.')
}

function notInTheForest(view: RfaView): Problem | null {
  if (view.sides.forest === 'A')
    return shows(view, 5, 6) ? null : because('RFA-082', 'The forest takes 5s and 6s, and you rolled none.')
  const { sixes, fives } = view.forest
  if (sixes.length + fives.length === archSpaces) {
    const value = boundaryValues[sixes.length - 1]
    return shows(view, value)
      ? because('RFA-R47', `The ${value} that ends the arch must come from a roll made after it was filled.`)
      : because('RFA-210', `The arch is full: only a ${value} can be given up here now.`)
  }
  const room = [...(sixes.length < archMost ? [6] : []), ...(fives.length < archMost ? [5] : [])]
  if (shows(view, ...room)) return null
  return shows(view, 5, 6)
    ? because('RFA-R45', `The last space of the arch takes only a ${room[0]}.`)
    : because('RFA-207', 'The arch takes 6s from the left and 5s from the right, and you rolled none.')
}

function notInTheIceCave(space: number | null, ask: Placing, view: RfaView): Problem | null {
  const spaces = space === null ? view.iceCave.map((_, k) => k) : [space]
  const fits = spaces.filter((k) => view.hand.some((die) => iceTakes(k, view.face[die], view)))
  if (fits.length > 0) {
    // The first placement of a roll always may; so the second was after another die in the ice.
    const one = view.sides.iceCave === 'A' ? 'RFA-089' : 'RFA-212'
    if (ask === 'place' && space === null && one === 'RFA-212')
      return because(one, 'Point at the space where the die is to lie.')
    return ask === 'place' ? null : because(one, 'Only one die of a roll can be placed in the ice cave.')
  }
  if (view.sides.iceCave === 'A') {
    if (space === null) return because('RFA-088', 'The spaces for all numbers that you rolled are filled.')
    return view.iceCave[space] === empty
      ? because('RFA-088', `This space takes only a ${space + 1}, and you rolled none.`)
      : because('RFA-088', `A ${space + 1} lies here already.`)
  }
  if (space === null) return because('RFA-R55', 'Every number that you rolled would touch its like.')
  return view.iceCave[space] === empty
    ? because('RFA-213', 'Every number that you rolled would touch its like here.')
    : because('RFA-212', 'A die lies on this space already.')
}

function iceTakes(space: number, number: number, view: RfaView): boolean {
  if (view.iceCave[space] !== empty) return false
  if (view.sides.iceCave === 'A') return number === space + 1
  return iceNeighbours[space].every(
    (next) => view.iceCave[next] === empty || view.face[view.iceCave[next]] !== number,
  )
}

function notOnTheCard(id: string, view: RfaView): Problem | null {
  if (view.enemies.some((enemy) => enemy.card === id)) return null
  return cardOf(view.ownEnemies, id).kind === 'master'
    ? because('RFA-145', 'The Master of Shadows cannot be attacked.')
    : because('RFA-129', 'Dice go only on enemies that are in play.')
}

function heroCannot(seat: number, view: RfaView): Problem | null {
  const hero = heroes[view.heroes[seat]]
  if (seat !== view.active)
    return because('RFA-053', `The ${hero.name} acts only in their own turn: ${hero.text}`)
  if (hero.uses > 0 && view.used >= hero.uses)
    return because('RFA-053', `The ${hero.name}'s ability is used up for this turn.`)
  return hero.window === 'afterRoll' ? null : because('RFA-R18', `Not at this moment. ${hero.text}`)
}

// Choosing a die.

function dieNotMeant(die: DieId, ask: RfaAsk, view: RfaView): Problem | null {
  switch (ask.kind) {
    case 'movesOn':
      return view.desert[ask.from].includes(die)
        ? null
        : because(
            ask.from === 'first' ? 'RFA-068' : 'RFA-072',
            `One of the three dice in the ${ask.from} section moves on.`,
          )
    case 'takeBack':
      return ask.spaces.includes(view.desert.spaces.indexOf(die))
        ? null
        : because('RFA-196', 'Only dice on the connection just closed can be taken back.')
    case 'releaseDie':
      return view.oblivion.includes(die) ? null : because('RFA-219', 'The die to free lies in Oblivion.')
    case 'standIn':
      return view.board[view.active].includes(die)
        ? null
        : because('RFA-R18', 'The Warrior gives up a die from their own board.')
    case 'healer':
      return view.hand.includes(die) || view.oblivion.includes(die)
        ? null
        : because('RFA-R18', 'The Healer lets a die of the hand rest and frees one from Oblivion.')
    case 'singTo':
      return view.hand.includes(die) && !ask.marked.includes(die)
        ? null
        : because('RFA-R18', 'The Coinsinger sings to dice of this roll, each once.')
    case 'loseDie':
      return dieNotLost(die, ask, view)
    default:
      return null
  }
}

function dieNotLost(die: DieId, ask: Extract<RfaAsk, { kind: 'loseDie' }>, view: RfaView): Problem | null {
  const { from, number } = ask
  if (view.desert.second.includes(die) || view.desert.third.includes(die))
    return because('RFA-118', 'Enemies never take dice of the second and third section.')
  const heap =
    from === 'resurrection' ? view.resurrection : from === 'board' ? view.board.flat() : diceIn(from, view)
  if (!heap.includes(die)) return null
  if (number !== null && view.face[die] !== number)
    return because(words.rules(ask, view)[0], `This attack takes a ${number} now.`)
  return null
}

function diceIn(land: Territory, view: RfaView): readonly DieId[] {
  const { desert, fortress, forest, iceCave } = view
  switch (land) {
    case 'desert':
      return [...desert.first, ...desert.spaces]
    case 'fortress':
      return fortress.sections.flat()
    case 'forest':
      return [...forest.path, ...forest.sixes, ...forest.fives]
    case 'iceCave':
      return iceCave
  }
}
