import { resume } from '@dicehearth/engine'
import { changeSince } from '@dicehearth/host'
import { camp } from '../../engine/test/camp.ts'
import { FileStore } from '../file-store.ts'

// Appends to the table in a file as fast as it can, and says after each change that it is stored; a second writer of
// the same file reads again when the first was faster. Used by file-store.test.ts, which kills it.

const [file, most] = process.argv.slice(2)
const game = camp({ goal: 1_000_000 })
const store = new FileStore()
for (let n = 0; n < Number(most);) {
  const { saved, revision } = await store.read(file)
  const { table } = resume(game, saved, { own: true })
  const before = table.position
  table.choose(n % 2)
  try {
    const next = await store.append(file, revision, changeSince(table, before))
    process.stdout.write(`${next}\n`)
    n++
  } catch {
    // Somebody else was faster.
  }
}
