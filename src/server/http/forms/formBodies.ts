import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDraftId } from '#shared/contract/ids.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { chargeForBodyText } from './bodyTexts.ts'

/** No form has as many fields; reading 130,000 of them takes 110 ms of a core. */
const maxFields = 50

/** Lets these routes take forms of browsers whose scripts have not come. Who sends pays as for JSON: see `chargeForBodyText`. */
export function acceptFormBodies(
  door: FastifyInstance,
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  // What a form with another `enctype`, or a script, sends would be read as a form without fields.
  door.removeContentTypeParser(['application/json', 'text/plain'])
  door.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  chargeForBodyText(door, contextFor)
}

/** What a form brought, by the names of its fields; nothing where nothing was sent. Throws INVALID. */
export function parseFormBody({ body }: FastifyRequest): URLSearchParams {
  if (typeof body !== 'string') return new URLSearchParams()
  if (body.split('&', maxFields + 1).length > maxFields) throw new DomainError('INVALID', 'errors_bad_input')
  return new URLSearchParams(body)
}

/**
 * The id of what was typed into a form, with which its page was drawn: its scripts send the same one. Pages that are the same for all
 * visitors are kept, and several people may have them, so procedures tell senders and their words apart. A new one where the page
 * had none.
 */
export const readOrCreateDraftIdOfForm = (form: URLSearchParams): string =>
  form.get('draftId') || createDraftId()
