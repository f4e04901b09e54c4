import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pendingSignOutCookieName } from '#shared/contract/auth/pendingSignOutCookieName.ts'
import { fairQueueKeysOfCaller, networkOfVisitorAddress, type SignedInMember } from '../../caller.ts'
import type { BrowserIdCookie, Context, SessionCookie } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { signOut } from '../../features/auth/service.ts'
import { findMemberOfSessionToken, maxSessionDays } from '../../features/auth/sessions/sessions.ts'
import { findUserIdOfSessionToken } from '../../features/auth/sessions/userOfSessionToken.ts'
import { createSecretToken, hashSecretToken } from '../../tokens.ts'
import { createLookUpQueue } from '../../turns/lookUpTurns.ts'
import { nameOfOwnCookie } from './ownCookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null for a visitor, and where the session was not looked up. */
    member: SignedInMember | null
  }
  interface FastifyContextConfig {
    /** Whether the answer is the same for everybody, or the route looks up the session itself where it needs it. */
    isWithoutSession?: true
  }
}

export interface SessionLookup {
  /** Looks up the caller, on routes where that does not happen for every request. */
  readSession: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The user whose limits a request counts for, known before its body has arrived. */
  userIdOf: (request: FastifyRequest) => Promise<string | null>
}

/**
 * Looks up the caller once the whole request has arrived, because the session may have ended between its head and its
 * body. The cookie is HttpOnly and sent only by our own pages and links to us; over https its name keeps other hosts
 * and paths from setting it. A browser with the sign-out mark counts as a visitor, and its first request ends its
 * session.
 */
export async function addSessionLookup(
  app: FastifyInstance,
  options: {
    deps: Deps
    isHttps: boolean
    contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  },
): Promise<SessionLookup> {
  await app.register(cookie, { hook: false })
  app.decorateRequest('member', null)
  const turns = createLookUpQueue()
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isWithoutSession) await readSession(request, reply)
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
      fairQueueKeysOfCaller({ visitor: ctx.visitor }),
      () => findMemberOfSessionToken(ctx, token),
      isGone,
    )
    if (cookies[nameOfOwnCookie(request, options.isHttps, pendingSignOutCookieName)] !== undefined) {
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
    const caller = fairQueueKeysOfCaller({ visitor: networkOfVisitorAddress(request.ip) })
    return await turns.run(caller, () => findUserIdOfSessionToken(options, token), isGone)
  }
}

/** Whether the browser has a session cookie; only the database knows whether it is valid. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined && /(?:^|;\s*)(?:__Host-)?larder=/.test(headers.cookie)
}

export function createSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): SessionCookie {
  const name = nameOfOwnCookie(request, isHttps, 'larder')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const
  const mark = nameOfOwnCookie(request, isHttps, pendingSignOutCookieName)
  // A browser that has signed in since must not be signed out by the mark.
  const clearSignOutMark = () => {
    if (request.headers.cookie?.includes(pendingSignOutCookieName))
      reply.clearCookie(mark, { path: '/', secure: mark.startsWith('__Host-') })
  }
  return {
    keep(token) {
      clearSignOutMark()
      reply.setCookie(name, token, { ...options, maxAge: maxSessionDays * 24 * 60 * 60 })
    },
    drop() {
      clearSignOutMark()
      reply.clearCookie(name, options)
    },
  }
}

const browserIdShape = /^[\w-]{43}$/
const browserIdDays = 365

/** The id in the browser's own cookie, which it gets with its first sign-up, sign-in or code. */
export function createBrowserIdCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): BrowserIdCookie {
  const name = nameOfOwnCookie(request, isHttps, 'larder-browser')
  let given: string | null = null
  const hashOfCookie = () => {
    const sent = request.server.parseCookie(request.headers.cookie ?? '')[name] ?? ''
    return browserIdShape.test(sent) ? hashSecretToken(sent) : null
  }
  return {
    get hash() {
      return given ?? hashOfCookie()
    },
    keep() {
      const known = given ?? hashOfCookie()
      if (known !== null) return known
      const { token, hash } = createSecretToken()
      const secure = name.startsWith('__Host-')
      const maxAge = browserIdDays * 24 * 60 * 60
      reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
      given = hash
      return hash
    },
  }
}
