import { armor } from './armor.ts'
import { classes } from './classes.ts'
import { enemies } from './enemies.ts'
import { familiars } from './familiars.ts'
import { heroes } from './heroes.ts'
import { items } from './items.ts'
import { mapCards } from './map-cards.ts'
import { modifiers } from './modifiers.ts'
import type { PrintedPack } from './printed.ts'
import { rares } from './rares.ts'
import { scrolls } from './scrolls.ts'
import { skillCards } from './skill-cards.ts'
import { skills } from './skills.ts'
import { titles } from './titles.ts'
import { traits } from './traits.ts'
import { weapons } from './weapons.ts'

/** The campaign of the Ninebell Coast: all of its cards. */
export const ninebell: PrintedPack = {
  peoples: [
    'Coastfolk',
    'Stonekin',
    'Reedling',
    'Hornfolk',
    'Duskwing',
    'Brinefolk',
    'Cinderborn',
    'Hollowkin',
  ],
  factions: ['the Bell Court', 'the Keelborn', 'the Still Choir'],
  skills,
  enemies,
  modifiers,
  classes,
  market: { armor, weapon: weapons, skill: skillCards, trait: traits, scroll: scrolls },
  familiars,
  rares,
  mapCards,
  items,
  titles,
  heroes,
}
