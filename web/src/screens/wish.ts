import type { SeatOf } from '@dicehearth/engine'
import type { PartyWay } from '@dicehearth/host'
import type { WantedAfar } from '../online/server.ts'
import type { Form, Given, CampaignPlace, Wanted } from '../worker/desk.ts'
import { seatsFor } from './seats-for.ts'

/** The set-up that somebody wants. A link to it contains all of it. */
export interface Wish {
  seats: readonly SeatOf[]
  /** The game's own options, by key: only those that differ from the default. */
  given: Readonly<Record<string, string | readonly string[] | readonly object[] | object>>
  realDice: boolean
  takebacks: boolean
  /** Empty for a random one. */
  seed: string
}

export function isList(value: Wish['given'][string] | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string')
}

export function usualWish(form: Form): Wish {
  return {
    seats: seatsFor(form, form.seats.usual, []),
    given: {},
    realDice: false,
    takebacks: true,
    seed: '',
  }
}

export function givenBy(wish: Wish): Given {
  return { ...wish.given, players: wish.seats.length, dice: wish.realDice ? 'real' : 'fate' }
}

export function wanted(form: Form, wish: Wish, place: CampaignPlace | null): Wanted {
  return {
    game: form.game,
    given: givenBy(wish),
    seed: wish.seed.trim() === '' ? crypto.randomUUID() : wish.seed.trim(),
    seats: wish.seats.map(({ player, name }) =>
      name === undefined || name.trim() === '' ? { player } : { player, name: name.trim() },
    ),
    takebacks: wish.takebacks,
    place,
  }
}

/** The same for a table over the network: its people are who takes their seats. A seed makes it one for practice. */
export function wantedAfar(form: Form, wish: Wish, party: PartyWay): WantedAfar {
  const seed = wish.seed.trim()
  return {
    game: form.game,
    config: givenBy(wish),
    seats: wish.seats.map(({ player }) =>
      player === 'human' ? { kind: 'human' } : { kind: 'companion', companion: player },
    ),
    takebacks: wish.takebacks,
    party,
    ...(seed === '' ? {} : { seed }),
  }
}

/** The address of a set-up. Links to share omit the place in a campaign, which exists only in this browser. */
export function wishToQuery(wish: Wish, place: CampaignPlace | null = null): string {
  const query = new URLSearchParams()
  if (place) query.set('in', place.campaign)
  if (place?.after) query.set('after', place.after)
  for (const { player, name } of wish.seats) query.append('seat', name ? `${player}:${name}` : player)
  if (wish.realDice) query.set('dice', 'real')
  if (!wish.takebacks) query.set('takebacks', 'off')
  if (wish.seed !== '') query.set('seed', wish.seed)
  for (const [key, value] of Object.entries(wish.given)) {
    if (typeof value === 'string') query.set(key, value)
    else query.set(key, isList(value) ? value.join(',') : JSON.stringify(value))
  }
  return query.toString()
}

export function placeFromQuery(text: string): CampaignPlace | null {
  const query = new URLSearchParams(text)
  const campaign = query.get('in')
  return campaign === null ? null : { campaign, after: query.get('after') }
}

/** Reads what it knows and ignores the rest; the rules decide later whether it fits. */
export function wishFromQuery(form: Form, text: string): Wish {
  const query = new URLSearchParams(text)
  const wish = usualWish(form)
  const { min, max } = form.seats
  const named = query
    .getAll('seat')
    .slice(0, max)
    .map((seat) => readSeat(form, seat))
  const given: Record<string, string | readonly string[] | object> = {}
  for (const { key, kind } of form.fields) {
    const value = query.get(key)
    if (value === null) continue
    if (kind === 'one') given[key] = value
    else if (kind === 'pack' || kind === 'sheets') given[key] = readPack(value)
    else given[key] = value.split(',').filter(Boolean)
  }
  return {
    seats: named.length > 0 ? seatsFor(form, Math.max(min, named.length), named) : wish.seats,
    // The address overrides what comes from the previous chapter.
    given: { ...form.brought, ...given },
    realDice: query.get('dice') === 'real',
    takebacks: query.get('takebacks') !== 'off',
    seed: query.get('seed') ?? '',
  }
}

function readSeat(form: Form, text: string): SeatOf {
  const [kind = '', ...rest] = text.split(':')
  const player = form.companions.find((known) => known.kind === kind)?.kind ?? 'human'
  const name = rest.join(':').slice(0, 24)
  return name === '' ? { player } : { player, name }
}

function readPack(text: string): object | string {
  try {
    const pack: unknown = JSON.parse(text)
    return typeof pack === 'object' && pack !== null ? pack : text
  } catch {
    return text
  }
}
