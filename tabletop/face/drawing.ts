/** What draws portraits, fetched when the first is to be seen. */
export { described } from './person.ts'
export { portrait } from './portrait.ts'
