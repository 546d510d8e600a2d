import type { Advice } from '@dicehearth/bots'
import { Refusal, type Preview } from '@dicehearth/engine'
import { sharedText, type WhyNot } from '@dicehearth/host'
import type { Guest } from '../store/index.ts'
import { seatsAt } from './company.ts'
import type { Caller, HotTable, Role } from './hot-table.ts'
import { look, type Looked } from './look.ts'
import { answer } from './party.ts'
import {
  giveSeat,
  leaveSeat,
  lock,
  passHost,
  removePlayer,
  say,
  sitDown,
  takeSeatBack,
  watchersMayTalk,
} from './seating.ts'
import type { ListedSeat } from './sitters.ts'
import { answerTakeback, askTakeback } from './takebacks.ts'

/** A table as lists tell of it. */
export interface InWords {
  /** What it asks the one who wants to know. */
  question: string | null
  /** How it ended. */
  over: string | null
  seats: ListedSeat[]
}

/** What may be asked of a table. Each is refused like the call of the same name at a place, or at the line of a page. */
export interface TableCalls {
  admit(): void
  look(): Looked
  inWords(): InWords
  save(): string
  share(): string
  choose(position: number, option: number): void
  undo(): void
  redo(): void
  /** The same for programs, which are told where the table is then. */
  answer(position: number, option: number): number
  /** Goes back only if the table is at this position, or would go back to it. */
  undoAt(position: number): number
  whyNot(pieces: readonly string[]): WhyNot
  previews(position: number): readonly (Preview | null)[]
  advise(): Advice
  say(text: string, key: string): void
  askTakeback(position: number): void
  answerTakeback(yes: boolean): void
  leave(seat: number): void
  giveSeat(seat: number, companion: string): void
  takeSeat(seat: number): void
  removePlayer(seat: number): void
  passHost(seat: number): void
  lock(locked: boolean): void
  watchersMayTalk(may: boolean): void
  // These need no place at the table.
  sitDown(invite: string, seat?: number): number
  seats(): ListedSeat[]
}
export type TableCall = keyof TableCalls

interface At {
  table: HotTable
  role: Role
}

type Answers<At, Call extends TableCall> = {
  [M in Call]: (at: At, ...args: Parameters<TableCalls[M]>) => Promise<ReturnType<TableCalls[M]>>
}

const forAll: Answers<{ table: HotTable; guest: Guest | null }, 'sitDown' | 'seats'> = {
  async sitDown({ table, guest }, invite, seat) {
    if (!guest) throw new Refusal('no-guest', 'This server does not know you yet.')
    return sitDown(table, guest, { invite, seat })
  },
  seats: async ({ table }) => seatsAt(table),
}

const forThoseHere: Answers<At, Exclude<TableCall, keyof typeof forAll>> = {
  admit: async () => undefined,
  look: async ({ table, role }) => look(table, role),
  async inWords({ table, role }) {
    const { question, ending } = await table.standing(role)
    return {
      question: question?.yours === true ? question.prompt : null,
      over: ending?.text ?? null,
      seats: seatsAt(table),
    }
  },
  save: async ({ table }) => table.save(),
  share: async ({ table: { room } }) => room.inTurn(async () => sharedText(room.table, room.seats)),
  choose: async ({ table, role }, position, option) => answer(table, role, position, option),
  undo: async ({ table, role }) => table.play(async () => table.place(role).undo()),
  redo: async ({ table, role }) => table.play(async () => table.place(role).redo()),
  async answer({ table, role }, position, option) {
    await answer(table, role, position, option)
    return table.room.table.position
  },
  async undoAt({ table, role }, position) {
    await table.play(async () => {
      const { room } = table
      if (![room.table.position, room.lastChoice].includes(position))
        throw new Refusal('stale', `The table is at ${room.table.position}: look at it again.`)
      return table.place(role).undo()
    })
    return table.room.table.position
  },
  whyNot: async ({ table, role }, pieces) => table.place(role).whyNot(pieces),
  previews: async ({ table, role }, position) => table.place(role).previews(position),
  advise: async ({ table, role }) => table.place(role).advise(),
  say: async ({ table, role }, text, key) => say(table, role, text, key),
  askTakeback: async ({ table, role }, position) => askTakeback(table, role, position),
  answerTakeback: async ({ table, role }, yes) => answerTakeback(table, role, yes),
  leave: async ({ table, role }, seat) => leaveSeat(table, role, seat),
  giveSeat: async ({ table, role }, seat, companion) => giveSeat(table, role, seat, companion),
  takeSeat: async ({ table, role }, seat) => takeSeatBack(table, role, seat),
  removePlayer: async ({ table, role }, seat) => removePlayer(table, role, seat),
  passHost: async ({ table, role }, seat) => passHost(table, role, seat),
  lock: async ({ table, role }, locked) => lock(table, role, locked),
  watchersMayTalk: async ({ table, role }, may) => watchersMayTalk(table, role, may),
}

/** Does what somebody asks of a table. */
export async function askTable(
  table: HotTable,
  caller: Caller,
  method: TableCall,
  args: readonly unknown[],
): Promise<unknown> {
  // Whoever asks has seen to it that the arguments fit.
  const given = args as never[]
  if (method === 'sitDown' || method === 'seats')
    return forAll[method]({ table, guest: caller.guest }, ...(given as [never]))
  return forThoseHere[method]({ table, role: table.admit(caller) }, ...(given as [never, never]))
}
