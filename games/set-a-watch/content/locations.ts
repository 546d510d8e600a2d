import type { Edition, Location } from './cards.ts'
import type { Trait } from './traits.ts'

const place = (
  edition: Edition,
  sort: Location['sort'],
  id: string,
  name: string,
  firewood: number,
  creatures: number,
  ...traits: Trait[]
): Location => ({ kind: 'location', id, name, edition, sort, firewood, creatures, traits })

/** The locations: firewood modifier, creatures in the line, and what is special there. */
export const locations: readonly Location[] = [
  place('base', 'normal', 'snowyPass', 'Snowy Pass', -3, 6, { is: 'dieToLocation' }),
  place('base', 'normal', 'oldCrossroads', 'Old Crossroads', -1, 6),
  place('base', 'normal', 'drownedMarsh', 'Drowned Marsh', -2, 4, { is: 'chopGain', wood: 1 }),
  place('base', 'normal', 'whisperingWoods', 'Whispering Woods', -1, 5, {
    is: 'health',
    types: ['forest'],
    by: 2,
  }),
  place('base', 'normal', 'boneyard', 'Boneyard', -2, 5, { is: 'health', types: ['undead'], by: 2 }),
  place('base', 'normal', 'ruinedWatchtower', 'Ruined Watchtower', -1, 6, { is: 'range', by: 1 }),
  place('base', 'normal', 'windsweptRidge', 'Windswept Ridge', -2, 5, { is: 'afterFirst', firewood: -1 }),
  place('base', 'normal', 'brigandRoad', 'Brigand Road', -1, 5, { is: 'damage', types: ['human'], by: 1 }),
  place('base', 'normal', 'crystalCavern', 'Crystal Cavern', -2, 5, { is: 'rerollOne' }),
  place('base', 'normal', 'sunkenTemple', 'Sunken Temple', -1, 6, { is: 'noHeal' }),
  place('base', 'normal', 'goblinWarrens', 'Goblin Warrens', 0, 5, {
    is: 'health',
    types: ['goblin'],
    by: 3,
  }),
  place('base', 'normal', 'foggyMoor', 'Foggy Moor', -1, 4, { is: 'level', by: -1 }),
  place('base', 'normal', 'hauntedMill', 'Haunted Mill', -1, 4, {
    is: 'beforeLine',
    does: { do: 'deckToHorde', cards: 1 },
  }),
  place('base', 'normal', 'dryRiverbed', 'Dry Riverbed', 1, 6),
  place('base', 'respite', 'waysideInn', 'Wayside Inn', 1, 4, { is: 'restRefresh', cards: 2 }),
  place('base', 'respite', 'hiddenGlade', 'Hidden Glade', 2, 4, { is: 'healFace', least: 4 }),
  place('base', 'respite', 'woodcuttersHut', "Woodcutter's Hut", 3, 4, { is: 'chopGain', wood: 3 }),
  place('base', 'respite', 'runeShrine', 'Rune Shrine', 0, 4, { is: 'runesMatchAny' }),
  place('base', 'final', 'forbiddenTower', 'Forbidden Tower', -2, 9, { is: 'exhaustWood', more: 1 }),
  place('base', 'final', 'shatteredGate', 'Shattered Gate', -3, 8, {
    is: 'health',
    types: ['unhallowed'],
    by: 4,
  }),
  place('deluxe', 'normal', 'glaciersEdge', "Glacier's Edge", -3, 5, { is: 'chopSpaces', spaces: 2 }),
  place('deluxe', 'normal', 'thornwall', 'Thornwall', -1, 5, { is: 'range', by: -1 }),
  place('deluxe', 'normal', 'burningFields', 'Burning Fields', 2, 5, {
    is: 'health',
    types: ['fireDemon', 'fireElemental', 'dragon'],
    by: 2,
  }),
  place('deluxe', 'normal', 'plunderedVillage', 'Plundered Village', -1, 5, { is: 'noScout' }),
  place('deluxe', 'normal', 'echoingCanyon', 'Echoing Canyon', -1, 5, { is: 'afterSummon', firewood: -2 }),
  place('deluxe', 'normal', 'moonlitLake', 'Moonlit Lake', -1, 5, { is: 'scoutCards', cards: 3 }),
  place('deluxe', 'normal', 'collapsedMine', 'Collapsed Mine', -2, 4, { is: 'lastFaceup' }),
  place('deluxe', 'normal', 'cursedOrchard', 'Cursed Orchard', 0, 5, { is: 'noTame' }),
  place('deluxe', 'respite', 'hermitsCave', "Hermit's Cave", 1, 4, { is: 'equipAnyone' }),
  place('deluxe', 'respite', 'healingSpring', 'Healing Spring', 0, 3, { is: 'springRefresh' }),
  place('deluxe', 'final', 'throneOfAsh', 'Throne of Ash', 0, 9, { is: 'levelMin', level: 2 }),
]
