import type { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as m from '#messages'
import { isMutationName } from '../rpc/router.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route exists to refuse its methods: they do not count as allowed. */
    isRefusal?: true
  }
}

/** The methods that an address allows, as `Allow` names them; empty for an address that does not exist. */
export type FindAllowedMethods = (url: string) => string[]

/** Every path without a route of its own is sent to the pages; `pagePatterns` names those that exist. */
const anyPath = '/*'
const pageMethods = ['GET', 'HEAD']
/** tRPC opens one route for every method. */
const callPattern = '/rpc/:path'
export const methodsOfProcedureCalls = ['GET', 'HEAD', 'POST']

/**
 * Collects the methods of pages and of all routes that are added after this call, so that a wrong method can be
 * answered with 405 instead of 404.
 */
export function collectAllowedMethods(
  app: FastifyInstance,
  pagePatterns: readonly string[],
): FindAllowedMethods {
  const methods = new Map<string, Set<string>>(pagePatterns.map((pattern) => [pattern, new Set(pageMethods)]))
  methods.set(callPattern, new Set(methodsOfProcedureCalls))
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url === anyPath || url === callPattern || config?.isRefusal) return
    const known = methods.get(url) ?? new Set()
    for (const each of [method].flat()) known.add(each)
    methods.set(url, known)
  })
  let shapes: { shape: RegExp; allowed: ReadonlySet<string> }[] | null = null

  return (url) => {
    const path = url.split(/[?#]/, 1)[0] ?? ''
    shapes ??= [...methods]
      .filter(([pattern]) => /[:*]/.test(pattern))
      .map(([pattern, allowed]) => ({ shape: routePatternToRegExp(pattern), allowed }))
    const found = shapes.flatMap(({ shape, allowed }) => (shape.test(path) ? [...allowed] : []))
    return [...new Set([...(methods.get(path) ?? []), ...found])].sort()
  }
}

/** Answers a request whose address does not allow its method. */
export function answerMethodNotAllowed(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  const allow = allowed.join(', ')
  return reply
    .code(405)
    .header('allow', allow)
    .send({ message: m.errors_wrong_method({ allow }) })
}

/** The headers of an answer to calls of procedures when one was called with the wrong method. */
export function allowHeaderOfProcedureCalls(
  errors: readonly TRPCError[],
  paths: readonly string[] | undefined,
): Record<string, string> {
  if (!errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED')) return {}
  return { allow: paths?.some(isMutationName) ? 'POST' : 'GET, HEAD' }
}

/** Parses a route's pattern: `:name` or `:name(regular expression)` within a part of the path, `*` at its end. */
function routePatternToRegExp(pattern: string): RegExp {
  const literal = pattern.replace(/:\w+(?:\([^)]*\))?/g, ':').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll(':', '[^/]+').replaceAll('*', '.*')}$`)
}
