import type { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as m from '#messages'
import { isMutation } from '../rpc/router.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that refuses every method it is called by: its address does not take them. */
    isRefusal?: true
  }
}

/** The methods that an address takes, as `Allow` names them; empty for an address that is not there. */
export type AllowedMethodsOf = (url: string) => string[]

/** Every path that is nothing else leads to a page; those that have one are named by `pagePatterns`. */
const anyPath = '/*'
const pageMethods = ['GET', 'HEAD']
/** tRPC opens one route for every method there is. */
const callPattern = '/rpc/:path'
export const callMethods = ['GET', 'HEAD', 'POST']

/**
 * Gathers the methods of all routes that are opened after this call, and of pages. Where a method is wrong, the answer can then
 * say so instead of that there is nothing.
 */
export function collectMethods(app: FastifyInstance, pagePatterns: readonly string[]): AllowedMethodsOf {
  const methods = new Map<string, Set<string>>(pagePatterns.map((pattern) => [pattern, new Set(pageMethods)]))
  methods.set(callPattern, new Set(callMethods))
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
      .map(([pattern, allowed]) => ({ shape: shapeOf(pattern), allowed }))
    const found = shapes.flatMap(({ shape, allowed }) => (shape.test(path) ? [...allowed] : []))
    return [...new Set([...(methods.get(path) ?? []), ...found])].sort()
  }
}

/** Answers a request whose method its address does not take. */
export function refuseMethod(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  const allow = allowed.join(', ')
  return reply
    .code(405)
    .header('allow', allow)
    .send({ message: m.errors_wrong_method({ allow }) })
}

/** The headers of an answer to calls of procedures, of which one was called by the other's method. */
export function allowOfCalls(
  errors: readonly TRPCError[],
  paths: readonly string[] | undefined,
): Record<string, string> {
  if (!errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED')) return {}
  return { allow: paths?.some(isMutation) ? 'POST' : 'GET, HEAD' }
}

/** A route's pattern: `:name` or `:name(regular expression)` within a part of the path, `*` at its end. */
function shapeOf(pattern: string): RegExp {
  const literal = pattern.replace(/:\w+(?:\([^)]*\))?/g, ':').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll(':', '[^/]+').replaceAll('*', '.*')}$`)
}
