import { chain } from './chain.ts'
import { chronicler } from './chronicler.ts'
import { desk } from './desk.ts'
import { answerCalls } from './rpc.ts'
import { shelf } from './shelf.ts'
import { study } from './study.ts'
import { table } from './table.ts'
import { watch } from './watch.ts'

const methods = { ...desk, ...chain, ...chronicler, ...shelf, ...study, ...table, ...watch }
export type WorkerMethods = typeof methods

answerCalls(methods)
