import { parentPort, workerData } from 'node:worker_threads'
import { loadBalance, measure, type Cell } from './balance-cell.ts'

const { id, games } = workerData as { id: string; games: number }
const { game, balance } = await loadBalance(id)
parentPort?.on('message', (cell: Cell) => parentPort?.postMessage(measure(game, balance, cell, games)))
