import { anyone } from '@dicehearth/engine'
import type { Room } from '@dicehearth/host'

/** The seats of people whose answer is awaited; `anyone` where any of them may answer. */
export function waitingAt(room: Room): readonly number[] {
  if (room.over || !room.personDecides) return []
  const anybody = room.table.decision?.options.some(({ seat }) => seat === anyone)
  return anybody ? [...room.answering, anyone] : room.answering
}
