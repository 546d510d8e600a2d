import { Refusal, type RefusalCode } from '@dicehearth/engine'

// How the page and its workers communicate: the page calls and gets answers; the worker sends news.

export type Methods = Record<string, (...args: never[]) => Promise<unknown>>

interface Call {
  call: number
  method: string
  args: unknown[]
}

interface Answer {
  call: number
  result?: unknown
  refusal?: { code: RefusalCode; message: string }
}

interface News {
  news: unknown
}

/** In the worker: answers calls by name. */
export function answerCalls(methods: Methods): void {
  const byName = new Map<string, (...args: never[]) => Promise<unknown>>(Object.entries(methods))
  self.addEventListener('message', (message: MessageEvent<Call>) => {
    const { call, method, args } = message.data
    const answer = async (): Promise<Answer> => {
      try {
        return { call, result: await byName.get(method)?.(...(args as never[])) }
      } catch (error) {
        return { call, refusal: asRefusal(error) }
      }
    }
    void answer().then((it) => self.postMessage(it))
  })
}

/** In the worker: sends news to the page. */
export function tellPage(news: unknown): void {
  self.postMessage({ news } satisfies News)
}

function asRefusal(error: unknown): { code: RefusalCode; message: string } {
  if (error instanceof Refusal) return { code: error.code, message: error.message }
  console.error(error)
  return { code: 'broken', message: error instanceof Error ? error.message : String(error) }
}

/** In the page: the methods of a worker. */
export interface Connection<M extends Methods> {
  ask<K extends keyof M & string>(method: K, ...args: Parameters<M[K]>): ReturnType<M[K]>
  close(): void
}

export function connect<M extends Methods>(worker: Worker, onNews: (news: unknown) => void): Connection<M> {
  const open = new Map<number, { resolve: (it: never) => void; reject: (error: Error) => void }>()
  let calls = 0
  worker.addEventListener('message', (message: MessageEvent<Answer | News>) => {
    const { data } = message
    if ('news' in data) {
      onNews(data.news)
      return
    }
    const caller = open.get(data.call)
    open.delete(data.call)
    if (data.refusal) caller?.reject(new Refusal(data.refusal.code, data.refusal.message))
    else caller?.resolve(data.result as never)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of open.values()) reject(new Error(event.message || 'The worker stopped.'))
    open.clear()
  })
  return {
    ask: (method, ...args) => {
      const answer = new Promise((resolve, reject) => {
        open.set(++calls, { resolve, reject })
        worker.postMessage({ call: calls, method, args } satisfies Call)
      })
      return answer as ReturnType<M[typeof method]>
    },
    close: () => worker.terminate(),
  }
}
