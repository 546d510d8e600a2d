import type { LiveCall, LiveMessage } from '@dicehearth/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableLine, type LineState } from '../src/online/line.ts'

/** The server's end of a line. */
class Socket extends EventTarget {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  readonly sent: LiveCall[] = []

  constructor() {
    super()
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as LiveCall)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = Socket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  tell(message: LiveMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  drop(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const methods = ({ sent }: Socket): string[] => sent.map(({ method }) => method)

/** The socket after the one that was lost, once it is tried again. */
function next(): Socket {
  vi.runOnlyPendingTimers()
  const socket = Socket.all[Socket.all.length - 1]
  socket.open()
  return socket
}

describe('a line to a table on a server', () => {
  let states: [LineState, string][]
  let line: TableLine

  beforeEach(() => {
    vi.useFakeTimers()
    Socket.all = []
    states = []
    const page = new EventTarget()
    vi.stubGlobal('WebSocket', Socket)
    vi.stubGlobal('location', { origin: 'https://table.example' })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    line = new TableLine('t1', null, {
      news: () => undefined,
      room: () => undefined,
      state: (...state) => states.push(state),
      cursor: () => ({ position: 7, revision: 3 }),
    })
  })

  afterEach(() => {
    line.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('goes on from where the screen is, before anything else', () => {
    void line.ask('choose', 7, 2)
    const [socket] = Socket.all
    expect(socket.sent).toEqual([])
    socket.open()
    expect(methods(socket)).toEqual(['watch', 'choose'])
    expect(socket.sent[0].args).toEqual([{ position: 7, revision: 3 }])
    socket.tell({ call: 0, result: null })
    expect(states).toEqual([['live', '']])
  })

  it('keeps an answer whose reply was lost, and sends the same one again', async () => {
    const [first] = Socket.all
    first.open()
    const answered = line.ask('choose', 7, 2)
    first.drop()
    expect(line.kept).toBe(1)
    const second = next()
    expect(second).not.toBe(first)
    expect(second.sent[1]).toEqual(first.sent[1])
    second.tell({ call: second.sent[1].call, result: null })
    await expect(answered).resolves.toBeNull()
    expect(line.kept).toBe(0)
    second.drop()
    expect(methods(next())).toEqual(['watch'])
  })

  it('never sends twice what would be done twice', async () => {
    const [first] = Socket.all
    first.open()
    const undone = line.ask('undo')
    first.drop()
    await expect(undone).rejects.toThrow('The connection was lost before the table answered.')
    expect(methods(next())).toEqual(['watch'])
  })

  it('sends once what was pressed while the line was down', () => {
    const [first] = Socket.all
    first.open()
    first.drop()
    void line.ask('redo')
    expect(methods(next())).toEqual(['watch', 'redo'])
  })

  it('gives up a line that says nothing', () => {
    const [first] = Socket.all
    first.open()
    vi.advanceTimersByTime(20_000)
    expect(methods(first)).toEqual(['watch', 'ping'])
    vi.advanceTimersByTime(20_000)
    expect(states).toEqual([['lost', '']])
    expect(methods(next())).toEqual(['watch'])
  })

  it('stops where the server has no seat for this screen', () => {
    const [first] = Socket.all
    first.open()
    first.drop(4403)
    expect(states).toEqual([['ended', expect.stringContaining('You have no seat at this table.')]])
    vi.advanceTimersByTime(100_000)
    expect(Socket.all).toHaveLength(1)
  })
})
