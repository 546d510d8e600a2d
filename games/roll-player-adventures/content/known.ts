import type { Known, Purse } from '../story/index.ts'
import { adventures } from './adventures.ts'
import type { Box } from './box.ts'
import type { Slot } from '../story/cards.ts'

/** What the linter of storybooks must know of a box: names, what enemies and checks pay, and where cards belong. */
export function knownOf({ printed, skills, enemies, modifiers }: Box): Partial<Known> {
  return {
    names: {
      skills: [...skills.keys()],
      enemies: [...enemies.keys()],
      titles: printed.titles.map(({ id }) => id),
      rares: printed.rares.map(({ id }) => id),
      mapcards: printed.mapCards.map(({ id }) => id),
      peoples: printed.peoples,
      classes: printed.classes.map(({ name }) => name),
      familiars: printed.familiars.map(({ number }) => String(number)),
    },
    modifiers: Object.fromEntries([...modifiers].map(([name, { kind }]) => [name, kind])),
    enemies: Object.fromEntries(
      [...enemies].map(([id, { slots }]) => [id, { slots: slots.length, ...rewardsOf(slots) }]),
    ),
    checks: Object.fromEntries(
      [...skills].flatMap(([name, { rows }]) =>
        Object.entries(rows).map(([level, { slots }]) => [`${name} ${level}`, rewardsOf(slots)]),
      ),
    ),
    dice: Object.fromEntries(adventures.map(({ label, dice }) => [label, dice])),
    economy: Object.fromEntries(adventures.map(({ label, least, most }) => [label, { least, most }])),
    homes: {
      ...Object.fromEntries(printed.titles.map(({ id, home }) => [`title ${id}`, [home]])),
      ...Object.fromEntries(printed.rares.map(({ id, home }) => [`rare ${id}`, [home]])),
      ...Object.fromEntries(printed.mapCards.map(({ id, home }) => [`mapcard ${id}`, [home]])),
      ...Object.fromEntries(printed.items.map(({ number, homes }) => [`item ${number}`, homes])),
      ...Object.fromEntries(printed.familiars.map(({ number, home }) => [`familiar ${number}`, [home]])),
    },
  }
}

function rewardsOf(slots: readonly Slot[]): Purse {
  return slots.reduce((sum, { xp, gold }) => ({ xp: sum.xp + xp, gold: sum.gold + gold }), { xp: 0, gold: 0 })
}
