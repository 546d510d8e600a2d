import { connections, iceLines, type Territory } from './content/boards.ts'
import type { Place, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import { kindOf } from './rules/placement.ts'
import type { DieId, Seat } from './rules/state.ts'
import type { RfaView } from './view.ts'

/** The ids by which the board knows its pieces. */
export const piece = {
  die: (die: DieId) => `die:${die}`,
  card: (card: string) => `card:${card}`,
  hero: (seat: Seat) => `hero:${seat}`,
  territory: (territory: Territory) => territory,
  section: (section: number) => `fortress:${section}`,
  desertSpace: (space: number) => `desert:${space}`,
  iceSpace: (space: number) => `iceCave:${space}`,
  track: (territory: Territory) => `track:${territory}`,
  resurrection: 'resurrection',
  oblivion: 'oblivion',
  pool: 'pool',
  deck: 'deck',
  adventure: 'adventure',
} as const

const dice = (them: readonly DieId[]): string[] => them.map(piece.die)

/** The pieces that an option touches or an event tells of. */
export function touches(it: RfaOption | RfaEvent, view: RfaView): readonly string[] {
  return 'verb' in it ? optionTouches(it, view) : eventTouches(it)
}

function optionTouches(it: RfaOption, view: RfaView): readonly string[] {
  switch (it.verb) {
    case 'place':
      return [...placeDice(it, view), placeTarget(it)]
    case 'turn':
    case 'sing':
    case 'move':
    case 'lose':
    case 'standIn':
      return [piece.die(it.die)]
    case 'release':
      return [piece.die(it.die), piece.oblivion]
    case 'mirror':
      return dice(view.hand.filter((die) => view.face[die] === it.number))
    case 'lay':
      return [piece.die(it.die), piece.desertSpace(it.space)]
    case 'takeBack':
      return [piece.die(it.die), piece.desertSpace(it.space)]
    case 'takeAllBack':
    case 'leaveRest':
      return ['desert']
    case 'claimRow':
      return ['iceCave']
    case 'claimLines':
      return [...new Set(it.lines.flatMap((line) => iceLines[line].spaces))].map(piece.iceSpace)
    case 'goWithout':
      return it.seats.map(piece.hero)
    case 'defeat':
      return [piece.card(it.card)]
    case 'moveSkullBack':
      return [piece.track(it.territory)]
    case 'heal':
      return dice([it.rest, it.release])
    case 'look':
    case 'bury':
      return [piece.deck]
    case 'takeBonus':
      return [piece.pool]
    case 'goOn':
      return dice(view.hand)
    case 'pickTerritory':
      return [it.territory]
    case 'pickBoard':
      return [piece.hero(it.board)]
    case 'pickSection':
      return [piece.section(it.section)]
    case 'shows':
    case 'rollOn':
    case 'singNow':
    case 'decline':
      return []
  }
}

/** The dice in hand that a placement would take. */
function placeDice(it: Place, view: RfaView): string[] {
  const wanted = { own: it.own, ally: it.ally, bonus: it.bonus }
  return dice(view.hand.filter((die) => view.face[die] === it.number && wanted[kindOf(view, die)]-- > 0))
}

function placeTarget(it: Place): string {
  switch (it.at) {
    case 'enemy':
      return piece.card(it.card ?? '')
    case 'iceCave':
      return piece.iceSpace(it.space)
    case 'fortress':
      return piece.section(it.number - 2)
    default:
      return it.at
  }
}

function eventTouches(it: RfaEvent): readonly string[] {
  switch (it.type) {
    case 'turnBegan':
      return [piece.hero(it.seat)]
    case 'rolled':
    case 'cameBack':
    case 'vortexEmptied':
    case 'released':
    case 'shakenOff':
      return dice(it.dice)
    case 'placed':
      return [...dice(it.dice), it.at === 'enemy' ? piece.card(it.card ?? '') : it.at]
    case 'diceLost':
      return [...dice(it.dice), piece.oblivion]
    case 'movedOn':
    case 'boundarySet':
      return [piece.die(it.die)]
    case 'connectionClosed':
      return connections[it.connection].map(piece.desertSpace)
    case 'barrierRemoved':
    case 'barrierRebuilt':
      return [piece.section(it.section)]
    case 'barriersRestored':
      return ['fortress']
    case 'boundaryMoved':
    case 'archFull':
      return ['forest']
    case 'stone':
      return [it.territory, piece.adventure]
    case 'rowClaimed':
    case 'rowLeft':
      return ['iceCave']
    case 'linesClaimed':
      return it.lines.flatMap((line) => iceLines[line].spaces).map(piece.iceSpace)
    case 'bonusGiven':
      return [...it.seats.map(piece.hero), piece.pool]
    case 'defeated':
    case 'commanded':
    case 'territoryDie':
    case 'ownEffect':
    case 'revealed':
      return [piece.card(it.card)]
    case 'attack':
      return [piece.card(it.card), it.territory]
    case 'skullMovedBack':
    case 'damage':
    case 'markerMoved':
      return [piece.track(it.territory)]
    case 'ability':
      return [piece.hero(it.seat), ...dice(it.dice)]
    case 'scouted':
    case 'buried':
    case 'masterShuffled':
      return [piece.deck]
    case 'dragonFlewBy':
      return [piece.card(it.card), ...dice(it.dice)]
    case 'lost':
      return it.territory ? [it.territory] : []
    case 'onlyWay':
    case 'won':
      return []
  }
}
