import { it } from 'vitest'
import { MemoryStore } from '../index.ts'
import { storeSuite } from './store-suite.ts'

it.each(storeSuite)('a store in memory $name', async ({ prove }) => {
  const store = new MemoryStore()
  await prove({ one: store, other: store })
})
