import { storeSuite } from '../../host/test/store-suite.ts'
import { browserStore } from '../src/table/store.ts'

// Runs inside a page: the same suite as in Node, on the browser's own database.

/** What went wrong, by the name of the proof; nothing if all is well. */
export async function proveStore(): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const { name, prove } of storeSuite) {
    try {
      await prove({ one: browserStore, other: browserStore })
    } catch (error) {
      wrong[name] = String(error)
    }
  }
  return wrong
}

export const proofs = storeSuite.length
