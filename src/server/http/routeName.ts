import type { FastifyRequest } from 'fastify'
import { matchPathPattern } from '#shared/pathPatterns.ts'
import { appRouter } from '../rpc/router.ts'

/** Names the route that answered a request, one of a few hundred. */
export type RouteNamer = (request: FastifyRequest) => string

const procedures = new Set(Object.keys(appRouter._def.procedures))

/**
 * Names routes by their pattern, pages by the pattern of their path, procedures by name. The rest of an address may be
 * a secret or have any number of forms, so it is left out: `/*` is an address without a page, `/rpc/unknown` a
 * procedure that does not exist, `/rpc/batch` several at once.
 */
export function createRouteNamer(pagePatterns: readonly string[]): RouteNamer {
  const plain = new Set(pagePatterns.filter((pattern) => !pattern.includes(':')))
  const withParameters = pagePatterns.filter((pattern) => pattern.includes(':'))

  function nameOfPage(url: string): string {
    const path = url.split('?', 1)[0] ?? ''
    if (plain.has(path)) return path
    return withParameters.find((pattern) => matchPathPattern(pattern, path)) ?? '/*'
  }

  return ({ routeOptions, params, url }) => {
    const route = routeOptions.url
    if (route === '/*') return nameOfPage(url)
    if (route !== '/rpc/:path') return route ?? '/*'
    const { path = '' } = Object(params) as { path?: string }
    if (path.includes(',')) return '/rpc/batch'
    return procedures.has(path) ? `/rpc/${path}` : '/rpc/unknown'
  }
}
