import type { Adventure } from './adventure.ts'
import { readAdventure } from './own-book.ts'
import { saltCellar } from './salt-cellar.ts'

/** The storybooks of the App, in the order in which they are best played (RF-011). */
const books: readonly string[] = [saltCellar]

export const adventures: readonly Adventure[] = books.map(readAdventure)
