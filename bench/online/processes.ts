import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

// Servers in processes of their own.

/** The server as it is started for people, and one whose only game is the small one that both engines play. */
export const programs = {
  dicehearth: path.resolve(import.meta.dirname, '..', '..', 'server', 'main.ts'),
  ladder: path.resolve(import.meta.dirname, 'ladder-server.ts'),
  boardgameIo: path.resolve(import.meta.dirname, '..', 'peers', 'server.ts'),
}

/**
 * Collects what is no longer used, in every thread, whenever it is asked to, so that memory can be measured; and tells
 * how long it has used the processor.
 */
const measuring = `data:text/javascript,import v8 from 'node:v8';import vm from 'node:vm';
import{isMainThread as m,BroadcastChannel as B}from'node:worker_threads';
v8.setFlagsFromString('--expose-gc');const gc=vm.runInNewContext('gc');const all=new B('tidy');all.unref();
if(m)process.on('SIGUSR2',()=>{gc();all.postMessage(0)}).on('message',()=>process.send(process.cpuUsage()));
else all.onmessage=()=>gc()`

/** Tables in memory, and bytes in use. */
export interface Counted {
  hot: number
  memory: number
}

export class ServerProcess {
  readonly address: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.child = child
    this.address = address
  }

  static async start(program: keyof typeof programs, env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', measuring, programs[program]], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    // Some say other things first.
    const { stdout } = child
    if (!stdout) throw new Error('its words are read')
    let said = ''
    for (;;) {
      const [more] = (await once(stdout, 'data')) as [Buffer]
      said += more.toString()
      const address = /http\S+/.exec(said)?.[0]
      if (address !== undefined) return new ServerProcess(child, address)
    }
  }

  async counted(): Promise<Counted> {
    const text = await (await fetch(`${this.address}/metrics`)).text()
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
    return {
      hot: figure('dicehearth_hot_tables'),
      memory:
        figure('nodejs_heap_size_used_bytes') +
        figure('nodejs_external_memory_bytes') +
        figure('dicehearth_table_memory_bytes'),
    }
  }

  /** How long it has used the processor, in milliseconds. */
  async used(): Promise<number> {
    const told = once(this.child, 'message')
    this.child.send(0)
    const [{ user, system }] = (await told) as [NodeJS.CpuUsage]
    return (user + system) / 1000
  }

  /** The same, once what is no longer used has been collected. */
  async measured(): Promise<Counted> {
    this.child.kill('SIGUSR2')
    await setTimeout(1000)
    return this.counted()
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }
}
