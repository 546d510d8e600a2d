import { Refusal } from '@dicehearth/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '../secrets.ts'
import type { Guest, Store } from '../store/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for somebody whom the server does not know. */
    guest: Guest | null
  }
}

const cookie = 'dicehearth'
/** Browsers keep no cookie longer than this. */
const longest = 400 * 24 * 3600

/** Who asks, by a token in the header or by the cookie. A token that nobody has is refused, an old cookie is not. */
export async function guestOf(request: FastifyRequest, store: Store): Promise<Guest | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1]
    const guest = token === undefined ? null : await store.guestByToken(hashOf(token))
    if (guest) return guest
    throw new Refusal('no-guest', 'Nobody here has this token.')
  }
  const token = request.cookies[cookie]
  return token === undefined || token.length > 100 ? null : store.guestByToken(hashOf(token))
}

/** Whoever must be known. */
export function knownGuest({ guest }: FastifyRequest): Guest {
  if (guest) return guest
  throw new Refusal('no-guest', 'This server does not know you yet: POST /api/guests with a name first.')
}

export function rememberGuest(reply: FastifyReply, token: string, isSecure: boolean): void {
  void reply.setCookie(cookie, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: longest,
  })
}

/** A page of another server must not act for somebody who has a cookie of ours. */
export function checkOrigin({ headers, host }: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = headers
  if (origin === undefined) return
  const ours = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])]
  if (URL.canParse(origin) && ours.includes(new URL(origin).host)) return
  throw new Refusal('other-origin', 'This was asked by a page of another server.')
}
