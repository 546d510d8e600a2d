import type { Person } from '@dicehearth/tabletop/face/person.ts'
import { classOf, raceOf } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'

const sore = 4

/** The face of a hero: the one that its sheet will have. */
export function faceOf({ heroes, outcome }: RpView, seat: Seat): Person {
  const hero = heroes[seat]
  const people = raceOf(hero).name
  const { name: calling, colour } = classOf(hero)
  const result = outcome?.seats?.find((it) => it.seat === seat)
  const first = result?.place === 1 && outcome?.result !== 'lost'
  const mood = first ? 'joyful' : hero.injury >= sore ? 'hurt' : 'calm'
  return { name: `${people} ${calling}`, people, calling, colour, mood }
}

/** Everybody at the table who has a hero. */
export function peopleAt(view: RpView): Person[] {
  return view.heroes.flatMap(({ class: its }, seat) => (its === null ? [] : [faceOf(view, seat)]))
}
