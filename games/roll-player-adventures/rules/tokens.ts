import { look } from '@dicehearth/engine'
import type { Token } from '../story/kinds.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/**
 * Puts or moves a token: event tokens and the sentry on a location, an encounter token face down on a path. Without a
 * place that is where the party is or, on its way, where it set out (RPA-R125).
 */
export function placeToken(t: Party, token: Token, spot: string | null): void {
  const at = spot ?? t.map.at
  if (token.kind === 'event') t.map.events[token.n - 1] = at
  if (token.kind === 'sentry') t.map.sentry = at
  if (token.kind !== 'enc') return say(t, { type: 'token', token: nameOf(token), at })
  placeEncounter(t, token.n, at)
}

/** On the first free space of the path; nothing happens without one, or if the token is used up. */
function placeEncounter(t: Party, n: number, spot: string): void {
  const path = spot.split('-').sort().join('-')
  const spaces = t.map.tokens[path] ?? []
  const free = spaces.indexOf(0)
  if (free < 0 || t.map.gone.includes(n)) return
  liftEncounter(t, n)
  spaces[free] = n
  say(t, { type: 'token', token: 'encounter', at: path })
}

/** Takes a token off, wherever it lies. */
export function removeToken(t: Party, token: Token): void {
  if (token.kind === 'event') t.map.events[token.n - 1] = ''
  if (token.kind === 'sentry') t.map.sentry = ''
  if (token.kind !== 'enc') return say(t, { type: 'token', token: nameOf(token), at: '' })
  if (!liftEncounter(t, token.n)) return
  t.map.gone.push(token.n)
  say(t, { type: 'token', token: 'encounter', at: '' })
}

/** Takes an encounter token off its space. Where it lay was hidden until now. */
function liftEncounter(t: Party, n: number): boolean {
  for (const spaces of Object.values(t.map.tokens)) {
    const at = spaces.indexOf(n)
    if (at < 0) continue
    look(t)
    spaces[at] = 0
    return true
  }
  return false
}

function nameOf({ kind, n }: Token): string {
  return kind === 'sentry' ? kind : `event ${n}`
}
