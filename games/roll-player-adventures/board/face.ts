import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { colourNames } from '../content/dice.ts'
import type { Hero } from '../rules/state.ts'
import type { PartyView } from '../view.ts'

/** The face of a hero: as it came from Roll Player, and as the road has treated it. */
export function faceOf(view: PartyView, hero: Hero): Person {
  const { name, people, class: calling, fatigue, health } = view.heroes[hero]
  const colour = colourNames[view.printed.classes[calling].colour]
  const mood =
    view.outcome?.result === 'won'
      ? 'joyful'
      : fatigue >= health
        ? 'hurt'
        : fatigue * 4 >= health * 3
          ? 'weary'
          : 'calm'
  return { name, people, calling, colour, mood }
}

/** The party. */
export function peopleAt(view: PartyView): Person[] {
  return view.heroes.map((_, hero) => faceOf(view, hero))
}
