import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { classes, type ClassId } from '../content/adventurers.ts'
import { colourOf } from '../die-look.ts'
import type { Who } from '../rules/state.ts'
import type { SawView } from '../view.ts'

/** Who they are besides what they do. */
const peoples: Readonly<Record<ClassId, string>> = {
  ranger: 'Elf',
  beastMaster: 'Orc',
  rogue: 'Halfling',
  warrior: 'Human',
  wizard: 'Human',
  cleric: 'Dwarf',
  barbarian: 'Orc',
  alchemist: 'Drakeborn',
}

/** The face of an adventurer, tired by nights without rest. */
export function faceOf({ adventurers, resting, outcome }: SawView, who: Who): Person {
  const { class: id, equipped, sitsOut } = adventurers[who]
  const { name } = classes[id]
  const spent = equipped.every(({ exhausted }) => exhausted)
  const mood =
    outcome?.result === 'won'
      ? 'joyful'
      : outcome || sitsOut
        ? 'hurt'
        : spent || resting === who
          ? 'weary'
          : 'calm'
  return { name: `the ${name}`, people: peoples[id], calling: name, colour: colourOf(who), mood }
}

/** The four around the fire. */
export function peopleAt(view: SawView): Person[] {
  return view.adventurers.map((_, who) => faceOf(view, who))
}
