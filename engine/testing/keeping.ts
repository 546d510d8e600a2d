import { digest, written } from '../digest.ts'
import { readSave, replay, resume, save } from '../save.ts'
import { Table } from '../table.ts'
import { same } from './hold.ts'
import type { Check } from './walk.ts'

// That nothing is lost or changed by looking ahead, going back, and putting a table away.

/** Every listed option can be carried out, on copies that leave the original alone. */
export const carriesOutEveryOption: Check = () => ({
  step: (step) => {
    const { table, decision } = step
    // A long list is sampled, a different part at every decision.
    const stride = Math.max(1, Math.floor(decision.options.length / 8))
    for (let i = table.position % stride; i < decision.options.length; i += stride) {
      const fork = table.fork()
      same(written(fork.state), step.written)
      fork.choose(i)
    }
    same(written(table.state), step.written)
  },
})

/** The table is byte for byte the same after undo, and after redo. */
export const goesBackAndForth: Check = (game) => {
  let again: Table
  return {
    begin: ({ config, seed }) => {
      again = new Table(game, config, seed)
    },
    step: (step) => {
      again.choose(step.pick)
      const after = written(again.state)
      again.rewind(step.table.position)
      same(written(again.state), step.written)
      same(JSON.stringify(again.decision), JSON.stringify(step.decision))
      again.redo()
      same(written(again.state), after)
    },
  }
}

/** It is the same table after save and load, with the same undo, whether its owner or a stranger loads it. */
export const savesAndLoads: Check = (game) => {
  const compare = (table: Table, own: boolean): void => {
    const { table: loaded, notice } = resume(game, readSave(JSON.stringify(save(table))), { own })
    same(notice, null)
    same(written(loaded.state), written(table.state))
    same(JSON.stringify(loaded.decision), JSON.stringify(table.decision))
    same(loaded.boundary, table.boundary)
    same(loaded.fingerprint, table.fingerprint)
  }
  return {
    step: ({ table }) => {
      if (table.position % 7 === 0) compare(table, true)
      // A stranger's file is replayed from the first choice: after 1, 2, 4, 8 … choices that costs a few games in all.
      if (isPowerOfTwo(table.position)) compare(table, false)
    },
    over: (table) => {
      for (const own of [true, false]) compare(table, own)
    },
  }
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0
}

/** Every journal replays to the same digest. */
export const replaysToItsDigest: Check = (game) => ({
  over: (table) => {
    const again = replay(game, save(table))
    same(again.difference, null)
    same(digest(again.table.state), digest(table.state))
  },
})
