import { schemaOf, whole, type Said } from '@dicehearth/engine/words'
import { oneOf, typeNames } from './creature-types.ts'
import { creatureType, typeOrAny, lightsMore, word, type CardWord } from './language.ts'

/** What is so as long as a creature stands faceup and its text is not ignored. */
export const ongoing = {
  healthPer: word(
    { by: whole(1, 5), type: typeOrAny },
    ({ by, type }) => `Health +${by} for each other faceup ${oneOf(type)} in the line.`,
  ),
  healthOfNext: word({}, () => 'Adds the printed health of the creature directly behind it.'),
  revealsNext: word({}, () => 'The card directly behind it is turned faceup.'),
  healthOfGrave: word({}, () => 'Adds the printed health of the top card of the graveyard.'),
  healthOfStolen: word({}, () => 'While it holds a die, its health is at least the number on that die.'),
  healthOfFirewood: word({}, () => 'Adds the current firewood to its health.'),
  healthOfDark: word(
    { from: whole(16, 20) },
    ({ from }) => `Adds ${from} minus the current firewood to its health.`,
  ),
  rides: word(
    { type: creatureType },
    ({ type }) =>
      `Rider: mounts a faceup ${typeNames[type]} directly in front of it or behind it and adds its printed health; the two count as one creature.`,
  ),
  untargetable: word({}, () => 'Abilities cannot touch it.'),
  shieldsBehind: word({}, () => 'Abilities cannot touch cards behind it.'),
  minFace: word(
    { least: whole(2, 6) },
    ({ least }) => `Dice below ${least} cannot be used in direct attacks on it.`,
  ),
  level: word({ by: whole(-2, 1) }, ({ by }) => lightsMore(by)),
}

export type Ongoing = Said<'is', typeof ongoing>
export const ongoingPower = schemaOf('is', ongoing)

export function ongoingText(power: Ongoing): string {
  const row: CardWord = ongoing[power.is]
  return row.text(power)
}
