import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Context } from '../context.ts'
import { findOutboxReaders, outboxAccessDays, redeemOutboxKey } from '../features/mail/outboxAccess.ts'
import { isReadByOtherSite } from './security.ts'
import { type LarderCookieName, nameOfOwnCookie } from './signIn/ownCookies.ts'

const name: LarderCookieName = 'larder-outbox'
/** 256 bits as base64url. */
const tokenShape = /^[\w-]{43}$/

/** Milliseconds, as `Reads` counts them. */
const redeemCost = 1

/** The token in the browser's outbox cookie; null when its value cannot be a token. */
export function readOutboxToken(request: FastifyRequest, isHttps: boolean): string | null {
  const { cookie } = request.headers
  if (!cookie?.includes(name)) return null
  const token = request.server.parseCookie(cookie)[nameOfOwnCookie(request, isHttps, name)] ?? ''
  return tokenShape.test(token) ? token : null
}

/**
 * Handles /dev/outbox?key=…: stores the key in a cookie of the browser and redirects to the address without the key,
 * even when the key is wrong, so that it stays in no history and no Referer.
 */
export function redirectAfterOutboxKey(options: {
  isHttps: boolean
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { key } = Object(request.query) as { key?: unknown }
    if (request.method !== 'GET' || key === undefined) return
    const ctx = options.contextFor(request, reply)
    ctx.reads?.expectBudget()
    ctx.reads?.charge(redeemCost)
    const mayOpen = findOutboxReaders(ctx.deps.config) === 'key' && !isReadByOtherSite(request.headers)
    const isShaped = typeof key === 'string' && tokenShape.test(key)
    const token = mayOpen && isShaped ? await redeemOutboxKey(ctx, key) : null
    if (token !== null) {
      const cookie = nameOfOwnCookie(request, options.isHttps, name)
      const secure = cookie.startsWith('__Host-')
      const maxAge = outboxAccessDays * 24 * 60 * 60
      reply.setCookie(cookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
    }
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    return reply.redirect('/dev/outbox', 303)
  }
}
