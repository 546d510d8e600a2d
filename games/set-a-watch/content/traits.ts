import { count, list } from '@dicehearth/engine'
import { schemaOf, whole, type Said } from '@dicehearth/engine/words'
import * as z from 'zod'
import { manyOf } from './creature-types.ts'
import { earlyEffect, effectText } from './effects.ts'
import { creatureType, lightsMore, positions, word, type CardWord } from './language.ts'
import { signed } from './card-facts.ts'

const types = z.array(creatureType).min(1)
const silently = (): string => ''

/** What a location does while it is the current one. Those that act at some moment say what people see of it. */
export const traits = {
  dieToLocation: word(
    {},
    () =>
      'After the roll one adventurer, chosen by the group, leaves their lowest die on this card for the round.',
    silently,
  ),
  rerollOne: word(
    {},
    () => 'After the roll each adventurer may roll one die again.',
    () => 'each adventurer may roll one die again',
  ),
  chopGain: word({ wood: whole(1, 4) }, ({ wood }) => `Chop Wood gives ${wood} firewood.`, silently),
  chopSpaces: word({ spaces: whole(1, 3) }, ({ spaces }) => `Chop Wood has only ${count(spaces, 'space')}.`),
  noScout: word({}, () => 'Scout Ahead cannot be used.'),
  scoutCards: word(
    { cards: whole(1, 4) },
    ({ cards }) => `Scout Ahead looks at ${count(cards, 'card')}.`,
    silently,
  ),
  noHeal: word({}, () => 'The Heal space cannot be used.'),
  healFace: word({ least: whole(2, 5) }, ({ least }) => `Heal takes any die of ${least} or more.`),
  restRefresh: word(
    { cards: whole(2, 3) },
    ({ cards }) => `The resting adventurer refreshes up to ${count(cards, 'card')}.`,
    () => 'another card is refreshed',
  ),
  equipAnyone: word({}, () => 'Equip may be used for any one adventurer.', silently),
  springRefresh: word(
    {},
    () => 'After the rest one exhausted card of an adventurer on watch may be refreshed.',
    () => 'the spring refreshes the watch',
  ),
  runesMatchAny: word(
    {},
    () => 'Any dice count as equal for runes.',
    () => 'the shrine takes any dice for its runes',
  ),
  health: word({ types, by: whole(1, 5) }, (it) => `${list(it.types.map(manyOf))} have health +${it.by}.`),
  damage: word(
    { types, by: whole(-1, 2) },
    (it) => `${list(it.types.map(manyOf))} have damage ${signed(it.by)}.`,
  ),
  range: word({ by: whole(-1, 2) }, ({ by }) => `Everybody reaches ${positions(by)}.`),
  level: word({ by: whole(-2, 2) }, ({ by }) => lightsMore(by)),
  levelMin: word(
    { level: whole(2, 3) },
    ({ level }) => `The fire lights at least ${count(level, 'position')}.`,
  ),
  beforeLine: word(
    { does: earlyEffect },
    ({ does }) => `Before the line forms: ${effectText(does)}`,
    () => 'something stirs before the line forms',
  ),
  lastFaceup: word(
    {},
    () => 'When the line forms, its last card is turned faceup.',
    () => 'the last card of the line is in plain sight',
  ),
  afterFirst: word(
    { firewood: whole(-3, 3) },
    ({ firewood }) => `After every first-position power: Firewood ${signed(firewood)}.`,
    () => 'the wind tears at the fire',
  ),
  afterSummon: word(
    { firewood: whole(-3, 3) },
    ({ firewood }) => `After every Unhallowed that a summon brings: Firewood ${signed(firewood)}.`,
    () => 'the echo shakes the fire',
  ),
  exhaustWood: word(
    { more: whole(1, 2) },
    ({ more }) => `A card exhausted for firewood gives ${more} more.`,
    silently,
  ),
  noTame: word({}, () => 'No creature can be tamed, and no tamed creature can be used.'),
}

export type Trait = Said<'is', typeof traits>
export const trait = schemaOf('is', traits)

export function traitText(it: Trait): string {
  const row: CardWord = traits[it.is]
  return row.text(it)
}

/** What the log says when it acts; null for one that never acts by itself. */
export function traitSeen(is: Trait['is']): string | null {
  const row: CardWord = traits[is]
  return row.seen?.({}) ?? null
}
