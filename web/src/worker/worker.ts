import { chain } from './chain.ts'
import { desk } from './desk.ts'
import { answerCalls } from './rpc.ts'
import { seat } from './seat.ts'
import { shelf } from './shelf.ts'
import { watch } from './watch.ts'

const methods = { ...desk, ...chain, ...seat, ...shelf, ...watch }
export type WorkerMethods = typeof methods

answerCalls(methods)
