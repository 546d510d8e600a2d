import { Refusal } from '@dicehearth/engine'
import { isPerson, readPlayer } from '@dicehearth/host'
import { isSame } from '../secrets.ts'
import type { Guest, SeatRecord, Sitter } from '../store/index.ts'
import { readCode } from './codes.ts'
import type { HotTable, Role } from './hot-table.ts'

const nobody: Sitter = { guest: null, companion: null, name: null }

/** Takes a seat by an invitation or by the code of the table; whoever sits there already, keeps it. */
export async function sitDown(
  table: HotTable,
  guest: Guest,
  { invite, seat }: { invite: string; seat?: number | undefined },
): Promise<number> {
  const { record, sitters } = table
  if (!isSame(invite, record.invite) && !isSame(readCode(invite), record.code))
    throw new Refusal('no-invitation', 'This leads to no table here. Ask for a new link or code.')
  const own = sitters.find((it) => it.guest === guest.id && (seat === undefined || it.seat === seat))
  if (own) return own.seat
  if (record.locked) throw new Refusal('locked', 'The host has locked this table. Ask them to open it again.')
  const free = sitters.filter((it) => isOpen(it) && (seat === undefined || it.seat === seat))
  for (const { seat: wanted } of free)
    if (
      await table.store.changeSeat(table.id, wanted, null, {
        guest: guest.id,
        companion: null,
        name: guest.name,
      })
    ) {
      await table.refresh()
      table.goOn()
      return wanted
    }
  await table.refresh()
  throw new Refusal('no-seat', seat === undefined ? 'All seats are taken.' : 'This seat is taken.')
}

/** Leaves a seat; the host may also remove whoever sits there. Another one who sits here becomes host if need be. */
export async function leaveSeat(table: HotTable, role: Role, seat: number): Promise<void> {
  const sitter = sitterAt(table, seat)
  if (sitter.guest === null) throw new Refusal('no-seat', 'Nobody sits there.')
  if (sitter.guest !== role.guest?.id && !role.host)
    throw new Refusal('not-host', 'Only the host removes somebody from the table.')
  await change(table, sitter, nobody)
  const { sitters, record } = table
  const others = sitters.flatMap(({ guest }) => (guest === null ? [] : [guest]))
  if (sitter.guest === record.host && others.length > 0 && !others.includes(record.host))
    await changeTable(table, { host: others[0] })
}

/** Gives a seat to a companion, who keeps it for the person who has it. */
export async function giveSeat(table: HotTable, role: Role, seat: number, kind: string): Promise<void> {
  const sitter = sitterAt(table, seat)
  const companion = readPlayer(kind)
  if (isPerson({ player: companion })) throw new Refusal('bad-value', `"${kind}" is no companion.`)
  const mine = sitter.guest !== null && sitter.guest === role.guest?.id
  if (!mine && !role.host)
    throw new Refusal('not-host', 'Only the host gives away the seat of somebody else.')
  if (!mine && sitter.guest !== null && table.present.guests.has(sitter.guest))
    throw new Refusal('no-seat', 'Whoever sits there is here.')
  if (sitter.companion !== null) throw new Refusal('no-seat', 'A companion plays there already.')
  await change(table, sitter, { ...sitter, companion })
}

/** Takes a seat back from the companion that keeps it; the host may do so for the one whose seat it is. */
export async function takeSeatBack(table: HotTable, role: Role, seat: number): Promise<void> {
  const sitter = sitterAt(table, seat)
  if (sitter.guest === null || sitter.companion === null)
    throw new Refusal('no-seat', 'No companion keeps this seat for anybody.')
  if (sitter.guest !== role.guest?.id && !role.host)
    throw new Refusal('not-yours', 'The companion keeps this seat for somebody else.')
  await change(table, sitter, { ...sitter, companion: null })
}

export async function removePlayer(table: HotTable, role: Role, seat: number): Promise<void> {
  mustHost(role)
  await leaveSeat(table, role, seat)
}

export async function passHost(table: HotTable, role: Role, seat: number): Promise<void> {
  mustHost(role)
  const { guest } = sitterAt(table, seat)
  if (guest === null) throw new Refusal('no-seat', 'Nobody sits there who could be host.')
  await changeTable(table, { host: guest })
}

export async function lock(table: HotTable, role: Role, locked: boolean): Promise<void> {
  mustHost(role)
  await changeTable(table, { locked })
}

export async function watchersMayTalk(table: HotTable, role: Role, may: boolean): Promise<void> {
  mustHost(role)
  await changeTable(table, { options: { ...table.record.options, watchersTalk: may } })
}

const longestLine = 300

/** Says something at the table; the same words with the same key are said once. */
export async function say(table: HotTable, role: Role, text: string, key: string): Promise<void> {
  const { guest, seats, sits, host } = role
  if (!sits && !host && table.record.options.watchersTalk !== true)
    throw new Refusal('no-talking', 'Watchers listen here: the host has not let them talk.')
  if (!guest) throw new Refusal('no-guest', 'Come in with a name first: the others see it beside your words.')
  const words = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').trim()
  if (words === '' || words.length > longestLine)
    throw new Refusal('bad-value', `Say something of 1 to ${longestLine} letters.`)
  const seat = seats[0] ?? table.sitters.find((it) => it.guest === guest.id)?.seat ?? null
  await table.store.say(table.id, { guest: guest.id, seat, name: guest.name, text: words, key })
  await table.refresh()
}

function mustHost({ host }: Role): void {
  if (!host) throw new Refusal('not-host', 'Only the host of the table may do that.')
}

function isOpen({ guest, companion }: SeatRecord): boolean {
  return guest === null && companion === null
}

function sitterAt({ sitters }: HotTable, seat: number): SeatRecord {
  const sitter = sitters.find((it) => it.seat === seat)
  if (sitter) return sitter
  throw new Refusal('no-seat', `The table has no seat ${seat}.`)
}

async function change(table: HotTable, { seat, guest }: SeatRecord, now: Sitter): Promise<void> {
  const isChanged = await table.store.changeSeat(table.id, seat, guest, now)
  await table.refresh()
  table.goOn()
  if (!isChanged) throw new Refusal('stale', 'Somebody else has changed this seat.')
}

async function changeTable(
  table: HotTable,
  changed: Parameters<HotTable['store']['changeTable']>[1],
): Promise<void> {
  await table.store.changeTable(table.id, changed)
  await table.refresh()
}
