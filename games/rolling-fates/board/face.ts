import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { characterCalled, heroName } from '../names.ts'
import type { FatesView } from '../view.ts'
import { lookOf } from './look.ts'

/** Who they are besides what they do; whoever is not in the box is a person of these lands. */
const peoples: Readonly<Partial<Record<string, string>>> = {
  amakar: 'Orc',
  leyana: 'Elf',
  akara: 'Human',
  karath: 'Dwarf',
  braugg: 'Hornfolk',
  sivrel: 'Duskwing',
  odrin: 'Human',
  veyra: 'Halfling',
}

/** The face of a Character before anybody has picked it. */
export function faceOfCharacter(view: FatesView, id: string, colour = 'gold'): Person {
  const { name = '', title = '' } = characterCalled(view, id) ?? {}
  return { name, people: peoples[id] ?? 'Human', calling: title.replace(/^the /, ''), colour }
}

/** The face at a seat, as the adventure has treated it. */
export function faceOf(view: FatesView, seat: number): Person {
  const { character, life, maxLife, statuses, stunned } = view.heroes[seat]
  const mood =
    view.outcome?.result === 'won'
      ? 'joyful'
      : life * 3 <= maxLife
        ? 'hurt'
        : stunned || statuses.length > 1
          ? 'weary'
          : 'calm'
  const face = faceOfCharacter(view, character ?? '', lookOf(seat).colour)
  return { ...face, name: heroName(view, seat), mood }
}

/** All Characters. */
export function peopleAt(view: FatesView): Person[] {
  return view.heroes.map((_, seat) => faceOf(view, seat))
}
