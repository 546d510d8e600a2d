import { offers, wantsReasons, type Offers, type Play } from '@dicehearth/engine'
import { territories, type Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { anySpace, type Location, type PlaceDice } from './decisions.ts'
import { strike } from './defeat.ts'
import { tell } from './events.ts'
import { kindOf, type Kind } from './heaps.ts'
import { feedResurrection } from './oblivion.ts'
import type { Adventure, DieId } from './state.ts'
import { rulesOf } from './territory.ts'
import { keepOutOfPlacement } from './why-not.ts'

/** Every legal placement from the dice in hand (DEC-02): a number, how many dice of each kind, and where. */
export function placements(t: Adventure): PlaceDice[] {
  const list = offers<PlaceDice>(t)
  for (const [number, shown] of shownInHand(t).entries()) {
    const all = shown.own + shown.ally + shown.bonus
    if (all === 0) continue
    for (const territory of territories) placementsIn(t, list, territory, number, shown)
    for (const enemy of t.enemies) addBatches(t, list, number, shown, all, 'enemy', anySpace, enemy.card)
    addBatches(t, list, number, shown, all, 'resurrection')
  }
  if (wantsReasons(t)) keepOutOfPlacement(t)
  return list.legal
}

/** Dice in hand by kind: dice of one kind and number are as good as each other. */
type Kinds = Record<Kind, number>

/** How many dice of each kind show each number. */
function shownInHand(t: Adventure): Kinds[] {
  const shown: Kinds[] = []
  for (let number = 0; number <= 6; number++) shown.push({ own: 0, ally: 0, bonus: 0 })
  for (const die of t.hand) shown[t.face[die]][kindOf(t, die)]++
  return shown
}

const asAWhole: readonly number[] = [anySpace]

/** As many dice of a number as a territory takes, on each of its spaces where they are places of their own. */
function placementsIn(
  t: Adventure,
  list: Offers<PlaceDice>,
  territory: Territory,
  number: number,
  shown: Kinds,
): void {
  const rules = rulesOf(t, territory)
  const all = shown.own + shown.ally + shown.bonus
  const spaces = rules.spaces?.(number) ?? asAWhole
  for (const space of spaces) {
    let room = 0
    let keptOutBy = rules.keepsOut(t, number, 1, space)
    while (keptOutBy === null && ++room < all) keptOutBy = rules.keepsOut(t, number, room + 1, space)
    addBatches(t, list, number, shown, room, territory, space)
    if (keptOutBy !== null && wantsReasons(t))
      list.add(placement(t, number, shown, territory, space, null), keptOutBy)
  }
  if (!wantsReasons(t)) return
  for (const space of rules.alsoPointedAt?.(t) ?? []) {
    if (spaces.includes(space)) continue
    const keptOutBy = rules.keepsOut(t, number, 1, space)
    if (keptOutBy !== null) list.add(placement(t, number, shown, territory, space, null), keptOutBy)
  }
}

/** One option for every way to pick 1 to `room` of the dice shown, the largest batches first. */
function addBatches(
  t: Adventure,
  list: Offers<PlaceDice>,
  number: number,
  shown: Kinds,
  room: number,
  at: Location,
  space: number = anySpace,
  card: CardId | null = null,
): void {
  for (let own = Math.min(shown.own, room); own >= 0; own--) {
    for (let ally = Math.min(shown.ally, room - own); ally >= 0; ally--) {
      for (let bonus = Math.min(shown.bonus, room - own - ally); bonus >= 0; bonus--) {
        if (own + ally + bonus > 0) list.add(placement(t, number, { own, ally, bonus }, at, space, card))
      }
    }
  }
}

function placement(
  t: Adventure,
  number: number,
  { own, ally, bonus }: Kinds,
  at: Location,
  space: number,
  card: CardId | null,
): PlaceDice {
  return { verb: 'place', seat: t.active, number, own, ally, bonus, at, space, card }
}

/** Carries a placement out, with everything that it completes. */
export function* place(t: Adventure, placement: PlaceDice): Play {
  const dice = takeFromHand(t, placement)
  const { number, at, card } = placement
  const side = at === 'enemy' || at === 'resurrection' ? null : t.sides[at]
  tell(t, { type: 'placed', seat: t.active, dice, number, at, card, side })
  if (at === 'resurrection') feedResurrection(t, dice)
  else if (at === 'enemy') {
    if (card) yield* strike(t, card, dice)
  } else yield* rulesOf(t, at).place(t, dice, placement.space)
}

function takeFromHand(t: Adventure, { number, own, ally, bonus }: PlaceDice): DieId[] {
  const wanted: Kinds = { own, ally, bonus }
  const taken: DieId[] = []
  const kept: DieId[] = []
  for (const die of t.hand) {
    const kind = kindOf(t, die)
    if (t.face[die] === number && wanted[kind] > 0) {
      wanted[kind]--
      taken.push(die)
    } else kept.push(die)
  }
  t.hand = kept
  return taken
}
