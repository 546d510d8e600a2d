import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { heroes, type HeroId } from '../content/heroes.ts'
import type { Open } from '../rules/state.ts'

/** Who they are besides what they do. */
const peoples: Readonly<Record<HeroId, string>> = {
  adventurer: 'Human',
  fighter: 'Orc',
  healer: 'Elf',
  warrior: 'Dwarf',
  wayfinder: 'Halfling',
  coinsinger: 'Drakeborn',
  twinhand: 'Elf',
  glasswright: 'Dwarf',
  ferrywoman: 'Human',
  hearthkeeper: 'Halfling',
}

type Seen = Pick<Open, 'heroes' | 'colours' | 'outcome'>

/** The face of a hero. */
export function faceOf(view: Seen, seat: number): Person {
  const id = view.heroes[seat]
  const { name } = heroes[id]
  const mood = view.outcome?.result === 'won' ? 'joyful' : view.outcome ? 'hurt' : 'calm'
  return { name: `the ${name}`, people: peoples[id], calling: name, colour: view.colours[seat], mood }
}

/** All heroes. */
export function peopleAt(view: Seen): Person[] {
  return view.heroes.map((_, seat) => faceOf(view, seat))
}
