import { shelf } from './content/bound/index.ts'
import { openBox } from './content/box.ts'
import { ninebell } from './content/pack.ts'
import { rollPlayerAdventures, type AdventureGame } from './game.ts'

/** Roll Player Adventures with the campaign of the Ninebell Coast. */
const ninebellCoast: AdventureGame = rollPlayerAdventures(
  openBox(ninebell, [], shelf),
  async () => (await import('./guide.ts')).guide,
)

export default ninebellCoast
