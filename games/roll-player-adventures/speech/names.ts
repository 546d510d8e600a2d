import { anyone, list } from '@dicehearth/engine'
import { attributes, type DieId } from '../content/dice.ts'
import type { Hero, Row } from '../rules/state.ts'
import type { Slot } from '../story/cards.ts'
import type { PartyView } from '../view.ts'

export function heroName(view: PartyView, hero: Hero): string {
  return view.heroes[hero]?.name ?? playerName(view, hero)
}

/** Whoever plays a hero, before anybody knows who that is. */
export function playerName({ called }: PartyView, hero: Hero): string {
  return called?.[hero] ?? `Player ${hero + 1}`
}

export function seatName(seat: number, view: PartyView): string {
  return seat === anyone ? 'Everybody' : heroName(view, seat)
}

export function placeName(view: PartyView, letter: string): string {
  return view.map.locations.find((it) => it.letter === letter)?.name ?? letter
}

/** A path by where it leads. */
export function pathName(view: PartyView, path: string): string {
  const [one, other] = path.split('-')
  return `${placeName(view, one)} to ${placeName(view, other)}`
}

export function attributeName(row: Row): string {
  return attributes[row]
}

/** The slots of an enemy, or of the check. */
export function slotsOf({ trial }: PartyView, foe: number): readonly Slot[] {
  return trial?.foes[foe].slots ?? []
}

export function poolOf({ trial }: PartyView): readonly DieId[] {
  return trial?.pool ?? []
}

/** "gains 3", "loses 3". */
export function changeWords(change: number, more: string, less: string): string {
  return `${change > 0 ? more : less} ${Math.abs(change)}`
}

export function names(view: PartyView, heroes: readonly Hero[]): string {
  return list(heroes.map((hero) => heroName(view, hero)))
}
