import { numbers } from './content/cards.ts'

/** Everything that must act at least once before play counts as covered, by the names that the event rows use. */
export const actors: readonly string[] = [...numbers.map((number) => `card ${number}`), 'burnt', 'kept']
