import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signOutMark } from '#shared/contract/auth/signOutMark.ts'
import { fairQueueKeysOf, type Member, visitorOf } from '../../caller.ts'
import type { BrowserId, Context, SessionCookie } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { signOut } from '../../features/auth/service.ts'
import {
  maxSessionDays,
  memberOfSessionToken,
  userIdOfSessionToken,
} from '../../features/auth/sessions/sessions.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { openLookUpQueue } from '../../turns/lookUpTurns.ts'
import { nameOfOwnCookie } from './ownCookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null for a visitor, and where the session was not looked up. */
    member: Member | null
  }
}

export interface Sessions {
  /** Looks up the caller, on routes where that does not happen for every request. */
  readSession: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The user whose limits a request counts for, known before its body has arrived. */
  userIdOf: (request: FastifyRequest) => Promise<string | null>
}

/** Addresses that are the same for everybody; photos look up the session only where they need it. */
const sameForAll = /^\/(?:assets\/|photos\/|healthz|readyz|metrics|favicon\.|icons\/|manifest\.|sw\.)/

/**
 * Looks up the caller once the whole request has arrived, because the session may have ended between its head and its
 * body. The cookie is HttpOnly and sent only by our own pages and links to us; over https its name keeps other hosts
 * and paths from setting it. A browser with the sign-out mark counts as a visitor, and its first request ends its
 * session.
 */
export async function readSessions(
  app: FastifyInstance,
  options: {
    deps: Deps
    isHttps: boolean
    contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  },
): Promise<Sessions> {
  await app.register(cookie, { hook: false })
  app.decorateRequest('member', null)
  const turns = openLookUpQueue()
  app.addHook('preHandler', async (request, reply) => {
    if (!sameForAll.test(request.url)) await readSession(request, reply)
  })
  return { readSession, userIdOf: userIdOfRequest }

  async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!hasSessionCookie(request)) return
    const cookies = app.parseCookie(request.headers.cookie ?? '')
    const token = cookies[nameOfOwnCookie(request, options.isHttps, 'larder')]
    if (token === undefined) return
    const ctx = options.contextFor(request, reply)
    const isGone = () => request.raw.socket.destroyed
    request.member = await turns.run(
      fairQueueKeysOf({ visitor: ctx.visitor }),
      () => memberOfSessionToken(ctx, token),
      isGone,
    )
    if (cookies[nameOfOwnCookie(request, options.isHttps, signOutMark)] !== undefined) {
      await signOut({ ...ctx, member: request.member })
      request.member = null
      return
    }
    // A call of one tab may be answered after another tab has signed in again, and must not delete the new cookie.
    if (!request.member && !request.url.startsWith('/rpc/')) ctx.cookie.drop()
  }

  async function userIdOfRequest(request: FastifyRequest): Promise<string | null> {
    if (!hasSessionCookie(request)) return null
    const cookies = app.parseCookie(request.headers.cookie ?? '')
    const token = cookies[nameOfOwnCookie(request, options.isHttps, 'larder')]
    if (token === undefined) return null
    const isGone = () => request.raw.socket.destroyed
    const caller = fairQueueKeysOf({ visitor: visitorOf(request.ip) })
    return await turns.run(caller, () => userIdOfSessionToken(options, token), isGone)
  }
}

/** Whether the browser has a session cookie; only the database knows whether it is valid. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined && /(?:^|;\s*)(?:__Host-)?larder=/.test(headers.cookie)
}

export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): SessionCookie {
  const name = nameOfOwnCookie(request, isHttps, 'larder')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const
  const mark = nameOfOwnCookie(request, isHttps, signOutMark)
  // A browser that has signed in since must not be signed out by the mark.
  const forgetMark = () => {
    if (request.headers.cookie?.includes(signOutMark))
      reply.clearCookie(mark, { path: '/', secure: mark.startsWith('__Host-') })
  }
  return {
    keep(token) {
      forgetMark()
      reply.setCookie(name, token, { ...options, maxAge: maxSessionDays * 24 * 60 * 60 })
    },
    drop() {
      forgetMark()
      reply.clearCookie(name, options)
    },
  }
}

const browserIdShape = /^[\w-]{43}$/
const browserIdDays = 365

/** The id in the browser's own cookie, which it gets with its first sign-up, sign-in or code. */
export function browserIdOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): BrowserId {
  const name = nameOfOwnCookie(request, isHttps, 'larder-browser')
  let given: string | null = null
  const hashOfSent = () => {
    const sent = request.server.parseCookie(request.headers.cookie ?? '')[name] ?? ''
    return browserIdShape.test(sent) ? hashToken(sent) : null
  }
  return {
    get hash() {
      return given ?? hashOfSent()
    },
    keep() {
      const known = given ?? hashOfSent()
      if (known !== null) return known
      const { token, hash } = newToken()
      const secure = name.startsWith('__Host-')
      const maxAge = browserIdDays * 24 * 60 * 60
      reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
      given = hash
      return hash
    },
  }
}
