import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from './opening.ts'
import { batchOf, type Answer, type Work } from './pool.ts'
import { playTrial, type Played } from './trial.ts'
import { examplesFor } from './vary.ts'

/** No game is being played. */
const idle = -1

const { plan, games, now } = workerData as Work
const game = await findGame(plan.game)
const examples = plan.vary ? examplesFor(game) : {}

parentPort?.on('message', (from: number) => {
  void playBatch(from).then((answer) => parentPort?.postMessage(answer))
})

async function playBatch(from: number): Promise<Answer> {
  const played: Played[] = []
  for (const index of batchOf(from, games)) {
    now[0] = index
    try {
      played.push(await playTrial(game, plan, index, examples, () => now[1]++))
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { from, played, broken: { index, message } }
    }
  }
  now[0] = idle
  return { from, played, broken: null }
}
