import { Refusal, type RefusalCode } from '@dicehearth/engine'
import { wordsOf } from '../tables/faults.ts'

/** What one thread may ask another. */
export type Methods = { readonly [method: string]: (...args: never[]) => unknown }

/** Where a channel comes in. */
export interface Port {
  postMessage(message: unknown): void
  on(event: 'message', hear: (messages: readonly Message[]) => void): unknown
}

export type Message =
  /** Without a number nobody waits for an answer. */
  | { call: number | null; method: string; args: unknown[] }
  | { answer: number; result: unknown }
  | { answer: number; refusal: { code: RefusalCode; message: string } }
  | { answer: number; fault: string }

interface Open {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

/** One end of a channel between two threads: it asks the other by name, and answers what the other asks. */
export class Channel<Theirs> {
  private readonly port: Port
  private readonly open = new Map<number, Open>()
  private calls = 0
  private unsent: Message[] = []

  constructor(port: Port, mine: Methods) {
    this.port = port
    const own = new Map(Object.entries(mine))
    port.on('message', (messages) => {
      for (const message of messages)
        if ('method' in message) void this.answer(own, message)
        else this.hear(message)
    })
  }

  async ask<M extends keyof Theirs & string>(
    method: M,
    ...args: ArgsOf<Theirs[M]>
  ): Promise<Result<Theirs[M]>> {
    return new Promise((resolve, reject) => {
      this.open.set(++this.calls, { resolve, reject })
      this.post({ call: this.calls, method, args })
    })
  }

  tell<M extends keyof Theirs & string>(method: M, ...args: ArgsOf<Theirs[M]>): void {
    this.post({ call: null, method, args })
  }

  /** The other end is gone: nothing that was asked is answered any more. */
  end(why: Error): void {
    for (const { reject } of this.open.values()) reject(why)
    this.open.clear()
  }

  private hear(message: Exclude<Message, { method: string }>): void {
    const asked = this.open.get(message.answer)
    this.open.delete(message.answer)
    if ('refusal' in message) asked?.reject(new Refusal(message.refusal.code, message.refusal.message))
    else if ('fault' in message) asked?.reject(new Error(message.fault))
    else asked?.resolve(message.result as never)
  }

  private async answer(
    own: ReadonlyMap<string, Methods[string]>,
    { call, method, args }: Extract<Message, { method: string }>,
  ): Promise<void> {
    let answer: Message | null = null
    try {
      const result = await own.get(method)?.(...(args as never[]))
      if (call !== null) answer = { answer: call, result }
    } catch (error) {
      if (call === null) throw error
      answer =
        error instanceof Refusal
          ? { answer: call, refusal: { code: error.code, message: error.message } }
          : { answer: call, fault: wordsOf(error) }
    }
    if (answer) this.post(answer)
  }

  /** What is sent in one go travels together: to wake the other thread takes longer than to read what it is sent. */
  private post(message: Message): void {
    if (this.unsent.push(message) > 1) return
    process.nextTick(() => {
      this.port.postMessage(this.unsent)
      this.unsent = []
    })
  }
}

export type ArgsOf<M> = M extends (...args: infer A) => unknown ? A : never
type Result<M> = M extends (...args: never[]) => infer R ? Awaited<R> : never
