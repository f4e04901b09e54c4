import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TypedTextSchema } from '#shared/contract/auth/auth.ts'
import type { SignInProviderProblem } from '#shared/contract/auth/providerProblem.ts'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { type IdentityProvider, ProviderFailure } from '../../features/auth/port.ts'
import {
  beginProviderVisit,
  endProviderVisit,
  logProviderFailure,
  providerVisitMinutes,
  storeProviderFormAnswer,
} from '../../features/auth/providers.ts'
import { logSecurityEvent } from '../../features/securityLog/service.ts'
import { logEvents } from '../../logEvents.ts'
import { createSecretToken } from '../../tokens.ts'
import { acceptFormBodies, parseFormBody } from '../forms/formBodies.ts'
import { originOfRequest } from '../origin.ts'
import { isPrefetchRequest, isReadByOtherSite, isRequestedForEmbedding } from '../security.ts'
import { nameOfOwnCookie } from './ownCookies.ts'
import { ProviderCallbackParameters, parseNameInAppleUser } from './providerAnswer.ts'

export interface ProviderRouteOptions {
  providers: readonly IdentityProvider[]
  /** The origin that browsers use; null when they connect directly. */
  publicUrl: string | null
  isHttps: boolean
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}

/** A form with a code, a state and a name is some hundred bytes. */
const formLimitBytes = 16 * 1024
/** The value that we put into the cookie: 256 bits as base64url. */
const browserKeyShape = /^[\w-]{43}$/

/** /auth/google and /auth/apple with their callbacks: they always redirect the browser, even after an error. */
export async function addProviderRoutes(app: FastifyInstance, options: ProviderRouteOptions): Promise<void> {
  for (const provider of options.providers) {
    const door: FastifyPluginAsync = async (scope) => openDoor(scope, provider, options)
    await app.register(door)
  }
}

function openDoor(door: FastifyInstance, provider: IdentityProvider, options: ProviderRouteOptions): void {
  const path = `/auth/${provider.name}`
  const callback = `${path}/callback`
  const redirectUriFor = (request: FastifyRequest) => originOfRequest(request, options.publicUrl) + callback
  const cookieOf = (request: FastifyRequest) => nameOfOwnCookie(request, options.isHttps, 'larder-visit')
  const browserKeyOf = (request: FastifyRequest) => {
    const key = door.parseCookie(request.headers.cookie ?? '')[cookieOf(request)] ?? ''
    return browserKeyShape.test(key) ? key : null
  }
  const cookieOptions = (name: string) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') }) as const

  door.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // A prefetch must not use up an attempt. A browser drops a failed prefetch and repeats the request on a click.
    if (isPrefetchRequest(request.headers)) return reply.code(503).send()
  })
  door.setErrorHandler((error: Error, request, reply) => {
    const isTooMany = error instanceof DomainError && error.code === 'TOO_MANY'
    const isTheirs =
      error instanceof z.core.$ZodError || ('statusCode' in error && Number(error.statusCode) < 500)
    if (error instanceof ProviderFailure) logProviderFailure(request, provider, error)
    else if (isTooMany)
      logSecurityEvent(options.contextFor(request, reply), 'rate limit exceeded', { route: path })
    else if (isTheirs) request.log.info({ code: error.name }, logEvents.requestRefused)
    else request.log.error({ err: error }, logEvents.requestFailed)
    return reply.redirect(
      loginWith(`${provider.name}-${isTooMany ? 'too-many' : 'failed'}`, nextPathIn(request)),
      303,
    )
  })

  door.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    // Two tabs may be signing in at once, so an existing key is kept.
    const browserKey = browserKeyOf(request) ?? createSecretToken().token
    const next = nextPathIn(request)
    if (isReadByOtherSite(request.headers)) return reply.redirect(loginPath(next), 303)
    const ctx = options.contextFor(request, reply)
    const url = await beginProviderVisit(ctx, provider, {
      browserKey,
      redirectUri: redirectUriFor(request),
      next,
    })
    const name = cookieOf(request)
    reply.setCookie(name, browserKey, { ...cookieOptions(name), maxAge: providerVisitMinutes * 60 })
    return reply.redirect(url.href, 302)
  })

  // A provider sends people back as a page load. Other requests must not use up the visitor's attempts.
  door.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url === callback && isRequestedForEmbedding(request.headers))
      return reply.redirect('/login', 303)
  })
  if (provider.answersByForm) takeForms(door, provider, { callback, contextFor: options.contextFor })
  door.get(callback, { exposeHeadRoute: false }, async (request, reply) => {
    const { state, code = null, isDenied } = ProviderCallbackParameters.parse(request.query)
    const browserKey = browserKeyOf(request) ?? ''
    const ctx = options.contextFor(request, reply)
    const redirectUri = redirectUriFor(request)
    const ended = await endProviderVisit(ctx, provider, { state, code, isDenied, browserKey, redirectUri })
    if (ended.problem) return reply.redirect(loginWith(ended.problem, ended.next), 303)
    const name = cookieOf(request)
    reply.clearCookie(name, cookieOptions(name))
    return reply.redirect(ended.next, 303)
  })
}

/**
 * A form from the provider's page arrives without our cookie. So its code and name are stored, and the browser is
 * redirected to the same address by GET, which sends the cookie.
 */
function takeForms(
  door: FastifyInstance,
  provider: IdentityProvider,
  { callback, contextFor }: Pick<ProviderRouteOptions, 'contextFor'> & { callback: string },
): void {
  acceptFormBodies(door, contextFor)
  const route = { bodyLimit: formLimitBytes, config: { takesForeignForms: true } } as const
  door.post(callback, route, async (request, reply) => {
    const { state, code, error, user } = ProviderCallbackParameters.parse(
      Object.fromEntries(parseFormBody(request)),
    )
    const ctx = contextFor(request, reply)
    if (code) await storeProviderFormAnswer(ctx, provider, { state, code, name: parseNameInAppleUser(user) })
    const query = new URLSearchParams({ state, ...(error && { error }) })
    return reply.redirect(`${callback}?${query}`, 303)
  })
}

function loginWith(problem: SignInProviderProblem, next: string): string {
  return `/login?${new URLSearchParams({ problem, ...(next !== '/' && { next }) })}`
}

function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}`
}

function nextPathIn({ query }: FastifyRequest): string {
  const next = TypedTextSchema.safeParse(Object(query).next)
  return sanitizeNextPath(next.data)
}
