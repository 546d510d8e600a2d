// `npm run new-game lantern-row` lays out a game by the floor plan (docs/add-a-game.md).
import path from 'node:path'
import { checklist, newGame, problemWith } from './new-game.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const [name = '', ...others] = process.argv.slice(2)
const problem =
  name === '' || others.length > 0
    ? 'What is the game called? npm run new-game lantern-row'
    : problemWith(root, name)
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}
newGame(root, name)
console.log(`games/${name} is laid out, and can be played: ./dicehearth play ${name}, or npm start.
docs/add-a-game.md says what stands where. What npm test asks of it, and the command for each:

${checklist(name)}`)
