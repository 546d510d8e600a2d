import { anyone, Refusal, undoReasons } from '@dicehearth/engine'
import { movedOn, type Takeback } from '@dicehearth/host'
import type { HotTable, Role } from './hot-table.ts'
import { voters } from './party.ts'

// Before new dice or cards are seen, everybody takes their own choices back as they like. After that, all must agree.

/** What somebody has asked to take back, as long as nothing else has happened. */
export function openTakeback(table: HotTable): Takeback | null {
  const asked = table.voices.find(({ kind }) => kind === 'takeback')
  if (!asked) return null
  const agreed = table.voices.flatMap(({ kind, seat }) => (kind === 'vote' ? [] : [seat]))
  const waitsFor = voters(table).filter((seat) => !agreed.includes(seat))
  return { by: asked.seat, position: asked.value, waitsFor }
}

/** Asks everybody else whether a choice of one's own may be taken back. */
export async function askTakeback(table: HotTable, role: Role, position: number): Promise<void> {
  return table.play(async () => {
    const { id, store, revision, room } = table
    const [by] = role.seats
    if (by === undefined)
      throw new Refusal('not-yours', 'Only those who sit here ask to take something back.')
    if (!room.takebacks) throw new Refusal('cannot-undo', 'Takebacks are off at this table.')
    if (room.table.undoStop === 'secret') throw new Refusal('cannot-undo', undoReasons.secret)
    if (openTakeback(table))
      throw new Refusal('no-takeback', 'Somebody has asked already: that is answered first.')
    const chosen = position < room.table.position ? room.table.taken(position).option : undefined
    if (!chosen) throw new Refusal('too-far-back', 'That choice is too far back to be taken back here.')
    if (chosen.seat !== anyone && !role.seats.includes(chosen.seat))
      throw new Refusal('not-yours', 'Somebody else has chosen that: only they can take it back.')
    if (voters(table).every((seat) => role.seats.includes(seat)))
      throw new Refusal('cannot-undo', table.place(role).undoStop ?? 'Take it back by yourself: press Undo.')
    for (const seat of role.seats)
      await store.speak(id, { seat, kind: seat === by ? 'takeback' : 'agrees', revision, value: position })
    await table.refresh()
  })
}

/** Agrees, or not; whoever has asked says no to think better of it. */
export async function answerTakeback(table: HotTable, role: Role, yes: boolean): Promise<void> {
  return table.play(async () => {
    const { id, store, revision, room } = table
    const open = openTakeback(table)
    if (!open) throw new Refusal('no-takeback', 'Nobody asks to take anything back now.')
    const mine = role.seats.filter((seat) => open.waitsFor.includes(seat))
    if (mine.length === 0 && (yes || !role.seats.includes(open.by)))
      throw new Refusal('not-yours', 'You have answered already, or others are asked.')
    if (!yes) {
      await store.hush(id, ['takeback', 'agrees'])
      return table.refresh()
    }
    for (const seat of mine) await store.speak(id, { seat, kind: 'agrees', revision, value: open.position })
    await table.refresh()
    const now = openTakeback(table)
    if (!now || now.waitsFor.length > 0) return undefined
    return room.change(() => {
      if (table.revision !== revision) throw movedOn()
      room.rewind(now.position)
    })
  })
}
