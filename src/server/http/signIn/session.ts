import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signOutMark } from '#shared/contract/auth/signOutTerms.ts'
import {
  type BrowserId,
  type Context,
  type Member,
  queueCallerOf,
  type SessionCookie,
  visitorOf,
} from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { signOut } from '../../features/auth/service.ts'
import { memberOf, sessionDays, userIdOf } from '../../features/auth/sessions/sessions.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { openLookUpQueue } from '../../turns/lookUpTurns.ts'
import { cookieName } from './ownCookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor, and where nobody looked. */
    member: Member | null
  }
}

export interface Sessions {
  /** Looks up who asks, where that is not done for every request of its kind. */
  readSession: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Whose limits a request counts for, before its body has come. */
  userIdOf: (request: FastifyRequest) => Promise<string | null>
}

/** What no session has a say in; photos ask for it where they need it. */
const sameForAll = /^\/(?:assets\/|photos\/|healthz|readyz|metrics|favicon\.|icons\/|manifest\.|sw\.)/

/**
 * Looks up who asks when all of the request has come: who sends its head, and the body long after, is still there then
 * or is not. The cookie is HttpOnly and sent by our own pages and links to us only;
 * over https its name forbids every other host and path to set it. A browser that says that its user has signed out meanwhile
 * is a visitor's, and its session ends with whatever it asks for first.
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
    const token = cookies[cookieName(request, options.isHttps, 'larder')]
    if (token === undefined) return
    const ctx = options.contextFor(request, reply)
    const isGone = () => request.raw.socket.destroyed
    request.member = await turns.run(
      queueCallerOf({ visitor: ctx.visitor }),
      () => memberOf(ctx, token),
      isGone,
    )
    if (cookies[cookieName(request, options.isHttps, signOutMark)] !== undefined) {
      await signOut({ ...ctx, member: request.member })
      request.member = null
      return
    }
    // Who signs in meanwhile has another cookie when a call that one tab made with the former is answered.
    if (!request.member && !request.url.startsWith('/rpc/')) ctx.cookie.drop()
  }

  async function userIdOfRequest(request: FastifyRequest): Promise<string | null> {
    if (!hasSessionCookie(request)) return null
    const cookies = app.parseCookie(request.headers.cookie ?? '')
    const token = cookies[cookieName(request, options.isHttps, 'larder')]
    if (token === undefined) return null
    const isGone = () => request.raw.socket.destroyed
    const caller = queueCallerOf({ visitor: visitorOf(request.ip) })
    return await turns.run(caller, () => userIdOf(options, token), isGone)
  }
}

/** Whether the browser says that somebody is signed in; whether that is true, only the database knows. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined && /(?:^|;\s*)(?:__Host-)?larder=/.test(headers.cookie)
}

export function cookieOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): SessionCookie {
  const name = cookieName(request, isHttps, 'larder')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const
  const mark = cookieName(request, isHttps, signOutMark)
  // Whoever has signed in since is not to be signed out.
  const forgetMark = () => {
    if (request.headers.cookie?.includes(signOutMark))
      reply.clearCookie(mark, { path: '/', secure: mark.startsWith('__Host-') })
  }
  return {
    keep(token) {
      forgetMark()
      reply.setCookie(name, token, { ...options, maxAge: sessionDays * 24 * 60 * 60 })
    },
    drop() {
      forgetMark()
      reply.clearCookie(name, options)
    },
  }
}

const browserIdShape = /^[\w-]{43}$/
const browserIdDays = 365

/** The id in the browser's own cookie, which it is given with its first sign-up, sign-in or code, and not before. */
export function browserIdOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): BrowserId {
  const name = cookieName(request, isHttps, 'larder-browser')
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
