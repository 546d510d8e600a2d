import type { Play } from '@dicehearth/engine'
import { revealAdventure } from './adventure.ts'
import { cleanup, nextRound, refreshOne } from './cleanup.ts'
import { chooseInitiative, placeOneDie, takeTurnAction } from './dice-phase.ts'
import { afterHuntRoll, beforeHuntRoll, huntTarget } from './hunt.ts'
import { lastOpportunity } from './last-opportunity.ts'
import { endMarketTurn, marketAction, marketPhase } from './market-phase.ts'
import {
  afterCombatRoll,
  awardChampion,
  beforeCombatRoll,
  discardBeforeScoring,
  hireForCombat,
} from './monster-combat.ts'
import { rollPhase, sortDice } from './roll-phase.ts'
import { scoreAll } from './scoring.ts'
import {
  chooseMonster,
  keepFamiliar,
  layOut,
  placeStartingDie,
  rollForStart,
  takeClass,
  takeSheet,
} from './game-setup.ts'
import { rollEnemyDice } from './solo.ts'
import type { RollPlayer, Step } from './state.ts'

/** The order of play (RP-048, RP-165): each step says itself which one comes next. */
const play: Readonly<Record<Step, (t: RollPlayer) => Play>> = {
  // Set-up.
  startRoll: rollForStart,
  sheet: takeSheet,
  class: takeClass,
  familiar: keepFamiliar,
  layOut,
  startDice: placeStartingDie,
  monster: chooseMonster,
  // Roll Phase.
  roll: rollPhase,
  sort: sortDice,
  // Dice Phase.
  choose: chooseInitiative,
  place: placeOneDie,
  act: takeTurnAction,
  enemy: rollEnemyDice,
  // Market Phase.
  marketPhase,
  market: marketAction,
  huntTarget,
  huntBefore: beforeHuntRoll,
  huntAfter: afterHuntRoll,
  marketEnd: endMarketTurn,
  // Cleanup Phase.
  cleanup,
  refresh: refreshOne,
  nextRound,
  // The end of character creation, the last battle and the score.
  last: lastOpportunity,
  adventure: revealAdventure,
  hire: hireForCombat,
  combatBefore: beforeCombatRoll,
  combatAfter: afterCombatRoll,
  champion: awardChampion,
  discard: discardBeforeScoring,
  score: scoreAll,
}

export function round(t: RollPlayer): Play {
  return play[t.step](t)
}
