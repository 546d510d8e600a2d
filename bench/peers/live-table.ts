import { createRequire } from 'node:module'
import { openColumns, type Boards } from './ladder.ts'

// Tables on boardgame.io's server, by the messages that its own client sends.

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}
interface State {
  G: Boards
  ctx: { currentPlayer: string; gameover?: unknown }
  _stateID: number
}

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client') as { io: (address: string, how: object) => Socket }

class Line {
  state: State | undefined
  onState: () => void = () => undefined
  readonly ready: Promise<void>
  readonly socket: Socket

  constructor(address: string, match: string, player: string) {
    this.socket = io(`${address}/ladder`, { transports: ['websocket'], forceNew: true })
    this.ready = new Promise((resolve) => (this.onState = resolve))
    this.socket.on('connect', () => this.socket.emit('sync', match, player, undefined, 2))
    this.socket.on('sync', (_: string, { state }: { state: State }) => this.hear(state))
    this.socket.on('update', (_: string, state: State) => this.hear(state))
  }

  private hear(state: State): void {
    this.state = state
    this.onState()
  }
}

export class PeerTable {
  isBusy = false
  private readonly match: string
  private readonly lines: readonly Line[]

  private constructor(match: string, lines: readonly Line[]) {
    this.match = match
    this.lines = lines
  }

  static async open(address: string, n: number): Promise<PeerTable> {
    const match = `match${n}`
    const lines: Line[] = []
    // The first of them makes the match.
    for (const player of ['0', '1']) {
      const line = new Line(address, match, player)
      await line.ready
      lines.push(line)
    }
    return new PeerTable(match, lines)
  }

  get over(): boolean {
    return this.lines[0].state?.ctx.gameover !== undefined
  }

  /** Whose turn it is moves; how long it takes until both know, in milliseconds. */
  async answer(choose: (options: number) => number): Promise<number> {
    this.isBusy = true
    const { state } = this.lines[0]
    if (!state) throw new Error('there is no match')
    const player = state.ctx.currentPlayer
    const options = openColumns(state.G, player)
    const [type, args] = options.length > 0 ? ['put', [options[choose(options.length)]]] : ['pass', []]
    const begin = performance.now()
    const knowing = this.lines.map(
      async (line) =>
        new Promise<void>((resolve) => {
          line.onState = () => (line.state?._stateID ?? 0) > state._stateID && resolve()
        }),
    )
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player } }
    this.lines[Number(player)].socket.emit('update', action, state._stateID, this.match, player)
    await Promise.all(knowing)
    this.isBusy = false
    return performance.now() - begin
  }

  close(): void {
    for (const { socket } of this.lines) socket.close()
  }
}
