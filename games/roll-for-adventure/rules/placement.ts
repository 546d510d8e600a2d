import type { Play } from '@dicehearth/engine'
import { territories } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { Location, Place } from './decisions.ts'
import { strike } from './defeat.ts'
import { tell } from './events.ts'
import { feedResurrection } from './oblivion.ts'
import { ally, bonus, type Adventure, type DieId } from './state.ts'
import { rulesOf } from './territory.ts'

/** Every legal placement from the dice in hand (DEC-02): a number, how many dice of each kind, and where. */
export function placements(t: Adventure): Place[] {
  const options: Place[] = []
  for (const [number, shown] of shownInHand(t).entries()) {
    const all = shown.own + shown.ally + shown.bonus
    if (all === 0) continue
    for (const territory of territories) {
      const rules = rulesOf(t, territory)
      const room = rules.room(t, number)
      if (room === 0) continue
      if (rules.spacesFor) {
        for (const space of rules.spacesFor(t, number))
          addBatches(t, options, number, shown, 1, territory, space, null)
      } else addBatches(t, options, number, shown, room, territory, -1, null)
    }
    for (const enemy of t.enemies) addBatches(t, options, number, shown, all, 'enemy', -1, enemy.card)
    addBatches(t, options, number, shown, all, 'resurrection', -1, null)
  }
  return options
}

/** Dice in hand by kind: dice of one kind and number are as good as each other. */
interface Kinds {
  own: number
  ally: number
  bonus: number
}

/** How many dice of each kind show each number. */
function shownInHand(t: Adventure): Kinds[] {
  const shown: Kinds[] = []
  for (let number = 0; number <= 6; number++) shown.push({ own: 0, ally: 0, bonus: 0 })
  for (const die of t.hand) shown[t.face[die]][kindOf(t, die)]++
  return shown
}

export function kindOf(t: { owner: readonly number[] }, die: DieId): keyof Kinds {
  const owner = t.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : 'own'
}

/** One option for every way to pick 1 to `room` of the dice shown, the largest batches first. */
function addBatches(
  t: Adventure,
  options: Place[],
  number: number,
  shown: Kinds,
  room: number,
  at: Location,
  space: number,
  card: CardId | null,
): void {
  for (let own = Math.min(shown.own, room); own >= 0; own--) {
    for (let allies = Math.min(shown.ally, room - own); allies >= 0; allies--) {
      for (let extra = Math.min(shown.bonus, room - own - allies); extra >= 0; extra--) {
        if (own + allies + extra === 0) continue
        options.push({
          verb: 'place',
          seat: t.active,
          number,
          own,
          ally: allies,
          bonus: extra,
          at,
          space,
          card,
        })
      }
    }
  }
}

/** Carries a placement out, with everything that it completes. */
export function* place(t: Adventure, placement: Place): Play {
  const dice = takeFromHand(t, placement)
  const { number, at, card } = placement
  const side = at === 'enemy' || at === 'resurrection' ? null : t.sides[at]
  tell(t, { type: 'placed', seat: t.active, dice, number, at, card, side })
  if (at === 'resurrection') feedResurrection(t, dice)
  else if (at === 'enemy') {
    if (card) yield* strike(t, card, dice)
  } else yield* rulesOf(t, at).place(t, dice, placement.space)
}

function takeFromHand(t: Adventure, { number, own, ally: allies, bonus: extra }: Place): DieId[] {
  const wanted: Kinds = { own, ally: allies, bonus: extra }
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
