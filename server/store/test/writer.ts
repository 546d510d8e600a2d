import { flushCompileCache } from 'node:module'
import { Refusal, resume } from '@dicehearth/engine'
import { changeSince } from '@dicehearth/host'
import { camp } from '../../../engine/test/camp.ts'
import { openStore, type Where } from '../index.ts'

// A process with a store of its own, for crash.test.ts. It appends to a table as fast as it can and says after each
// change that it is stored; or, in a race, it makes its choice whenever it is told a revision, and says whether it won.

const [place, id, racer] = process.argv.slice(2)
const store = await openStore(JSON.parse(place) as Where)
// Whoever is killed leaves nothing behind for the next one to start quicker with.
flushCompileCache()

/** Waits until it is handed over, so that a kill finds nothing said that was not heard. */
async function say(message: object): Promise<void> {
  await new Promise((resolve) => process.send?.(message, resolve))
}

async function race(revision: number, choice: number): Promise<void> {
  const nothing = { states: [], since: [], marks: [], outcome: null, proven: true }
  try {
    await store.append(id, revision, { ...nothing, from: revision, choices: [choice], boundary: revision })
    await say({ revision, won: true })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'moved-on') throw error
    await say({ revision, won: false })
  }
}

if (racer === undefined) {
  const kept = await store.read(id)
  const { table } = resume(camp({ goal: 1_000_000 }), kept.saved, { own: true })
  for (let { revision } = kept; ;) {
    const before = table.position
    table.choose(revision % 2)
    revision = await store.append(id, revision, changeSince(table, before))
    await say({ revision })
  }
} else {
  process.on('message', (revision) => void race(Number(revision), Number(racer)))
  await say({ ready: true })
}
