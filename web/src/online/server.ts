import type { PartyWay } from '@dicehearth/host'
import type { Given } from '../worker/desk.ts'

// The tables of this server, over HTTP. What happens at one of them comes over its line (line.ts).

/** What the server refused, in its own words. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Nobody answered: this page is served without tables, or the connection is down. */
export class Unanswered extends Error {
  readonly isServed: boolean

  constructor(isServed: boolean) {
    super(
      isServed
        ? 'The server does not answer. Look whether you are connected, and try again.'
        : 'Tables over the network need a server, and this page is served without one. Everything else works as ever.',
    )
    this.isServed = isServed
  }
}

export interface Guest {
  guest: string
  name: string
}

/** A seat as the lists show it. */
export interface ListedSeat {
  seat: number
  name: string
  kind: 'human' | 'companion' | 'open'
  companion: string | null
}

/** A table of this guest. */
export interface ListedTable {
  table: string
  game: string
  waitsForYou: boolean
  /** What is asked, where this guest may know. */
  question: string | null
  /** Whose answer is awaited. */
  asked: readonly string[]
  position: number
  /** When anything last happened there, in milliseconds since 1970. */
  changed: number
  /** How it ended; null before. */
  over: string | null
  you: readonly number[]
  host: boolean
  practice: boolean
  seats: readonly ListedSeat[]
}

/** What an invitation leads to. */
export interface Invitation {
  table: string
  game: string
  host: string
  invite: string
  seats: readonly ListedSeat[]
  locked: boolean
}

export interface Opened {
  table: string
  invite: string
  watch: string
  code: string
}

export interface WantedAfar {
  game: string
  config: Given
  seats: readonly { kind: 'human' | 'companion'; companion?: string }[]
  takebacks: boolean
  party: PartyWay
  seed?: string
}

/** Who this browser is to the server; null as long as it has not come in. */
export async function guestHere(): Promise<Guest | null> {
  const me = await ask<Guest | { guest: null }>('GET', 'me')
  return me.guest === null ? null : me
}

export async function beGuest(name: string): Promise<Guest> {
  const { guest } = await ask<{ guest: string }>('POST', 'guests', { name })
  return { guest, name }
}

export async function renameGuest(name: string): Promise<Guest> {
  return ask('PATCH', 'me', { name })
}

export async function myTables(): Promise<readonly ListedTable[]> {
  return (await ask<{ tables: readonly ListedTable[] }>('GET', 'tables')).tables
}

/** Words of the players are mixed into a secret that the server promises before it hears them. */
export async function openTable(
  wanted: WantedAfar | { save: string },
  words: readonly string[] = [],
): Promise<Opened> {
  if (words.length === 0) return ask('POST', 'tables', wanted)
  const { commitment } = await ask<{ commitment: string }>('POST', 'secrets', {})
  return ask('POST', 'tables', { ...wanted, commitment, words })
}

/** What a code or the secret of a link leads to. */
export async function invitation(invite: string, table?: string): Promise<Invitation> {
  return ask('POST', 'invitations', table === undefined ? { invite } : { invite, table })
}

export async function takeSeat({ table, invite }: Invitation, seat?: number): Promise<void> {
  await ask('POST', `tables/${table}/seats`, seat === undefined ? { invite } : { invite, seat })
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
  } catch {
    throw new Unanswered(true)
  }
  const type = response.headers.get('content-type') ?? ''
  // A plain web server gives its own page, or says in its own way that there is none.
  if (!/^application\/(?:problem\+)?json/.test(type)) throw new Unanswered(response.status >= 500)
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { code, detail, title } = answer as { code?: string; detail?: string; title?: string }
  throw new Refused(code ?? 'broken', detail ?? title ?? 'The server refused this.')
}

/** Links carry their secrets behind the #, so that they never reach a log. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/join#${table}.${invite}`
}

export function watchLink(table: string, watch: string): string {
  return `${location.origin}/live/${table}#${watch}`
}
