import { written } from '../digest.ts'
import { newFate } from '../fate.ts'
import type { Run } from '../run.ts'
import { none, same } from './hold.ts'
import { pickOf, type Check, type Walk } from './walk.ts'

/** So many choices at most are made on a fork before it is forked in turn. */
const farthest = 7
/** So many choices are made on both afterwards. */
const together = 3

/**
 * A fork is its run: on the true table and on imagined ones, some choices on, and as a fork of a fork. Each step tries
 * one length of play and one of four mixtures of forking and imagining.
 */
export const forksAreTheirRuns: Check = (game) => ({
  step: ({ table, walk }) => {
    const { position } = table
    const run = table.fork()
    if (position % 4 > 0) imagineAt(run, position)
    const played = playOn(run, walk, position, position % (farthest + 1))
    if (position % 4 === 2) imagineAt(run, played)
    const fork = position % 4 === 3 ? run.fork().fork() : run.fork()
    expectSame(fork, run)
    if (position % 4 === 1) for (const it of [run, fork]) imagineAt(it, played)
    for (const it of [run, fork]) playOn(it, walk, played, together)
    expectSame(fork, run)
    none(game.broken(run.state, run.decision))
  },
})

function imagineAt(run: Run, position: number): void {
  if (run.decision) run.imagine(run.decision.ask.seat, newFate(`another fate ${position}`))
}

/** Plays so many choices of a walk on; returns the position after them. */
function playOn(run: Run, walk: Walk, from: number, choices: number): number {
  let position = from
  for (; run.decision && position < from + choices; position++)
    run.choose(pickOf(walk, position, run.decision.options.length))
  return position
}

function expectSame(fork: Run, run: Run): void {
  same(written(fork.state), written(run.state))
  same(JSON.stringify(fork.decision), JSON.stringify(run.decision))
  const seat = run.decision?.ask.seat ?? 0
  same(JSON.stringify(fork.game.view(fork.state, seat)), JSON.stringify(run.game.view(run.state, seat)))
}
