import { abilities, abilityIds, type AbilityId } from './content/abilities.ts'
import { classes, classIds } from './content/adventurers.ts'
import { campSpaces, lightsTwo } from './content/camp.ts'
import { creatures } from './content/creatures.ts'
import { locations } from './content/locations.ts'
import { summons, unhallowed } from './content/unhallowed.ts'
import { atWork } from './rules/company.ts'
import type { SawEvent } from './rules/events.ts'
import { kindOf, ownerOf, type CardId, type Watch } from './rules/state.ts'

/** Branches of the rules that must have been walked, by the events that tell of them. */
const branches = [
  'firewood by die',
  'flex adventurer',
  'fire out',
  'fire fed',
  'sits out',
  'graveyard reshuffled',
  'die stolen',
  'stolen die returned',
  'die stunned',
  'die recovered',
  'trap sprung',
  'rider mounted',
  'reveal power prevented',
  'facedown card defeated',
  'summon turned up by an ability',
  'tamed from the line',
  'tamed from the graveyard',
  'tamed creature fights',
  'map exchanged',
  'sealed',
  'vanquished',
  'rune without effect',
  'exhaustion warded',
  'creature endured',
  'horde in the last line',
  'won',
  'lost: exhausted',
] as const
type Branch = (typeof branches)[number]

const traitsThatTell: readonly string[] = [
  'dieToLocation',
  'rerollOne',
  'chopGain',
  'scoutCards',
  'restRefresh',
  'springRefresh',
  'equipAnyone',
  'runesMatchAny',
  'beforeLine',
  'lastFaceup',
  'afterFirst',
  'afterSummon',
  'exhaustWood',
]

/** Everything that must have acted before play is called covered. */
export const actors: readonly string[] = [
  ...classIds.map((id) => `adventurer: ${classes[id].name}`),
  ...abilityIds.map((id) => `ability: ${abilities[id].name}`),
  ...[...creatures, ...unhallowed].flatMap((it) => [
    `creature: ${it.name}`,
    ...(['reveal', 'first', 'defeated'] as const)
      .filter((when) => it[when] !== undefined)
      .map((when) => `power: ${it.name}, ${when}`),
  ]),
  ...summons.map((it) => `summon: ${it.name}`),
  ...locations.flatMap((it) => [
    `location: ${it.name}`,
    ...(it.traits.some((trait) => traitsThatTell.includes(trait.is)) ? [`location acts: ${it.name}`] : []),
  ]),
  ...campSpaces.map((space) => `camp: ${space}`),
  ...branches,
]

/** What acted in an event. */
export function acted(event: SawEvent, t: Watch): readonly string[] {
  const name = (card: CardId): string => kindOf(t, card).name
  switch (event.type) {
    case 'special':
      return [`adventurer: ${classes[t.adventurers[event.who].class].name}`]
    case 'used':
    case 'passive':
      return [used(event.ability)]
    case 'diePlaced':
      return [`camp: ${event.space}`]
    case 'power':
      return kindOf(t, event.card).kind === 'creature' ? [`power: ${name(event.card)}, ${event.when}`] : []
    case 'summoned':
      return [`summon: ${name(event.by)}`]
    case 'locationActs':
      return [`location acts: ${name(event.card)}`]
    case 'lineFormed':
      return [`location: ${name(t.location)}`, ...branchActed(event)]
    case 'defeated':
    case 'endured':
      return [`creature: ${name(event.card)}`, ...branchActed(event)]
    case 'struck':
      return [...passivesInBlow(event, t), ...branchActed(event)]
    case 'revealed':
      // Without the beacon so small a fire would have shown one card only.
      return event.by === 'fire' && event.at === 1 && t.firewood < lightsTwo && atWork(t, 'beacon')
        ? [used('beacon'), ...branchActed(event, t)]
        : branchActed(event, t)
    case 'stayedDead':
      return [used('stayDead')]
    case 'warded':
      return event.by === 'thickHide' ? [used('thickHide'), 'exhaustion warded'] : ['exhaustion warded']
    default:
      return branchActed(event)
  }
}

function used(ability: AbilityId): string {
  return `ability: ${abilities[ability].name}`
}

/** Passive abilities that made a blow stronger. */
function passivesInBlow(event: Extract<SawEvent, { type: 'struck' }>, t: Watch): string[] {
  const raging =
    atWork(t, 'rage') && event.dice.some((die) => t.adventurers[ownerOf(die)].class === 'barbarian')
  return [
    ...(raging ? [used('rage')] : []),
    ...(event.tamed.length > 0 && atWork(t, 'beastBond') ? [used('beastBond')] : []),
  ]
}

function branchActed(event: SawEvent, t?: Watch): readonly Branch[] {
  switch (event.type) {
    case 'firewoodRolled':
      return ['firewood by die']
    case 'joined':
      return event.flex ? ['flex adventurer'] : []
    case 'fireOut':
      return ['fire out']
    case 'fed':
      return ['fire fed']
    case 'sitsOut':
      return ['sits out']
    case 'reshuffled':
      return ['graveyard reshuffled']
    case 'stolen':
      return ['die stolen']
    case 'returned':
      return ['stolen die returned']
    case 'stunned':
      return ['die stunned']
    case 'recovered':
      return ['die recovered']
    case 'trapSprung':
      return ['trap sprung']
    case 'mounted':
      return ['rider mounted']
    case 'prevented':
      return ['reveal power prevented']
    case 'defeated':
      return event.facedown ? ['facedown card defeated'] : []
    case 'revealed':
      return event.by === 'ability' && t && kindOf(t, event.card).kind === 'summon'
        ? ['summon turned up by an ability']
        : []
    case 'tamed':
      return [event.fromGrave ? 'tamed from the graveyard' : 'tamed from the line']
    case 'struck':
      return event.tamed.length > 0 ? ['tamed creature fights'] : []
    case 'mapChosen':
      return event.exchanged ? ['map exchanged'] : []
    case 'sealed':
      return ['sealed']
    case 'vanquished':
      return ['vanquished']
    case 'rune':
      return event.idle ? ['rune without effect'] : []
    case 'endured':
      return ['creature endured']
    case 'lineFormed':
      return event.horde > 0 ? ['horde in the last line'] : []
    case 'won':
      return ['won']
    case 'lost':
      return event.reason === 'exhausted' ? ['lost: exhausted'] : []
    default:
      return []
  }
}
