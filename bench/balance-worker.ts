import { parentPort, workerData } from 'node:worker_threads'
import { loadSurvey } from './balance-survey.ts'

const { id } = workerData as { id: string }
const { survey } = await loadSurvey(id)
parentPort?.on('message', (piece: unknown) => {
  void survey.measure(piece).then((found) => parentPort?.postMessage(found))
})
