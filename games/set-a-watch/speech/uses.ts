import type { Phases, Uses } from '@dicehearth/engine'
import type { SawAsk } from '../rules/decisions.ts'

const before = 'the gathering, before the journey'
const camp = 'the camp phase'
const watch = 'the watch phase'

/** Which part of the game a question belongs to, where that is always the same. */
export const phases: Phases<SawAsk> = {
  pickClass: before,
  chooseRest: camp,
  restRefresh: camp,
  springRefresh: camp,
  placeDie: camp,
  runeSecond: camp,
  scoutArrange: camp,
  scoutEnd: camp,
  mapChoose: camp,
  chartChoose: camp,
  healTarget: camp,
  equipWho: camp,
  equipOut: camp,
  equipIn: camp,
  brewTarget: camp,
  sealChoose: camp,
  watchAction: watch,
  attackDie: watch,
  cleaveDie: watch,
  stayDead: watch,
  triggerOrder: watch,
  abilityTarget: watch,
  abilityMay: watch,
  exhaustCard: watch,
  summonWho: watch,
  summonCard: watch,
  stunPick: watch,
  stealTie: watch,
  riderMount: watch,
}

/** What each sort of piece is for, and when. */
export const uses: Uses = {
  space: { text: 'Camp actions belong to the camp phase.', rule: 'SAW-053', in: [camp] },
  die: {
    text: 'Whoever rests uses their dice in the camp phase; those on watch use theirs in the watch phase.',
    rule: 'SAW-051',
    in: [camp, watch],
  },
  ability: {
    text: 'Abilities belong to the watch phase, and to those who stand there.',
    rule: 'SAW-120',
    in: [camp, watch],
  },
  adventurer: {
    text: 'Who rests is chosen at the beginning of the camp phase.',
    rule: 'SAW-047',
    in: [camp],
  },
  class: { text: 'Adventurers are chosen before the journey begins.', rule: 'SAW-002', in: [before] },
  card: { text: 'Creatures are fought in the watch phase.', rule: 'SAW-122', in: [watch, camp] },
  line: { text: 'The places in the line belong to the watch phase.', rule: 'SAW-080', in: [watch] },
  fire: { text: 'Cards are exhausted for firewood in the watch phase.', rule: 'SAW-116', in: [watch] },
  location: { text: 'A location sets the terms of the night by itself.', rule: 'SAW-037' },
  map: { text: 'The way ahead is changed by Check Map, in the camp phase.', rule: 'SAW-061', in: [camp] },
  unused: {
    text: 'Locations that were left out come back by Check Map, in the camp phase.',
    rule: 'SAW-061',
    in: [camp],
  },
  deck: {
    text: 'Creatures come from the deck by themselves; Scout Ahead looks at them in the camp phase.',
    rule: 'SAW-059',
    in: [camp],
  },
  graveyard: {
    text: 'Cards leave the graveyard only where a rune, an ability or a creature says so.',
    rule: 'SAW-129',
  },
  horde: { text: 'The horde joins the last watch; Vanquish thins it in the camp phase.', rule: 'SAW-073' },
  unhallowed: { text: 'Unhallowed come by themselves, when a summon calls.', rule: 'SAW-177' },
  laid: { text: 'Cards are put in order while they are laid out.', rule: 'SAW-059' },
}
