import { anyone } from '@dicehearth/engine'
import { adventureCalled, boxOf } from '../content/box.ts'
import { classes } from '../content/classes.ts'
import type { DieId } from '../content/dice.ts'
import { monsters } from '../content/monsters.ts'
import { occasions, type Cause, type Occasion } from '../rules/causes.ts'
import type { Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'
import { placeOf, dieName } from '../die-look.ts'

/** How people call the pieces. */

/** A player: by name, else by class, else by number. */
export function seatName(seat: Seat, view: RpView): string {
  if (seat === anyone) return 'Everybody'
  const id = view.heroes[seat]?.class
  return view.called?.[seat] ?? (id ? classes[id].name : personName(seat, view))
}

/** Whoever sits there, while the hero is still being dealt. */
export function personName(seat: Seat, view: RpView): string {
  return view.called?.[seat] ?? `Player ${seat + 1}`
}

/** "the red 4 (STR, space 2)". */
export function theDie(die: DieId, view: RpView): string {
  return `the ${dieName(die, view)} (${placeOf(die, view)})`
}

/** A card, Fiend, Minion, Familiar, Class or Adventure card by its id. */
export function cardName(id: string, { own }: Pick<RpView, 'own'>): string {
  const box = boxOf(own)
  const thing =
    box.market.get(id) ?? box.fiends.get(id) ?? box.minions.get(id) ?? box.familiars.get(id) ?? null
  return thing?.name ?? id
}

export function adventureName(id: string): string {
  return adventureCalled(id).name
}

export function monsterName({ monster }: Pick<RpView, 'monster'>): string {
  return monster ? monsters[monster].name : 'Monster'
}

const occasionNames: Readonly<Record<Occasion, string>> = {
  start: 'to begin with',
  goldDie: 'for a gold die',
  filledLine: 'for a full line',
  initiative: 'from the Initiative card',
  discardMarket: 'for the discarded card',
  furtherTrophy: 'for one more Trophy',
  price: 'paid',
  healed: 'healed with XP',
  training: 'bought with XP',
  mercenary: 'a mercenary',
  cleanup: 'returned in Cleanup',
}

function isOccasion(cause: Cause): cause is Occasion {
  const known: readonly string[] = occasions
  return known.includes(cause)
}

function isClass(cause: Cause): cause is keyof typeof classes {
  return Object.hasOwn(classes, cause)
}

/** What an effect comes from: the ability of a Class by its own name. */
export function causeName(cause: Cause, view: Pick<RpView, 'own'>): string {
  if (isOccasion(cause)) return occasionNames[cause]
  if (isClass(cause)) return classes[cause].ability.name
  return cardName(cause, view)
}
