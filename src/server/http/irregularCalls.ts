import type { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { answerMethodNotAllowed, methodsOfProcedureCalls } from './allowedMethods.ts'

/** The `retry-after` header with the longest wait among the refused calls. */
export function retryAfter(errors: TRPCError[]): Record<string, string> {
  const seconds = errors.map(({ cause }) => (cause instanceof DomainError && cause.retryAfterSeconds) || 0)
  const longest = Math.max(0, ...seconds)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}

/**
 * Refuses addresses that do not name their procedures plainly. A write must come alone and as JSON, so that neither a
 * batch nor an unusual spelling evades the count, and forms of other sites are never read.
 */
export async function refuseIrregularCalls({ method, url, headers }: FastifyRequest, reply: FastifyReply) {
  if (method === 'GET' || method === 'HEAD') {
    if (!/^\/rpc\/(?:[\w.,]|%2c)+(\?|$)/i.test(url)) throw new DomainError('INVALID', 'errors_bad_input')
    return
  }
  if (method !== 'POST')
    return answerMethodNotAllowed(reply.header('connection', 'close'), methodsOfProcedureCalls)
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? 'application/json')
  if (!isJson || !/^\/rpc\/[\w.]+(\?|$)/.test(url)) throw new DomainError('INVALID', 'errors_bad_input')
}
