import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '#messages'
import { fieldErrorsOf } from '#shared/contract/formFieldErrors.ts'
import type { Context } from '../../context.ts'
import { DomainError, refusalWithSentence } from '../../errors.ts'
import { createProcedureCaller } from '../../rpc/router.ts'
import { limitWritesPerMinute, type WriteLimits } from '../limits/rateLimit.ts'
import { acceptFormBodies, parseFormBody, readOrCreateDraftIdOfForm } from './formBodies.ts'
import { type AnyPlainForm, type FormFieldValues, plainForms } from './formRegistry.ts'

/** What a form may bring: as much as a long message in any script. */
const maxBytesOfForm = 64 * 1024
/** Longest address a form may come back in; proxies cut at 8 kB. */
const addressMaxLength = 6_000

interface PlainFormsOptions {
  limits: WriteLimits
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}

/** Takes the forms of browsers whose scripts have not come: what they bring goes to the same procedures. */
export async function addPlainFormRoutes(app: FastifyInstance, options: PlainFormsOptions): Promise<void> {
  const { limits, contextFor } = options
  const openDoors: FastifyPluginAsync = async (door) => {
    await limitWritesPerMinute(door, limits)
    acceptFormBodies(door, contextFor)
    for (const form of plainForms)
      door.post(form.path, { bodyLimit: form.maxBytes ?? maxBytesOfForm }, async (request, reply) => {
        const sent = parseFormBody(request)
        return reply.redirect(await addressAfter(form, sent, contextFor(request, reply), reply), 303)
      })
  }
  await app.register(openDoors)
}

/**
 * The page that follows: where it was done the next one, else the form's own with what was typed, its words in the address.
 * One too long for that gets its sentence alone: going back, a browser still has what was typed. Throws what is refused.
 */
async function addressAfter(
  form: AnyPlainForm,
  body: URLSearchParams,
  ctx: Context,
  reply: FastifyReply,
): Promise<string> {
  const sent: FormFieldValues = Object.fromEntries(
    // Forms break lines by two signs, of which people see one.
    form.fields.map((name) => [name, (body.get(name) ?? '').replaceAll('\r\n', '\n')]),
  )
  const { draftId: _, ...typed } = sent
  if ('draftId' in sent) sent.draftId = readOrCreateDraftIdOfForm(body)
  const page = form.back(typed, body.get('back') ?? '')
  const whole = page === null ? null : withQuery(page, { ...typed, refused: 'yes' })
  const refused = whole !== null && whole.length <= addressMaxLength ? whole : null
  const read = form.schema.safeParse(form.typed?.(sent, ctx) ?? sent)
  if (!read.success && (form.isOnlyPressed || page === null))
    throw new DomainError('INVALID', 'errors_bad_input')
  if (!read.success && refused !== null) return refused
  if (!read.success)
    throw refusalWithSentence('INVALID', Object.values(fieldErrorsOf(read.error))[0] ?? m.errors_bad_input())
  try {
    const answer = await form.procedure({ ctx, reply, caller: createProcedureCaller(ctx) })(
      read.data as never,
    )
    return typeof form.done === 'function'
      ? form.done(answer as never)
      : withQuery(page ?? '/', form.done ?? {})
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    const refusal = error.cause instanceof DomainError ? error.cause : error
    if (error.code === 'UNAUTHORIZED' && refused !== null)
      return `/login?${new URLSearchParams({ next: refused })}`
    if (refused !== null && refusal instanceof DomainError && form.comesBackFor?.includes(refusal.reason))
      return refused
    throw refusal
  }
}

/** A path of ours with these fields added to its query, or put in the place of what it had by their names. */
function withQuery(page: string, fields: FormFieldValues): string {
  const { pathname, search, searchParams, hash } = new URL(page, 'http://larder.invalid')
  if (Object.keys(fields).length === 0) return pathname + search + hash
  for (const [name, value] of Object.entries(fields)) searchParams.set(name, value)
  return `${pathname}?${searchParams}`
}
