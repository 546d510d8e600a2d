import { ninebellBox } from './content/ninebell.ts'
import { rollPlayerAdventures, type AdventureGame } from './game.ts'

/** Roll Player Adventures with the campaign of the Ninebell Coast. */
const ninebellCoast: AdventureGame = rollPlayerAdventures(
  ninebellBox,
  async () => (await import('./guide.ts')).guide,
)

export default ninebellCoast
