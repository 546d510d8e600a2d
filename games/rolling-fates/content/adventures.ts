import type { Adventure } from './adventure.ts'
import { saltCellar } from './salt-cellar.ts'

/** The adventures of the App, in the order in which they are best played (RF-011). */
export const adventures: readonly Adventure[] = [saltCellar]
