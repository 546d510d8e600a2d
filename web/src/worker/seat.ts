import { companion, isCompanion, type Companion } from '@dicehearth/bots'
import { Refusal, type Problem } from '@dicehearth/engine'
import { Host } from '../table/host.ts'
import { findTable, replaceTable, type TableRecord } from '../table/store.ts'
import { gameOf } from './desk.ts'
import { tellPage } from './rpc.ts'

/** How a worker hosts one table of this browser. */
interface Hosted {
  host: Host
  record: TableRecord
  companions: readonly (Companion | null)[]
  channel: BroadcastChannel
}

let hosted: Hosted | undefined
/** Companions play in one tab alone: the one that holds the table's lock. */
let leading = false
/** The page has shown everything so far. */
let shown = false
/** One thing after the other, though answers, news of other tabs and companions come as they like. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}

function here(): Hosted {
  if (!hosted) throw new Refusal('no-table', 'No table is open here.')
  return hosted
}

export const seat = {
  async open(id: string): Promise<string | null> {
    const record = await findTable(id)
    if (!record)
      throw new Refusal('unknown-table', 'This table is not in this browser. It may have been removed.')
    const game = await gameOf(record.saved.game)
    const guide = record.guided ? await game.guide() : null
    const host = new Host(game, record.saved, { takebacks: record.takebacks, guide })
    const companions = record.saved.seats.map(({ player }, i) =>
      isCompanion(player) ? companion(player, `${record.saved.seed} ${i}`) : null,
    )
    hosted = { host, record, companions, channel: new BroadcastChannel(`table ${id}`) }
    hosted.channel.addEventListener('message', () => void inTurn(catchUp))
    tell()
    void navigator.locks.request(`table ${id}`, async () => {
      leading = true
      letCompanionsPlay()
      // Held until the worker ends with its page.
      await new Promise(() => undefined)
    })
    return host.notice
  },

  async choose(position: number, option: number): Promise<void> {
    return inTurn(async () => {
      const { host } = here()
      if (position !== host.table.position) throw lateAnswer(position, host.table.position)
      await change(() => host.choose(option))
    })
  },

  async undo(): Promise<void> {
    return inTurn(async () => change(() => here().host.undo()))
  },

  async redo(): Promise<void> {
    return inTurn(async () => change(() => here().host.redo()))
  },

  async whyNot(piece: string): Promise<Problem | null> {
    return here().host.whyNot(piece)
  },

  async save(): Promise<string> {
    return JSON.stringify(here().host.save())
  },

  /** The page has shown all there was: companions may go on. */
  async shown(): Promise<void> {
    shown = true
    letCompanionsPlay()
  },
}

/** Carries a change out, stores it, and only then tells of it. */
async function change(act: () => void): Promise<void> {
  const at = here()
  const { host } = at
  const before = host.table.choices
  try {
    act()
    const next = nextRecord(at)
    if (!(await replaceTable(next))) throw lateAnswer(before.length, -1)
    at.record = next
  } catch (error) {
    host.follow(before)
    await catchUp()
    throw error
  }
  at.channel.postMessage('changed')
  tell()
}

function nextRecord({ host, record }: Hosted): TableRecord {
  const { lastLine, over } = host
  return {
    ...record,
    saved: host.save(),
    revision: record.revision + 1,
    touched: Date.now(),
    told: lastLine,
    over,
  }
}

/** Another tab was faster: its choices are the table's. */
async function catchUp(): Promise<void> {
  const at = here()
  const there = await findTable(at.record.id)
  if (!there || there.revision === at.record.revision) return
  at.record = there
  at.host.follow(there.saved.choices)
  tell()
}

function tell(): void {
  shown = false
  tellPage(here().host.update())
}

function letCompanionsPlay(): void {
  // A companion that another tab forestalled has nothing to say.
  inTurn(companionMoves).catch(console.warn)
}

async function companionMoves(): Promise<void> {
  const { host, companions } = here()
  if (!leading || !shown || host.over || host.personDecides()) return
  const who = companions[host.whoDecides()]
  if (who) await change(() => host.choose(who(host.table)))
}

function lateAnswer(position: number, now: number): Refusal {
  const since = now < 0 ? 'in another tab' : `the table is at ${now}`
  return new Refusal('late-answer', `Decision ${position} has been answered already: ${since}.`)
}
