import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { decodeBodyByCharset } from './bodyCharset.ts'

/** Nothing that Larder is sent is nested as deeply; parsing 130,000 levels takes 50 ms of a core. */
const maxLevels = 40
/**
 * Characters that somebody who is not signed in may send. The longest that they have to send is a form without scripts with a text of
 * 5,000 characters, each of which an address-encoded body writes with up to nine.
 */
const maxOfVisitors = 48_000
/** 256 kB take up to 300 ms of a core to parse, to check and to take. */
const charactersPerCost = 1_024
/** What is shorter is never refused for what its caller has spent. */
const minLongTextCharacters = 8 * charactersPerCost

/** Refuses JSON that is nested deeper than anything Larder takes, before it is parsed. */
export function refuseDeeplyNestedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeBodyByCharset(request, body)
    if (text === null) done(unreadable())
    else if (isJsonNestedTooDeep(text)) done(badInput())
    else void parse(request, text, done)
  })
}

/** As `refuseDeeplyNestedJson`, where bodies are handed on as text. */
export function refuseDeeplyNestedJsonText(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body }) => {
    if (typeof body === 'string' && isJsonNestedTooDeep(body)) throw badInput()
  })
}

/**
 * Where bodies are handed on as text: refuses long ones of visitors, and has callers pay for theirs as for what they
 * read. Throws TOO_MANY for a long one when that is spent.
 */
export function chargeForBodyText(
  app: FastifyInstance,
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { member, body } = request
    if (typeof body !== 'string') return
    if (!member && body.length > maxOfVisitors) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    const { reads } = contextFor(request, reply)
    if (body.length > minLongTextCharacters) reads?.expectBudget()
    reads?.charge(body.length / charactersPerCost)
  })
}

/** Reads JSON, and no text of another type, for these routes only once it is known who sent it: see `chargeForBodyText`. */
export function chargeForBodyThenParseJson(
  door: FastifyInstance,
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  const parse = door.getDefaultJsonParser('error', 'error')
  door.removeContentTypeParser(['application/json', 'text/plain'])
  door.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeBodyByCharset(request, body)
    done(text === null ? unreadable() : null, text ?? undefined)
  })
  chargeForBodyText(door, contextFor)
  refuseDeeplyNestedJsonText(door)
  door.addHook('preHandler', (request, _reply, done) => {
    if (typeof request.body !== 'string') return done()
    void parse(request, request.body, (error, body) => {
      request.body = body
      done(error ?? undefined)
    })
  })
}

const badInput = () => new DomainError('INVALID', 'errors_bad_input')
const unreadable = () => new DomainError('INVALID', 'errors_unreadable_text')

/** Whether objects and arrays of a JSON text stand in each other on too many levels. */
export function isJsonNestedTooDeep(json: string): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') {
      level += 1
      if (level > maxLevels) return true
    } else if (sign === ']' || sign === '}') level -= 1
  }
  return false
}
